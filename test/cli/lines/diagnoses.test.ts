/** Diagnoses in JSON equal those of the library, which is asked once for all strings refused in the same state. */
import { revision, revisions } from '../../../src/api/index.js';
import { Checker, type Format } from '../../../src/cli/lines/checker.js';
import { diagnosesFor, diagnosesIn } from '../../../src/cli/lines/diagnoses.js';
import { Output } from '../../../src/cli/lines/output.js';
import {
  completionOf,
  missingScheme,
  prescribed,
  suggestionOf,
} from '../../../src/core/reading/error-message.js';
import { call, jsonIn } from '../captured.js';

const texts = [
  ...[
    'http://a b/',
    'http://a b',
    'http://h:80 a',
    'http://h:80 a@h/',
    'http://h:80 a/',
    'http://h:8x/',
    'a%zz',
    'a%',
    'a%4',
    '%',
    'http://[::1',
    'http://[::1]x',
    'a\\b',
    'a"b',
  ],
  ...[
    'é',
    'http://h/é',
    'http://\u{1f600}',
    '\ud800',
    '',
    '1:',
    'ftp://u@h@h/',
    'mailto:',
    '1:2',
    ':a',
    '1:\u00fc',
    '1 x:2',
    ' http://h/',
    '1http://h/',
    '%zz:a',
    'news:<',
    'a\u0000',
  ],
];
const starts = [
  ...revisions.map((id) => ({ id, start: revision(id).start })),
  { id: 'rfc1738' as const, start: 'hostname' },
  { id: 'whatwg-2026-07' as const, start: 'valid-URL-string-special' },
];

describe.each(starts)('$id $start', ({ id, start }) => {
  const { safeParse } = revision(id);

  test.each([false, true])('matches the library, with suggestions: %j', async (suggests) => {
    const diagnoses = await diagnosesFor(id, start, suggests);
    for (const text of [...texts, ...texts]) {
      const result = safeParse(text, { start });
      if (result.ok) continue;
      const { error } = result;
      const { found, completion } = error;
      const sentences = prescribed(error);
      const missing = missingScheme(error);
      const isUnadvised = found === undefined && sentences.length === 0;
      const ofGrammar = isUnadvised ? [missing ?? completionOf(completion)] : sentences;
      const suggested = missing === undefined ? (suggests ? suggestionOf(error) : []) : [missing];
      expect(diagnoses.of(text, error)).toEqual({
        rule: error.open[0]?.rule,
        section: error.section,
        advice: [...ofGrammar, ...(found === undefined ? [] : suggested)],
      });
    }
    expect(diagnoses.asked).toBeLessThanOrEqual(texts.length);
  });
});

test('the diagnoses of a rule are created once', async () => {
  const diagnosesOf = await diagnosesIn('whatwg-2026-07', false);
  expect(diagnosesOf('valid-URL-string-file')).toBe(diagnosesOf('valid-URL-string-file'));
});

test('rules and sections are looked up once for each state in which strings stop', async () => {
  const format: Format = {
    ...{ kind: 'json', isColourful: false, onlyFailures: false, suggests: false },
  };
  const diagnoses = await diagnosesFor('rfc3986', 'URI-reference', false);
  const checker = new Checker(revision('rfc3986').automaton(), format, new Output(), diagnoses);
  const check = (text: string): number => {
    checker.check({ bytes: Buffer.from(text), isEnded: true, offset: 0 }, { input: '', line: 1 });
    return diagnoses.asked;
  };
  expect(check('http://h/\nmailto:a\n'.repeat(1000))).toBe(0);
  const hosts = Array.from({ length: 1000 }, (_, i) => `http://h${'x'.repeat(i % 50)}/ y\n`);
  expect(check(hosts.join(''))).toBe(1);
  expect(check('http://h/\u00e9\nhttp://h/\u00e8\nhttp://h/%\n'.repeat(100))).toBe(2);
});

test('distinguishes lines that stop in the same state by the rest, also as bytes', async () => {
  const stdin = ['http://h:80 a@h/\nhttp://h:80 a/\nhttp://h/ü\n'];
  const { stdout } = await call('check -r rfc3986 --json --exit-zero', { stdin });
  expect(jsonIn(stdout)).toMatchObject([
    { error: { offset: 11, advice: ['As data, write %20.'] } },
    { error: { offset: 11, advice: [] } },
    { error: { advice: ['As data, write %C3%BC.', expect.stringMatching(/^RFC 3986 recommends UTF-8/)] } },
  ]);
});

test('the command prints it for files, records and strings, with suggestions on request', async () => {
  const error = {
    ...{ offset: 8, found: ' ', rule: 'reg-name', section: '3.2.2', advice: ['As data, write %20.'] },
  };
  const argv = ['check', '-r', 'rfc3986', '--json', '--exit-zero'];
  const stdin = ['http://a b/\n'];
  expect(jsonIn((await call(argv, { stdin })).stdout)).toMatchObject([{ error }]);
  expect(jsonIn((await call([...argv, '--in', 'tsv'], { stdin })).stdout)).toMatchObject([{ error }]);
  expect(jsonIn((await call([...argv, '--text', 'http://a b/'])).stdout)).toMatchObject([{ error }]);
  const { stdout } = await call([...argv, '--suggest'], { stdin });
  const suggestion = 'Did you mean "http://ab/"?';
  expect(jsonIn(stdout)).toMatchObject([{ error: { ...error, advice: [...error.advice, suggestion] } }]);
});

test('diagnoses only the shown part of a truncated string', async () => {
  const argv = 'check -r rfc3986 --json --exit-zero';
  const long = 'x'.repeat(2_000_000);
  const { stdout } = await call(argv, { stdin: [`a b${long}\n${long} \n${long}%\n`] });
  expect(jsonIn(stdout)).toMatchObject([
    { error: { offset: 1, found: ' ', section: '3.3' } },
    { error: { offset: 2_000_000, found: ' ' } },
    { error: { offset: 2_000_001 } },
  ]);
  expect(stdout.match(/"section"/g)).toHaveLength(1);
});

test.each([['--suggest'], ['--suggest --json --count']])('%j is misuse', async (argv) => {
  const { code, stderr } = await call(`check -r rfc3986 a ${argv}`);
  expect([code, stderr]).toEqual([2, expect.stringContaining('--json and --out')]);
});
