/** A search: rounds of some seconds, each of which is the same for the same seed. */

export interface Search {
  readonly name: string;
  readonly purpose: string;
  /** Number of rounds that try everything there is; absent if there is no end. */
  readonly all?: number;
  /** Runs only where `--only` names it: its rounds take minutes. */
  readonly onRequest?: true;
  /** Runs one round, of half a minute at most. @param seed a whole number from 1 */
  readonly run: (seed: number) => Round | Promise<Round>;
}

export interface Round {
  readonly cases: number;
  /** Problems that were found, in words; the lines after the first are details. */
  readonly findings: readonly string[];
}

/** The item whose turn it is, and how often all items had their turn before. */
export function turn<Item>(items: readonly Item[], seed: number): readonly [item: Item, lap: number] {
  const item = items[(seed - 1) % items.length];
  if (item === undefined) throw new RangeError('nothing to search in');
  return [item, Math.floor((seed - 1) / items.length)];
}
