/**
 * The purpose `resolve`: cases that distinguish every branch of a document's resolving from its neighbours. They are
 * chosen from products of small pieces of bases and references, like the tables of RFC 3986 §5.4, but from all of them.
 */
import { removeDotSegments, withoutLastSegment, withoutSurplus } from '../../core/reference/dot-segments.js';
import { isCurrentDocument, type ResolutionStep } from '../../core/reference/resolve.js';
import { type MainComponents, recompose } from '../../core/reference/split.js';
import type { Revision } from '../../core/revision.js';
import { type AlgorithmFault, type DecidingStep, emptyPathToSlash, type Tested } from './algorithm.js';
import {
  asked,
  type Asked,
  type Marks,
  type ResolveAnswer,
  resolveAnswer,
  type ResolveQuestion,
  stepsOf,
  traceOf,
  underivable,
} from './resolve-question.js';

/** Text before the path of a base. */
const baseHeads = ['http://a', 'http://u@a:8', 'ftp://u@a:8', 'file://', 'x:', 'mailto:'];
const basePaths = ['', '/', '/b', '/b/', '/b/c/d', '/b/../c/./d', '/b//c', '/b;x/y/c', 'b', 'b/c'];
const baseTails = ['', '?q/r', '#s/t', '?q#s'];
/** The bases of every reference; the first is that of RFC 3986 §5.4. */
const commonBases = ['http://a/b/c/d;p?q', 'http://a', 'http://u@a:8/b/c', 'x:b'];

const heads = ['', 'http:', 'x:', '//g', '//g:8', 'http://g'];
const paths = [
  ...['', 'g', '/', '/g', 'g/', 'g/h', './g:h', 'g/x:y', '/g//h', '.g', '..g', 'g.', 'g..', '...', '...g'],
  ...['.', './', './g', '..', '../', '../g', '../..', '../../', '../../g', '../../../g', '../../../../g/..'],
  ...['g/.', 'g/./h', 'g/..', 'g/../h', 'g/h/../../i', './../g', './g/.', 'g/./../h', 'g/.././h', 'g//../h'],
  ...['/.', '/..', '/./g', '/../g', '/g/../h', '/g/.', '/g/..', '%2E%2E/g', '%2e/g', '%2E'],
  ...[';x', 'g;x', 'g;x=1/./y', 'g;x=1/../y', 'g;x/..'],
];
const queries = ['', '?', '?y', '?y/./x', '?y/../x', '?y:z'];
const fragments = ['', '#', '#s', '#s/../x', '#s/./x', '#s:x'];
const pathsBeforeTails = ['', 'g', '/g', '..', '.', './g'];

/** Paths combined with all queries and fragments. */
const tailed = pathsBeforeTails.flatMap((path) =>
  queries.flatMap((query) => fragments.map((fragment) => path + query + fragment)),
);
const headed = heads.flatMap((head) =>
  paths.map((path) => head + (head.includes('//') && path !== '' && !path.startsWith('/') ? '/' : '') + path),
);
const references = [...new Set([...headed, ...tailed, '//g?y', '//g#s', 'http:?y', 'http:#s', '//'])];
const commonReferences = ['', 'g', './g', '/g', '//g', '?y', '../g', '../../../g'];

const bases = baseHeads.flatMap((head) =>
  basePaths.flatMap((path) => baseTails.map((tail) => head + path + tail)),
);

/**
 * Returns all questions with a base that the document derives and, if it has relative references, a reference that it
 * derives.
 */
function questionsOf(document: Revision): readonly ResolveQuestion[] {
  const suitable = (list: readonly string[]): readonly string[] =>
    list.filter((base) => document.accepts(base));
  const questions = [
    ...suitable(commonBases).flatMap((base) => references.map((reference) => ({ base, reference }))),
    ...suitable(bases).flatMap((base) => commonReferences.map((reference) => ({ base, reference }))),
  ];
  return questions.filter((question) => stepsOf(document, question)[0]?.step !== underivable);
}

