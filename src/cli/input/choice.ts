/** Options whose value is one of a few names. */

import { unknownName } from '../../base/unknown-name.js';

/** @throws UnknownNameError */
export function chosen<Name extends string>(kind: string, name: string, known: readonly Name[]): Name {
  const found = known.find((candidate) => candidate === name);
  if (found === undefined) throw unknownName(kind, name, known);
  return found;
}
