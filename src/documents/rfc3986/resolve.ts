/** Resolves by RFC 3986 §5.2: the pseudocode of §5.2.2, merge of §5.2.3, recomposition of §5.3. */

import type { Reader } from '../../core/reference/reader.js';
import {
  type AbsoluteForm,
  absoluteForm,
  defineResolver,
  resultNotDerivable,
  componentsText,
  type Recorder,
} from '../../core/reference/resolve.js';
import { absoluteBase, parseReading, recordFragment } from '../../core/reference/resolve-base.js';
import { withoutLastSegment } from '../../core/reference/dot-segments.js';
import type { MainComponents } from '../../core/reference/split.js';
import { removeDotSegments } from './dot-segments.js';

const readBase = absoluteBase('5.1');

/**
 * Resolver of RFC 3986 §5.2.2. Any base with a scheme is allowed (§5.2.1). A reference without a path has a target like
 * any other: the base's (§4.4).
 */
export const resolver = defineResolver(
  '5.2.2',
  ['validating'],
  (reader, text, base, { validating }, record) => {
    const reference = parseReading(reader, text);
    record?.('parse(R)', componentsText(reference, 'authority'));
    const isIgnored = validating === false && repeatsScheme(reader, reference, base);
    record?.('if ((not strict) and (R.scheme == Base.scheme))', isIgnored ? 'yes: undefine(R.scheme)' : 'no');
    const isDefined = reference.scheme !== undefined && !isIgnored;
    record?.('if defined(R.scheme)', isDefined ? 'yes: T is R, its path without dot segments' : 'no');
    const target = isDefined
      ? { ...reference, path: removeDotSegments(reference.path, record) }
      : transform(reference, readBase(reader, base, text), record);
    return recomposed(target, reader, text, base, record);
  },
);

/**
 * Tests "if it is identical to the base URI's scheme": schemes are case-insensitive (§3.1, §6.2.2.1). False for an
 * unsuitable base.
 */
function repeatsScheme(reader: Reader, { scheme }: MainComponents, base: string): boolean {
  if (scheme === undefined || !reader.accepts(base)) return false;
  return parseReading(reader, base).scheme?.toLowerCase() === scheme.toLowerCase();
}

/** Returns the target of a reference R without a scheme. */
function transform(
  { authority, path, query, fragment }: MainComponents,
  base: MainComponents,
  record: Recorder | undefined,
): MainComponents {
  recordFragment(base, '5.1', record);
  const { scheme } = base;
  const isNamed = authority !== undefined;
  record?.('if defined(R.authority)', isNamed ? 'yes: T.authority, T.path, T.query are those of R' : 'no');
  if (isNamed) return { scheme, authority, path: removeDotSegments(path, record), query, fragment };

  record?.('if (R.path == "")', path === '' ? 'yes: T.path = Base.path' : 'no');
  if (path === '') {
    const inherits = query === undefined;
    record?.('if defined(R.query)', inherits ? 'no: T.query = Base.query' : 'yes: T.query = R.query');
    return { ...base, query: inherits ? base.query : query, fragment };
  }
  const isAbsolute = path.startsWith('/');
  record?.('if (R.path starts-with "/")', isAbsolute ? 'yes: T.path = R.path' : 'no: merge');
  const whole = isAbsolute ? path : merge(base, path, record);
  return {
    scheme,
    authority: base.authority,
    path: removeDotSegments(whole, record),
    query,
    fragment,
  };
}

/** Merges paths (§5.2.3). */
function merge(base: MainComponents, path: string, record: Recorder | undefined): string {
  const isBare = base.authority !== undefined && base.path === '';
  const merged = (isBare ? '/' : withoutLastSegment(base.path)) + path;
  const outcome = isBare ? '"/" and the path' : 'base path without its last segment, plus the path';
  record?.('merge', outcome, base.path, merged, '5.2.3');
  return merged;
}

/**
 * Recomposes the target (§5.3). Without an authority, a resulting path that begins with "//" reads as one, which need
 * not be derivable.
 */
function recomposed(
  target: MainComponents,
  reader: Reader,
  reference: string,
  base: string,
  record: Recorder | undefined,
): AbsoluteForm {
  const result = absoluteForm(
    target,
    'result',
    record &&
      ((step, outcome, before, after) => {
        record(step, outcome, before, after, '5.3');
      }),
  );
  const isDerivable =
    target.authority !== undefined || !target.path.startsWith('//') || reader.accepts(result.text);
  if (isDerivable) return result;
  throw resultNotDerivable(reader, reference, base, result.text, '5');
}
