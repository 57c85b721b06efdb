/** The error of a string that the start rule does not derive. */

import type { RevisionId } from '../revisions.js';

/** What a UriSyntaxError says. Offsets are UTF-16 code units from 0. */
export interface SyntaxErrorDetails {
  readonly revision: RevisionId;
  /** The start rule, in the document's spelling. */
  readonly start: string;
  /** Where the text stops being the beginning of a derivable string. */
  readonly offset: number;
  /** The offending character, or undefined where the text ends too early. */
  readonly found: string | undefined;
  /** What could have come, in the document's terms: rule names for classes, quoted literals. */
  readonly expected: readonly string[];
  /** Section of the rule that was open at the offset. */
  readonly section: string;
}

/** Thrown by parse, returned by safeParse: the text is not derivable from the start rule. */
export class UriSyntaxError extends Error implements SyntaxErrorDetails {
  override readonly name = 'UriSyntaxError';
  readonly revision: RevisionId;
  readonly start: string;
  readonly offset: number;
  readonly found: string | undefined;
  readonly expected: readonly string[];
  readonly section: string;

  constructor(message: string, details: SyntaxErrorDetails) {
    super(message);
    this.revision = details.revision;
    this.start = details.start;
    this.offset = details.offset;
    this.found = details.found;
    this.expected = details.expected;
    this.section = details.section;
  }
}
