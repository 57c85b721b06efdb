/**
 * Readers of lists of cases: every format in which a suite is written, JSON Schema's and WPT's own files, or one string
 * per line; and lists for algorithms, with their questions and answers.
 */
import { brand } from '../../core/base/brand.js';
import { placeIn } from '../../core/base/text-place.js';
import { quoted } from '../../core/base/visible.js';
import { type Level, levels } from '../../core/reference/normalize.js';
import { type Algorithm, type AnswerFormat, answerFormats } from './algorithm.js';
import type { AlgorithmAnswers, AlgorithmQuestions, StatedAlgorithmCase } from './algorithm-cases.js';
import { maxCaseLength, type StatedCase } from './case.js';
import { jsonFault } from '../../core/base/json-fault.js';
import { type SuiteFormat, suiteFormats, type SuiteHeading, suiteVersion } from './write-cases.js';

/** The supported formats: those of suites, and one text per line without a verdict. */
export const caseFormats = [...suiteFormats, 'lines'] as const;

export type CaseFormat = SuiteFormat | 'lines';

/** Thrown for a list of cases that does not follow its format. */
export class CaseFormatError extends Error {
  declare readonly name: 'CaseFormatError';
  constructor(
    /** The position: `line 7`, or `[0].tests[3].data`. */
    readonly place: string,
    readonly problem: string,
  ) {
    super(`${place}: ${problem}`);
  }

  static {
    brand(this, 'CaseFormatError');
  }
}

/**
 * Reads the cases of a list. Skips values that are not text, such as the numbers among the tests of JSON Schema's
 * formats, and the comments of WPT. By default, the format is detected from the beginning and the content of the list.
 * @throws CaseFormatError
 */
export function readCases(list: string, format: CaseFormat = formatOf(list)): readonly StatedCase[] {
  const cases = casesIn(list, format);
  const long = cases.find(({ text }) => text.length > maxCaseLength);
  if (long !== undefined) {
    throw new CaseFormatError(long.place, tooLong(long.text));
  }
  return cases;
}

function casesIn(list: string, format: CaseFormat): readonly StatedCase[] {
  switch (format) {
    case 'lines':
      return linesOf(list).map(([text, place]) => ({ text, place }));
    case 'jsonl':
    case 'json':
      return itemsOf(list, format).map(([value, place]) => caseOf(value, place));
    case 'wpt':
      return itemsOf(list, format).flatMap(([value, place]) => wptCase(value, place));
    case 'json-schema':
      return entries(wholeJson(list), '').flatMap(([group, place]) => {
        const { tests } = record(group, place, 'an object with "tests"');
        return entries(tests, `${place}.tests`).flatMap(([test, at]) => jsonSchemaCase(test, at));
      });
  }
}

/** Returns the items of a list, each with its place, without the heading of a suite. @throws CaseFormatError */
function itemsOf(
  list: string,
  format: 'json' | 'jsonl' | 'wpt',
): readonly (readonly [item: unknown, place: string])[] {
  switch (format) {
    case 'jsonl': {
      return linesOf(list).flatMap(([line, place], i): (readonly [unknown, string])[] => {
        const value = parsed(line, () => place);
        if (i > 0 || !isHeading(value)) return [[value, place]];
        checkVersion(value);
        return [];
      });
    }
    case 'json': {
      const whole = record(wholeJson(list), 'the list', 'an object with "cases"');
      checkVersion(whole);
      return entries(whole.cases, 'cases');
    }
    case 'wpt':
      return entries(wholeJson(list), '');
  }
}

/** The task in the heading of a suite. */
export type MadeFor = Readonly<Record<Extract<keyof SuiteHeading, 'revision' | 'start' | 'purpose'>, string>>;

/** Returns the heading of a suite; undefined for a list without a complete heading. */
export function headingOf(list: string, format: CaseFormat = formatOf(list)): MadeFor | undefined {
  const [first = ''] = linesOf(list)[0] ?? [];
  const text = format === 'json' ? list : format === 'jsonl' ? first : '';
  if (jsonFault(text) !== undefined) return undefined;
  const heading: unknown = JSON.parse(text);
  if (!isHeading(heading)) return undefined;
  const { revision, start, purpose } = record(heading, 'the heading', 'an object');
  const isWhole = [revision, start, purpose].every((word) => typeof word === 'string');
  return isWhole ? ({ revision, start, purpose } as MadeFor) : undefined;
}

