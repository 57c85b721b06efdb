/**
 * The faults of resolving that are not about dot segments: a test of the reference is left out or its neighbour's outcome
 * comes in its place, a component is lost or taken from the wrong one of base and reference, the paths are merged wrongly.
 * Each lets the document itself resolve other components, or changes those of its answer; so none asks which document it is.
 */
import { withoutLastSegment } from '../../../reference/resolve/dot-segments.js';
import { recompose } from '../../../reference/recompose.js';
import { isCurrentDocument } from '../../../reference/resolve/resolve.js';
import type { MainComponents } from '../../../reference/split.js';
import type { Asked, ResolveAnswer } from './resolve-question.js';

/** A fault of resolving. */
export interface ResolveFault {
  readonly kind: string;
  readonly name: string;
  readonly answer: (asked: Asked) => ResolveAnswer;
}

/** A fault where a condition holds; elsewhere the answer is right. */
export function fault(
  kind: string,
  name: string,
  isMet: (asked: Asked) => boolean,
  wrong: (asked: Asked) => ResolveAnswer,
): ResolveFault {
  return { kind, name, answer: (asked) => (isMet(asked) ? wrong(asked) : asked.right) };
}

/** Whether a reference has neither scheme nor authority. */
export function isPathOnly({ reference: { scheme, authority } }: Asked): boolean {
  return scheme === undefined && authority === undefined;
}

/** Whether the paths of base and reference are merged. */
export function isMerged(asked: Asked): boolean {
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
    'the scheme of the reference is ignored where it is that of the base',
    ({ reference, base }) => reference.scheme !== undefined && reference.scheme === base.scheme,
    ({ again }) => again({ reference: { scheme: undefined } }),
  ),
  fault(
    'branch',
    'what stands before a colon is taken for a scheme behind a slash, too',
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
    'the authority of the reference is taken for the first segment of its path',
    both(isRelative, ({ reference }) => reference.authority !== undefined),
    ({ again, reference: { authority = '', path } }) =>
      again({ reference: { authority: undefined, path: `/${authority}${path}` } }),
  ),
  fault('branch', 'a path that begins with a slash is merged', both(inPath, startsWithSlash), (asked) =>
    asked.again({ reference: { path: `.${asked.reference.path.replace(/^\/?/, '/')}` } }),
  ),
  fault('branch', 'a path that begins with no slash is taken as if it did', isMerged, (asked) =>
    asked.again({ reference: { path: `/${asked.reference.path}` } }),
  ),
  fault(
    'branch',
    'an empty path is merged, too: the last segment of the base goes',
    both(inPath, hasNoPath, ({ reference }) => !isCurrentDocument(reference)),
    ({ again }) => again({ reference: { path: './' } }),
  ),
  fault(
    'branch',
    'a reference of nothing but a fragment is merged, too: the last segment of the base goes',
    ({ reference }) => isCurrentDocument(reference),
    ({ again }) => again({ reference: { path: './' } }),
  ),
  fault(
    'branch',
    'an empty path with a query leaves the path of the base whole',
    both(inPath, hasNoPath, ({ reference }) => reference.query !== undefined),
    ({ having, base }) => having(() => ({ path: base.path })),
  ),
  fault(
    'branch',
    'a reference of nothing but a fragment is resolved to the base',
    ({ reference, right }) => isCurrentDocument(reference) && right.result !== 'absolute',
    ({ reference, base }) => ({
      result: 'absolute',
      target: recompose({ ...base, fragment: reference.fragment }),
    }),
  ),
  fault(
    'branch',
    'a reference of nothing but a fragment is taken for the current document',
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
    'what the document refuses is resolved by taking the reference as it is',
    ({ right }) => right.result === 'refused',
    ({ reference }) => ({ result: 'absolute', target: recompose(reference) }),
  ),
];

/** A component of the answer is another where a condition holds. */
function component(
  name: string,
  isMet: (asked: Asked) => boolean,
  changes: (target: MainComponents, asked: Asked) => Partial<MainComponents>,
): ResolveFault {
  return fault('component', name, isMet, (asked) => asked.having((target) => changes(target, asked)));
}

