/**
 * Every argument of every public call, and every member of one, replaced by what it must not be: the call answers or
 * refuses it by an error of its own, and refuses it where it is of another type. A call without a row fails.
 */
import * as api from '../src/index.js';
import * as study from '../src/study/index.js';
import { language } from '../generated/rfc1738/index.js';
import { typeOf } from '../src/base/wrong-type.js';

type Call = (...values: readonly unknown[]) => unknown;

/** Arguments that a call takes: those it must have, and others. */
interface Row {
  readonly required: readonly unknown[];
  readonly optional?: readonly unknown[];
  /** Whether any value will do for a member of an argument, of which only what is read is looked at; or for all. */
  readonly any?: 'member' | 'value';
}

const row = (required: readonly unknown[], ...optional: readonly unknown[]): Row => ({ required, optional });

/** A call on the result of another. */
const result = (required: readonly unknown[]): Row => ({ required, any: 'member' });

const text = 'http://h/p';
const start = { start: 'url' };
const languageRows: Readonly<Record<string, Row>> = {
  accepts: row([text], start),
  parse: row([text], start),
  safeParse: row([text], start),
  components: row([text], start),
  spans: row([text], start),
  production: row([text], start),
  rule: row(['host']),
  automaton: row([], start),
};
const level = 'string';
const revisionRows: Readonly<Record<string, Row>> = {
  ...languageRows,
  resolve: row([text, 'http://a/b'], { trace: true }),
  normalize: row([text], level),
  equivalent: row([text, text], level),
  encode: row(['a b', 'path'], { data: true }),
  decode: row(['a%20b'], { all: true, role: 'path' }),
  compareSplit: row([text]),
  base: row([{ entities: [{ embedded: 'http://a/b' }], retrieval: 'http://a/c', application: 'http://a/d' }]),
  check: row([text], { base: 'http://a/b' }),
  explain: row([text]),
  extract: row([`see ${text}.`], { schemes: ['http'], abbreviated: false, limit: 100 }),
  scanner: row([], { schemes: ['http'], abbreviated: false, limit: 100 }),
};
const of = { revision: 'rfc1738', rule: 'host' } as const;
const components = { scheme: 'a', authority: 'b', path: '/c', query: 'd', fragment: 'e' };
const apiRows: Readonly<Record<string, Row>> = {
  compare: row([text], { revisions: ['rfc1738'], start: 'host' }),
  recompose: row([components]),
  revision: row(['rfc1738']),
  split: row([text]),
  visible: row([text]),
};

