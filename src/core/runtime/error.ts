/** The error of a text that a rule of a grammar does not derive, for the parsers that `generate` writes. */
import { brand } from '../base/brand.js';
import type { SyntaxErrorDetails } from '../reading/details.js';
import { advice, syntaxErrorMessage } from '../reading/error-message.js';

/** Of other grammars than those of documents nothing is known of escapes. */
const noEscapes = { escaped: undefined, strayPercent: undefined, dotSegment: false };

/**
 * Thrown by parse, returned by safeParse: the text is not derivable from the start rule.
 * Everything is found out when it is first read, the message included, in time linear in the text.
 * Offsets are UTF-16 code units from 0.
 */
export class NotDerivableError extends Error {
  declare readonly name: 'NotDerivableError';
  readonly #diagnosis: SyntaxErrorDetails<string>;

  /** @param diagnosis of the text */
  constructor(diagnosis: SyntaxErrorDetails<string>) {
    super();
    this.#diagnosis = diagnosis;
  }

  /** The line with a caret, and sentences that say what is wrong and what to do. Fit for a terminal. */
  override get message(): string {
    const { found, rule, completion, nearest } = this;
    return syntaxErrorMessage(this.#diagnosis, rule, advice({ ...noEscapes, found, completion, nearest }));
  }

  /** What the grammar is called. */
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
   * The length of the longest beginning of the text from which a derivable text can still come, without the half of a
   * character.
   */
  get offset(): number {
    return this.#diagnosis.offset;
  }

  /** The offending character, a whole Unicode one, or undefined where the text ends too early. */
  get found(): string | undefined {
    return this.#diagnosis.found;
  }

  /**
   * What could have come, in the grammar's terms: rules that are read as one character and all of whose characters could
   * have come, then the other characters as quoted literals, beyond US-ASCII stretches of code units as in ABNF
   * (`%xA0-D7FF`). Empty where nothing may follow.
   */
  get expected(): readonly string[] {
    return this.#diagnosis.expected;
  }

  /** The characters of US-ASCII that could have come, exactly, in the order of their codes. */
  get characters(): string {
    return this.#diagnosis.characters;
  }

  /** The rules that had begun and not ended at the offset, innermost first; the start rule is always the last. */
  get open(): readonly string[] {
    return this.#diagnosis.open.map(({ rule }) => rule);
  }

  /** The innermost of them. */
  get rule(): string {
    return this.open[0] ?? this.start;
  }

  /** A shortest text that completes what stands before the offset; empty where that is derivable itself. */
  get completion(): string {
    return this.#diagnosis.completion;
  }

  /**
   * Up to three derivable texts at the smallest edit distance in Unicode characters, if that is 1 or 2. The search gives
   * up after a fixed number of steps: for long texts there may be none. What is put in is of US-ASCII.
   */
  get nearest(): readonly string[] {
    return this.#diagnosis.nearest;
  }

  /** All fields but the text, with the message. */
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