const always = (): boolean => true;
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
  component('the authority is inherited without its user information', inPath, ({ authority }) => ({
    authority: authority?.replace(/^.*@/, ''),
  })),
  component('the authority is inherited without its port', inPath, ({ authority }) => ({
    authority: authority?.replace(/:[0-9]*$/, ''),
  })),
  component('an empty authority is taken for none', always, ({ authority }) => ({
    authority: authority === '' ? undefined : authority,
  })),
  component(
    'the authority of the base stands in the place of that of the reference',
    both(isRelative, has('authority')),
    (_, { base: { authority } }) => ({ authority }),
  ),
  component(
    'the authority of the base is inherited beside a scheme',
    ({ reference }) => reference.scheme !== undefined && reference.authority === undefined,
    (_, { base: { authority } }) => ({ authority }),
  ),
  component('the query of the reference is lost', always, () => ({ query: undefined })),
  component('an empty query is taken for none', always, ({ query }) => ({
    query: query === '' ? undefined : query,
  })),
  component(
    'the query of the base stands in the place of that of the reference',
    both(isRelative, has('query')),
    (_, { base: { query } }) => ({ query }),
  ),
  component(
    'the query of the base is inherited beside a path',
    both(inPath, lacks('query'), (asked) => !hasNoPath(asked)),
    (_, { base: { query } }) => ({ query }),
  ),
  component(
    'the query of the base is inherited beside an authority',
    both(isRelative, has('authority'), lacks('query')),
    (_, { base: { query } }) => ({ query }),
  ),
  component(
    'the query of the base is not inherited beside an empty path',
    both(inPath, hasNoPath, lacks('query')),
    () => ({ query: undefined }),
  ),
  component(
    'the path of the base is inherited beside an authority',
    both(isRelative, has('authority'), hasNoPath),
    (_, { base: { path } }) => ({ path }),
  ),
  component('the fragment of the reference is lost', has('fragment'), () => ({ fragment: undefined })),
  component('an empty fragment is taken for none', always, ({ fragment }) => ({
    fragment: fragment === '' ? undefined : fragment,
  })),
  component(
    'the fragment of the base is inherited',
    both(isRelative, lacks('fragment')),
    (_, { base: { fragment } }) => ({ fragment }),
  ),
  component('an empty path behind an authority becomes a slash', always, ({ authority, path }) => ({
    path: authority !== undefined && path === '' ? '/' : path,
  })),
];

const merges: readonly ResolveFault[] = [
  fault('merge', 'the last segment of the base is kept', isMerged, ({ again, base }) =>
    again({ base: { path: `${base.path}/` } }),
  ),
  fault(
    'merge',
    'the last two segments of the base go',
    both(isMerged, ({ base }) => base.path.startsWith('/')),
    ({ again, base }) => again({ base: { path: withoutLastSegment(base.path).replace(/\/$/, '') || '/' } }),
  ),
  fault(
    'merge',
    'all segments of the base go',
    both(isMerged, ({ base }) => base.path.startsWith('/')),
    ({ again }) => again({ base: { path: '/' } }),
  ),
  fault(
    'merge',
    'the last slash of the base is sought in its query, too',
    both(isMerged, ({ base }) => base.query !== undefined),
    ({ again, base: { path, query = '' }, mark }) =>
      again({ base: { path: `${path}${mark}${query}`, query: undefined } }, new Map([[mark, '?']])),
  ),
  fault(
    'merge',
    'the last slash of the base is sought in its fragment, too',
    both(isMerged, ({ base }) => base.fragment !== undefined),
    ({ again, base: { path, fragment = '' }, mark }) =>
      again({ base: { path: `${path}${mark}${fragment}`, fragment: undefined } }, new Map([[mark, '#']])),
  ),
  fault(
    'merge',
    'no slash comes between an authority without a path and the reference',
    both(isMerged, ({ base }) => base.authority !== undefined && base.path === ''),
    ({ having }) => having(({ path }) => ({ path: path.replace(/^\//, '') })),
  ),
  fault(
    'merge',
    'a slash comes between an authority without a path and the reference',
    both(isMerged, ({ base }) => base.authority !== undefined && base.path === ''),
    ({ again }) => again({ base: { path: '/' } }),
  ),
  fault(
    'merge',
    'a slash comes between the scheme of a base without authority and path, and the reference',
    both(isMerged, ({ base }) => base.authority === undefined && base.path === ''),
    ({ again }) => again({ base: { path: '/' } }),
  ),
  fault(
    'merge',
    'a path of the base that begins with no slash is taken as if it did',
    both(isMerged, ({ base }) => base.path !== '' && !base.path.startsWith('/')),
    ({ again, base }) => again({ base: { path: `/${base.path}` } }),
  ),
  fault('merge', 'nothing of the path of the base is kept', isMerged, ({ having, reference }) =>
    having(() => ({ path: reference.path })),
  ),
];

/** All of them, by kind. */
export const resolveFaults: readonly ResolveFault[] = [...branches, ...components, ...merges];
