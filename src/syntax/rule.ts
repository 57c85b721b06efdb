/** What a revision tells about one rule of its document. */

import type { Correction } from '../grammar/bnf.js';

/** A rule as printed, as corrected, as transcribed. */
export interface Rule<Name extends string = string> {
  /** In the document's spelling. */
  readonly name: Name;
  /** The rule as the document prints it, character for character. */
  readonly printed: string;
  /** The rule after corrections; equal to printed where none touches it. */
  readonly corrected: string;
  readonly corrections: readonly Correction[];
  /** Its text in grammar.peggy. */
  readonly peg: string;
  /** Section of the document that defines it. */
  readonly section: string;
  /** The role of the rule under its name common to all revisions, where it has one. */
  readonly role: string | undefined;
  /** Rules whose definition refers to this one, in the document's order. */
  readonly usedBy: readonly Name[];
}