/** Detects the format of a list. JSON of no known format counts as the format that it resembles most. */
export function formatOf(list: string): CaseFormat {
  const [first = ''] = linesOf(list)[0] ?? [];
  if (list.trimStart().startsWith('[')) {
    if (jsonFault(list) !== undefined && jsonFault(first) === undefined) return 'jsonl';
    const value = jsonFault(list) === undefined ? (JSON.parse(list) as unknown) : undefined;
    const isOfSchema = Array.isArray(value) && value.some((item) => isRecord(item) && 'tests' in item);
    return isOfSchema ? 'json-schema' : 'wpt';
  }
  if (!list.trimStart().startsWith('{')) return 'lines';
  return jsonFault(first) === undefined && !first.includes('"cases"') ? 'jsonl' : 'json';
}

function mustBe(wanted: string, value: unknown): string {
  return `must be ${wanted}, but is ${shown(value)}`;
}

function tooLong({ length }: string): string {
  return `has ${length} characters; a case may have at most ${maxCaseLength}`;
}

const aWptTest = 'a comment or an object with "input"';

function checkVersion({ version }: Readonly<Record<string, unknown>>): void {
  if (version !== suiteVersion) throw new CaseFormatError('version', mustBe(String(suiteVersion), version));
}

function isHeading(value: unknown): value is Readonly<Record<string, unknown>> {
  const has = (name: string): boolean => Object.hasOwn(value as object, name);
  return isRecord(value) && has('version') && !has('text') && !has('reference');
}

function caseOf(value: unknown, place: string): StatedCase {
  const { text, valid, components } = record(value, place, 'an object with "text"');
  const expected = stated(aText(text, `${place}: text`), valid, place, 'valid');
  if (components === undefined) return expected;
  const given = record(components, `${place}.components`, 'an object');
  for (const [name, value] of Object.entries(given)) aText(value, `${place}.components.${name}`);
  return { ...expected, components: given };
}

function wptCase(value: unknown, place: string): readonly StatedCase[] {
  if (typeof value === 'string') return [];
  const { input, base = null, failure = false } = record(value, place, aWptTest);
  const text = aText(input, `${place}.input`);
  // A verdict on a reference with a base is no verdict on the text alone.
  return [base === null ? stated(text, flipped(failure), place, 'failure') : { text, place }];
}

function flipped(failure: unknown): unknown {
  return typeof failure === 'boolean' ? !failure : failure;
}

function jsonSchemaCase(value: unknown, place: string): readonly StatedCase[] {
  const { data, valid } = record(value, place, 'an object with "data"');
  return typeof data === 'string' ? [stated(data, valid, place, 'valid')] : [];
}

function stated(text: string, valid: unknown, place: string, member: string): StatedCase {
  if (valid === undefined) return { text, place };
  if (typeof valid !== 'boolean') {
    throw new CaseFormatError(`${place}.${member}`, `must be true or false, but is ${shown(valid)}`);
  }
  return { text, valid, place };
}

/** Returns the lines of a list, without line ends, each with its place. */
function linesOf(list: string): readonly (readonly [line: string, place: string])[] {
  const lines = list.split('\n').map((line) => line.replace(/\r$/, ''));
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line, i) => [line, `line ${i + 1}`]);
}

function wholeJson(list: string): unknown {
  return parsed(list, (offset) => {
    const { line, column } = placeIn(list, offset);
    return `line ${line}, column ${column}`;
  });
}

function parsed(text: string, placeOf: (offset: number) => string): unknown {
  const fault = jsonFault(text);
  if (fault !== undefined) throw new CaseFormatError(placeOf(fault), 'this is not JSON');
  return JSON.parse(text) as unknown;
}

function entries(value: unknown, place: string): readonly (readonly [item: unknown, place: string])[] {
  if (!Array.isArray(value)) {
    throw new CaseFormatError(place === '' ? 'the list' : place, `must be an array, but is ${shown(value)}`);
  }
  return value.map((item: unknown, i) => [item, `${place}[${i}]`]);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checks that a value is an object. */
function record(value: unknown, place: string, wanted: string): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw new CaseFormatError(place, mustBe(wanted, value));
  return value;
}

function aText(value: unknown, place: string): string {
  if (typeof value !== 'string') throw new CaseFormatError(place, `must be a string, but is ${shown(value)}`);
  return value;
}

