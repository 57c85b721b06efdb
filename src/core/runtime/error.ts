/** Error for a text that a rule of a grammar does not derive, for the parsers that `generate` writes. */
import { brand } from '../base/brand.js';
import type { SyntaxErrorDetails } from '../reading/details.js';
import { advice, syntaxErrorMessage } from '../reading/error-message.js';

/** Only the grammars of documents define escapes. */
const noEscapes = { escaped: undefined, strayPercent: undefined, dotSegment: false };

/**
 * Thrown by parse, returned by safeParse: the text is not derivable from the start rule. Everything is computed on
 * first access, including the message, in time linear in the text. Offsets are UTF-16 code units from 0.
 */
export class NotDerivableError extends Error {
  declare readonly name: 'NotDerivableError';
  readonly #diagnosis: SyntaxErrorDetails<string>;

  /** @param diagnosis of the text */
  constructor(diagnosis: SyntaxErrorDetails<string>) {
    super();
    this.#diagnosis = diagnosis;
  }

  /** The line with a caret, and sentences on the problem and the solution. Safe to print on a terminal. */
  override get message(): string {
    const { found, rule, completion, nearest } = this;
    return syntaxErrorMessage(this.#diagnosis, rule, advice({ ...noEscapes, found, completion, nearest }));
  }

  /** The name of the grammar. */
  get grammar(): string {
    return this.#diagnosis.revision;
  }

  /** The start rule. */
  get start(): string {
    return this.#diagnosis.start;
  }

  /** The rejected text. */
  get text(): string {
    return this.#diagnosis.text;
  }

  /**
   * Length of the longest prefix of the text that a derivable text can still extend, without half of a surrogate pair.
   */
  get offset(): number {
    return this.#diagnosis.offset;
  }

  /** The offending character, a whole Unicode one, or undefined if incomplete. */
  get found(): string | undefined {
    return this.#diagnosis.found;
  }

  /**
   * Possible continuations in the grammar's terms: rules that are read as one character and all of whose characters are
   * possible, then the other characters as quoted literals, beyond US-ASCII ranges of code points as in ABNF
   * (`%xA0-D7FF`). Empty if nothing may follow.
   */
  get expected(): readonly string[] {
    return this.#diagnosis.expected;
  }

  /** The possible characters of US-ASCII, exactly, in the order of their codes. */
  get characters(): string {
    return this.#diagnosis.characters;
  }

  /** The rules that contain every possible continuation, innermost first; the start rule is always the last. */
  get open(): readonly string[] {
    return this.#diagnosis.open.map(({ rule }) => rule);
  }

  /** The innermost of them. */
  get rule(): string {
    return this.open[0] ?? this.start;
  }

  /** A shortest text that completes the text before the offset; empty if that is derivable itself. */
  get completion(): string {
    return this.#diagnosis.completion;
  }

  /**
   * Up to three derivable texts at the smallest edit distance in Unicode characters, if that is 1 or 2. The search
   * gives up after a fixed number of steps: for long texts there may be none. Insertions are US-ASCII.
   */
  get nearest(): readonly string[] {
    return this.#diagnosis.nearest;
  }

  /** Returns all fields except the text, with the message. */
  toJSON(): Readonly<Record<string, unknown>> {
    const { name, message, grammar, start, offset, found } = this;
    const { expected, characters, open, rule, completion, nearest } = this;
    return {
      ...{ name, message, grammar, start, offset, found },
      ...{ expected, characters, open, rule, completion, nearest },
    };
  }

  static {
    brand(this, 'NotDerivableError');
  }
}
