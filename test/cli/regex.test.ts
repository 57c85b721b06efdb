/** Regular expressions in place of a revision. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, jsonIn, linesIn } from './captured.js';

const folder = mkdtempSync(join(tmpdir(), 'regex-'));
const inFile = (name: string, contents: string | Uint8Array): string => {
  writeFileSync(join(folder, name), contents);
  return join(folder, name);
};

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('relation of a pattern and a rule', async () => {
  const { code, stdout, stderr } = await call([
    ...['relation', '--regex', '^[0-9]+,?$', 'rfc3986', 'port', '--json'],
  ]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '/^[0-9]+,?$/ matches whole strings\n' });
  expect(jsonIn(stdout)).toMatchObject([
    {
      first: { revision: '/^[0-9]+,?$/', rule: 'language' },
      second: { revision: 'rfc3986', rule: 'port' },
      relation: 'overlapping',
      onlyFirst: [{ text: '0,' }],
      onlySecond: [{ text: '' }],
    },
  ]);
});

test.each([
  ['a literal', '/^[A-F]$/i\n'],
  ['a pattern', '  ^[A-Fa-f]$\r\n'],
])('relation of %s in a file', async (_, contents) => {
  const file = inFile('hex.re', contents);
  const { stdout } = await call(['relation', `regex:${file}`, '--regex', '^[a-fA-F]$']);
  expect(linesIn(stdout)[0]).toBe(
    'the language of /^[a-fA-F]$/ and the language of hex.re derive the same strings.',
  );
});

test('--dialect names the dialect of the pattern, and of those in files', async () => {
  const file = inFile('port.re', '(?x) ^ [[:digit:]]* \\z # a port\n');
  const dialect = ['--dialect', 'pcre'];
  const { stdout, stderr } = await call([
    'relation',
    `regex:${file}`,
    'language',
    'rfc3986',
    'port',
    ...dialect,
  ]);
  expect(linesIn(stdout)[0]).toBe('the language of port.re and port of rfc3986 derive the same strings.');
  expect(stderr).toBe('port.re matches whole strings\n');
  const checked = await call(['check', '--text', 'a\n', '--regex', '^(?i:A)$', '--dialect', 'python']);
  expect(checked.stdout).toMatch(/^derivable\t/);
  expect(checked.stderr).toBe('^(?i:A)$ matches parts of strings; \\A(?:...)\\Z would match whole strings\n');
});

test.each(['diff FILE rfc3986', 'matrix -r FILE', 'alphabet -r FILE', 'ambiguity FILE', 'diagram FILE'])(
  '%s --dialect',
  async (line) => {
    const argv = line.replace('FILE', `regex:${inFile('x.re', '(?x) ^ x \\z')}`).split(' ');
    const { code, stderr } = await call([...argv, '--dialect', 'pcre']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'x.re matches whole strings\n' });
  },
);

test('--regex in place of the revisions of a list', async () => {
  const { stdout } = await call(['alphabet', '--regex', '^x,$', '--json']);
  expect(jsonIn(stdout)).toMatchObject([{ revision: '/^x,$/', raw: ',x' }]);
});

test('a pattern without anchors matches in any part', async () => {
  const { stdout, stderr } = await call(['check', '--text', 'xay', 'b', '--regex=a']);
  expect(stderr).toBe('/a/ matches in any part of a string; ^(?:...)$ would match whole strings\n');
  expect(linesIn(stdout).map((line) => line.split('\t')[0])).toEqual(['derivable', 'not derivable']);
});

const digit = inFile('digit.re', '^[5-7]$');

test.each([
  ['sample --regex ^[5-7]$ --count 1 --seed 1', /^[5-7]\n$/],
  ['count --regex ^[5-7]$ --to 1 --json', /"count":"3"/],
  ['suite --regex ^[5-7]$ --size 1 --format jsonl', /"revision":"\/\^\[5-7\]\$\/"/],
  [`alphabet -r regex:${digit} --json`, /"raw":"567"/],
  [`matrix -r rfc3986,regex:${digit} --json`, /digit\.re/],
  [`matrix -r rfc3986,urn --regex ^[5-7]$ --json`, /\/\^\[5-7\]\$\/.*rfc3986.*urn/s],
  [`matrix -rurn --regex=^[5-7]$ --json`, /\/\^\[5-7\]\$\/.*urn/s],
  [`alphabet --revisions=urn --regex ^[5-7]$ --json`, /"raw":"567"/],
  [`strength ${digit} --regex ^[5-7]$ --format lines --json`, /"revision":"\/\^\[5-7\]\$\/"/],
])('%s', async (command, expected) => {
  expect((await call(command)).stdout).toMatch(expected);
});

test.each([
  ['an unsupported construct', ['relation', '--regex', '(a)\\1', 'rfc3986'], 'offset 3: backreferences'],
  [
    'an unsupported construct of a dialect',
    ['relation', '--regex', '(?>a)', 'rfc3986', '--dialect', 'java'],
    'offset 0: atomic groups are not supported, at "(?>"',
  ],
  ['an unknown dialect', ['count', '--regex', 'a', '--dialect', 'perl'], 'no dialect is called "perl"'],
  ['a dialect without a pattern', ['count', 'rfc3986', '--dialect', 'pcre'], 'add --regex PATTERN'],
  ['another rule', ['count', '--regex', 'a', 'host'], 'the only rule of /a/ is "language", not "host"'],
  ['a start rule', ['check', '--regex', 'a', '--start', 'host'], '--scheme, --start and --base do not apply'],
  [
    'two revisions',
    ['check', '--regex', 'a', '-r', 'rfc3986'],
    'but one is also named; "check" accepts only one',
  ],
  [
    'two grammars',
    ['check', '--regex=a', '--abnf', 'a.abnf'],
    'but one is also named; "check" accepts only one',
  ],
  ['no such file', ['relation', 'regex:no-such.re', 'rfc3986'], 'cannot read "no-such.re"'],
  [
    'a fault in a file',
    ['relation', `regex:${inFile('x.re', '/(/')}`, 'urn'],
    'x.re": the regular expression',
  ],
  [
    'a file that is not UTF-8',
    ['relation', `regex:${inFile('l1.re', Uint8Array.of(0x5e, 0xe9, 0x24))}`, 'urn'],
    'l1.re": not UTF-8 at byte 1',
  ],
  ['too many states', ['count', '--regex', 'a{300000}'], 'needs more than 200000 states; programs can raise'],
  [
    'another command',
    ['normalize', 'a:', '-r', 'regex:a.re'],
    '"help grammars" lists the commands that accept it',
  ],
])('misuse: %s', async (_, command, message) => {
  const { code, stderr } = await call(command);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) as string });
});
