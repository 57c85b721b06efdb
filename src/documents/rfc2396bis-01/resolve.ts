/**
 * Resolves by the pseudocode of 2003 §5.2 and its merge routine, with the choices that the section leaves: validating
 * or not, and the treatment of surplus `..` segments.
 */

import { quoted, ResolutionError } from '../../core/reference/error.js';
import type { Reader } from '../../core/reference/reader.js';
import {
  absoluteForm,
  checkSurplus,
  defineResolver,
  componentsText,
  type Recorder,
  type Resolution,
  type ResolveOptions,
} from '../../core/reference/resolve.js';
import { absoluteBase, isOpaque, parseReading, recordFragment } from '../../core/reference/resolve-base.js';
import { withoutLastSegment, withoutSurplus } from '../../core/reference/dot-segments.js';
import { removalInSteps, removed } from '../../core/reference/dot-segment-steps.js';
import { split, type MainComponents } from '../../core/reference/split.js';

const section = '5.2';
export const removal = removalInSteps('merge 3', 'merge 4', 'merge 5', 'merge 6');
// §5: only the hier-part syntax makes a base; a path that does not begin with a slash is an opaque-part.
const readBase = absoluteBase('5', parseReading, isOpaque);

/** Resolver of 2003 §5.2. */
export const resolver = defineResolver(
  section,
  ['validating', 'surplus'],
  (reader, text, base, options, record) => {
    checkSurplus(options);
    const reference = parseReading(reader, text);
    record?.('parse(R)', componentsText(reference, 'authority'));
    const isRepeated = options.validating === false && repeatsScheme(reader, reference, base);
    // The grammar read the text after the scheme as an opaque-part; Appendix B reads it as a relative reference.
    const relative = isRepeated ? { ...split(text), scheme: undefined } : undefined;
    record?.(
      'if ((not validating) and (R.scheme == Base.scheme))',
      relative === undefined
        ? 'no'
        : `yes: undefine(R.scheme); by Appendix B, R is ${componentsText(relative, 'authority')}`,
    );
    if (relative === undefined) return transform(reference, reader, text, base, options, record);
    const result = transform(relative, reader, text, base, options, record);
    if (result.kind === 'absolute') checkResult(reader, text, base, result.text);
    return result;
  },
);

/** Applies the rest of the algorithm to the components of the reference R. */
function transform(
  reference: MainComponents,
  reader: Reader,
  text: string,
  base: string,
  options: ResolveOptions,
  record: Recorder | undefined,
): Resolution {
  const { scheme, authority, path, query, fragment } = reference;
  record?.('if defined(R.scheme)', scheme === undefined ? 'no' : 'yes: T is R');
  if (scheme !== undefined) return recombined(reference, record);

  const named = authority !== undefined;
  if (path === '' && query === undefined && !named) {
    record?.('if defined(R.authority)', 'no');
    record?.('if (R.path == "")', 'yes');
    record?.('if defined(R.query)', 'no: the current document');
    return { kind: 'current-document', fragment };
  }
  const inherited = readBase(reader, base, text);
  recordFragment(inherited, '4', record);
  record?.('if defined(R.authority)', named ? 'yes: T.authority, T.path, T.query are those of R' : 'no');
  if (named) return recombined({ scheme: inherited.scheme, authority, path, query, fragment }, record);

  record?.('if (R.path == "")', path === '' ? 'yes' : 'no');
  if (path === '') {
    record?.('if defined(R.query)', 'yes: T.path = Base.path');
    return recombined(inContext(inherited, reference, inherited.path), record);
  }
  const absolute = path.startsWith('/');
  record?.('if (R.path starts-with "/")', absolute ? 'yes: T.path = R.path' : 'no: merge');
  if (absolute) return recombined(inContext(inherited, reference, path), record);

  const merged = merge(inherited.path, path, record);
  const { surplus = 'keep' } = options;
  const { count, rest } = withoutSurplus(merged);
  const kept = surplus === 'remove' ? rest : merged;
  record?.('merge 7', `surplus ".." segments: ${count}; to ${surplus}`, merged, kept);
  if (surplus === 'refuse' && count > 0) return { kind: 'refused', section, surplus: count };
  record?.('merge 8', `T.path = "${kept}"`);
  return recombined(inContext(inherited, reference, kept), record);
}

/** Returns the target with the scheme and authority of the base. */
function inContext(
  { scheme, authority }: MainComponents,
  { query, fragment }: MainComponents,
  path: string,
): MainComponents {
  return { scheme, authority, path, query, fragment };
}

function recombined(target: MainComponents, record: Recorder | undefined): Resolution {
  return absoluteForm(target, 'recombine', record);
}

/**
 * Tests whether the reference has the scheme of a suitable base; only to such a base could it be relative. The
 * pseudocode compares with `==`, and capitals are "equivalent to lower case in scheme names" (§3.1).
 */
function repeatsScheme(reader: Reader, { scheme }: MainComponents, base: string): boolean {
  if (scheme === undefined || !reader.accepts(base)) return false;
  const components = parseReading(reader, base);
  return components.scheme?.toLowerCase() === scheme.toLowerCase() && !isOpaque(components);
}

/** Applies merge steps 1 to 6; step by step if they are recorded. */
function merge(basePath: string, path: string, record: Recorder | undefined): string {
  const copied = basePath === '' ? '/' : withoutLastSegment(basePath);
  const appended = copied + path;
  record?.(
    'merge 1',
    basePath === '' ? '"/" for the empty base path' : 'all but the last segment copied',
    '',
    copied,
  );
  record?.('merge 2', 'the path is appended', copied, appended);
  return removed(removal, appended, record);
}

/** Checks that the result is derivable. An opaque-part may contain brackets, which no path may. */
function checkResult(reader: Reader, reference: string, base: string, result: string): void {
  if (reader.accepts(result)) return;
  const message = `${quoted(reference)} resolves without its scheme to ${quoted(result)}, which ${reader.id} does not derive`;
  throw new ResolutionError({
    revision: reader.id,
    problem: 'result-not-derivable',
    reference,
    base,
    section,
    message,
  });
}
