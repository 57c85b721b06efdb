/** The start rule for a reference in its place: some documents have one for each kind of base. */

import { unknownName } from '../base/unknown-name.js';
import type { StartByBase } from '../tree/rule.js';

/** Start rules of a document. */
interface Starts {
  readonly start: string;
  readonly startsByBase?: readonly StartByBase[] | undefined;
}

/**
 * Returns the start rule for a base: an absolute URL, or the name of a kind. The reference rule without a base (`none`),
 * and of a document that has one start rule for all. @throws UnknownNameError if the base has no scheme and names no kind
 */
export function startForBase({ start, startsByBase }: Starts, base: string | undefined): string {
  if (startsByBase === undefined || base === undefined || base === none) return start;
  const [, scheme, slash] = /^([A-Za-z][A-Za-z0-9+.-]*):(\/?)/.exec(base) ?? [];
  const found = startsByBase.find((kind) =>
    scheme === undefined
      ? kind.base === base
      : (kind.schemes?.includes(scheme.toLowerCase()) ?? true) && (kind.opaque !== true || slash === ''),
  );
  if (found !== undefined) return found.start;
  const kinds = startsByBase.map((kind) => kind.base);
  throw unknownName('base URL or kind of base', base, [none, ...kinds]);
}

/** The name of the kind without a base. */
const none = 'none';

/** Returns the kind of base that has a start rule; undefined for any other rule. */
export function baseOfStart(
  { startsByBase }: Pick<Starts, 'startsByBase'>,
  start: string,
): string | undefined {
  return startsByBase?.find((kind) => kind.start === start)?.base;
}
