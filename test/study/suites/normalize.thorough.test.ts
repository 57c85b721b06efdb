/** Suites for normalizing and comparing: an implementation of RFC 3986 passes them, one with a mistake does not. */
import { revision, revisions, UnknownNameError, UnsupportedOperationError } from '../../../src/api/index.js';
import {
  type AlgorithmCase,
  algorithmStrength,
  algorithmSuite,
  CaseFormatError,
  formatAlgorithmStrength,
  readAnswers,
  suiteHeading,
  writeSuite,
} from '../../../src/study/index.js';
import { afterSchema } from './after-schema.js';
import { mistakes, type Mistake, normalizeByTheLetter } from './normalizing.js';

const document = revision('rfc3986');
const forms = [...algorithmSuite(document, 'normalize')];
const pairs = [...algorithmSuite(document, 'equivalent')];

/** Returns the derivable texts of the suites that are answered differently. */
function failedForms(mistake: Mistake): readonly unknown[] {
  return forms.flatMap((one) => {
    if (one.result === 'refused') return [];
    const form = normalizeByTheLetter(one.text, one.level ?? 'scheme', mistake);
    return form === one.form ? [] : [[one.text, one.level, form, one.form]];
  });
}

function failedPairs(mistake: Mistake): readonly unknown[] {
  return pairs.flatMap(({ text, other, level = 'scheme', result }) => {
    if (result === 'refused') return [];
    const known = document.levels.slice(0, document.levels.indexOf(level) + 1);
    const isSame = known.some(
      (at) =>
        normalizeByTheLetter(text, at, mistake, true) === normalizeByTheLetter(other, at, mistake, true),
    );
    return isSame === (result === 'equivalent') ? [] : [[text, other, level, result]];
  });
}

test('an implementation of the sections passes both suites', () => {
  expect([failedForms('none'), failedPairs('none')]).toEqual([[], []]);
});

test.each(mistakes.slice(1))('an implementation with a mistake fails both: %s', (mistake) => {
  expect(failedForms(mistake).length).toBeGreaterThan(0);
  // Comparison ignores the case of hexadecimal digits.
  if (mistake !== 'small hexadecimal digits') expect(failedPairs(mistake).length).toBeGreaterThan(0);
});

describe.each(['normalize', 'equivalent'] as const)('%s', (algorithm) => {
  const whole: readonly AlgorithmCase[] = algorithm === 'normalize' ? forms : pairs;
  const written = (format: 'json' | 'jsonl'): string =>
    [...writeSuite(format, suiteHeading(document, { purpose: algorithm }), whole.values())].join('');

  test('the size keeps the strongest; the seed chooses among equals', () => {
    expect([...algorithmSuite(document, algorithm, { size: 3 })]).toEqual(whole.slice(0, 3));
    expect([...algorithmSuite(document, algorithm, { seed: 7 })]).not.toEqual(whole);
  });

  test('each case names its deciding step with the section', () => {
    for (const { step, section, kills } of whole as AlgorithmCase[]) {
      expect(section).toMatch(step === 'none' || step === 'not-derivable' ? /^$/ : /^(6\.2\.|3\.2\.3)/);
      expect(kills.length).toBeGreaterThan(0);
    }
  });

  test.each(['json', 'jsonl'] as const)('%s is read as it was written, and kills every fault', (format) => {
    const text = written(format);
    expect(text).toMatch(/^[\n\x20-\x7e]*$/);
    const read = readAnswers(text, algorithm);
    expect(readAnswers(text, algorithm, format)).toEqual(read);
    const { untested, wrong } = algorithmStrength(read, document, algorithm);
    expect([untested, wrong]).toEqual([[], []]);
  });

  test('json and jsonl match the schema', () => {
    expect(afterSchema('', JSON.parse(written('json')))).toBe('valid');
    const [first, ...cases] = written('jsonl').trimEnd().split('\n');
    expect(afterSchema('#/$defs/heading', JSON.parse(first ?? ''))).toBe('valid');
    for (const one of cases.slice(0, 20)) expect(afterSchema('#/$defs/case', JSON.parse(one))).toBe('valid');
  });

  test('the shapes of other projects have no levels', () => {
    const heading = suiteHeading(document, { purpose: algorithm });
    for (const format of ['wpt', 'json-schema'] as const) {
      expect(() => writeSuite(format, heading, [].values())).toThrow(UnknownNameError);
    }
    expect(() => readAnswers('[]', algorithm, 'wpt')).toThrow(CaseFormatError);
    expect(() => readAnswers('[]', algorithm)).toThrow('must be in a format that has answers: json, jsonl');
  });

  test.each(revisions.filter((id) => revision(id).levels.length === 1))(
    '%s has no rules, and is refused a suite',
    (id) => {
      expect(() => algorithmSuite(revision(id), algorithm)).toThrow(UnsupportedOperationError);
      expect(() => algorithmStrength([], revision(id), algorithm)).toThrow(/does not define normalization/);
    },
  );
});

test('a list may omit the level; wrong answers are reported with the correct ones', () => {
  const list = '{"text":"HTTP://A","form":"http://a/"}\n{"text":"http://a/%7e","form":"http://a/%7E"}';
  const strength = algorithmStrength(readAnswers(list, 'normalize'), document, 'normalize');
  expect(strength.wrong).toEqual([
    {
      place: 'line 2',
      question: { text: 'http://a/%7e' },
      stated: { result: 'normal-form', form: 'http://a/%7E' },
      answer: { result: 'normal-form', form: 'http://a/~' },
      step: 'hexadecimal digits',
      section: '6.2.2.1',
    },
  ]);
  expect(formatAlgorithmStrength(strength)).toMatch(
    /1 case contradicts the revision:\n {2}line 2: http:\/\/a\/%7e {3}is http:\/\/a\/~ {3}by hexadecimal\s+digits \(6\.2\.2\.1\)\n$/,
  );
  const pair = '{"text":"x:A","other":"X:A","level":"case","result":"different"}';
  const report = formatAlgorithmStrength(
    algorithmStrength(readAnswers(pair, 'equivalent'), document, 'equivalent'),
  );
  expect(report).toMatch(/line 1: x:A and X:A {3}at the level case {3}are equivalent {3}by scheme/);
});

test.each<['normalize' | 'equivalent', string, object, string]>([
  ['normalize', 'no text', { form: 'x:' }, 'text: must be a string, but is missing'],
  ['normalize', 'no such level', { text: 'x:', level: 'all' }, 'level: must be one of "string", "case"'],
  ['normalize', 'a form that is no text', { text: 'x:', form: 1 }, 'form: must be a string'],
  ['equivalent', 'one text', { text: 'x:' }, 'other: must be a string, but is missing'],
  [
    'equivalent',
    'no such result',
    { text: 'x:', other: 'x:', result: true },
    'result: must be one of "equivalent"',
  ],
  [
    'equivalent',
    'a long text',
    { text: 'x:', other: 'x'.repeat(10_001) },
    'other: has 10001 characters; a case may have at most 10000',
  ],
])('%s refuses %s with its place', (algorithm, _, one, message) => {
  const read = (): unknown => readAnswers(JSON.stringify(one), algorithm);
  expect(read).toThrow(CaseFormatError);
  expect(read).toThrow(`line 1: ${message}`);
});
