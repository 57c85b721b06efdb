/**
 * Types of the remarks about documents, shown on the page and in the report. A document's own remarks are in
 * src/documents/<id>/about.ts; remarks about its rules are in src/documents/<id>/differences.ts.
 */

import type { RevisionId } from '../../generated/registry/ids.js';
import type { Status } from './base/status.js';
import type { ComponentRole } from './tree/roles.js';

/** Remarks of a document's room about the document. */
export interface About {
  /** Name in headings. */
  readonly name: string;
  /** Name in sentences. */
  readonly short: string;
  /** Public address of the text; null if no public address of this very version is known. */
  readonly address: string | null;
  /** Summary of what it introduced, in two or three sentences. */
  readonly summary: string;
  /** Changes against the document that it follows. */
  readonly changes: readonly Change[];
  readonly policy: Policy;
  readonly exercises: readonly Exercise[];
}

/** Remarks about a document, with the facts of its document.json. */
export interface DocumentAbout extends About {
  readonly title: string;
  readonly authors: readonly string[];
  /** Year, month and, if the document states one, day: `1994-12`, `2003-03-03`. */
  readonly date: string;
  /** The document before it in the lineage, which its changes refer to; null for the first. */
  readonly follows: RevisionId | null;
  readonly status: Status;
}

/** One change, with a string that shows it. */
export interface Change {
  readonly sentence: string;
  readonly text: string;
  /** True if the previous document derives the string. */
  readonly before?: boolean;
  /** True if this document derives the string. */
  readonly after: boolean;
}

/** Differences between a document's rules and those of the document that it follows, beyond the decidable ones. */
export interface Differences {
  /** Maps each dropped rule to the later rule that does its work; that rule has another ancestor, too. */
  readonly merged: Readonly<Record<string, string>>;
  /** Maps each added rule to the earlier rule that did this part of its work. */
  readonly split: Readonly<Record<string, string>>;
  readonly classed: readonly ClassedDifference[];
  /** Forms that the document prescribes instead of strings that others derive. */
  readonly advice?: readonly Advice[];
  /** The section that says that data must be escaped, if another section says how. */
  readonly escapedBy?: string;
}

/** Rules and strings that differ for one reason. */
export interface ClassedDifference {
  /** Rules whose expression and strings differ from those of the rule before, by their later names. */
  readonly rewritten?: readonly string[];
  readonly added?: readonly string[];
  /** By their earlier names. */
  readonly dropped?: readonly string[];
  /** The references that changed for this reason. */
  readonly strings?: readonly ChangedStrings[];
  readonly evidence: Evidence;
}

/** Strings selected by how two documents diverge on them. Omitted fields match anything. */
export interface ChangedStrings {
  /**
   * `removed`: only the earlier document derives them. `added`: only the later one does. `reread`: both do, with different
   * readings.
   */
  readonly change: 'removed' | 'added' | 'reread';
  /**
   * Component where the two diverge, by the reading of the document that derives the string. For `reread`, a component
   * that differs.
   */
  readonly in?: readonly ChangedPart[];
  /** Characters at which the refusing document stops; empty if the string is incomplete for it. */
  readonly at?: string;
  /** Characters at which it does not stop. */
  readonly notAt?: string;
  /** Rules of the refusing document, at least one of which is open where it stops. */
  readonly open?: readonly string[];
  /** Rules of the refusing document, one of which is the innermost open one where it stops. */
  readonly innermost?: readonly string[];
  /** Change of the component of strings that are read differently. */
  readonly how?: 'gained' | 'lost' | 'moved';
}

/**
 * `none`: between components. `specific`: components that only some schemes have, of strings that are read differently.
 */
export type ChangedPart = ComponentRole | 'none' | 'hostKind' | 'specific';

/**
 * A document's statement about strings that it does not derive (`removed`) or reads differently from another (`reread`).
 */
export interface Advice extends ChangedStrings {
  readonly change: 'removed' | 'reread';
  readonly section: string;
  /** The document's words; ` … ` marks omissions. */
  readonly quote: string;
}

/**
 * Class of a difference, with its evidence. `intended`: the document states it in words, outside its grammar.
 * `unexplained`: nothing in the document states it. `notation`: its notation for rules requires it.
 */
export type Evidence = {
  /** A string that only one of the two derives for this reason, if a rule differs for several reasons. */
  readonly text?: string;
} & (
  | {
      readonly class: 'intended';
      readonly section: string;
      /** The document's words; ` … ` marks omissions. */
      readonly quote: string;
      /** A question that the words leave open. */
      readonly note?: string;
    }
  | { readonly class: 'unexplained' | 'notation'; readonly note: string }
);

/** Rule for picking a derivation if the BNF allows several. */
export interface Policy {
  readonly section: string;
  /** The document's words. */
  readonly quote: string;
  /** Consequence of the words. */
  readonly reading: string;
}

/** A transcription to fix. */
export interface Exercise {
  /** Unique among the exercises of all documents. */
  readonly id: string;
  readonly title: string;
  /** 1: another order is enough; 2: another expression is needed; 3: a lookahead is needed. */
  readonly level: 1 | 2 | 3;
  /** In the document's spelling. */
  readonly rule: string;
  /** Initial text of the exercise, that rule first: the alternatives in the BNF's order, `|` as `/`, `*` as `*`. */
  readonly naive: string;
  readonly task: string;
  readonly hints: readonly string[];
  /** Strings to try, in addition to those that learners write. */
  readonly tests?: readonly string[];
  /** Next exercise of the same document; it takes over the rules fixed in this one. */
  readonly next?: string;
}

/** Remarks about a grammar, written by a person, for the report. */
export interface Remarks {
  /** Differences from the grammar that it follows. */
  readonly step?: Paragraphs;
  readonly alphabet?: Paragraphs;
  readonly ambiguity?: Paragraphs;
  /** Strings whose derivations are drawn. */
  readonly drawn?: readonly (readonly [rule: string, text: string])[];
  /**
   * Reason, in one sentence, why the naive transcription of a rule is wrong even if all other rules are right; by rule.
   */
  readonly naive: Readonly<Partial<Record<string, string>>>;
}

/** Paragraphs in Markdown. */
export type Paragraphs = (claims: Claims) => readonly string[];

/** A rule by its name: of the document itself, or of the document that it follows. */
export type ClaimedRule = string | { readonly before: string };

/**
 * Claims about languages, each as the Markdown that states it. They are checked when they are written: every call
 * throws if the claim is wrong.
 */
export interface Claims {
  /** Returns the string as code; each of the rules derives it. */
  readonly derivable: (text: string, ...rules: readonly ClaimedRule[]) => string;
  /** Returns the string as code; none of the rules derives it. */
  readonly underivable: (text: string, ...rules: readonly ClaimedRule[]) => string;
  /** Returns the string as code; the first rule derives it and the second does not. */
  readonly only: (text: string, has: ClaimedRule, lacks: ClaimedRule) => string;
  /** Returns "one derivation"; no string of the rule has more. */
  readonly unambiguous: (rule: ClaimedRule) => string;
  /** Returns the strings with the number of their derivations. */
  readonly derivations: (rule: ClaimedRule, texts: readonly string[]) => string;
  /** Returns the number of states of the rule's minimal automaton, without the dead state. */
  readonly states: (rule: ClaimedRule) => string;
}
