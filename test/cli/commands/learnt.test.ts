/** Files of learnt languages, on the command line of the studies. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alphabetOfCharacters } from '../../../src/audit/learning/alphabet.js';
import { keptLanguage } from '../../../src/audit/learning/kept.js';
import { learn } from '../../../src/audit/learning/learn.js';
import { call, jsonIn, linesIn } from '../captured.js';

const folder = mkdtempSync(join(tmpdir(), 'learnt-'));
const file = join(folder, 'parser.json');
const garbage = join(folder, 'garbage.json');

beforeAll(async () => {
  const learnt = await learn((texts) => Promise.resolve(texts.map((text) => /^http:[ab]+$/.test(text))), {
    alphabet: alphabetOfCharacters('ab:'),
    prefix: 'http:',
    extraStates: 2,
  });
  const of = { name: 'some\u001b parser', version: '1.2', date: '2003-03-03' };
  writeFileSync(file, JSON.stringify(keptLanguage(learnt, of)));
  writeFileSync(garbage, '{"format": "uri-revisions learnt language", "version": 1}');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('relation compares with what may follow the prefix', async () => {
  const { code, stdout, stderr } = await call(['relation', file, 'language', 'rfc3986', 'URI']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const [sentence = ''] = stdout.replace(/\n(?=\S)/g, ' ').split('\n');
  expect(sentence).toContain('URI of rfc3986 after "http:" derives all strings of language of some');
  expect(stdout).not.toContain('\u001b');
  const json = await call(['relation', 'rfc3986', 'URI', file, 'language', '--json']);
  expect(jsonIn(json.stdout)).toMatchObject([
    {
      first: { revision: 'rfc3986', rule: 'URI' },
      second: { revision: 'some\\u{1B} parser 1.2', rule: 'language' },
      prefix: 'http:',
      relation: 'superset',
    },
  ]);
});

test('count and sample say what stands before the strings', async () => {
  const counted = await call(['count', file, 'language', '--to', '3', '--json']);
  expect(jsonIn(counted.stdout).map((row) => (row as { count: string }).count)).toEqual(['0', '2', '4', '8']);
  expect(counted.stderr).toContain('each string is one that may follow "http:"');
  const drawn = await call(['sample', file, '--length', '4', '--count', '3', '--seed', '1']);
  expect(linesIn(drawn.stdout)).toHaveLength(3);
  for (const line of linesIn(drawn.stdout)) expect(line).toMatch(/^[ab]{4}$/);
  const covering = await call(['sample', file, '--cover']);
  expect(covering.code).toBe(0);
});

test('diff compares with the reference rule', async () => {
  const { code, stdout } = await call(['diff', 'rfc3986', file, '--json']);
  expect(code).toBe(0);
  expect(jsonIn(stdout)).toMatchObject([{ rules: [{ before: 'URI-reference', change: 'narrowed' }] }]);
  const text = await call(['diff', file, 'rfc3986']);
  expect(text.code).toBe(0);
  expect(text.stdout).not.toContain('\u001b');
});

test('diagram draws its automaton', async () => {
  const svg = await call(['diagram', file, 'language']);
  expect(svg.stdout).toMatch(/^<svg [^]*class="automaton"[^]*after &#34;http:&#34;<\/title>/);
  const dot = await call(['diagram', file, 'language', '--dot']);
  expect(dot.stdout).toContain('0 -> 1 [label="a b"]');
});

test.each([
  [
    ['relation', file, 'host', 'rfc3986', 'URI'],
    'the rule of a learnt language is called "language", not "host"',
  ],
  [['count', garbage, 'language'], 'no learnt language: $.parser must be an object'],
  [['count', join(folder, 'none.json'), 'language'], 'cannot read "'],
])('%j is misuse', async (argv, message) => {
  const { code, stdout, stderr } = await call(argv);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(message);
});
