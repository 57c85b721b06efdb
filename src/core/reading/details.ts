/** Details of the error for a string that the start rule does not derive. */

import type { RevisionId } from '../../../generated/registry/ids.js';

/** A rule that every continuation of a text is in, where the text fails. */
export interface OpenRule {
  /** In the document's spelling. */
  readonly rule: string;
  /** Section of the document that defines it. */
  readonly section: string;
}

/** Content of a UriSyntaxError. Offsets are UTF-16 code units from 0. */
export interface SyntaxErrorDetails<Id extends string = RevisionId> {
  readonly revision: Id;
  /** The start rule, in the document's spelling. */
  readonly start: string;
  /** The rejected text. */
  readonly text: string;
  /** Length of the longest prefix of the text that a derivable text can still extend. */
  readonly offset: number;
  /** The offending character, a whole Unicode one, or undefined if incomplete. */
  readonly found: string | undefined;
  /**
   * `found` as an escape, if the document prescribes it; for a part of a reference, if the escape is allowed there and
   * the rest needs only escapes to be derivable.
   */
  readonly escaped: string | undefined;
  /** Offset of a "%" that begins no escape and makes the text stop after it, if "%25" continues in the same way. */
  readonly strayPercent: number | undefined;
  /**
   * True if "./" before the text keeps a colon of its first segment, which ends no scheme, from being read as the end
   * of one.
   */
  readonly dotSegment: boolean;
  /** A sentence on how far the document asks for the escape, if that needs explaining. */
  readonly remark?: string | undefined;
  /**
   * Possible continuations in the document's terms: rules that are read as one character (or its escape) and all of
   * whose characters are possible, then the other characters as quoted literals. Empty if nothing may follow.
   */
  readonly expected: readonly string[];
  /** The possible characters, exactly, in the order of their codes. */
  readonly characters: string;
  /**
   * The rules that contain every possible continuation at the offset, or those in the component, if it is known,
   * innermost first; the start rule is always the last.
   */
  readonly open: readonly OpenRule[];
  /** The component that the offset is in, by its role; undefined if it may be in several or in none. */
  readonly component?: string | undefined;
  /** Section of the innermost open rule. */
  readonly section: string;
  /** A shortest text that completes the text before the offset; empty if that is derivable itself. */
  readonly completion: string;
  /**
   * Up to three derivable texts at the smallest edit distance in Unicode characters, if that is 1 or 2. The search goes
   * backwards from the offset and gives up after a fixed number of steps: for long texts there may be none. Texts with
   * another IP address as the host are omitted, and texts whose host was a user's name or a part of the path.
   */
  readonly nearest: readonly string[];
}
