/** The error of a string that the start rule does not derive. */

import type { RevisionId } from '../revisions.js';
import { syntaxErrorMessage } from './error-message.js';

/** A rule that had begun and not ended where a text fails. */
export interface OpenRule {
  /** In the document's spelling. */
  readonly rule: string;
  /** Section of the document that defines it. */
  readonly section: string;
}

/** What a UriSyntaxError says. Offsets are UTF-16 code units from 0. */
export interface SyntaxErrorDetails {
  readonly revision: RevisionId;
  /** The start rule, in the document's spelling. */
  readonly start: string;
  /** The rejected text. */
  readonly text: string;
  /** The length of the longest beginning of the text from which a derivable text can still come. */
  readonly offset: number;
  /** The offending character, a whole Unicode one, or undefined where the text ends too early. */
  readonly found: string | undefined;
  /** `found` as an escape, where that could have come; US-ASCII only, as the documents' other encodings differ. */
  readonly escaped: string | undefined;
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
   * goes backwards from the offset and gives up after a fixed number of steps: for long texts there may be none.
   */
  readonly nearest: readonly string[];
}

/**
 * Thrown by parse, returned by safeParse: the text is not derivable from the start rule.
 * Everything beyond the start is found out when it is first read, the message included, in time linear in the text.
 */
export class UriSyntaxError extends Error implements SyntaxErrorDetails {
  override readonly name = 'UriSyntaxError';
  readonly #details: SyntaxErrorDetails;

  constructor(details: SyntaxErrorDetails) {
    super();
    this.#details = details;
  }

  /** The line with a caret, and sentences that say what is wrong and what to do. Fit for a terminal. */
  override get message(): string {
    return syntaxErrorMessage(this.#details);
  }

  get revision(): RevisionId {
    return this.#details.revision;
  }

  get start(): string {
    return this.#details.start;
  }

  get text(): string {
    return this.#details.text;
  }

  get offset(): number {
    return this.#details.offset;
  }

  get found(): string | undefined {
    return this.#details.found;
  }

  get escaped(): string | undefined {
    return this.#details.escaped;
  }

  get expected(): readonly string[] {
    return this.#details.expected;
  }

  get characters(): string {
    return this.#details.characters;
  }

  get open(): readonly OpenRule[] {
    return this.#details.open;
  }

  get section(): string {
    return this.#details.section;
  }

  get completion(): string {
    return this.#details.completion;
  }

  get nearest(): readonly string[] {
    return this.#details.nearest;
  }

  /** All fields but the text, with the message. */
  toJSON(): Omit<SyntaxErrorDetails, 'text'> & { readonly name: string; readonly message: string } {
    const { name, message, revision, start, offset, found, escaped, expected, characters } = this;
    const { open, section, completion, nearest } = this;
    return {
      ...{ name, message, revision, start, offset, found, escaped },
      ...{ expected, characters, open, section, completion, nearest },
    };
  }
}
