/** Files of learnt languages on the command line of the studies. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alphabetOfCharacters } from '../../../src/audit/learning/alphabet.js';
import { storedLanguage } from '../../../src/study/learnt-language.js';
import { learn } from '../../../src/audit/learning/learn.js';
import { commandNames } from '../../../src/cli/commands.js';
import { learntHint } from '../../../src/cli/documents/load-revision.js';
import { aboutLearnt } from '../../../src/cli/documents/studies.js';
import type { Strength, SuiteCase, SuiteHeading } from '../../../src/study/index.js';
import { call, jsonIn, linesIn } from '../../cli/captured.js';

/** The tested members of a suite as JSON. */
interface SuiteFile extends SuiteHeading {
  readonly cases: readonly SuiteCase[];
  readonly strength: Strength;
}

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
  writeFileSync(file, JSON.stringify(storedLanguage(learnt, of)));
  writeFileSync(garbage, '{"format": "uri-revisions learnt language", "version": 1}');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('relation compares with the strings after the prefix', async () => {
  const { code, stdout, stderr } = await call(['relation', file, 'language', 'rfc3986', 'URI']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const [sentence = ''] = stdout.replace(/\n(?=\S)/g, ' ').split('\n');
  expect(sentence).toContain('URI of rfc3986 after "http:" derives all strings of the language of some');
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

test('count and sample print the prefix of the strings', async () => {
  const counted = await call(['count', file, 'language', '--to', '3', '--json']);
  expect(jsonIn(counted.stdout).map((row) => (row as { count: string }).count)).toEqual(['0', '2', '4', '8']);
  expect(counted.stderr).toContain('each string follows the prefix "http:"');
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

test('matrix shows it next to the reference rules of documents', async () => {
  const { code, stdout } = await call(['matrix', '-r', `rfc3986,${file}`]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^ +│ some\\u\{1B\} parser 1\.2$/m);
  expect(stdout).toMatch(/^reference +○ −$/m);
  expect(stdout).toMatch(/^host +○ ·$/m);
  const byRule = await call(['matrix', '-r', file, '--by', 'rule']);
  expect(byRule.stdout).toMatch(/^language +○$/m);
  expect(byRule.stdout).not.toContain('state-');
});

test('alphabet lists the characters that may follow the prefix', async () => {
  const { stdout } = await call(['alphabet', 'reference', '-r', `rfc3986,${file}`, '--json']);
  expect(jsonIn(stdout)).toMatchObject([
    { revision: 'rfc3986', rule: 'URI-reference' },
    { revision: 'some\\u{1B} parser 1.2', rule: 'language', raw: 'ab', escaped: '', octets: false },
  ]);
});

test('ambiguity reports none', async () => {
  const { code, stdout } = await call(['ambiguity', file]);
  expect(code).toBe(0);
  expect(stdout).toContain('language of some\\u{1B} parser 1.2');
  expect(jsonIn((await call(['ambiguity', file, 'language', '--json'])).stdout)).toMatchObject([
    { rule: 'language', ambiguous: false },
  ]);
});

test('suite and strength test the parser, after the prefix and in characters that were asked about', async () => {
  const { code, stdout } = await call(['suite', file]);
  expect(code).toBe(0);
  const { revision, start, cases, strength } = JSON.parse(stdout) as SuiteFile;
  expect([revision, start]).toEqual(['some\\u{1B} parser 1.2', 'language']);
  for (const { text, valid, ...others } of cases) {
    expect(text).toMatch(/^http:[ab:]*$/);
    expect([text, valid]).toEqual([text, /^http:[ab]+$/.test(text)]);
    expect(others).toEqual({ rule: 'language', section: '', kills: expect.anything() as unknown });
  }
  expect(strength.untested).toEqual([]);
  expect(strength.kinds.map(({ kind }) => kind)).toEqual(['missing', 'added', 'misdirected', 'verdict']);
  const list = join(folder, 'suite.json');
  writeFileSync(list, stdout);
  const measured = await call(['strength', list, '-r', file, '--json']);
  expect(measured.code).toBe(0);
  expect(jsonIn(measured.stdout)).toEqual([{ revision, start, ...strength }]);
});

test('strength measures a list by its strings after the prefix', async () => {
  const argv = ['strength', '-', '-r', file, '--format', 'json-schema'];
  const tests = [
    { description: 'wrong', data: 'http:', valid: true },
    { description: 'another prefix', data: 'ftp:a', valid: true },
    { description: 'not asked about', data: 'http:c', valid: true },
  ];
  const { code, stdout } = await call(argv, { stdin: [JSON.stringify([{ description: '', tests }])] });
  expect(code).toBe(1);
  expect(stdout).toContain('3 cases\n');
  expect(stdout).toContain('1 case contradicts the revision:');
  expect(stdout).toMatch(/language: http:[ab]* /);
});

const acceptingCommands = learntHint.split(/, | and /);

test.each(commandNames)('%s accepts a learnt language, or names the commands that do', async (name) => {
  const { stdout } = await call([name, '--help']);
  if (acceptingCommands.includes(name)) {
    expect(stdout).toContain(aboutLearnt);
    return;
  }
  expect(stdout).not.toContain(aboutLearnt);
  const argv: Readonly<Record<string, readonly string[]>> = {
    prove: ['prove', file],
    compare: ['compare', 'a', '-r', file],
    resolve: ['resolve', 'a', '-r', file],
    links: ['links', '-', '-r', file],
    check: ['check', '-', '-r', file],
    findings: ['findings', 'a', '-r', file],
    grammar: ['grammar', file],
    build: ['build', '--path', 'a', '-r', file],
    escape: ['escape', 'encode', 'a', 'path', '-r', file],
    equivalent: ['equivalent', 'a', 'b', '-r', file],
    audit: ['audit', 'node-url', '-r', file],
    derivations: ['derivations', 'a', '-r', file],
    abnf: [],
    'to-uri': [],
    'to-iri': [],
    table: ['table', '-r', file],
    migrate: ['migrate', 'rfc3986', file],
    transcribe: ['transcribe', file],
    generate: ['generate', file, '--out', 'parser'],
    lint: [],
    grade: [],
    serve: [],
    revisions: [],
  };
  const asked = argv[name] ?? [name, 'a', '-r', file];
  if (asked.length === 0) return;
  const { code, stderr } = await call(asked, { stdin: [''] });
  expect([name, code, stderr]).toEqual([
    name,
    2,
    expect.stringContaining(`; these commands accept it: ${learntHint}`),
  ]);
});

test.each([
  [
    ['suite', file, '--for', 'components'],
    '--for components needs a document: other grammars and learnt languages have only verdicts',
  ],
  [['suite', file, '--start', 'url'], 'is "language", not "url"'],
  [['relation', file, 'host', 'rfc3986', 'URI'], 'is "language", not "host"'],
  [['count', garbage, 'language'], 'not a learnt-language file: $.parser must be an object'],
  [['count', join(folder, 'none.json'), 'language'], 'cannot read "'],
])('%j is misuse', async (argv, message) => {
  const { code, stdout, stderr } = await call(argv);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(message);
});