/** The subject `resolve`. */
export const resolving: Tested<ResolveQuestion, ResolveAnswer> = {
  check(document) {
    // A document with resolving rules resolves this.
    if (document.resolveOptions.length === 0) document.resolve('', 'x:y');
  },
  subject(document) {
    const questions = questionsOf(document);
    const steps = (question: ResolveQuestion): readonly DecidingStep[] => stepsOf(document, question);
    return {
      algorithm: 'resolve',
      questions,
      answer: (question) => resolveAnswer(document, question),
      steps,
      faults: [
        ...[...resolveFaults, ...dotSegmentFaults].map(({ kind, name, answer }) => ({
          kind,
          name,
          answer: (question: ResolveQuestion, right: ResolveAnswer) =>
            answer(asked(document, question, right)),
        })),
        ...missingSteps(document, questions),
      ],
    };
  },
};

/** Returns, for each outcome of each step, the fault that such questions get no answer. */
function missingSteps(
  document: Revision,
  questions: readonly ResolveQuestion[],
): readonly AlgorithmFault<ResolveQuestion, ResolveAnswer>[] {
  const outcomesOf = (question: ResolveQuestion): readonly string[] =>
    traceOf(document, question).map(outcomeOf);
  const known = new Map(questions.map((question) => [question, new Set(outcomesOf(question))]));
  const outcomes = new Set([...known.values()].flatMap((some) => [...some]));
  return [...outcomes].map((outcome) => ({
    kind: 'step',
    name: `no result is returned at the step ${outcome}`,
    answer: (question, right) =>
      (known.get(question) ?? new Set(outcomesOf(question))).has(outcome) ? { result: 'refused' } : right,
  }));
}

/** Returns a step and its outcome, without quoted texts and without all clauses after the first. */
function outcomeOf({ step, outcome }: ResolutionStep): string {
  const clause = outcome.replace(/"[^"]*"/g, '"…"').replace(/[0-9]+/g, 'n');
  return `${step}: ${clause.replace(/[:,;].*/, '')}`;
}

/** Tests whether a fault concerns a segment, given its index and all segments. */
type About = (segment: string, i: number, segments: readonly string[]) => boolean;

const inverted = 'removed instead of kept, or kept instead of removed';

const isDot = (segment: string): boolean => segment === '.';
const isParent = (segment: string): boolean => segment === '..';
const isDots = (segment: string): boolean => isDot(segment) || isParent(segment);
const isLast = (i: number, segments: readonly string[]): boolean => i === segments.length - 1;

function withDotsKept(about: About, part: 'reference' | 'base' = 'reference') {
  return (asked: Asked): ResolveAnswer => {
    const marks: Marks = new Map([
      [`${asked.mark}1`, '.'],
      [`${asked.mark}2`, '..'],
    ]);
    const path = segmentsOf(asked[part].path, (segment, i, all) =>
      isDots(segment) && about(segment, i, all) ? `${asked.mark}${segment.length}` : segment,
    );
    return asked.again({ [part]: { path } }, marks);
  };
}

function segmentsOf(
  path: string,
  change: (segment: string, i: number, segments: readonly string[]) => string,
): string {
  return path.split('/').map(change).join('/');
}

/** Reads segments of the reference as a pattern rewrites them. */
function withRewritten(pattern: RegExp, form: string) {
  return ({ again, reference }: Asked): ResolveAnswer =>
    again({ reference: { path: segmentsOf(reference.path, (segment) => segment.replace(pattern, form)) } });
}

const always = (): boolean => true;
const inReference =
  (about: About) =>
  ({ reference: { path } }: Asked): boolean =>
    path.split('/').some(about);

function dots(
  name: string,
  isMet: (asked: Asked) => boolean,
  wrong: (asked: Asked) => ResolveAnswer,
): ResolveFault {
  return fault('dot segments', name, isMet, wrong);
}

/** Leaves the dot segments of one kind in the reference unchanged. */
function dotsKeptFault(name: string, about: About): ResolveFault {
  return dots(name, inReference(about), withDotsKept(about));
}

