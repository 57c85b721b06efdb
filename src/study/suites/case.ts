/** Types of suites: their cases, and the strength of a list of cases. */
import type { Components } from '../../core/tree/components.js';

/** The purposes of a suite. */
export const purposes = ['verdict', 'components'] as const;

export type Purpose = (typeof purposes)[number];

/** A text, and whether it is derivable. */
export interface SuiteCase {
  readonly text: string;
  readonly valid: boolean;
  /** For a derivable text: absent components are undefined, empty components are the empty string. */
  readonly components?: Components;
  /** The deciding rule: the innermost one open where the text fails, or where it ends. */
  readonly rule: string;
  /** The section that defines it. */
  readonly section: string;
  /** Number of faults of each kind that this case kills and no earlier case does. */
  readonly kills: FaultCounts;
  /** In a small suite: one of these faults, in words; the rule and the section are those of the fault. */
  readonly detects?: string;
}

/**
 * Length limit in UTF-16 code units: the faults at each character of a case are examined with the rest of the case from
 * each state.
 */
export const maxCaseLength = 10_000;

/** A case of a given list. */
export interface StatedCase {
  /** Of at most `maxCaseLength`. */
  readonly text: string;
  /** True if the list calls it derivable; undefined if the list does not say. */
  readonly valid?: boolean;
  /** Components of a derivable text; an absent component has no member, or is undefined. */
  readonly components?: object;
  /** Human-readable position: `line 7`. */
  readonly place: string;
}

/** A share of faults. */
export interface KilledShare {
  readonly kind: FaultKind;
  readonly faults: number;
  readonly killed: number;
}

/** The faults of one rule that a list of cases never tests. */
export interface UntestedRule {
  readonly rule: string;
  readonly section: string;
  /** Number of remaining faults by kind. */
  readonly faults: FaultCounts;
  /** A shortest text that kills one of them, and whether it is derivable. */
  readonly text: string;
  readonly valid: boolean;
}

/** A case of a list that contradicts the document. */
export interface WrongCase extends StatedCase {
  /** True if the document derives it; if the list agrees, the stated components are wrong. */
  readonly derivable: boolean;
  /** True if a grammar whose recursion was expanded to a depth may derive it at a greater depth. */
  readonly mayBeDeeper?: true;
  readonly rule: string;
  readonly section: string;
}

/** The strength of a list of cases. */
export interface Strength {
  readonly purpose: Purpose;
  readonly cases: number;
  readonly kinds: readonly KilledShare[];
  /** Number of changes proved to alter nothing that is tested: they are not faults. */
  readonly equivalent: number;
  /** Number of changes for which that is neither proved nor refuted; they are not counted as faults either. */
  readonly undecided: number;
  /** By rule, in the order of the document. */
  readonly untested: readonly UntestedRule[];
  readonly wrong: readonly WrongCase[];
}

/** The kinds of faults with their descriptions: of an automaton, of a BNF, of the actions that find components. */
export const faultKinds = {
  missing: 'a transition is missing',
  added: 'a transition is added',
  misdirected: 'a transition leads to another state',
  verdict: 'a state has the wrong verdict',
  alternative: 'an alternative is dropped',
  class: 'a class is off by one character',
  bound: 'a bound is off by one',
  option: 'an option is mandatory',
  dropped: 'a position is not recorded',
  early: 'a position is one character early',
  late: 'a position is one character late',
  exchanged: 'a position is recorded for another component',
} as const;

/** A kind of fault. */
export type FaultKind = keyof typeof faultKinds;

/** Number of faults of each kind. */
export type FaultCounts = Readonly<Partial<Record<FaultKind, number>>>;

export function addFaults(counts: Partial<Record<FaultKind, number>>, kind: FaultKind, faults: number): void {
  if (faults > 0) counts[kind] = (counts[kind] ?? 0) + faults;
}
