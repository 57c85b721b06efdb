/** What a fault is: one small change of an automaton or of a BNF, which an implementation may have made by mistake. */

/** The kinds of faults of verdicts, with what each is. */
export const faultKinds = {
  missing: 'a transition is missing',
  added: 'a transition is there that should not be',
  misdirected: 'a transition leads to another state',
  verdict: 'a state has the wrong verdict',
  alternative: 'an alternative is dropped',
  class: 'a class is one character off',
  bound: 'a bound is one off',
  option: 'an option is mandatory',
} as const;

/** A kind of fault. */
export type FaultKind = keyof typeof faultKinds;

/** How many faults of each kind. */
export type FaultCounts = Readonly<Partial<Record<FaultKind, number>>>;

/** Adds to a count of faults. */
export function addFaults(counts: Partial<Record<FaultKind, number>>, kind: FaultKind, faults: number): void {
  if (faults > 0) counts[kind] = (counts[kind] ?? 0) + faults;
}