/** Inverts the result if the merged path had more `..` than segments. */
function surplusInverted({ right, having, reference, base, target }: Asked): ResolveAnswer {
  if (target === undefined) return right;
  const { count, rest } = withoutSurplus(target.path);
  if (count > 0) return having(() => ({ path: rest }));
  const merged = reference.path.startsWith('/')
    ? reference.path
    : withoutLastSegment(base.path) + reference.path;
  const path = removeDotSegments(merged);
  return withoutSurplus(path).count > 0 ? having(() => ({ path })) : right;
}

const last = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Tests whether a dot segment is in the query or the fragment. */
const isInPart =
  (name: 'query' | 'fragment') =>
  ({ reference }: Asked): boolean =>
    (name === 'query' || reference.query === undefined) &&
    (reference[name]?.split('/').some(isDots) ?? false);

/** Replaces the separator by letters, so that the text after it belongs to the path. */
function asPath(name: 'query' | 'fragment', separator: string) {
  return ({ again, reference, mark }: Asked): ResolveAnswer =>
    again(
      { reference: { path: `${reference.path}${mark}${reference[name] ?? ''}`, [name]: undefined } },
      new Map([[mark, separator]]),
    );
}

const dotSegmentFaults: readonly ResolveFault[] = [
  dotsKeptFault(
    '"." at the beginning of the reference is kept',
    (segment, i, all) => isDot(segment) && i === 0 && !isLast(i, all),
  ),
  dotsKeptFault(
    '"." within the reference is kept',
    (segment, i, all) => isDot(segment) && i > 0 && !isLast(i, all),
  ),
  dotsKeptFault(
    '"." at the end of the reference is kept',
    (segment, i, all) => isDot(segment) && isLast(i, all),
  ),
  dotsKeptFault(
    '".." at the beginning of the reference is kept',
    (segment, i, all) => isParent(segment) && i === 0 && !isLast(i, all),
  ),
  dotsKeptFault(
    '".." within the reference is kept',
    (segment, i, all) => isParent(segment) && i > 0 && !isLast(i, all),
  ),
  dotsKeptFault(
    '".." at the end of the reference is kept',
    (segment, i, all) => isParent(segment) && isLast(i, all),
  ),
  dotsKeptFault(
    'only the first ".." is removed',
    (segment, i, all) => isParent(segment) && all.indexOf(segment) < i,
  ),
  dots('dot segments of the base are kept', isMerged, withDotsKept(always, 'base')),
  dots(`dot segments of a path that begins with a slash are ${inverted}`, turnsAbsolute, dotsInverted),
  dots(
    `dot segments after the authority of the reference are ${inverted}`,
    ({ reference }) => reference.scheme === undefined && reference.authority !== undefined,
    dotsInverted,
  ),
  dots(
    `dot segments after a scheme are ${inverted}`,
    ({ reference }) => reference.scheme !== undefined,
    dotsInverted,
  ),
  dots(`".." with no segment before it is ${inverted}`, isPathOnly, surplusInverted),
  dots('".." removes two segments', inReference(isParent), withRewritten(/^\.\.$/, '../..')),
  dots('".." removes "." as a segment', inReference(isDot), ({ again, reference, mark }) => {
    const path = segmentsOf(reference.path, (segment) => (isDot(segment) ? mark : segment));
    return again(
      { reference: { path } },
      new Map([
        [`${mark}/`, ''],
        [`/${mark}`, '/'],
        [mark, ''],
      ]),
    );
  }),
  ...(['.', '..'] as const).map((ending) =>
    dots(
      `a trailing slash after a final "${ending}" is lost or added`,
      ({ reference }) => last(reference.path) === ending,
      ({ having }) => having(({ path }) => ({ path: path.endsWith('/') ? path.slice(0, -1) : `${path}/` })),
    ),
  ),
  dots('empty segments are removed first', always, ({ again, reference, base }) => {
    const path = (of: string): string => of.replace(/\/{2,}/g, '/');
    return again({ reference: { path: path(reference.path) }, base: { path: path(base.path) } });
  }),
  dots('a segment that begins with ".." is split after it', always, withRewritten(/^\.\.(?=[^./])/, '../')),
  dots('a segment that begins with "." is split after it', always, withRewritten(/^\.(?=[^./])/, './')),
  dots('a segment that ends with ".." is split before it', always, withRewritten(/(?<=[^.])\.\.$/, '/..')),
  dots('a segment that ends with "." is split before it', always, withRewritten(/(?<=[^.])\.$/, '/.')),
  dots('"..." is treated as ".."', always, withRewritten(/^\.\.\.$/, '..')),
  dots('an escaped "." is treated as "."', always, withRewritten(/%2e/gi, '.')),
  dots('the text after "?" belongs to the path', isInPart('query'), asPath('query', '?')),
  dots(
    'the text after "?" does not belong to the path',
    isInPart('query'),
    ({ again, reference: { query = '' }, mark }) =>
      again({ reference: { query: mark } }, new Map([[mark, query]])),
  ),
  dots('the text after "#" belongs to the path', isInPart('fragment'), asPath('fragment', '#')),
  dots(
    'the text after ";" does not belong to the path',
    ({ reference }) => reference.path.includes(';'),
    ({ again, reference: { path }, mark }) => {
      const at = path.indexOf(';');
      return again({ reference: { path: path.slice(0, at) + mark } }, new Map([[mark, path.slice(at)]]));
    },
  ),
  dots(
    'the text after ";" belongs to the path',
    ({ reference }) => reference.path.includes(';'),
    ({ again, reference: { path }, mark }) =>
      again({ reference: { path: path.replaceAll(';', mark) } }, new Map([[mark, ';']])),
  ),
];

