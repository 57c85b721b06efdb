/** Finders for entries about a reference and its base, for any revision that has relative references. */

import type { Reading, Span } from '../reading/reading.js';
import type { Match } from './entry.js';
import { schemeOf, split, wholeText } from './matchers.js';

/** Tests whether the text is a reference without a scheme, except to the current document. */
function isRelative({ text, derivable, components }: Reading): boolean {
  return derivable && components?.scheme === undefined && !isCurrentDocument(text);
}

function isCurrentDocument(text: string): boolean {
  return text === '' || text.startsWith('#');
}

/** Finds a reference to the current document. */
export function currentDocument(reading: Reading): Match[] {
  return wholeText(reading, reading.derivable && isCurrentDocument(reading.text));
}

/** Finds a relative reference without a known base. */
export function withoutBase(reading: Reading, base: Reading | undefined): Match[] {
  return wholeText(reading, base === undefined && isRelative(reading));
}

/** Finds a relative reference whose base does not use the rule that a base needs. */
export function unsuitableBase(reading: Reading, base: Reading | undefined, rule: string): Match[] {
  return wholeText(reading, base !== undefined && isRelative(reading) && !base.uses(rule));
}

/** Finds a reference that would be relative without its scheme, which is that of the base. */
export function sameScheme(reading: Reading, base: Reading | undefined): Match[] {
  const scheme = schemeOf(reading);
  const same = scheme !== undefined && base !== undefined && schemeOf(base) === scheme;
  return wholeText(reading, same && !/^[^:]*:\//.test(reading.text));
}

/** Tests whether the text is a relative reference whose path is merged with the base's. */
export function isMerged(reading: Reading): boolean {
  return isRelative(reading) && !/^[/?]/.test(reading.text);
}

/**
 * Finds each ".." of a merged path that climbs above the top of the base's path. Offsets are those of the reference.
 * @param pathOf returns the merged path: the component, unless the document counts less of it as the path
 */
export function surplusParents(
  reading: Reading,
  base: Reading | undefined,
  pathOf = ({ components }: Reading): string | undefined => components?.path,
): Span[] {
  const basePath = base && pathOf(base);
  if (basePath === undefined || !isMerged(reading)) return [];
  const path = { start: 0, end: pathOf(reading)?.length ?? 0 };
  const above = basePath.split('/').slice(1, -1);
  let depth = 0;
  const climb = (segment: string): boolean => {
    if (segment === '.') return false;
    if (segment !== '..') depth += 1;
    else if (depth > 0) depth -= 1;
    else return true;
    return false;
  };
  above.forEach(climb);
  return split(reading, path, '/').filter((segment) => climb(reading.of(segment)));
}