const limits = { states: 10_000, milliseconds: 10_000 };
const bnf = study.bnfOf('rfc1738');
const rule = 'port';
const automaton = study.automatonOf({ revision: 'rfc1738', rule });
const transcription = study.pegText('rfc1738');
const peg = study.readPeg(transcription);
const tree = api.revision('rfc1738').parse('80', { start: rule });
const comparing = { witnesses: 2, limits };
const sampling = { length: 4, count: 2, seed: 1, alphabet: [0x30, 0x31], limits };
const task = { rule, peg, bnf, limits };
const proof = [...study.proveTranscription(task)][0];
const drawing = { link: () => '#', title: 't', description: 'd', id: 'i' };
const source = { revision: 'rfc1738', text: transcription, peg, ruleNames: ['port'] };
const tracing = { peg, rule, text: '80', ruleNames: ['port'], steps: 100 };
const comparison = study.compareRules(of, of);
const studyRows: Readonly<Record<string, Row>> = {
  about: row(['rfc1738']),
  accepts: row([automaton, '80']),
  alphabetOf: row([automaton]),
  alphabets: row([], ['scheme'], ['rfc1738']),
  ambiguity: row([{ ...of, rule }], limits),
  automatonDot: row([automaton, 'title']),
  automatonOf: row([of]),
  bnfOf: row(['rfc1738']),
  bnfRailroad: row([bnf, rule], drawing),
  characterSuite: row([automaton]),
  checkDecidable: row([peg]),
  compareAutomata: row([automaton, automaton], comparing),
  compareRules: row([of, of], comparing),
  countDerivations: row([bnf, rule, '80'], limits),
  countDerivationsOfTree: row([bnf, tree, '80']),
  countStrings: row([of, 3], limits),
  countWords: row([automaton, 3], [0x30], limits),
  coveringStrings: row([{ ...of, rule }], limits),
  derivations: row(['80', { ...of, rule }], { most: 2, limits }),
  derivationsOf: row([bnf, rule, '80'], limits),
  diff: row(['rfc1738', 'rfc1738'], comparing),
  diffPrinted: row(['rfc1738'], comparing),
  drawNearMisses: row([of, sampling]),
  drawStrings: row([of, sampling]),
  editedPeg: row(['a = "b"', transcription]),
  eventPlace: result([{ type: 'enter', start: 0 }]),
  flattenTails: row([tree]),
  formatAlphabets: result([study.alphabets(['scheme'], ['rfc1738'])]),
  formatAmbiguity: result([study.ambiguity({ ...of, rule })]),
  formatComparison: result([{ first: 'a', second: 'b', comparison }]),
  formatCounterexamples: result([proof]),
  formatCounts: result([study.countStrings(of, 2)]),
  formatDerivations: result([study.derivations('80', { ...of, rule })]),
  formatDiff: result([study.diff('rfc1738', 'url-1995')]),
  formatMatrix: result([['rfc1738'], study.matrix({ revisions: ['rfc1738'] })]),
  formatPrintedDiff: result([study.diffPrinted('rfc1738')]),
  formatVerdict: result([proof]),
  interpret: row([peg, rule, '80'], 100),
  jsonable: { required: [[1n, { a: 2n }]], any: 'value' },
  matrix: row([], { ...comparing, by: 'rule', against: 'first', revisions: ['rfc1738'] }),
  minimalAutomaton: row([bnf, rule], limits),
  naivePeg: row([bnf]),
  nearMisses: row(['80', of]),
  pegIdentifier: row(['a-b']),
  pegRailroad: row([source, rule], drawing),
  pegText: row(['rfc1738']),
  proveConsumption: row([{ ...task, identifier: 'port' }]),
  proveEquivalence: row([task]),
  proveTranscription: row([task]),
  readPeg: row([transcription]),
  sameTree: row([tree, tree]),
  sampleNearMisses: row([of, sampling]),
  sampleStrings: row([of, sampling]),
  shareOfWords: row([automaton, 3], limits),
  shortestWord: row([automaton]),
  statusInWords: row([study.about('rfc1738').status]),
  together: row([], limits),
  trace: row([tracing]),
  wMethodSuite: row([automaton, { extraStates: 0, partial: true }]),
  withoutPlace: row(['a__b']),
};

/** What a proxy of the caller's throws, which is the caller's own affair. */
class Trap extends Error {}

const trap = (): never => {
  throw new Trap();
};
const proxy = new Proxy({}, { get: trap, has: trap, ownKeys: trap, getOwnPropertyDescriptor: trap });

const wrongValues: readonly unknown[] = [
  undefined,
  null,
  NaN,
  -1,
  2.5,
  Infinity,
  true,
  'no such name',
  Symbol('s'),
  1n,
  {},
  [],
  [undefined],
  () => '',
  new String('rfc1738'),
  { toString: trap },
  proxy,
];

/** The calls of an object, without the classes of its errors. */
function callsOf(members: object): Readonly<Record<string, Call>> {
  return Object.fromEntries(
    Object.entries(members).filter(
      ([, value]) =>
        typeof value === 'function' && !((value as { prototype?: unknown }).prototype instanceof Error),
    ),
  );
}

/** How a call ends: in an answer, a refusal, or an error that is neither. */
function outcome(call: Call, values: readonly unknown[]): string {
  try {
    const result = call(...values);
    // A few of many are enough to have the rest begun.
    if (Symbol.iterator in Object(result) && 'next' in Object(result)) {
      for (let left = 3; left > 0 && (result as Iterator<unknown>).next().done !== true; left--);
    }
    return 'answer';
  } catch (error) {
    if (error instanceof Trap) return 'refusal';
    if (error instanceof TypeError) return / must (be|not) /.test(error.message) ? 'refusal' : String(error);
    const own = Object.values({ ...api, ...study }).some(
      (known) => typeof known === 'function' && known.prototype instanceof Error && error instanceof known,
    );
    return own ? 'refusal' : String(error);
  }
}

/** A value with one of its members, or of their members, replaced, for each of those of objects and lists. */
function* variants(
  value: unknown,
  depth: number,
): Generator<readonly [path: string, was: unknown, (by: unknown) => unknown]> {
  if (depth === 0 || typeof value !== 'object' || value === null) return;
  // Of many items the first stands for all.
  for (const [name, member] of Array.isArray(value)
    ? Object.entries(value).slice(0, 1)
    : Object.entries(value)) {
    const put = (by: unknown): unknown =>
      Array.isArray(value) ? [by, ...(value.slice(1) as unknown[])] : { ...value, [name]: by };
    yield [name, member, put];
    for (const [path, was, inner] of variants(member, depth - 1)) {
      yield [`${name}.${path}`, was, (by) => put(inner(by))];
    }
  }
}

