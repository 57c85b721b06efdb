/** `lint`: its forms, start rules, exit codes and refusals. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, jsonIn, linesIn } from '../captured.js';

const folder = mkdtempSync(join(tmpdir(), 'lint-'));
const inFile = (name: string, contents: string): string => {
  writeFileSync(join(folder, name), contents);
  return join(folder, name);
};

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const operators = inFile('a.peggy', 'start = op / &{ return f() } "!"\nop = "<" / "<="\n');
const clean = inFile('b.peggy', 'a = "x"\nb = "y"\n');

test('findings, as lines', async () => {
  expect(await call(['lint', operators])).toEqual({
    code: 1,
    stdout: `${operators}:2:12: dead-alternative in op: alternative 2 never matches: alternative 1 matches wherever alternative 2 could; on "<=", alternative 1 consumes only "<"\n`,
    stderr: 'Linted 1 file: 1 finding; 1 question unknown, see --unknown.\n',
  });
});

test('what is unknown, in order', async () => {
  const { stdout } = await call(['lint', operators, '--unknown']);
  expect(linesIn(stdout)[0]).toBe(
    `${operators}:1:14: unknown in start: does alternative 2 ever match? line 1, column 14, rule "start": the proof does not cover a predicate written as code`,
  );
});

test('start rules, of standard input', async () => {
  expect((await call(['lint', clean])).stdout).toBe(
    `${clean}:2:1: unreachable-rule in b: no start rule reaches it\n`,
  );
  expect(await call('lint - --start a,b', { stdin: ['a = "x"\nb = "y"'] })).toEqual({
    code: 0,
    stdout: '',
    stderr: 'Linted 1 file: 0 findings.\n',
  });
});

test('JSON and SARIF', async () => {
  const { stdout } = await call(['lint', operators, '--json']);
  expect(jsonIn(stdout)).toMatchObject([
    { input: operators, kind: 'dead-alternative', rule: 'op', line: 2, column: 12, text: '<=' },
  ]);
  const [log] = jsonIn((await call(['lint', operators, clean, '--out', 'sarif'])).stdout);
  expect(log).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        results: [
          { ruleId: 'dead-alternative', level: 'error', properties: { text: '<=' } },
          { ruleId: 'unreachable-rule' },
        ],
      },
    ],
  });
});

test.each([
  ['no file', ['lint', 'no-such.peggy'], 'cannot read "no-such.peggy"'],
  [
    'a fault',
    ['lint', inFile('c.peggy', 'a = ')],
    'c.peggy": line 1, column 5, rule "a": an expression is missing',
  ],
  ['an unknown rule', ['lint', clean, '--start', 'c'], 'no rule is called "c"'],
])('misuse: %s', async (_, command, message) => {
  const { code, stderr } = await call(command);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) as string });
});
