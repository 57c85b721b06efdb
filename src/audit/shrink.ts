/** Witnesses made small: a text of a class of which no neighbour is of the class and shorter, tried on the parser. */
import type { Revision } from '../core/revision.js';
import { type AuditClass, classified, keyOf, outcomesOf } from './classes.js';
import type { Parser } from './protocol.js';

/** Up to how many code units are left out at every place. */
const longestCut = 8;

/**
 * The texts that a text becomes when code units that follow each other are left out, shortest first, each once: up to
 * eight of them in the order of their places, and before that halves, quarters and so on of a longer text.
 */
export function* shorterNeighbours(text: string): Generator<string, void, undefined> {
  const { length } = text;
  const without = (at: number, cut: number): string => text.slice(0, at) + text.slice(at + cut);
  for (let cut = Math.ceil(length / 2); cut > longestCut; cut = Math.ceil(cut / 2)) {
    for (let at = 0; at < length; at += cut) yield without(at, cut);
  }
  for (let cut = Math.min(longestCut, length); cut > 0; cut--) {
    for (let at = 0; at + cut <= length; at++) {
      // What is left differs from what was left at the place before by one character.
      if (at === 0 || text[at - 1] !== text[at - 1 + cut]) yield without(at, cut);
    }
  }
}

/** Code units of all neighbours that are tried to make a text small. */
const mostTried = 4 * 1024 * 1024;

/**
 * What a text becomes when code units are left out, time and again, until no shorter neighbour is found, or too many have
 * been tried.
 * @param together how many neighbours are tried together
 * @param find the first of some texts that will do
 */
export async function madeSmall(
  witness: string,
  together: number,
  find: (texts: readonly string[]) => Promise<string | undefined>,
): Promise<string> {
  let text = witness;
  let left = mostTried;
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

/** Code units of the neighbours that are tried together. */
const widest = 64 * 1024;

/** Neighbours that are asked for together; after each the parser is started again if it fails on it. */
const [together, alone] = [64, 1];

/** A text of a class, no longer than the one given, of which no shorter neighbour is in the class. */
export async function shrunk(
  parser: Parser,
  document: Revision,
  witness: string,
  of: AuditClass,
): Promise<string> {
  const key = keyOf(of);
  const size = of.verdict === 'crash' || of.verdict === 'time-out' ? alone : together;
  return madeSmall(witness, size, async (texts) => {
    for (const outcome of await outcomesOf(parser, texts)) {
      const [found] = await classified(parser, document, [outcome]);
      if (found?.class !== undefined && keyOf(found.class) === key) return outcome.text;
    }
    return undefined;
  });
}
