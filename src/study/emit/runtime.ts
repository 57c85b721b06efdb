/** What the sources of a generated parser are told: where they import from, and how rules are called. */

/** Where generated modules import from, by what they import. */
export interface Runtime {
  /** The types of nodes. */
  readonly node: string;
  /** What parsers share. */
  readonly parser: string;
  /** The type of an encoded automaton. */
  readonly automaton: string;
  /** The type of a compact BNF. */
  readonly bnf: string;
}

/** A rule by its two names. */
export interface NamedRule {
  /** In the document's spelling. */
  readonly name: string;
  /** In the transcription. */
  readonly identifier: string;
}
