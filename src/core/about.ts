/**
 * What is said about a document: to those who look at it on the page, and in the report. A document's own words are in
 * src/documents/<id>/about.ts, and of its rules in src/documents/<id>/differences.ts.
 */

import type { RevisionId } from '../../generated/registry/ids.js';
import type { Status } from './base/status.js';
import type { ComponentRole } from './tree/roles.js';

/** What a document's room says about it. */
export interface About {
  /** As a heading names it. */
  readonly name: string;
  /** As a sentence names it. */
  readonly short: string;
  /** Where it is read in public; null where no public address of this very version is known. */
  readonly address: string | null;
  /** What it brought, in two or three sentences. */
  readonly summary: string;
  /** Told against the document that it follows. */
  readonly changes: readonly Change[];
  readonly policy: Policy;
  readonly exercises: readonly Exercise[];
}

/** The same with what document.json tells. */
export interface DocumentAbout extends About {
  readonly title: string;
  readonly authors: readonly string[];
  /** Year, month and, where the document has one, day: `1994-12`, `2003-03-03`. */
  readonly date: string;
  /** The document before it in the lineage, against which its changes are told; null for the first. */
  readonly follows: RevisionId | null;
  readonly status: Status;
}

/** One change, with a string that shows it. */
export interface Change {
  readonly sentence: string;
  readonly text: string;
  /** Whether the document that the change is told against derives the string. */
  readonly before?: boolean;
  /** Whether this one does. */
  readonly after: boolean;
}

/** How the rules of a document differ from those of the document that it follows, beyond what can be decided. */
export interface Differences {
  /** The rules that were dropped, of which a later rule does the work that has another ancestor, too, by that rule. */
  readonly merged: Readonly<Record<string, string>>;
  /** The rules that were added for a part of the work of an earlier rule, by that rule. */
  readonly split: Readonly<Record<string, string>>;
  readonly classed: readonly ClassedDifference[];
  /** What the document says is to be written for strings that others derive. */
  readonly advice?: readonly Advice[];
  /** Where it says that data is to be escaped, if that is not where it says how. */
  readonly escapedBy?: string;
}

/** Rules and strings that differ for one reason. */
export interface ClassedDifference {
  /** Those whose expression and strings are others than those of the rule before, by their later names. */
  readonly rewritten?: readonly string[];
  readonly added?: readonly string[];
  /** By their earlier names. */
  readonly dropped?: readonly string[];
  /** The references that changed for this reason. */
  readonly strings?: readonly ChangedStrings[];
  readonly evidence: Evidence;
}

/** Strings by how two documents part on them. What is not given may be anything. */
export interface ChangedStrings {
  /** Whether only the earlier document derives them, only the later, or both, and read them differently. */
  readonly change: 'went' | 'came' | 'reread';
  /** The component at which the two part, as the one reads it that derives the string; of those read differently, one that differs. */
  readonly in?: readonly ChangedPart[];
  /** The characters at which the one stops that does not derive the string; empty where the string ends too early for it. */
  readonly at?: string;
  /** Rules of that one, of which some is open where it stops. */
  readonly open?: readonly string[];
  /** What became of the component of strings that are read differently. */
  readonly how?: 'gained' | 'lost' | 'moved';
}

/** `none`: between components. `specific`: what only some schemes have, of strings that are read differently. */
export type ChangedPart = ComponentRole | 'none' | 'hostKind' | 'specific';

/** What a document says of strings that it does not derive (`went`), or reads differently from another. */
export interface Advice extends ChangedStrings {
  readonly change: 'went' | 'reread';
  readonly section: string;
  /** The document's words; ` … ` where some are left out. */
  readonly quote: string;
}

/**
 * The class of a difference, and what shows it. `intended`: the document says so in words, outside its grammar.
 * `unexplained`: nothing in it says so. `notation`: its way of writing rules asks for it.
 */
export type Evidence = {
  /** Where a rule differs for several reasons, a string that only one of the two derives, for this one. */
  readonly text?: string;
} & (
  | {
      readonly class: 'intended';
      readonly section: string;
      /** The document's words; ` … ` where some are left out. */
      readonly quote: string;
      /** What the words leave open. */
      readonly note?: string;
    }
  | { readonly class: 'unexplained' | 'notation'; readonly note: string }
);

/** Which derivation the document picks where its BNF allows several. */
export interface Policy {
  readonly section: string;
  /** The document's words. */
  readonly quote: string;
  /** What they come to. */
  readonly reading: string;
}

/** A transcription to mend. */
export interface Exercise {
  /** Unique among the exercises of all documents. */
  readonly id: string;
  readonly title: string;
  /** 1: another order will do; 2: another expression; 3: a lookahead is needed. */
  readonly level: 1 | 2 | 3;
  /** In the document's spelling. */
  readonly rule: string;
  /** What the exercise begins with, that rule first: the alternatives in the BNF's order, `|` as `/`, `*` as `*`. */
  readonly naive: string;
  readonly task: string;
  readonly hints: readonly string[];
  /** Strings to try, beside those that learners write. */
  readonly tests?: readonly string[];
  /** The exercise to go on with, of the same document, which takes over the rules mended in this one. */
  readonly next?: string;
}

/** What a person says about a grammar in the report. */
export interface Remarks {
  /** How it differs from the grammar that it follows. */
  readonly step?: Paragraphs;
  readonly alphabet?: Paragraphs;
  readonly ambiguity?: Paragraphs;
  /** Strings whose derivations are drawn. */
  readonly drawn?: readonly (readonly [rule: string, text: string])[];
  /** Why the naive transcription of a rule is wrong although all other rules are right, by rule, in a sentence. */
  readonly naive: Readonly<Partial<Record<string, string>>>;
}

/** Paragraphs in Markdown. */
export type Paragraphs = (claims: Claims) => readonly string[];

/** A rule by its name: of the document itself, or of the one that it follows. */
export type ClaimedRule = string | { readonly before: string };

/**
 * Claims about languages, each as the Markdown that states it. They are checked when they are written: every call
 * throws where the claim is wrong.
 */
export interface Claims {
  /** The string as code, which each of the rules derives. */
  readonly derivable: (text: string, ...rules: readonly ClaimedRule[]) => string;
  /** The string as code, which none of the rules derives. */
  readonly underivable: (text: string, ...rules: readonly ClaimedRule[]) => string;
  /** The string as code, which the first rule derives and the second does not. */
  readonly only: (text: string, has: ClaimedRule, lacks: ClaimedRule) => string;
  /** "one derivation", which is all that any string of the rule has. */
  readonly unambiguous: (rule: ClaimedRule) => string;
  /** The strings with the number of their derivations. */
  readonly derivations: (rule: ClaimedRule, texts: readonly string[]) => string;
  /** How many states the minimal automaton of the rule has, the dead one aside. */
  readonly states: (rule: ClaimedRule) => string;
}
