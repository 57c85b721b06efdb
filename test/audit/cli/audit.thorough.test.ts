/** `audit`. */
import fs, {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Audit } from '../../../src/audit/index.js';
import { repeating, shellCommand } from '../scripts.js';
import { call, csvIn, jsonIn } from '../../cli/captured.js';
import { longTest, quickTest as test } from '../../depth.js';

const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-audit-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const command = (answer: string): string => shellCommand(answer, folder);

const all = repeating(`echo '{"ok":true}'`);
const none = repeating(`echo '{"ok":false}'`);

test('reports disagreements of a parser and a document, with exit code 1', async () => {
  const { code, stdout } = await call(['audit', '--command', none, '-r', 'rfc3986', '--cases', '-'], {
    stdin: ['a b\nhttp://h/\n\n'],
  });
  expect(code).toBe(1);
  expect(stdout).toBe(
    [
      'script 1',
      '3 strings                rfc3986',
      'agreed                   1',
      'accepted, not derivable  0',
      'derivable, rejected      2',
      'components different     0',
      '',
      'rfc3986  class                    section  smallest string',
      '2        refused: several places           ε',
      '',
    ].join('\n'),
  );
});

test('shows leading and trailing spaces of a text', async () => {
  const { stdout } = await call(['audit', '--command', all, '-r', 'rfc3986', '--cases', '-'], {
    stdin: ['a \n'],
  });
  expect(stdout).toMatch(/accepted: .*: space .*␣\n/);
});

test('prints several documents side by side as JSON', async () => {
  const { code, stdout } = await call(
    ['audit', '--command', all, '-r', 'rfc1738,rfc3986', '--cases', '-', '--json'],
    { stdin: ['a"\n'] },
  );
  expect(code).toBe(1);
  const [{ parser, cases, documents }] = jsonIn(stdout) as [Audit];
  expect(parser).toMatchObject({ name: 'script', version: '1' });
  expect(cases).toBe(1);
  expect(documents.map(({ revision, classes }) => [revision, classes.length])).toEqual([
    ['rfc1738', 1],
    ['rfc3986', 1],
  ]);
});

test('--csv prints a record for each class', async () => {
  const argv = ['audit', '--command', all, '-r', 'rfc1738,rfc3986', '--cases', '-', '--csv'];
  const { code, stdout } = await call(argv, { stdin: ['=a"\n'] });
  expect(code).toBe(1);
  const [heading, ...records] = csvIn(stdout);
  expect(heading).toEqual([
    'revision',
    'verdict',
    'strings',
    'class',
    'section',
    'smallest string',
    'message',
  ]);
  expect(records.map((record) => record.slice(0, 3))).toEqual([
    ['rfc1738', 'accepted', '1'],
    ['rfc3986', 'accepted', '1'],
  ]);
});

test('exits with code 0 if they agree', async () => {
  const { code, stdout } = await call(['audit', '--command', none, '--cases', '-'], {
    stdin: ['a b\n'],
  });
  expect(code).toBe(0);
  expect(stdout).toContain('agreed                   1');
});

longTest('generates random texts', async () => {
  const { stdout } = await call(['audit', '--command', none, '-r', 'rfc3986', '--size', '50', '--json']);
  expect(jsonIn(stdout)).toMatchObject([{ cases: 50 }]);
});

test('reports a crash with its text', async () => {
  const crash = repeating(`case $line in *crash*) exit 3;; esac; echo '{"ok":true}'`);
  const { stdout } = await call(['audit', '--command', crash, '--cases', '-'], {
    stdin: ['a\nhttp://crash/\n'],
  });
  expect(stdout).toMatch(/crashes +1\n/);
  expect(stdout).toMatch(/1 +crash: ended with exit code 3 +crash\n/);
});

test('reports a text that the adapter cannot pass on, but not as a disagreement', async () => {
  const some = `return text === '\\0' ? '{"error":"a string of C"}' : text === 'a b' ? '{"ok":false}' : '{"ok":true}'`;
  const argv = ['audit', '--command', command(some), '--cases', '-'];
  const { code, stdout } = await call(argv, { stdin: ['\0\na b\n'] });
  expect(stdout).toMatch(/adapter errors +1\n/);
  expect(code).toBe(0);
  expect(stdout).not.toContain('too few');
});

