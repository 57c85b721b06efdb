/** What is told of a string that the start rule does not derive. */

import type { RevisionId } from '../../../generated/registry/ids.js';

/** A rule that had begun and not ended where a text fails. */
export interface OpenRule {
  /** In the document's spelling. */
  readonly rule: string;
  /** Section of the document that defines it. */
  readonly section: string;
}

/** What a UriSyntaxError says. Offsets are UTF-16 code units from 0. */
export interface SyntaxErrorDetails<Id extends string = RevisionId> {
  readonly revision: Id;
  /** The start rule, in the document's spelling. */
  readonly start: string;
  /** The rejected text. */
  readonly text: string;
  /** The length of the longest beginning of the text from which a derivable text can still come. */
  readonly offset: number;
  /** The offending character, a whole Unicode one, or undefined where the text ends too early. */
  readonly found: string | undefined;
  /**
   * `found` as an escape, where the document prescribes it; of a part of a reference, where it could have come and what
   * follows needs escapes alone to be derivable.
   */
  readonly escaped: string | undefined;
  /** Where a "%" stands that begins no escape, so that the text stops behind it, if "%25" leads on in the same way. */
  readonly strayPercent: number | undefined;
  /** Whether "./" before the text keeps a colon of its first segment, which ends no scheme, from being taken for its end. */
  readonly dotSegment: boolean;
  /** How far the document asks for the escape, where that needs to be said: a sentence. */
  readonly remark?: string | undefined;
  /**
   * What could have come, in the document's terms: rules that are read as one character (or its escape) and all of
   * whose characters could have come, then the other characters as quoted literals. Empty where nothing may follow.
   */
  readonly expected: readonly string[];
  /** The characters that could have come, exactly, in the order of their codes. */
  readonly characters: string;
  /** The rules that had begun and not ended at the offset, innermost first; the start rule is always the last. */
  readonly open: readonly OpenRule[];
  /** Section of the innermost open rule. */
  readonly section: string;
  /** A shortest text that completes what stands before the offset; empty where that is derivable itself. */
  readonly completion: string;
  /**
   * Up to three derivable texts at the smallest edit distance in Unicode characters, if that is 1 or 2. The search
   * goes backwards from the offset and gives up after a fixed number of steps: for long texts there may be none. A text
   * with another IP address as its host is left out, and one whose host was a user's name or a part of the path.
   */
  readonly nearest: readonly string[];
}
