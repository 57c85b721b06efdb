/**
 * The faults of resolving that are about `.` and `..`. Where such a segment is not to be removed, letters stand for it while
 * the document resolves; where something else is taken for it, it stands there.
 */
import {
  removeDotSegments,
  withoutLastSegment,
  withoutSurplus,
} from '../../../reference/resolve/dot-segments.js';
import type { Asked, Marks, ResolveAnswer } from './resolve-question.js';
import { fault, isMerged, isPathOnly, type ResolveFault } from './resolve-faults.js';

/** Whether a fault is about a segment: the segment, its place, and all of them. */
type About = (segment: string, i: number, segments: readonly string[]) => boolean;

const isDot = (segment: string): boolean => segment === '.';
const isParent = (segment: string): boolean => segment === '..';
const isDots = (segment: string): boolean => isDot(segment) || isParent(segment);
const isLast = (i: number, segments: readonly string[]): boolean => i === segments.length - 1;

function kept(about: About, part: 'reference' | 'base' = 'reference') {
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

/** Segments of the reference are taken for what a pattern makes of them. */
function taken(pattern: RegExp, form: string) {
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

/** The dot segments of a reference of one kind stay. */
function untouched(name: string, about: About): ResolveFault {
  return dots(name, inReference(about), kept(about));
}

/** Where the merged path had one `..` more than segments. */
function surplusTurned({ right, having, reference, base, target }: Asked): ResolveAnswer {
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

/** Whether what stands in the query or the fragment is a dot segment there. */
const beside =
  (name: 'query' | 'fragment') =>
  ({ reference }: Asked): boolean =>
    (name === 'query' || reference.query === undefined) &&
    (reference[name]?.split('/').some(isDots) ?? false);

/** Letters in the place of the separator: what follows it is of the path. */
function asPath(name: 'query' | 'fragment', separator: string) {
  return ({ again, reference, mark }: Asked): ResolveAnswer =>
    again(
      { reference: { path: `${reference.path}${mark}${reference[name] ?? ''}`, [name]: undefined } },
      new Map([[mark, separator]]),
    );
}

/** All of them. */
export const dotSegmentFaults: readonly ResolveFault[] = [
  untouched(
    '"." at the beginning of the reference is kept',
    (segment, i, all) => isDot(segment) && i === 0 && !isLast(i, all),
  ),
  untouched(
    '"." within the reference is kept',
    (segment, i, all) => isDot(segment) && i > 0 && !isLast(i, all),
  ),
  untouched('"." at the end of the reference is kept', (segment, i, all) => isDot(segment) && isLast(i, all)),
  untouched(
    '".." at the beginning of the reference is kept',
    (segment, i, all) => isParent(segment) && i === 0 && !isLast(i, all),
  ),
  untouched(
    '".." within the reference is kept',
    (segment, i, all) => isParent(segment) && i > 0 && !isLast(i, all),
  ),
  untouched(
    '".." at the end of the reference is kept',
    (segment, i, all) => isParent(segment) && isLast(i, all),
  ),
  untouched(
    'only the first ".." is removed',
    (segment, i, all) => isParent(segment) && all.indexOf(segment) < i,
  ),
  dots('dot segments of the base are kept', isMerged, kept(always, 'base')),
  dots('dot segments of a path that begins with a slash are treated the other way', turnsAbsolute, turned),
  dots(
    'dot segments behind the authority of the reference are treated the other way',
    ({ reference }) => reference.scheme === undefined && reference.authority !== undefined,
    turned,
  ),
  dots(
    'dot segments behind a scheme are treated the other way',
    ({ reference }) => reference.scheme !== undefined,
    turned,
  ),
  dots('".." that nothing precedes is treated the other way', isPathOnly, surplusTurned),
  dots('".." takes two segments away', inReference(isParent), taken(/^\.\.$/, '../..')),
  dots('".." takes "." away for a segment', inReference(isDot), ({ again, reference, mark }) => {
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
      `the slash that a final "${ending}" leaves is lost, or comes where none is left`,
      ({ reference }) => last(reference.path) === ending,
      ({ having }) => having(({ path }) => ({ path: path.endsWith('/') ? path.slice(0, -1) : `${path}/` })),
    ),
  ),
  dots('empty segments are dropped first', always, ({ again, reference, base }) => {
    const path = (of: string): string => of.replace(/\/{2,}/g, '/');
    return again({ reference: { path: path(reference.path) }, base: { path: path(base.path) } });
  }),
  dots('a segment that begins with ".." is cut there', always, taken(/^\.\.(?=[^./])/, '../')),
  dots('a segment that begins with "." is cut there', always, taken(/^\.(?=[^./])/, './')),
  dots('a segment that ends with ".." is cut there', always, taken(/(?<=[^.])\.\.$/, '/..')),
  dots('a segment that ends with "." is cut there', always, taken(/(?<=[^.])\.$/, '/.')),
  dots('"..." is taken for ".."', always, taken(/^\.\.\.$/, '..')),
  dots('an escaped "." is taken for "."', always, taken(/%2e/gi, '.')),
  dots('what follows "?" is of the path', beside('query'), asPath('query', '?')),
  dots('what follows "?" is not of the path', beside('query'), ({ again, reference: { query = '' }, mark }) =>
    again({ reference: { query: mark } }, new Map([[mark, query]])),
  ),
  dots('what follows "#" is of the path', beside('fragment'), asPath('fragment', '#')),
  dots(
    'what follows ";" is not of the path',
    ({ reference }) => reference.path.includes(';'),
    ({ again, reference: { path }, mark }) => {
      const at = path.indexOf(';');
      return again({ reference: { path: path.slice(0, at) + mark } }, new Map([[mark, path.slice(at)]]));
    },
  ),
  dots(
    'what follows ";" is of the path',
    ({ reference }) => reference.path.includes(';'),
    ({ again, reference: { path }, mark }) =>
      again({ reference: { path: path.replaceAll(';', mark) } }, new Map([[mark, ';']])),
  ),
];

function turnsAbsolute(asked: Asked): boolean {
  return isPathOnly(asked) && asked.reference.path.startsWith('/');
}

/** Removed where the document keeps them, kept where it removes them. */
function turned(asked: Asked): ResolveAnswer {
  const { reference, target, right, having } = asked;
  if (!reference.path.split('/').some(isDots) || target === undefined) return right;
  return target.path === reference.path
    ? having(({ path }) => ({ path: removeDotSegments(path) }))
    : kept(always)(asked);
}
