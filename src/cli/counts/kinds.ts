/** Counts of texts by kind, with examples. */

import { Examples, type ExampleCollector } from './examples.js';

/** Texts of a kind. */
export interface Kind {
  lines: number;
  readonly examples: ExampleCollector;
}

/** Creates the collection of examples for a kind. */
export type CreateExamples = () => ExampleCollector;

export const defaultExamples: CreateExamples = () => new Examples();

/**
 * Counts a text in its kind. @param length the length of the text, which begins at `from` in the bytes if it may be an
 * example
 */
export function countIn<Key>(
  kinds: Map<Key, Kind>,
  key: Key,
  length: number,
  bytes: Uint8Array,
  from: number,
  keep = defaultExamples,
): void {
  const kind = kindOf(kinds, key, keep);
  kind.lines++;
  kind.examples.offer(bytes, from, from + length);
}

/** Returns the texts of a kind, created empty on first use. */
export function kindOf<Key>(kinds: Map<Key, Kind>, key: Key, keep = defaultExamples): Kind {
  let kind = kinds.get(key);
  if (kind === undefined) kinds.set(key, (kind = { lines: 0, examples: keep() }));
  return kind;
}

/** Merges the kinds of several counts. */
export function together<Key>(parts: readonly ReadonlyMap<Key, Kind>[]): ReadonlyMap<Key, Kind> {
  const all = new Map<Key, Kind>();
  for (const part of parts) {
    for (const [key, { lines, examples }] of part) {
      const kind = kindOf(all, key);
      kind.lines += lines;
      for (const line of examples.lines) kind.examples.offer(line, 0, line.length);
    }
  }
  return all;
}
