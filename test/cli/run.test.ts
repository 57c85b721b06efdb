/** The command line as a whole: help, misuse, exit codes, colour, and streams that fail. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { commandGroups, commandNames } from '../../src/cli/commands.js';
import { run } from '../../src/cli/run.js';
import { json } from '../../src/cli/output/terminal.js';
import { revisions } from '../../src/api/index.js';
import { recordFormats } from '../../src/cli/input/records/formats.js';
import { aboutCsv } from '../../src/cli/topics/formats.js';
import { topicNames } from '../../src/cli/topics.js';
import { call, hostile, linesIn, packageFolder, unfit } from './captured.js';

describe('help', () => {
  test('lists every command under its heading', async () => {
    const { code, stdout, stderr } = await call('--help');
    expect(code).toBe(0);
    expect(stderr).toBe('');
    for (const argv of [['help'], ['help', 'help']])
      expect(await call(argv)).toEqual({ code, stdout, stderr });
    for (const heading of Object.keys(commandGroups)) expect(linesIn(stdout)).toContain(heading);
    for (const name of commandNames) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
  });

  test('begins with the everyday commands, and lists the topics', async () => {
    const { stdout } = await call('--help');
    const everyday = /^Everyday:\n(.*?)\n\n/ms.exec(stdout)?.[1] ?? '';
    const names = everyday.split('\n').map((line) => line.trim().split(' ')[0]);
    expect(names.sort()).toEqual(['check', 'compare', 'fix', 'links', 'migrate', 'parse']);
    for (const name of topicNames) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
  });

  /** Commands whose options alone need most of a screen. */
  const long: readonly string[] = ['audit', 'check', 'generate', 'migrate', 'sample'];

  test.each(commandNames)('%s shows examples before options, on a screen of 80 columns', async (name) => {
    const { code, stdout } = await call([name, '--help']);
    expect(code).toBe(0);
    expect(await call(['help', name])).toMatchObject({ code, stdout });
    const lines = linesIn(stdout);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(lines.length).toBeLessThanOrEqual(long.includes(name) ? 52 : 45);
    const [usage = '', empty, purpose = '', ...rest] = lines;
    expect(usage).toMatch(`Usage: uri-revisions ${name}`);
    expect(empty).toBe('');
    expect(purpose).toMatch(/^[A-Z].*\.$/);
    expect(rest.slice(0, 2)).toEqual(['', 'Examples:']);
    const examples = rest.slice(2, rest.indexOf('', 2));
    expect(examples.length).toBeGreaterThan(1);
    expect(examples.length).toBeLessThanOrEqual(3);
    expect(examples.filter((example) => !example.includes(`uri-revisions ${name}`))).toEqual([]);
    expect(rest.indexOf('Options:')).toBeGreaterThan(examples.length);
  });

  test.each(commandNames)('%s refers to topics that explain its options', async (name) => {
    const { stdout } = await call([name, '--help']);
    const referred = /^See also \(help TOPIC\): (.*)$/m.exec(stdout)?.[1]?.split(', ') ?? [];
    const mentioned = Array.from(stdout.matchAll(/\bhelp ([a-z-]+)/g), ([, topic = '']) => topic);
    const known = [...topicNames, ...commandNames, 'show'];
    expect([...referred, ...mentioned].filter((topic) => !known.includes(topic))).toEqual([]);
    expect(referred).toContain('exit-codes');
    if (/^ {2}--csv\b/m.test(stdout)) expect(referred).toContain('formats');
    if (/^ {2}--abnf\b/m.test(stdout))
      expect(referred).toEqual(expect.arrayContaining(['grammars', 'revisions']));
  });

  test.each(topicNames)('explains %s in lines that fit 80 columns', async (name) => {
    const { code, stdout, stderr } = await call(['help', name]);
    expect([code, stderr]).toEqual([0, '']);
    expect(linesIn(stdout).filter((line) => line.length > 80)).toEqual([]);
    expect(stdout.trimEnd()).toBe(stdout.slice(0, -1));
    expect(stdout.length).toBeGreaterThan(200);
  });

  test.each([
    ['formats', [aboutCsv.split('\n', 1).join(), '--column', '*.gz', ...Object.keys(recordFormats)]],
    ['grammars', ['--abnf', '--notation', '--from', '--depth', '--prefer', 'abnf:FILE']],
    ['revisions', [...revisions, 'seeds', 'standards', 'today', 'all', 'url-1993..']],
    ['exit-codes', ['0  ', '1  ', '2  ', '141  ']],
  ])('the topic %s holds what commands share', async (name, parts) => {
    const { stdout } = await call(['help', name]);
    for (const part of parts) expect(stdout).toContain(part);
  });

  test('describes CSV in one topic only', async () => {
    for (const name of commandNames) {
      const { stdout } = await call([name, '--help']);
      if (!/^ {2}--csv\b/m.test(stdout)) continue;
      expect(stdout).toMatch(/^ {2}--csv +print CSV$/m);
      expect(stdout).not.toContain('spreadsheets may');
    }
  });

  test('of generate names the package that its parsers need', async () => {
    expect((await call('generate --help')).stdout).toContain('the package uri-revisions');
  });

  test('goes to standard error, with exit code 2, where a command is missing', async () => {
    const { code, stdout, stderr } = await call([]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('Usage: uri-revisions');
  });
});