/** What is wrong with how a call takes wrong values. */
function mistakes(call: Call, { required, optional = [], any }: Row): readonly string[] {
  const values = [...required, ...optional];
  const found: string[] = [];
  const right = outcome(call, values);
  if (right !== 'answer' && right !== 'refusal') found.push(`as it should be called: ${right}`);
  for (const [i, value] of values.entries()) {
    const replaced = (by: unknown): readonly unknown[] => values.map((other, k) => (k === i ? by : other));
    const places: (readonly [string, unknown, (by: unknown) => readonly unknown[]])[] = [
      [String(i), value, replaced],
    ];
    for (const [path, was, put] of variants(value, 2))
      places.push([`${i}.${path}`, was, (by) => replaced(put(by))]);
    for (const [path, was, put] of places) {
      for (const wrong of wrongValues) {
        const got = outcome(call, put(wrong));
        const mayLack = wrong === undefined && (path.includes('.') || i >= required.length);
        const isOther = typeOf(wrong) !== typeOf(was) || (typeof wrong === 'number' && !(wrong >= 0));
        const depth = path.split('.').length;
        const isAny = any === 'value' || depth > (any === 'member' ? 1 : 2);
        if (got === 'refusal' || (got === 'answer' && (isAny || mayLack || !isOther))) continue;
        found.push(`${path} = ${typeof wrong === 'number' ? wrong : typeOf(wrong)}: ${got}`);
      }
    }
  }
  return found;
}

describe.each<[string, object, Readonly<Record<string, Row>>]>([
  ['uri-revisions', api, apiRows],
  ['uri-revisions/grammar', study, studyRows],
  ['the language of rfc1738', language, languageRows],
  ...api.revisions.map((id) => [id, api.revision(id), revisionRows] as [string, object, typeof revisionRows]),
])('%s', (_, members, rows) => {
  const calls = callsOf(members);

  test('every call has a row', () => {
    expect(Object.keys(rows).sort()).toEqual(Object.keys(calls).sort());
  });

  test('a member that every object inherits changes nothing', () => {
    Object.defineProperty(Object.prototype, 'fromElsewhere', {
      value: 1,
      enumerable: true,
      configurable: true,
    });
    const outcomes = Object.entries(rows).map(([name, { required, optional = [] }]) => {
      const call = calls[name];
      return call === undefined ? name : outcome(call, [...required, ...optional]);
    });
    Reflect.deleteProperty(Object.prototype, 'fromElsewhere');
    expect(outcomes.filter((told) => told !== 'answer' && told !== 'refusal')).toEqual([]);
  });

  test.each(Object.keys(rows))('%s answers or refuses', (name) => {
    const call = calls[name];
    const found = call === undefined ? ['no such call'] : mistakes(call, rows[name] ?? row([]));
    expect(found).toEqual([]);
  });
});

test('a scanner takes strings only', () => {
  expect(
    mistakes(
      (chunk) =>
        api
          .revision('rfc1738')
          .scanner()
          .push(chunk as string),
      row(['http://h']),
    ),
  ).toEqual([]);
});

test.each<[string, () => unknown, unknown]>([
  ['octets that are none', () => api.revision('rfc1738').encode([300] as never, 'host'), TypeError],
  ['a bound that is none', () => api.revision('rfc1738').extract(text, { limit: NaN }), TypeError],
  [
    'a string for a list',
    () => api.revision('rfc1738').extract(text, { schemes: 'http' as never }),
    TypeError,
  ],
  ['a part of a character', () => study.sampleStrings(of, { length: 2.5, seed: 1 }), TypeError],
  ['a name of another type', () => api.revision('rfc1738').accepts(text, { start: 5 as never }), TypeError],
  ['a list for a name', () => api.revision(['rfc1738'] as never), TypeError],
])('%s is refused', (_, call, error) => {
  expect(call).toThrow(error as ErrorConstructor);
});

test('a table finds what does not check its arguments', () => {
  expect(mistakes((value) => String(value).length, row(['text']))).toContain('0 = 2.5: answer');
  expect(mistakes((value) => (value as string).trim(), row(['text']))[0]).toMatch(
    /^0 = undefined: TypeError/,
  );
  expect(
    mistakes(
      (value) => {
        throw new RangeError(String(value));
      },
      row(['text']),
    )[0],
  ).toMatch(/RangeError: text/);
});
