/** The error of a string that the start rule does not derive. */

import type { RevisionId } from '../../../generated/registry/ids.js';
import type { OpenRule, SyntaxErrorDetails } from './details.js';
import { syntaxErrorMessage } from './error-message.js';

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