function turnsAbsolute(asked: Asked): boolean {
  return isPathOnly(asked) && asked.reference.path.startsWith('/');
}

/** Removes dot segments if the document keeps them, and keeps them if it removes them. */
function dotsInverted(asked: Asked): ResolveAnswer {
  const { reference, target, right, having } = asked;
  if (!reference.path.split('/').some(isDots) || target === undefined) return right;
  return target.path === reference.path
    ? having(({ path }) => ({ path: removeDotSegments(path) }))
    : withDotsKept(always)(asked);
}

interface ResolveFault {
  readonly kind: string;
  readonly name: string;
  readonly answer: (asked: Asked) => ResolveAnswer;
}

/** Returns a fault that applies if a condition is met; otherwise its answer is right. */
function fault(
  kind: string,
  name: string,
  isMet: (asked: Asked) => boolean,
  wrong: (asked: Asked) => ResolveAnswer,
): ResolveFault {
  return { kind, name, answer: (asked) => (isMet(asked) ? wrong(asked) : asked.right) };
}

/** Tests whether a reference has neither scheme nor authority. */
function isPathOnly({ reference: { scheme, authority } }: Asked): boolean {
  return scheme === undefined && authority === undefined;
}

/** Tests whether the paths of base and reference are merged. */
function isMerged(asked: Asked): boolean {
  const { path } = asked.reference;
  return isPathOnly(asked) && path !== '' && !path.startsWith('/');
}

const isRelative = ({ reference }: Asked): boolean => reference.scheme === undefined;
const inPath = isPathOnly;
const startsWithSlash = ({ reference }: Asked): boolean => reference.path.startsWith('/');
const hasNoPath = ({ reference }: Asked): boolean => reference.path === '';
const both =
  (...conditions: readonly ((asked: Asked) => boolean)[]) =>
  (asked: Asked): boolean =>
    conditions.every((isMet) => isMet(asked));

