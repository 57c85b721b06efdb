/** What a revision tells about one rule of its document, and the generated data behind it. */

import type { Correction } from '../grammar/bnf.js';
import type { RevisionId } from '../revisions.js';
import type { Roles } from './roles.js';

/** A rule as printed, as corrected, as transcribed. */
export interface Rule<Name extends string = string> {
  /** In the document's spelling. */
  readonly name: Name;
  /** The rule as the document prints it, character for character. */
  readonly printed: string;
  /** The rule after corrections; equal to printed where none touches it. */
  readonly corrected: string;
  readonly corrections: readonly Correction[];
  /** Its text in grammar.peggy, with that of its variants for particular places. */
  readonly peg: string;
  /** Section of the document that defines it. */
  readonly section: string;
  /** What the rule is for, under a name common to all revisions. */
  readonly role: string;
  /** Rules that its definition refers to, in order of first use. */
  readonly uses: readonly Name[];
  /** Rules whose definition refers to this one, in the document's order. */
  readonly usedBy: readonly Name[];
}

/** A document's grammar as generated/<revision>/rules.ts holds it. */
export interface GrammarData<Name extends string = string> {
  readonly id: RevisionId;
  readonly title: string;
  /** Year, month and, where the document has one, day. */
  readonly date: string;
  readonly start: Name;
  readonly rules: readonly {
    readonly name: Name;
    readonly section: string;
    readonly role: string;
    readonly printed: string;
    /** Where corrections touch the rule. */
    readonly corrected?: string;
    readonly corrections?: readonly Correction[];
    readonly peg: string;
    /** Indices of the rules that it refers to. */
    readonly uses: readonly number[];
  }[];
  readonly roles: Roles<Name>;
}

/** The rules of a grammar, with who uses whom. */
export function rulesOf<Name extends string>(data: GrammarData<Name>): readonly Rule<Name>[] {
  const names = data.rules.map((rule) => rule.name);
  return data.rules.map((rule, index) => ({
    name: rule.name,
    printed: rule.printed,
    corrected: rule.corrected ?? rule.printed,
    corrections: rule.corrections ?? [],
    peg: rule.peg,
    section: rule.section,
    role: rule.role,
    uses: rule.uses.flatMap((i) => names[i] ?? []),
    usedBy: names.filter((_, i) => data.rules[i]?.uses.includes(index)),
  }));
}
