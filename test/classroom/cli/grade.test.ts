/** `grade`: results by argument, file and standard input; missing, incomplete and invalid ones are reported. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namedSets } from 'uri-revisions';
import { exerciseResultCode, exerciseSetCode } from 'uri-revisions-cli/classroom';
import { call, csvIn, jsonIn } from '../../cli/captured.js';

const [id] = namedSets.today;
const answer = { revision: id, rule: 'port', peg: 'port = [0-9]*' } as const;
const good = exerciseResultCode({ learner: 'Ada', title: 'Ports', answers: [answer] });
const wrong = exerciseResultCode({
  learner: 'Bob\u001b[2J',
  title: 'Ports',
  answers: [{ ...answer, peg: 'port = [0-9]+' }],
});
const link = `http://127.0.0.1:1993/#1/classroom?set=${exerciseSetCode({
  title: 'Ports',
  hints: true,
  seed: 1,
  exercises: [answer, { ...answer, rule: 'host', peg: '' }],
})}`;

const folder = mkdtempSync(join(tmpdir(), 'grade-'));
const file = join(folder, 'results.txt');

beforeAll(() => {
  writeFileSync(file, `\n \t\n${good}\r\nfrom Bob: ${wrong}\n`);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a proved code gives exit code 0', async () => {
  expect(await call(['grade', good])).toEqual({
    code: 0,
    stdout: `Ada: 1 of 1 proved (Ports)\n  proved    ${id} port\n`,
    stderr: '',
  });
});

test('grades all codes of a file with witnesses, and escapes control characters', async () => {
  const { code, stdout } = await call(['grade', file]);
  expect(code).toBe(1);
  expect(stdout).toContain('Ada: 1 of 1');
  expect(stdout).toContain('Bob\\u{1B}[2J: 0 of 1');
  expect(stdout).toContain(`  refuted   ${id} port: the BNF alone derives ""`);
  expect(stdout).not.toContain('\u001b[2J');
});

test('--csv prints a record for each exercise, without formulas', async () => {
  const formula = exerciseResultCode({ learner: '=1+1', title: 'Ports', answers: [answer] });
  const { code, stdout } = await call(['grade', file, formula, '--set', link, '--csv']);
  expect(code).toBe(1);
  expect(csvIn(stdout)).toEqual([
    ['learner', 'set', 'revision', 'rule', 'verdict', 'why'],
    ['Ada', 'Ports', id, 'port', 'proved', ''],
    ['Ada', 'Ports', id, 'host', 'missing', ''],
    ['Bob\\u{1B}[2J', 'Ports', id, 'port', 'refuted', 'the BNF alone derives ""'],
    ['Bob\\u{1B}[2J', 'Ports', id, 'host', 'missing', ''],
    ["'=1+1", 'Ports', id, 'port', 'proved', ''],
    ["'=1+1", 'Ports', id, 'host', 'missing', ''],
  ]);
});

test('reports a line without a valid code by number, without printing it', async () => {
  const altered = `${good.slice(0, -3)}xyz`;
  const lines = ['Results', '', good, altered, wrong, 'x'.repeat(1000)];
  const { code, stdout, stderr } = await call('grade -', { stdin: [lines.join('\n')] });
  expect(code).toBe(2);
  expect(stdout).toMatch(/^Ada: 1 of 1.*\n.*\nBob.*: 0 of 1/);
  expect(stderr.split('\n')).toEqual([
    'error: "-", line 1: no code here begins with "uri-result."',
    'error: "-", line 4: the code is truncated or altered: copy all of it',
    'error: "-", line 6: no code here begins with "uri-result."',
    '',
  ]);
  const argument = await call(['grade', altered]);
  expect(argument.stderr.length).toBeLessThan(120);
});

test('reports a result without a name', async () => {
  const nameless = exerciseResultCode({ learner: '', title: 'Ports', answers: [answer] });
  expect((await call(['grade', nameless])).stdout).toMatch(/^unnamed: 1 of 1 proved/);
});

test('with a set, reports missing exercises, also in JSON and from standard input', async () => {
  const { code, stdout } = await call(['grade', '-', '--set', link, '--json'], { stdin: [`${good}\n`] });
  expect(code).toBe(1);
  expect(jsonIn(stdout)).toEqual([
    {
      learner: 'Ada',
      title: 'Ports',
      proved: 1,
      of: 2,
      grades: [
        { revision: id, rule: 'port', verdict: 'proved' },
        { revision: id, rule: 'host', verdict: 'missing' },
      ],
    },
  ]);
});

test.each([
  [['grade', good.slice(0, -3)], 'the code is truncated or altered'],
  [['grade', join(folder, 'none')], 'cannot read'],
  [['grade', folder], 'cannot read'],
  [['grade', '-'], '"-" contains no result code; a code begins with "uri-result."'],
  [['grade', good, '--set', 'x'], '--set: no code here begins with "uri-set."'],
])('reports %j with exit code 2', async (argv, message) => {
  const { code, stdout, stderr } = await call(argv, { stdin: ['\u0000\u00ff\n'] });
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(message);
});

test('reports one error for a binary file, and the first invalid line of a file of results', async () => {
  const binary = Buffer.from([0xff, 0x0a, 0xfe, 0x0a, 0xfd, 0x0a]);
  const none = await call('grade -', { stdin: [binary] });
  expect(none).toEqual({
    code: 2,
    stdout: '',
    stderr: 'error: "-" contains no result code; a code begins with "uri-result."\n',
  });
  const some = await call('grade -', { stdin: [binary, `${good}\n`] });
  expect(some.code).toBe(2);
  expect(some.stdout).toContain('Ada: 1 of 1');
  expect(some.stderr).toMatch(/^error: line 1 is not UTF-8 at byte 0.*\n$/);
});