test('an adapter without answers is an error, whatever the baseline', async () => {
  const file = join(folder, 'errors.json');
  const nothing = command(`return '{"error":"my \\\\u001b[31m 7 databases are closed"}'`);
  const argv = ['audit', '--command', nothing, '-r', 'rfc3986', '--cases', '-'];
  const { code, stdout, stderr } = await call([...argv, '--write-baseline', file], { stdin: ['a\nb\n'] });
  expect(code).toBe(2);
  expect(stdout).toContain('my \\u{1B}[31m 7');
  expect(stderr).toContain('error: the adapter answered 0 of 2 strings: too few for a result');
  expect((await call([...argv, '--baseline', file], { stdin: ['a\nb\n'] })).code).toBe(2);
});

test('an empty list of texts is an error', async () => {
  const { code, stderr } = await call(['audit', '--command', all, '--cases', '-'], { stdin: [''] });
  expect([code, stderr]).toEqual([2, expect.stringContaining('the list contains no strings')]);
});

test('omits classes of the baseline; new classes give exit code 1', async () => {
  const file = join(folder, 'baseline.json');
  const asked = ['audit', '--command', all, '-r', 'rfc3986', '--cases', '-'];
  const first = await call([...asked, '--write-baseline', file], { stdin: ['a b\n'] });
  expect(first.code).toBe(1);
  const again = await call([...asked, '--baseline', file, '--format', 'markdown'], { stdin: ['a b\n'] });
  expect([again.code, again.stdout.includes('##')]).toEqual([0, false]);
  const more = await call([...asked, '--baseline', file, '--format', 'sarif'], { stdin: ['a b\na#"\n'] });
  expect(more.code).toBe(1);
  expect(jsonIn(more.stdout)).toMatchObject([{ runs: [{ results: [{ level: 'warning' }] }] }]);
});

test('writes a baseline atomically, and never over the cases', async () => {
  const [file, link] = [join(folder, 'kept.json'), join(folder, 'linked.txt')];
  const asked = ['audit', '--command', all, '-r', 'rfc3986', '--write-baseline', file];
  await call([...asked, '--cases', '-'], { stdin: ['a b\n'] });
  const before = readFileSync(file, 'utf8');
  const write = jest.spyOn(fs, 'writeFileSync').mockImplementationOnce((path) => {
    closeSync(openSync(path as string, 'w'));
    throw new Error('ENOSPC: no space left on device, write');
  });
  const full = await call([...asked, '--cases', '-'], { stdin: ['a b\nc d\n'] });
  write.mockRestore();
  expect([full.code, full.stderr]).toEqual([2, expect.stringContaining('ENOSPC')]);
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  symlinkSync(file, link);
  for (const cases of [file, link]) {
    const { code, stderr } = await call([...asked, '--cases', cases]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('which is an input: name another file')]);
  }
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a baseline that is not UTF-8, or too large, is refused', async () => {
  const file = join(folder, 'latin1.json');
  const asked = ['audit', '--command', all, '--cases', '-', '--baseline', file];
  writeFileSync(file, Uint8Array.of(0x7b, 0xe4, 0x7d));
  const { code, stderr } = await call(asked, { stdin: ['a\n'] });
  expect([code, stderr]).toEqual([2, expect.stringContaining('it is not UTF-8')]);
  writeFileSync(file, `{}${' '.repeat(2 ** 24)}`);
  const large = await call(asked, { stdin: ['a\n'] });
  expect([large.code, large.stderr]).toEqual([2, expect.stringContaining('it has more than 16777216 bytes')]);
});

longTest('accepts the cases of a suite in every format', async () => {
  const list = (await call('suite rfc1808 --size 20')).stdout;
  const file = join(folder, 'suite.json');
  writeFileSync(file, list);
  const argv = ['audit', '--command', none, '-r', 'rfc1808', '--json'];
  const fromFile = jsonIn((await call([...argv, '--cases', file])).stdout) as [Audit];
  expect(fromFile[0].cases).toBe(20);
  const made = jsonIn((await call([...argv, '--suite', '--size', '20'])).stdout) as [Audit];
  expect(made[0].cases).toBeGreaterThan(20);
  writeFileSync(file, '{"cases":[1]}');
  const { code, stderr } = await call([...argv, '--cases', file]);
  expect([code, stderr]).toEqual([2, expect.stringContaining('cannot read')]);
});

