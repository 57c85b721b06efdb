/** PEGs in place of a revision. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, jsonIn, linesIn } from './captured.js';

const folder = mkdtempSync(join(tmpdir(), 'peg-'));
const inFile = (name: string, contents: string): string => {
  writeFileSync(join(folder, name), contents);
  return join(folder, name);
};

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const octet = inFile('octet.peggy', 'octet = [1-9] [0-9]|0..2| / zero\nzero = "0"\n');
const plain = inFile('octet.peg', 'octet = [0-9]|1..3|');

test('relation of a PEG and a rule', async () => {
  const { stdout } = await call(['relation', octet, 'rfc3986', 'dec-octet', '--json']);
  expect(jsonIn(stdout)).toMatchObject([
    {
      first: { revision: 'octet.peggy', rule: 'octet' },
      relation: 'superset',
      onlyFirst: [{ text: '256' }, { text: '260' }],
    },
  ]);
  const first = linesIn((await call(['relation', octet, 'zero', `peg:${plain}`])).stdout)[0];
  expect(first).toBe('octet of octet.peg derives all strings of zero of octet.peggy, and more.');
});

test('check by a rule of a PEG', async () => {
  const { stdout } = await call(['check', '--text', '0', '12', '-r', octet, '--start', 'zero']);
  expect(linesIn(stdout).map((line) => line.split('\t')[0])).toEqual(['derivable', 'not derivable']);
});

test.each([
  [`count ${octet} --start zero --to 1 --json`, /"count":"1"/],
  [`sample ${octet} --count 1 --seed 1`, /^\d+\n$/],
  [`suite ${octet} --size 1 --format jsonl`, /"revision":"octet\.peggy"/],
  [`matrix -r rfc3986,peg:${plain} --json`, /octet\.peg/],
  [`matrix -r rfc3986,${octet} --start zero --json`, /octet\.peggy/],
  [`diagram ${octet}`, /^<svg/],
])('%s', async (command, expected) => {
  expect((await call(command)).stdout).toMatch(expected);
});

test.each([
  ['another rule', ['count', octet, 'host'], 'no rule is called "host". Available: octet, zero'],
  ['a base', ['check', '-r', octet, '--base', 'a:', 'a'], '--scheme and --base do not apply to a PEG'],
  ['a depth', ['count', octet, '--depth', '3'], '--depth does not apply to a PEG'],
  ['no such file', ['relation', 'peg:no-such', 'rfc3986'], 'cannot read "no-such"'],
  [
    'recursion',
    ['count', inFile('list.peggy', 'list = "(" list ")" / ""')],
    'list.peggy": line 1, column 12, rule "list": it calls itself',
  ],
  [
    'another command',
    ['normalize', 'a:', '-r', octet],
    'is the PEG in a file, not a revision: it has an automaton, but no BNF and no prose',
  ],
])('misuse: %s', async (_, command, message) => {
  const { code, stderr } = await call(command);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) as string });
});
