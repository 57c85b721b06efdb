/** Shrinking of witnesses: a text of a class without a shorter neighbour in the class, tested with the parser. */
import type { Revision } from '../core/revision.js';
import { type AuditClass, classified, keyOf, outcomesOf } from './classes.js';
import type { Parser } from './protocol.js';

/** Maximum number of code units removed at every place. */
const maxCutLength = 8;

/**
 * Yields the texts that result from removing consecutive code units, shortest first, without duplicates: up to eight of
 * them in the order of their places and, for a longer text, before that halves, quarters and so on.
 */
export function* shorterNeighbours(text: string): Generator<string, void, undefined> {
  const { length } = text;
  const without = (at: number, cut: number): string => text.slice(0, at) + text.slice(at + cut);
  for (let cut = Math.ceil(length / 2); cut > maxCutLength; cut = Math.ceil(cut / 2)) {
    for (let at = 0; at < length; at += cut) yield without(at, cut);
  }
  for (let cut = Math.min(maxCutLength, length); cut > 0; cut--) {
    for (let at = 0; at + cut <= length; at++) {
      // Unless the result equals that of the previous place.
      if (at === 0 || text[at - 1] !== text[at - 1 + cut]) yield without(at, cut);
    }
  }
}

/** Maximum number of code units in all neighbours tried for one text. */
const maxTriedUnits = 4 * 1024 * 1024;

/**
 * Removes code units repeatedly until no suitable shorter neighbour is found, or too many have been tried.
 * @param together number of neighbours tried together
 * @param find returns the first suitable one of some texts
 */
export async function shrinkAll(
  witness: string,
  together: number,
  find: (texts: readonly string[]) => Promise<string | undefined>,
): Promise<string> {
  let text = witness;
  let left = maxTriedUnits;
  for (;;) {
    let found: string | undefined;
    for (const batch of inBatches(shorterNeighbours(text), together)) {
      found = await find(batch);
      for (const { length } of batch) left -= length;
      if (found !== undefined || left < 0) break;
    }
    if (found === undefined) return text;
    text = found;
    if (left < 0) return text;
  }
}

function* inBatches(texts: Iterable<string>, most: number): Generator<readonly string[]> {
  let batch: string[] = [];
  let width = 0;
  for (const text of texts) {
    batch.push(text);
    width += text.length;
    if (batch.length < most && width < widest) continue;
    yield batch;
    [batch, width] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

/** Maximum number of code units in the neighbours tried together. */
const widest = 64 * 1024;

/** Numbers of neighbours asked about together; after a failing one, the parser must be restarted. */
const [together, alone] = [64, 1];

/** Returns a text of a class, no longer than the given one, without a shorter neighbour in the class. */
export async function shrunk(
  parser: Parser,
  document: Revision,
  witness: string,
  of: AuditClass,
): Promise<string> {
  const key = keyOf(of);
  const size = of.verdict === 'crash' || of.verdict === 'time-out' ? alone : together;
  return shrinkAll(witness, size, async (texts) => {
    for (const outcome of await outcomesOf(parser, texts)) {
      const [found] = await classified(parser, document, [outcome]);
      if (found?.class !== undefined && keyOf(found.class) === key) return outcome.text;
    }
    return undefined;
  });
}