function shown(value: unknown): string {
  if (typeof value === 'string') return quoted(value, 40);
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'an array' : typeof value === 'object' ? 'an object' : JSON.stringify(value);
}

type Members = Readonly<Record<string, unknown>>;

/** Reader of a case; the answer is undefined if the list states none. */
interface CaseReader<A extends Algorithm> {
  readonly question: (members: Members, place: string) => AlgorithmQuestions[A];
  readonly answer: (members: Members, place: string) => AlgorithmAnswers[A] | undefined;
}

const readers: { readonly [A in Algorithm]: CaseReader<A> } = {
  resolve: {
    question: (members, place) => ({
      base: aCase(members, 'base', place),
      reference: aCase(members, 'reference', place),
    }),
    answer(members, place) {
      const { target, fragment } = members;
      const result = resultOf(members, place, ['absolute', 'current-document', 'refused'], 'target');
      if (result === 'absolute') return { result, target: aText(target, `${place}: target`) };
      if (result !== 'current-document' || fragment === undefined) return result && { result };
      return { result, fragment: aText(fragment, `${place}: fragment`) };
    },
  },
  normalize: {
    question: (members, place) => ({ text: aCase(members, 'text', place), ...levelOf(members, place) }),
    answer(members, place) {
      const result = resultOf(members, place, ['normal-form', 'refused'], 'form');
      if (result !== 'normal-form') return result && { result };
      return { result, form: aText(members.form, `${place}: form`) };
    },
  },
  equivalent: {
    question: (members, place) => ({
      text: aCase(members, 'text', place),
      other: aCase(members, 'other', place),
      ...levelOf(members, place),
    }),
    answer(members, place) {
      const result = resultOf(members, place, ['equivalent', 'different', 'refused']);
      return result && { result };
    },
  },
};

/**
 * Reads the cases of a list for an algorithm. Skips comments of WPT and tests without a base. By default, the format is
 * detected from the beginning of the list. @throws CaseFormatError
 */
export function readAnswers<A extends Algorithm>(
  list: string,
  algorithm: A,
  format?: AnswerFormat,
): readonly StatedAlgorithmCase<A>[] {
  const known = answerFormats[algorithm];
  const asked = format ?? formatOf(list);
  const expected = known.find((one) => one === asked);
  if (expected === undefined) {
    throw new CaseFormatError('the list', `must be in a format that has answers: ${known.join(', ')}`);
  }
  const { question, answer } = readers[algorithm];
  return itemsOf(list, expected).flatMap(([value, place]) => {
    const members = expected === 'wpt' ? ofWpt(value, place) : record(value, place, 'an object');
    if (members === undefined) return [];
    const answered = answer(members, place);
    return [{ question: question(members, place), ...(answered && { answer: answered }), place }];
  });
}

/** Converts a test of WPT to our names; undefined for a comment or a test without a base. */
function ofWpt(value: unknown, place: string): Members | undefined {
  if (typeof value === 'string') return undefined;
  const { input, base, href, failure } = record(value, place, aWptTest);
  if (base === undefined || base === null) return undefined;
  const result = failure === true ? 'refused' : undefined;
  return { base, reference: input, result, target: href, fragment: undefined };
}

/**
 * Returns the result that a case states. @param implied the member that implies the first result if the case states
 * none
 */
function resultOf<Result extends string>(
  members: Members,
  place: string,
  known: readonly [Result, ...Result[]],
  implied?: string,
): Result | undefined {
  const { result } = members;
  if (result === undefined) return implied && members[implied] !== undefined ? known[0] : undefined;
  return oneOf(result, known, `${place}: result`);
}

function levelOf({ level }: Members, place: string): { readonly level?: Level } {
  return level === undefined ? {} : { level: oneOf(level, levels, `${place}: level`) };
}

function oneOf<Name extends string>(value: unknown, known: readonly Name[], place: string): Name {
  const found = known.find((one) => one === value);
  if (found !== undefined) return found;
  const names = known.map((one) => `"${one}"`).join(', ');
  throw new CaseFormatError(place, `must be one of ${names}, but is ${shown(value)}`);
}

function aCase(members: Members, name: string, place: string): string {
  const text = aText(members[name], `${place}: ${name}`);
  if (text.length <= maxCaseLength) return text;
  throw new CaseFormatError(`${place}: ${name}`, tooLong(text));
}
