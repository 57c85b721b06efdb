/** `--start` and other grammar options: every command that accepts them obeys, or explains why not. */
import { commandNames } from '../../src/cli/commands.js';
import { call, linesIn } from './captured.js';

/** Arguments that name a revision, for each command with `--start`. */
const ofRevisions: Readonly<Record<string, readonly string[]>> = {
  alphabet: ['-r', 'rfc3986'],
  ambiguity: ['rfc3986'],
  check: ['a', '-r', 'rfc3986'],
  compare: ['a', '-r', 'rfc2396,rfc3986'],
  count: ['rfc3986'],
  derivations: ['a', '-r', 'rfc3986'],
  diagram: ['rfc3986'],
  diff: ['rfc2396', 'rfc3986'],
  generate: ['rfc3986', '--out', 'nowhere'],
  grammar: ['rfc3986'],
  matrix: ['-r', 'rfc2396,rfc3986'],
  migrate: ['rfc2396..rfc3986'],
  parse: ['a', '-r', 'rfc3986'],
  prove: ['rfc3986'],
  relation: ['rfc3986', 'URI', 'rfc2396', 'host'],
  sample: ['rfc3986'],
  strength: ['/dev/null', '-r', 'rfc3986'],
  suite: ['rfc3986'],
  trace: ['a', '-r', 'rfc3986'],
  transcribe: ['rfc3986'],
};

test('the table has every command that starts a revision at a rule', async () => {
  const takes = async (name: string): Promise<boolean> =>
    /^ +--start <RULE> /m.test((await call([name, '--help'])).stdout);
  const found: string[] = [];
  for (const name of commandNames) if (await takes(name)) found.push(name);
  expect(found.sort()).toEqual(Object.keys(ofRevisions));
});

test.each(Object.entries(ofRevisions))('%s reports an unknown rule', async (name, argv) => {
  const { code, stdout, stderr } = await call([name, ...argv, '--start', 'nope']);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/nope|--start|no rule|has its parser/);
});

const ofGrammars = Object.entries(ofRevisions).filter(([name]) => name !== 'compare');

describe.each(ofGrammars)('%s', (name, argv) => {
  test.each([
    ['--notation', 'abnf'],
    ['--depth', '3'],
    ['--from', 'rfc3986:URI'],
  ])('does not ignore %s %s of no grammar', async (option, value) => {
    const { code, stdout, stderr } = await call([name, ...argv, option, value]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`${option} applies to a grammar in a file: add --abnf FILE`);
  });
});

test.each([
  ['sample', '--count', '3', '--seed', '1'],
  ['count', '--to', '9'],
  ['ambiguity'],
  ['diagram'],
  ['grammar'],
  ['transcribe'],
])('%s accepts it as the RULE of a revision', async (name, ...more) => {
  const [asRule, asStart] = [
    await call([name, 'rfc3986', 'port', ...more]),
    await call([name, 'rfc3986', '--start', 'port', ...more]),
  ];
  expect(asRule.code).toBe(0);
  expect(asStart).toEqual(asRule);
});

test('naming a rule twice is misuse', async () => {
  const { code, stderr } = await call('count rfc3986 port --start host');
  expect([code, linesIn(stderr)[0]]).toEqual([
    2,
    'error: the rule is given twice: "port" and --start "host"',
  ]);
  expect((await call('count rfc3986 port --start port --to 2')).code).toBe(0);
});

test('an extra argument hints at --start', async () => {
  const { code, stderr } = await call('suite rfc1738 httpurl');
  expect([code, linesIn(stderr)]).toEqual([
    2,
    [
      expect.stringContaining('too many arguments'),
      '--start RULE names a rule',
      expect.stringContaining('--help'),
    ],
  ]);
});
