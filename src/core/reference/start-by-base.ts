/** The start rule for a reference in its place: some documents have one for each kind of base. */

import { unknownName } from '../base/unknown-name.js';
import type { StartByBase } from '../tree/rule.js';

/**
 * Returns the start rule for a base: an absolute URL, or the name of a kind. Undefined for a document that has one start
 * rule for all. @throws UnknownNameError if the base has no scheme and names no kind
 */
export function startForBase(starts: readonly StartByBase[] | undefined, base: string): string | undefined {
  if (starts === undefined) return undefined;
  const [, scheme, slash] = /^([A-Za-z][A-Za-z0-9+.-]*):(\/?)/.exec(base) ?? [];
  const found = starts.find((kind) =>
    scheme === undefined
      ? kind.base === base
      : (kind.schemes?.includes(scheme.toLowerCase()) ?? true) && (kind.opaque !== true || slash === ''),
  );
  if (found !== undefined) return found.start;
  throw unknownName(
    'kind of base',
    base,
    starts.map((kind) => kind.base),
  );
}