const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
  readonly version: string;
};

test.each(['--version', '-V'])('%s shows the version', async (option) => {
  expect(await call([option])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
});

describe('colour', () => {
  const argv = 'compare http://a_b/';
  const escape = '\u001b[';

  test('is for terminals, and comes on top of signs', async () => {
    const plain = await call(argv);
    const coloured = await call(argv, { columns: 80 });
    expect(plain.stdout).not.toContain(escape);
    expect(coloured.stdout).toContain(escape);
    expect(coloured.stdout.replaceAll(/\u001b\[\d+m/g, '')).toBe(plain.stdout);
  });

  test.each([{ NO_COLOR: '1' }, { TERM: 'dumb' }])('is off where the environment says %j', async (env) => {
    expect((await call(argv, { columns: 80, env })).stdout).not.toContain(escape);
  });

  test.each([{ NO_COLOR: '' }, { TERM: 'xterm' }])('is on where it says %j', async (env) => {
    expect((await call(argv, { columns: 80, env })).stdout).toContain(escape);
  });

  test('is off where only the environment asks for it', async () => {
    expect((await call(argv, { env: { FORCE_COLOR: '1', CI: '1' } })).stdout).not.toContain(escape);
  });
});

describe('a standard output that fails', () => {
  /** Returns a stream that accepts one write, then fails. */
  function failing(code: string): Writable {
    let writes = 0;
    return new Writable({
      highWaterMark: 1,
      write: (_chunk, _encoding, done) => {
        done(++writes > 1 ? Object.assign(new Error(`${code}: it fails`), { code }) : null);
      },
    });
  }

  async function runInto(stdout: Writable, argv: readonly string[]): Promise<[number, string]> {
    let talk = '';
    const stderr = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        talk += chunk.toString();
        done();
      },
    });
    const stdin = Readable.from(Array.from({ length: 100 }, () => Buffer.from('http://h/\n')));
    return [await run(argv, { stdin, stdout, stderr, env: {}, packageFolder }), talk];
  }

  const lots = ['check', '-r', 'rfc1738'];

  test('because the reader is gone ends silently, as by SIGPIPE', async () => {
    expect(await runInto(failing('EPIPE'), lots)).toEqual([141, '']);
  });

  test('however much there is still to draw', async () => {
    const draws = ['sample', 'rfc1738', '--length', '30', '--count', '1000000', '--seed', '1'];
    expect(await runInto(failing('EPIPE'), draws)).toEqual([141, '']);
    expect(await runInto(failing('EPIPE'), [...draws, '--near-miss'])).toEqual([141, '']);
  });

  test('because the disk is full is reported', async () => {
    expect(await runInto(failing('ENOSPC'), lots)).toEqual([2, 'error: cannot write: ENOSPC: it fails\n']);
  });

  test.each([['--help'], ['revisions'], ['grammar', 'rfc1738'], ['compare', 'x']])(
    '%s too',
    async (...argv) => {
      expect(await runInto(failing('EPIPE'), argv)).toEqual([141, '']);
    },
  );
});

test('reports an internal error, distinct from a verdict', async () => {
  const broken = async function* (): AsyncGenerator<Uint8Array> {
    yield await Promise.resolve(undefined as unknown as Uint8Array);
  };
  const outcome = { stdout: '', stderr: '' };
  const stream = (key: 'stdout' | 'stderr'): Writable =>
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        outcome[key] += chunk.toString();
        done();
      },
    });
  const io = { stdin: broken(), stdout: stream('stdout'), stderr: stream('stderr'), env: {}, packageFolder };
  expect(await run(['check', '-r', 'rfc1738'], io)).toBe(2);
  expect(outcome.stderr).toMatch(/^error: internal error in uri-revisions\nTypeError: /);
});

test('JSON keeps every value and shows no character that a terminal obeys or hides', () => {
  const values = [...hostile, '\\\u202e', '"\u0000"', '\u{e0041}', { '\u200b': ['\ufeff'] }];
  for (const value of values) {
    expect(JSON.parse(json(value))).toEqual(value);
    expect(json(value)).not.toMatch(/[\n\t]/);
    expect(json(value)).not.toMatch(unfit);
  }
});

test('every revision is known to every command that takes one', async () => {
  for (const id of revisions) {
    expect(await call(['parse', 'http://h/', '-r', id])).toMatchObject({ code: 0, stderr: '' });
    expect(await call(['check', 'http://h/', '-r', id])).toMatchObject({ code: 0, stderr: '' });
    expect(await call(['grammar', id])).toMatchObject({ code: 0, stderr: '' });
    expect(await call(['compare', 'http://h/', '-r', id])).toMatchObject({ code: 0, stderr: '' });
  }
});
