/** `audit --learn`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLearnt } from '../../../src/audit/index.js';
import { accepts } from '../../../src/core/automaton/walk.js';
import { shellCommand } from '../scripts.js';
import { call } from '../../cli/captured.js';
import { longTest, quickTest as test } from '../../depth.js';

const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-learn-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const command = (answer: string): string => shellCommand(answer, folder);

function learn(answer: string, ...argv: readonly string[]): ReturnType<typeof call> {
  return call(['audit', '--command', command(answer), '--learn', ...argv]);
}

/** A parser that accepts hosts with an even number of letters. */
const even = `return JSON.stringify({ ok: /^http:\\/\\/([a-z][a-z])*(\\/|$)/.test(text) });`;

longTest('reports the relation to documents with its assumptions', async () => {
  const { code, stdout, stderr } = await learn(
    even,
    ...['--prefix', 'http://', '--alphabet', 'ab/é', '-r', 'rfc3986,rfc1738'],
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(
    /^The language of script 1 after "http:\/\/": 4 states, 4 classes of characters,\nfrom [\d,]+ tested/,
  );
  const output = stdout.replaceAll(/\s+/g, ' ');
  expect(output).toContain("The result is exact if the parser's automaton has at most 6 states and");
  expect(output).toContain('covers only the tested characters');
  expect(output).toMatch(
    /relation only the parser only the document rfc3986 overlapping \/é a rfc1738 overlapping /,
  );
});

longTest('finds the classes, and prints input for the studies', async () => {
  const { code, stdout } = await learn(even, '--prefix', 'http://', '--json');
  expect(code).toBe(0);
  const { stored, automaton } = readLearnt(stdout);
  expect(stored).toMatchObject({
    parser: { name: 'script', version: '1' },
    prefix: 'http://',
    assumptions: { extraStates: 3, unasked: [] },
  });
  expect(stored.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(stored.classes.map(({ set }) => set)).toContainEqual([[0x61, 0x7a]]);
  expect(automaton.stateCount).toBe(4);
  for (const text of ['', 'ab', 'ab/é']) expect(accepts(automaton, text)).toBe(true);
  for (const text of ['a', 'aB', 'abc/']) expect(accepts(automaton, text)).toBe(false);
  const file = join(folder, 'script.json');
  writeFileSync(file, stdout);
  const relation = await call(['relation', file, 'language', 'rfc3986', 'URI', '--json']);
  expect(JSON.parse(relation.stdout)).toMatchObject({ relation: 'overlapping', prefix: 'http://' });
});

longTest('stops at a limit and labels the result a guess', async () => {
  const { code, stdout } = await learn(even, '--prefix', 'http://', '--alphabet', 'ab/', '--queries', '20');
  expect(code).toBe(1);
  expect(stdout.replaceAll('\n', ' ')).toContain(
    'The result is a guess: learning reached the limit of queries.',
  );
  expect(stdout).toMatch(/ states are reached after "http:\/\//);
});

test('asks about no text with an excluded character', async () => {
  const picky = `return JSON.stringify(text.includes('b') ? { error: 'b' } : { ok: text.length < 3 });`;
  const { code, stdout } = await learn(picky, '--alphabet', 'abc', '--without', 'b', '--json');
  expect(code).toBe(0);
  const { stored, automaton } = readLearnt(stdout);
  expect(stored.classes.map(({ asked }) => asked).join('')).toBe('ac');
  expect([accepts(automaton, 'ac'), accepts(automaton, 'ab'), accepts(automaton, 'aca')]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  ['audit node-url --prefix http:', '--prefix needs --learn'],
  ['audit node-url --without a', '--without needs --learn'],
  [['audit', 'node-url', '--learn', '--alphabet', ''], '--alphabet expects at least one character'],
  ['audit node-url --learn --alphabet ab --without ba', '--alphabet expects at least one character'],
  ['audit node-url --learn --cases -', 'cannot be used with'],
  ['audit node-url --learn --extra -1', 'whole number from 0'],
  ['audit --learn', 'the name of one adapter'],
])('%j is misuse', async (argv, message) => {
  const { code, stderr } = await call(argv);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});
