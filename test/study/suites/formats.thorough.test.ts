/**
 * Lists of cases as text: reading restores what was written, it follows its schema, and is US-ASCII; garbage is
 * refused.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { revision } from '../../../src/api/index.js';
import {
  CaseFormatError,
  readCases,
  suite,
  type SuiteCase,
  type SuiteFormat,
  suiteFormats,
  suiteHeading,
  writeSuite,
} from '../../../src/study/index.js';
import { afterSchema } from './after-schema.js';
import { jsonFault } from '../../../src/core/base/json-fault.js';

const rfc = revision('url-1997');
const tasks = [
  { start: 'hostport', size: 60 },
  { start: 'scheme', seed: 2 },
  { start: 'user', size: 20 },
] as const;

const suites = new Map<object, readonly SuiteCase[]>(tasks.map((task) => [task, [...suite(rfc, task)]]));

function written(format: SuiteFormat, task: (typeof tasks)[number]): string {
  return [...writeSuite(format, suiteHeading(rfc, task), (suites.get(task) ?? []).values())].join('');
}

describe.each(suiteFormats)('%s', (format) => {
  test.each(tasks)('round-trips: %j', (task) => {
    const text = written(format, task);
    expect(text).toMatch(/^[\n\x20-\x7e]*$/);
    const cases = (suites.get(task) ?? []).map(({ text, valid }) => ({ text, valid }));
    for (const read of [readCases(text), readCases(text, format)]) {
      expect(read.map(({ text, valid }) => ({ text, valid }))).toEqual(cases);
      expect(new Set(read.map(({ place }) => place)).size).toBe(cases.length);
    }
  });
});

test.each(tasks)('json and jsonl match the schema: %j', (task) => {
  expect(afterSchema('', JSON.parse(written('json', task)))).toBe('valid');
  const [heading, ...cases] = written('jsonl', task)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  expect(afterSchema('#/$defs/heading', heading)).toBe('valid');
  for (const one of cases.slice(0, 20)) expect(afterSchema('#/$defs/case', one)).toBe('valid');
});

test('a suite of components matches the schema', () => {
  const task = { purpose: 'components' } as const;
  const text = [...writeSuite('json', suiteHeading(rfc, task), suite(rfc, task))].join('');
  expect(afterSchema('', JSON.parse(text))).toBe('valid');
});

test('the schema rejects invalid cases', () => {
  expect(
    afterSchema('#/$defs/case', { text: 'a', valid: 'yes', rule: 'port', section: '3', kills: {} }),
  ).not.toBe('valid');
  expect(
    afterSchema('#/$defs/case', { text: 'a', valid: true, rule: 'port', section: '3', kills: { typo: 1 } }),
  ).not.toBe('valid');
});

test('an absent component has no member, an empty one is the empty string', () => {
  const [, ...lines] = written('jsonl', tasks[0]).trimEnd().split('\n');
  const cases = lines.map(
    (line) => JSON.parse(line) as { text: string; components?: Record<string, string> },
  );
  const withComponents = cases.filter(({ components }) => components !== undefined);
  expect(withComponents.length).toBeGreaterThan(3);
  for (const { text, components } of withComponents) {
    const { specific, ...expected } = rfc.components(text, { start: 'hostport' });
    expect(specific).toBeUndefined();
    const present = Object.entries(expected).filter(([, value]) => value !== undefined);
    expect([text, components]).toEqual([text, Object.fromEntries(present)]);
  }
});

test.each(suiteFormats)('lone surrogates and controls are escaped: %s', (format) => {
  const texts = ['\ud800', 'a\u0000\u007f\u0085', '\u202e\u2028\uffff', '\u{1f600}'];
  const cases = texts.map((text): SuiteCase => ({ text, valid: false, rule: 'r', section: '1', kills: {} }));
  const list = [...writeSuite(format, suiteHeading(rfc), cases.values())].join('');
  expect(list).toMatch(/^[\n\x20-\x7e]*$/);
  expect(readCases(list).map(({ text }) => text)).toEqual(texts);
});

test.each([
  ['uri', 40],
  ['uri-reference', 22],
])('reads %s.json of the JSON Schema Test Suite', (name, count) => {
  const file = join(__dirname, '../../documents/rfc3986/json-schema', `${name}.json`);
  const cases = readCases(readFileSync(file, 'utf8'));
  expect(cases).toHaveLength(count);
  expect(cases.every(({ valid }) => valid !== undefined)).toBe(true);
});

test('reads the shape of urltestdata.json: a text with a base has no verdict of its own', () => {
  const list = `["# a comment",
    {"input": "http://a", "base": null, "href": "http://a/", "origin": "http://a"},
    {"input": "//x:y", "base": "http://a", "failure": true},
    {"input": "http://x:y", "failure": true}]`;
  expect(readCases(list)).toEqual([
    { text: 'http://a', valid: true, place: '[1]' },
    { text: '//x:y', place: '[2]' },
    { text: 'http://x:y', valid: false, place: '[3]' },
  ]);
});

test('reads one text a line, without verdicts', () => {
  expect(readCases('http://a\r\n\nb')).toEqual([
    { text: 'http://a', place: 'line 1' },
    { text: '', place: 'line 2' },
    { text: 'b', place: 'line 3' },
  ]);
  expect(readCases('[::1]', 'lines')).toEqual([{ text: '[::1]', place: 'line 1' }]);
  expect(readCases('')).toEqual([]);
});

test.each<[string, string, SuiteFormat | undefined, string]>([
  ['JSON that ends early', '{"version":1,\n"cases":[', undefined, 'line 2, column 10: this is not JSON'],
  ['a comma too many', '[1,\n 2,]', undefined, 'line 2, column 4: this is not JSON'],
  ['another version', '{"version":2,"cases":[]}', undefined, 'version: must be 1, but is 2'],
  ['another version in lines', '{"version":"x"}', undefined, 'version: must be 1, but is "x"'],
  [
    'a text that is too long',
    `a\n${'b'.repeat(10_001)}`,
    undefined,
    'line 2: has 10001 characters; a case may have at most 10000',
  ],
  ['no version', '{"cases":[]}', 'json', 'version: must be 1, but is missing'],
  ['no cases', '{"version":1}', 'json', 'cases: must be an array, but is missing'],
  [
    'a case without text',
    '{"version":1,"cases":[{}]}',
    undefined,
    'cases[0]: text: must be a string, but is missing',
  ],
  [
    'a verdict that is none',
    '{"version":1,"cases":[{"text":"a","valid":1}]}',
    undefined,
    'cases[0].valid: must be true or false, but is 1',
  ],
  ['a line that is no JSON', '{"text":"a"}\n{"text":', undefined, 'line 2: this is not JSON'],
  [
    'a line that is no case',
    '{"text":"a"}\n[]',
    undefined,
    'line 2: must be an object with "text", but is an array',
  ],
  ['an item that is no test', '[7]', undefined, '[0]: must be a comment or an object with "input", but is 7'],
  ['an input that is no text', '[{"input":null}]', undefined, '[0].input: must be a string, but is null'],
  [
    'a group without tests',
    '[{"tests":[]},{"test":[]}]',
    undefined,
    '[1].tests: must be an array, but is missing',
  ],
  [
    'a test without a verdict',
    '[{"tests":[{"data":"a","valid":"no"}]}]',
    undefined,
    '[0].tests[0].valid: must be true or false, but is "no"',
  ],
  ['an object for a list', '{}', 'wpt', 'the list: must be an array, but is an object'],
  ['a list for an object', '[]', 'json', 'the list: must be an object with "cases", but is an array'],
])('refuses %s with its place', (_, list, format, message) => {
  expect(() => readCases(list, format)).toThrow(CaseFormatError);
  expect(() => readCases(list, format)).toThrow(message);
});

describe('jsonFault', () => {
  test('accepts 500 nested arrays, and no more', () => {
    const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
    expect([jsonFault(nested(500)), jsonFault(nested(501))]).toEqual([undefined, 500]);
  });

  test.each<[string, number | undefined]>([
    ['{"a": [1, -2.5e3, true, null, "\\u00e9\\n"], "b": {}}', undefined],
    [' [] ', undefined],
    ['', 0],
    ['[1 2]', 3],
    ['{"a" 1}', 5],
    ['{a:1}', 1],
    ['[1]]', 3],
    ['{"a":1]', 6],
    ['"\n"', 0],
    ['01', 1],
    ["['a']", 1],
  ])('%j', (text, offset) => {
    expect(jsonFault(text)).toBe(offset);
  });

  test('agrees with JSON.parse', () => {
    const pieces = fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '1', 'null', ' ', '-', '"', '\\');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 9 }), (parts) => {
        const text = parts.join('');
        const parse = (): unknown => JSON.parse(text);
        if (jsonFault(text) === undefined) expect(parse).not.toThrow();
        else expect(parse).toThrow();
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(jsonFault(text)).toBeUndefined();
      }),
    );
  });
});