test('parsers are compared with each other', async () => {
  const argv = 'audit --between node-url node-url-parse --cases -';
  const { code, stdout } = await call(argv, { stdin: ['http://a/\nhttp://a\\@b/\nhttp://a;b/\n'] });
  expect(code).toBe(1);
  expect(stdout).toContain('different hosts in 3 strings  node-url-parse\nnode-url                      1\n');
  const csv = await call(`${argv} --csv`, { stdin: ['http://a;b/\n'] });
  expect(csvIn(csv.stdout)).toEqual([
    [
      ...['one', 'other', 'difference', 'both report it', 'strings', 'smallest string'],
      ...['answer of one', "the other's answer"],
    ],
    ['node-url', 'node-url-parse', 'host', 'true', '1', 'p://;', ';', 'ε'],
  ]);
  const json = await call(`${argv} --json`, { stdin: ['http://a/\n'] });
  expect(json.code).toBe(0);
  expect(jsonIn(json.stdout)).toMatchObject([{ cases: 1, pairs: [{ accepted: 1, differences: [] }] }]);
});

test('texts that only one of two parsers accepts are a difference', async () => {
  const taking = (name: string, answer: string): string =>
    shellCommand(answer, folder, { name, version: '1' });
  const [strict, loose] = [
    taking('strict', 'return JSON.stringify(text.includes("_") ? { ok: false } : { ok: true, host: "h" })'),
    taking('loose', 'return JSON.stringify({ ok: true, host: "h" })'),
  ];
  const argv = ['audit', '--between', '--command', strict, '--command', loose, '--cases', '-'];
  const { code, stdout } = await call(argv, { stdin: ['http://a_b/\nhttp://h/\n'] });
  expect(code).toBe(1);
  expect(stdout).toContain('accepted by one only  loose\nstrict                1\n');
  expect(stdout).toMatch(/^acceptance +1 +_ +strict: rejects +loose: accepts, host h$/m);
  const csv = await call([...argv, '--csv'], { stdin: ['http://a_b/\nhttp://h/\n'] });
  expect(csvIn(csv.stdout)[1]).toEqual([
    'strict',
    'loose',
    'acceptance',
    'true',
    '1',
    '_',
    'rejects',
    'accepts, host h',
  ]);
});

test('compares your own parser with installed ones, and with another version of itself', async () => {
  const host = (version: string, end: string): string =>
    shellCommand(
      `const host = /^http:\\/\\/([^${end}]*)/.exec(text)?.[1];
       return JSON.stringify(host === undefined ? { ok: false } : { ok: true, scheme: 'http', host });`,
      folder,
      { name: 'own', version },
    );
  const argv = ['audit', '--between', 'node-url', '--command', host('1', '/'), '--command', host('2', '/;')];
  const stdin = ['http://a/\nhttp://a;b/\n'];
  const { code, stdout } = await call([...argv, '--cases', '-'], { stdin });
  expect(code).toBe(1);
  expect(stdout).toContain(
    [
      'different hosts in 2 strings  own 1  own 2',
      'node-url                      0      1',
      'own 1                         –      1',
      '',
    ].join('\n'),
  );
  const twice = ['audit', '--between', '--command', host('1', '/'), '--command', host('1', '/')];
  expect((await call([...twice, '--cases', '-'], { stdin })).stdout).toContain('own 1 (2)\nown 1  ');
});

test.each<[string | readonly string[], string]>([
  [['audit', 'node-url', '--baseline', __filename], 'a baseline must be JSON, as --write-baseline writes it'],
  [
    ['audit', 'node-url', '--cases', __filename, '--write-baseline', __filename],
    `the baseline would overwrite "${__filename}", which is an input`,
  ],
  [['audit', 'node-url', '--write-baseline', folder], `cannot write "${folder}": it is a folder`],
  [['audit', '--command', ''], '--command names no program'],
  [['audit', '--command', 'exit 3', '--cases', '-'], 'the adapter does not start: it ended with exit code 3'],
])('%j is refused', async (argv, message) => {
  const { code, stdout, stderr } = await call(argv);
  expect(stderr).toContain(message);
  expect([code, stdout]).toEqual([2, '']);
});

test('lists the adapters, and those that can run', async () => {
  const { code, stdout } = await call(['audit', '--list', '--cache', folder]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^node-url +JavaScript +URL +yes$/m);
  expect(stdout).toMatch(/^fast-uri +JavaScript +fast-uri +(after --install fast-uri|no: .*)$/m);
});
