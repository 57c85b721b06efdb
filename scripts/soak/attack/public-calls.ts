/** The public calls of the package, each with arguments that it takes; what a call makes of any others. */
import type * as Api from '../../../src/index.js';
import type * as Study from '../../../src/study/index.js';

export type Call = (...values: readonly unknown[]) => unknown;

/** Arguments that a call takes: those it must have, and others. */
export interface Row {
  readonly required: readonly unknown[];
  readonly optional?: readonly unknown[];
  /** Whether any value will do for a member of an argument, of which only what is read is looked at; or for all. */
  readonly any?: 'member' | 'value';
}

export const row = (required: readonly unknown[], ...optional: readonly unknown[]): Row => ({
  required,
  optional,
});

/** A call on the result of another. */
const result = (required: readonly unknown[]): Row => ({ required, any: 'member' });

/** The modules of the package, from wherever they were loaded. */
export interface Package {
  readonly api: typeof Api;
  readonly study: typeof Study;
}

function hasRule({ revision }: typeof Api, id: Api.RevisionId, asked: string): boolean {
  return revision(id).rules.some(({ name }) => name === asked);
}

type Rows = Readonly<Record<string, Row>>;

/** A row for every call: of `uri-revisions`, of `uri-revisions-cli/grammar`, of a language, of a revision. */
export function rowsOf({
  api,
  study,
}: Package): Readonly<Record<'api' | 'study' | 'language' | 'revision', Rows>> {
  const text = 'http://h/p';
  // One that has the rules that the rows name.
  const id =
    api.revisions.find((one) => ['host', 'port'].every((name) => hasRule(api, one, name))) ??
    api.revisions[0];
  const start = { start: api.revision(id).start };
  const languageRows: Rows = {
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
  const revisionRows: Rows = {
    ...languageRows,
    resolve: row([text, 'http://a/b'], { trace: true }),
    normalize: row([text], level),
    equivalent: row([text, text], level),
    encode: row(['a b', 'path'], { data: true }),
    decode: row(['a%20b'], { all: true, role: 'path' }),
    compareSplit: row([text]),
    base: row([
      { entities: [{ embedded: 'http://a/b' }], retrieval: 'http://a/c', application: 'http://a/d' },
    ]),
    check: row([text], { base: 'http://a/b' }),
    explain: row([text]),
    fix: row([text]),
    extract: row([`see ${text}.`], { schemes: ['http'], abbreviated: false, limit: 100 }),
    scanner: row([], { schemes: ['http'], abbreviated: false, limit: 100 }),
  };
  const of = { revision: id, rule: 'host' } as const;
  const components = { scheme: 'a', authority: 'b', path: '/c', query: 'd', fragment: 'e' };
  const apiRows: Rows = {
    compare: row([text], { revisions: [id], start: 'host' }),
    chosenRevisions: row([[id]]),
    recompose: row([components]),
    revision: row([id]),
    plain: { required: [{ list: [1] }], any: 'value' },
    split: row([text]),
    visible: row([text]),
  };

  const limits = { states: 10_000, milliseconds: 10_000 };
  const bnf = study.bnfOf(id);
  const rule = 'port';
  const automaton = study.automatonOf({ revision: id, rule });
  const transcription = study.pegText(id);
  const peg = study.readPeg(transcription);
  const tree = api.revision(id).parse('80', { start: rule });
  const comparing = { witnesses: 2, limits };
  const sampling = { length: 4, count: 2, seed: 1, alphabet: [0x30, 0x31], limits };
  const task = { rule, peg, bnf, limits };
  const proof = [...study.proveTranscription(task)][0];
  const drawing = { link: () => '#', title: 't', description: 'd', id: 'i' };
  const source = { revision: id, text: transcription, peg, ruleNames: ['port'] };
  const tracing = { peg, rule, text: '80', ruleNames: ['port'], steps: 100 };
  const comparison = study.compareRules(of, of);
  const suiteTask = { start: rule, purpose: 'verdict', size: 3, seed: 1 } as const;
  // Where the start is left out, all of a document is tested: one whose automaton is small.
  const classes = (one: Api.RevisionId): number => study.automatonOf({ revision: one }).classCount;
  const small = api.revision([...api.revisions].sort((a, b) => classes(a) - classes(b))[0] ?? id);
  const resolving = { question: { base: 'http://a/b', reference: 'g' }, place: 'line 1' };
  const pair = { question: { text: 'http://a/%7e', other: 'http://a/%7E' }, place: 'line 1' };
  const resolver =
    api.revisions
      .map((one) => api.revision(one))
      .find((one) => one.resolveOptions.length > 0 && one.levels.length > 1) ?? api.revision(id);
  const summary: Study.CensusSummary = {
    census: 3,
    records: { kind: 'strings', cr: 'left out', bom: 'kept' },
    version: '1',
    table: '',
    form: 'reference',
    revisions: [id],
    lines: 1,
    bytes: 1,
    derivable: {},
    masks: [{ mask: 1, lines: 1, examples: [{ text }] }],
    reasons: [],
  };
  // A rule that uses no other.
  const alone = bnf.rules.find(({ expression }) => !JSON.stringify(expression).includes('"reference"'));
  const oneRule = { ...bnf, rules: bnf.rules.filter((one) => one === alone) };
  const exercise = { revision: id, rule: 'port', peg: 'port = [0-9]' } as const;
  const exerciseSet = { title: 'a', hints: true, seed: 1, exercises: [exercise] };
  const exerciseResult = { learner: 'a', title: 'a', answers: [exercise] };
  const studyRows: Rows = {
    about: row([id]),
    accepts: row([automaton, '80']),
    algorithmStrength: result([[pair], resolver, 'equivalent']),
    algorithmSuite: { ...result([resolver, 'resolve']), optional: [{ size: 3, seed: 1 }] },
    alikeNeighbours: row([[['a', 'b']]]),
    alphabetOf: row([automaton]),
    alphabets: row([], ['scheme'], [id]),
    ambiguity: row([{ ...of, rule }], limits),
    automatonDot: row([automaton, 'title']),
    automatonSvg: row([automaton, 'title']),
    automatonOf: row([of]),
    abnfOf: row([id], 'host'),
    bnfOf: row([id]),
    bnfRailroad: row([bnf, rule], drawing),
    censusChart: result([summary]),
    censusReason: row(['space']),
    characterSuite: row([automaton]),
    checkDecidable: row([peg]),
    compareAutomata: row([automaton, automaton], comparing),
    compareRules: row([of, of], comparing),
    componentRows: row([components]),
    countDerivations: row([bnf, rule, '80'], limits),
    countDerivationsOfTree: row([bnf, tree, '80']),
    countStrings: row([of, 3], limits),
    countWords: row([automaton, 3], [0x30], limits),
    coveringStrings: row([{ ...of, rule }], limits),
    derivations: row(['80', { ...of, rule }], { most: 2, limits }),
    decisiveSteps: row([[{ step: '1', section: '4', outcome: 'no' }]]),
    derivationsOf: row([bnf, rule, '80'], limits),
    differing: row([['a', 'b']]),
    diff: row([id, id], comparing),
    diffPrinted: row([id], comparing),
    drawNearMisses: row([of, sampling]),
    drawStrings: row([of, sampling]),
    editedPeg: row(['a = "b"', transcription]),
    eventPlace: result([{ type: 'enter', start: 0 }]),
    flattenTails: row([tree]),
    formatAlgorithmStrength: result([study.algorithmStrength([resolving], resolver, 'resolve')]),
    formatAlphabets: result([study.alphabets(['scheme'], [id])]),
    formatAmbiguity: result([study.ambiguity({ ...of, rule })]),
    formatComparison: result([{ first: 'a', second: 'b', comparison }]),
    formatCounterexamples: result([proof]),
    formatCounts: result([study.countStrings(of, 2)]),
    formatDepartures: result([study.transcribe(oneRule)]),
    formatDerivations: result([study.derivations('80', { ...of, rule })]),
    formatDiff: result([study.diff(api.revisions[0], id)]),
    formatMatrix: result([[id], study.matrix({ revisions: [id] })]),
    formatMigration: result([study.migrate(id, id)]),
    formatMigrationGroups: result([study.migrate(id, id)]),
    formatPrintedDiff: result([study.diffPrinted(id)]),
    formatStrength: result([study.strength([{ text: '80', place: 'line 1' }], small, { start: rule })]),
    formatVerdict: result([proof]),
    interpret: row([peg, rule, '80'], 100),
    jsonable: { required: [[1n, { a: 2n }]], any: 'value' },
    matrix: row([], { ...comparing, by: 'rule', against: 'first', revisions: [id] }),
    migrate: row([id, id], { limits }),
    migrationGroups: result([study.migrate(id, id)]),
    migrationMarkdown: result([study.migrate(id, id)]),
    minimalAutomaton: row([bnf, rule], limits),
    naivePeg: row([bnf]),
    nearMisses: row(['80', of], limits),
    pegIdentifier: row(['a-b']),
    pegRailroad: row([source, rule], drawing),
    pegText: row([id]),
    proveConsumption: row([{ ...task, identifier: 'port' }]),
    proveEquivalence: row([task]),
    proveTranscription: row([task]),
    readAnswers: row([JSON.stringify([{ input: 'g', base: 'http://a/b' }]), 'resolve'], 'wpt'),
    readCensusSummary: row([JSON.stringify(summary)]),
    readCases: row(['80'], 'lines'),
    exerciseSetCode: row([exerciseSet]),
    exerciseResultCode: row([exerciseResult]),
    readExerciseSet: row([study.exerciseSetCode(exerciseSet)]),
    readExerciseResult: row([study.exerciseResultCode(exerciseResult)]),
    gradeExercises: row([exerciseResult], exerciseSet, limits),
    moodleXml: row([exerciseSet]),
    extractAbnf: row(['  a = "x"\n']),
    generateParser: row([study.readGrammar('a = "x"')], {
      generator: 'g',
      prefer: 'first',
      limits,
      progress: () => 0,
    }),
    readGrammar: row(['a = "x" / port'], {
      file: 'a.abnf',
      notation: 'abnf',
      start: 'a',
      from: [{ revision: id, rule: 'port' }],
      depth: 2,
    }),
    readPeg: row([transcription]),
    sameTree: row([tree, tree]),
    sampleNearMisses: row([of, sampling]),
    regexOf: row([id, { dialect: 'javascript', rule: 'port', groups: [], multiline: false, limits }]),
    sampleStrings: row([of, sampling]),
    shareOfWords: row([automaton, 3], limits),
    shortestWord: row([automaton]),
    statusInWords: row([study.about(id).status]),
    strength: {
      ...result([[{ text: '80', valid: true, place: 'line 1' }], small]),
      optional: [{ start: rule, purpose: 'verdict' }],
    },
    suite: { ...result([small]), optional: [suiteTask] },
    suiteHeading: { ...result([small]), optional: [suiteTask] },
    together: row([], limits),
    trace: row([tracing]),
    verdictTable: row([[id]], { form: 'reference', limits }),
    verdictsOf: row([[id]], { form: 'reference', limits }),
    repairHint: result([study.transcribe(oneRule), oneRule.rules[0]?.name ?? '']),
    transcribe: row([oneRule], {
      rule: oneRule.rules[0]?.name ?? '',
      prefer: 'first',
      limits,
      progress: () => 0,
    }),
    wMethodSuite: row([automaton, { extraStates: 0, partial: true }]),
    withoutPlace: row(['a__b']),
    writeSuite: result(['json', study.suiteHeading(small, suiteTask), [].values()]),
  };

  return { api: apiRows, study: studyRows, language: languageRows, revision: revisionRows };
}

/** What a proxy of the caller's throws, which is the caller's own affair. */
class Trap extends Error {}

const trap = (): never => {
  throw new Trap();
};
const proxy = new Proxy({}, { get: trap, has: trap, ownKeys: trap, getOwnPropertyDescriptor: trap });

/** What no argument should be, and some that one may. */
export const wrongValues: readonly unknown[] = [
  undefined,
  null,
  NaN,
  -1,
  2.5,
  1e9,
  Infinity,
  true,
  'no such name',
  Symbol('s'),
  1n,
  {},
  [],
  [undefined],
  () => '',
  new String('host'),
  { toString: trap },
  proxy,
];

/** The calls of an object, without the classes of its errors. */
export function callsOf(members: object): Readonly<Record<string, Call>> {
  return Object.fromEntries(
    Object.entries(members).filter(
      ([, value]) =>
        typeof value === 'function' && !((value as { prototype?: unknown }).prototype instanceof Error),
    ),
  );
}

/** How a call ends: in an answer, a refusal, or an error that is neither, or that names another call. */
export function outcome(
  { api, study }: Package,
  name: string,
  call: Call,
  values: readonly unknown[],
): string {
  try {
    const result = call(...values);
    // A few of many are enough to have the rest begun.
    if (Symbol.iterator in Object(result) && 'next' in Object(result)) {
      for (let left = 3; left > 0 && (result as Iterator<unknown>).next().done !== true; left--);
    }
    return 'answer';
  } catch (error) {
    if (error instanceof Trap) return 'refusal';
    const named = error instanceof Error ? /^(?:no option of )?(\w+): /.exec(error.message)?.[1] : undefined;
    if (named !== undefined && named !== name && (named in study || named in api)) return String(error);
    if (error instanceof TypeError) return / must (be|not) /.test(error.message) ? 'refusal' : String(error);
    const own = Object.values({ ...api, ...study }).some(
      (known) => typeof known === 'function' && known.prototype instanceof Error && error instanceof known,
    );
    return own ? 'refusal' : String(error);
  }
}
