/** What a suite is made of, and what the strength of a list of cases is. */
import type { Components } from '../../core/tree/components.js';

/** What a suite tests. */
export const purposes = ['verdict', 'components'] as const;

/** A purpose. */
export type Purpose = (typeof purposes)[number];

/** A text, and whether it is derivable. */
export interface SuiteCase {
  readonly text: string;
  readonly valid: boolean;
  /** Of a derivable text: what is not there is undefined, what is there and has no characters is the empty string. */
  readonly components?: Components;
  /** The rule that decides: the innermost that is open where the text fails, or where it ends. */
  readonly rule: string;
  /** The section that defines it. */
  readonly section: string;
  /** How many faults of each kind this case kills and no case before it. */
  readonly kills: FaultCounts;
}

/** In UTF-16 code units: the faults at each character of a case are looked at, with what remains of it from each state. */
export const longestCase = 10_000;

/** What somebody's list says of a text. */
export interface StatedCase {
  /** Of at most `longestCase`. */
  readonly text: string;
  /** Whether it is derivable; undefined where the list does not say. */
  readonly valid?: boolean;
  /** Of what is derivable; what is not there has no member, or is undefined. */
  readonly components?: object;
  /** Where it stands, for a person: `line 7`. */
  readonly place: string;
}

/** A share of faults. */
export interface KilledShare {
  readonly kind: FaultKind;
  readonly faults: number;
  readonly killed: number;
}

/** What a list of cases never tests, of one rule. */
export interface UntestedRule {
  readonly rule: string;
  readonly section: string;
  /** The faults that are left, by kind. */
  readonly faults: FaultCounts;
  /** A shortest text that kills one of them, and whether that is derivable. */
  readonly text: string;
  readonly valid: boolean;
}

/** A text of which a list says what the document does not. */
export interface WrongCase extends StatedCase {
  /** Whether the document derives it; if it does, and the list agrees, the components are what is stated wrongly. */
  readonly derivable: boolean;
  readonly rule: string;
  readonly section: string;
}

/** What a list of cases is worth. */
export interface Strength {
  readonly purpose: Purpose;
  readonly cases: number;
  readonly kinds: readonly KilledShare[];
  /** Changes that are proved to change nothing that is tested: they are no faults. */
  readonly equivalent: number;
  /** Changes of which that is neither proved nor refuted; they are not counted either. */
  readonly undecided: number;
  /** By rule, in the order of the document. */
  readonly untested: readonly UntestedRule[];
  readonly wrong: readonly WrongCase[];
}

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
