/** Witnesses made small: a text of a class of which no neighbour is of the class and shorter, tried on the parser. */
import type { Language } from '../language.js';
import { type AuditClass, classified, keyOf, outcomesOf } from './classes.js';
import type { Parser } from './protocol.js';

/** How many code units are left out at a time, at most. */
const longestCut = 8;

/**
 * The texts that a text becomes when up to eight code units that follow each other are left out, shortest first; those of
 * one length in the order of their places.
 */
export function shorterNeighbours(text: string): readonly string[] {
  const neighbours = new Set<string>();
  for (let cut = Math.min(longestCut, text.length); cut > 0; cut--) {
    for (let at = 0; at + cut <= text.length; at++) neighbours.add(text.slice(0, at) + text.slice(at + cut));
  }
  return [...neighbours];
}

/** Neighbours that are asked for together; after each the parser is started again if it fails on it. */
const [together, alone] = [64, 1];

/** A text of a class, no longer than the one given, of which no shorter neighbour is in the class. */
export async function shrunk(
  parser: Parser,
  document: Language,
  witness: string,
  of: AuditClass,
): Promise<string> {
  const key = keyOf(of);
  const size = of.verdict === 'crash' || of.verdict === 'time-out' ? alone : together;
  const inClass = async (texts: readonly string[]): Promise<string | undefined> => {
    for (const outcome of await outcomesOf(parser, texts)) {
      const [found] = await classified(parser, document, [outcome]);
      if (found?.class !== undefined && keyOf(found.class) === key) return outcome.text;
    }
    return undefined;
  };
  for (let text = witness; ;) {
    const neighbours = shorterNeighbours(text);
    let next: string | undefined;
    for (let i = 0; i < neighbours.length && next === undefined; i += size) {
      next = await inClass(neighbours.slice(i, i + size));
    }
    if (next === undefined) return text;
    text = next;
  }
}