const branches: readonly ResolveFault[] = [
  fault(
    'branch',
    'the scheme of the reference is ignored',
    ({ reference }) => reference.scheme !== undefined,
    ({ again }) => again({ reference: { scheme: undefined } }),
  ),
  fault(
    'branch',
    'the scheme of the reference is ignored if it equals that of the base',
    ({ reference, base }) => reference.scheme !== undefined && reference.scheme === base.scheme,
    ({ again }) => again({ reference: { scheme: undefined } }),
  ),
  fault(
    'branch',
    'text before a colon is read as a scheme even after a slash',
    (asked) => isRelative(asked) && recompose(asked.reference).includes(':'),
    ({ reference }) => ({ result: 'absolute', target: recompose(reference) }),
  ),
  fault(
    'branch',
    'the authority of the reference is ignored',
    both(isRelative, ({ reference }) => reference.authority !== undefined),
    ({ again }) => again({ reference: { authority: undefined } }),
  ),
  fault(
    'branch',
    'the authority of the reference is treated as the first segment of its path',
    both(isRelative, ({ reference }) => reference.authority !== undefined),
    ({ again, reference: { authority = '', path } }) =>
      again({ reference: { authority: undefined, path: `/${authority}${path}` } }),
  ),
  fault('branch', 'a path that begins with a slash is merged', both(inPath, startsWithSlash), (asked) =>
    asked.again({ reference: { path: `.${asked.reference.path.replace(/^\/?/, '/')}` } }),
  ),
  fault('branch', 'a relative path is treated as absolute', isMerged, (asked) =>
    asked.again({ reference: { path: `/${asked.reference.path}` } }),
  ),
  fault(
    'branch',
    'an empty path is merged, too: the last segment of the base is removed',
    both(inPath, hasNoPath, ({ reference }) => !isCurrentDocument(reference)),
    ({ again }) => again({ reference: { path: './' } }),
  ),
  fault(
    'branch',
    'a fragment-only reference is merged, too: the last segment of the base is removed',
    ({ reference }) => isCurrentDocument(reference),
    ({ again }) => again({ reference: { path: './' } }),
  ),
  fault(
    'branch',
    'an empty path with a query keeps the whole path of the base',
    both(inPath, hasNoPath, ({ reference }) => reference.query !== undefined),
    ({ having, base }) => having(() => ({ path: base.path })),
  ),
  fault(
    'branch',
    'a fragment-only reference is resolved to the base',
    ({ reference, right }) => isCurrentDocument(reference) && right.result !== 'absolute',
    ({ reference, base }) => ({
      result: 'absolute',
      target: recompose({ ...base, fragment: reference.fragment }),
    }),
  ),
  fault(
    'branch',
    'a fragment-only reference is treated as the current document',
    ({ reference, right }) => isCurrentDocument(reference) && right.result === 'absolute',
    ({ reference: { fragment } }) => ({
      result: 'current-document',
      ...(fragment === undefined ? {} : { fragment }),
    }),
  ),
  fault(
    'branch',
    'the path of the reference is ignored',
    both(inPath, (asked) => !hasNoPath(asked)),
    (asked) => asked.again({ reference: { path: '' } }),
  ),
  fault(
    'branch',
    'a rejected reference is returned unchanged',
    ({ right }) => right.result === 'refused',
    ({ reference }) => ({ result: 'absolute', target: recompose(reference) }),
  ),
];

/** Returns a fault that changes a component of the answer if a condition is met. */
function component(
  name: string,
  isMet: (asked: Asked) => boolean,
  changes: (target: MainComponents, asked: Asked) => Partial<MainComponents>,
): ResolveFault {
  return fault('component', name, isMet, (asked) => asked.having((target) => changes(target, asked)));
}

const lacks =
  (name: 'authority' | 'query' | 'fragment') =>
  ({ reference }: Asked): boolean =>
    reference[name] === undefined;
const has =
  (name: 'authority' | 'query' | 'fragment') =>
  ({ reference }: Asked): boolean =>
    reference[name] !== undefined;

