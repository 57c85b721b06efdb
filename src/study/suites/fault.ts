/** What a fault is: one small change of an automaton or of a BNF, which an implementation may have made by mistake. */

/** The kinds of faults, with what each is: of an automaton, of a BNF, of the actions that find components. */
export const faultKinds = {
  missing: 'a transition is missing',
  added: 'a transition is there that should not be',
  misdirected: 'a transition leads to another state',
  verdict: 'a state has the wrong verdict',
  alternative: 'an alternative is dropped',
  class: 'a class is one character off',
  bound: 'a bound is one off',
  option: 'an option is mandatory',
  dropped: 'a place is not kept',
  early: 'a place is one character early',
  late: 'a place is one character late',
  exchanged: 'a place is kept for another component',
} as const;

/** A kind of fault. */
export type FaultKind = keyof typeof faultKinds;

/** How many faults of each kind. */
export type FaultCounts = Readonly<Partial<Record<FaultKind, number>>>;

/** Adds to a count of faults. */
export function addFaults(counts: Partial<Record<FaultKind, number>>, kind: FaultKind, faults: number): void {
  if (faults > 0) counts[kind] = (counts[kind] ?? 0) + faults;
}