const components: readonly ResolveFault[] = [
  component('the scheme of the base is not inherited', isRelative, () => ({ scheme: undefined })),
  component('the authority of the base is not inherited', inPath, () => ({ authority: undefined })),
  component('the authority is inherited without its userinfo', inPath, ({ authority }) => ({
    authority: authority?.replace(/^.*@/, ''),
  })),
  component('the authority is inherited without its port', inPath, ({ authority }) => ({
    authority: authority?.replace(/:[0-9]*$/, ''),
  })),
  component('an empty authority is treated as absent', always, ({ authority }) => ({
    authority: authority === '' ? undefined : authority,
  })),
  component(
    'the authority of the base replaces that of the reference',
    both(isRelative, has('authority')),
    (_, { base: { authority } }) => ({ authority }),
  ),
  component(
    'the authority of the base is inherited despite a scheme',
    ({ reference }) => reference.scheme !== undefined && reference.authority === undefined,
    (_, { base: { authority } }) => ({ authority }),
  ),
  component('the query of the reference is lost', always, () => ({ query: undefined })),
  component('an empty query is treated as absent', always, ({ query }) => ({
    query: query === '' ? undefined : query,
  })),
  component(
    'the query of the base replaces that of the reference',
    both(isRelative, has('query')),
    (_, { base: { query } }) => ({ query }),
  ),
  component(
    'the query of the base is inherited despite a path',
    both(inPath, lacks('query'), (asked) => !hasNoPath(asked)),
    (_, { base: { query } }) => ({ query }),
  ),
  component(
    'the query of the base is inherited despite an authority',
    both(isRelative, has('authority'), lacks('query')),
    (_, { base: { query } }) => ({ query }),
  ),
  component(
    'the query of the base is not inherited with an empty path',
    both(inPath, hasNoPath, lacks('query')),
    () => ({ query: undefined }),
  ),
  component(
    'the path of the base is inherited despite an authority',
    both(isRelative, has('authority'), hasNoPath),
    (_, { base: { path } }) => ({ path }),
  ),
  component('the fragment of the reference is lost', has('fragment'), () => ({ fragment: undefined })),
  component('an empty fragment is treated as absent', always, ({ fragment }) => ({
    fragment: fragment === '' ? undefined : fragment,
  })),
  component(
    'the fragment of the base is inherited',
    both(isRelative, lacks('fragment')),
    (_, { base: { fragment } }) => ({ fragment }),
  ),
  component(emptyPathToSlash, always, ({ authority, path }) => ({
    path: authority !== undefined && path === '' ? '/' : path,
  })),
];

const merges: readonly ResolveFault[] = [
  fault('merge', 'the last segment of the base is kept', isMerged, ({ again, base }) =>
    again({ base: { path: `${base.path}/` } }),
  ),
  fault(
    'merge',
    'the last two segments of the base are removed',
    both(isMerged, ({ base }) => base.path.startsWith('/')),
    ({ again, base }) => again({ base: { path: withoutLastSegment(base.path).replace(/\/$/, '') || '/' } }),
  ),
  fault(
    'merge',
    'all segments of the base are removed',
    both(isMerged, ({ base }) => base.path.startsWith('/')),
    ({ again }) => again({ base: { path: '/' } }),
  ),
  fault(
    'merge',
    'the last slash of the base is searched for in its query, too',
    both(isMerged, ({ base }) => base.query !== undefined),
    ({ again, base: { path, query = '' }, mark }) =>
      again({ base: { path: `${path}${mark}${query}`, query: undefined } }, new Map([[mark, '?']])),
  ),
  fault(
    'merge',
    'the last slash of the base is searched for in its fragment, too',
    both(isMerged, ({ base }) => base.fragment !== undefined),
    ({ again, base: { path, fragment = '' }, mark }) =>
      again({ base: { path: `${path}${mark}${fragment}`, fragment: undefined } }, new Map([[mark, '#']])),
  ),
  fault(
    'merge',
    'no slash is inserted between an authority without a path and the reference',
    both(isMerged, ({ base }) => base.authority !== undefined && base.path === ''),
    ({ having }) => having(({ path }) => ({ path: path.replace(/^\//, '') })),
  ),
  fault(
    'merge',
    'a slash is inserted between an authority without a path and the reference',
    both(isMerged, ({ base }) => base.authority !== undefined && base.path === ''),
    ({ again }) => again({ base: { path: '/' } }),
  ),
  fault(
    'merge',
    'a slash is inserted after the scheme of a base that has neither authority nor path',
    both(isMerged, ({ base }) => base.authority === undefined && base.path === ''),
    ({ again }) => again({ base: { path: '/' } }),
  ),
  fault(
    'merge',
    'a relative path of the base is treated as absolute',
    both(isMerged, ({ base }) => base.path !== '' && !base.path.startsWith('/')),
    ({ again, base }) => again({ base: { path: `/${base.path}` } }),
  ),
  fault('merge', 'the whole path of the base is removed', isMerged, ({ having, reference }) =>
    having(() => ({ path: reference.path })),
  ),
];

/** All faults, by kind. */
const resolveFaults: readonly ResolveFault[] = [...branches, ...components, ...merges];
