/** Error for a string that the start rule does not derive. */

import type { RevisionId } from '../../../generated/registry/ids.js';
import { brand } from '../base/brand.js';
import type { OpenRule, SyntaxErrorDetails } from './details.js';
import { advice, syntaxErrorMessage } from './error-message.js';

/** Fields other than the text, in the order of the JSON form. */
const fields = [
  'revision',
  'start',
  'offset',
  'found',
  'escaped',
  'strayPercent',
  'dotSegment',
  'remark',
  'expected',
  'characters',
  'open',
  'component',
  'section',
  'completion',
  'nearest',
] as const;

/** Changes the details of an error, if its document prescribes more than its grammar shows. */
export let prescribe: (
  error: UriSyntaxError,
  change: (details: SyntaxErrorDetails) => SyntaxErrorDetails,
) => void;

/**
 * Thrown by parse, returned by safeParse: the text is not derivable from the start rule. Everything except the start is
 * computed on first access, including the message, in time linear in the text.
 */
export class UriSyntaxError extends Error implements SyntaxErrorDetails {
  declare readonly name: 'UriSyntaxError';
  #details: SyntaxErrorDetails;
  declare readonly revision: RevisionId;
  declare readonly start: string;
  declare readonly text: string;
  declare readonly offset: number;
  declare readonly found: string | undefined;
  declare readonly escaped: string | undefined;
  declare readonly strayPercent: number | undefined;
  declare readonly dotSegment: boolean;
  declare readonly remark: string | undefined;
  declare readonly expected: readonly string[];
  declare readonly characters: string;
  declare readonly open: readonly OpenRule[];
  declare readonly component: string | undefined;
  declare readonly section: string;
  declare readonly completion: string;
  declare readonly nearest: readonly string[];

  constructor(details: SyntaxErrorDetails) {
    super();
    this.#details = details;
  }

  /** The line with a caret, and sentences on the problem and the solution. Safe to print on a terminal. */
  override get message(): string {
    const { open, start, section } = this.#details;
    return syntaxErrorMessage(this.#details, `${open[0]?.rule ?? start} (section ${section})`, this.advice);
  }

  /** Suggestions in sentences, those at the end of the message; none if nothing near is known. */
  get advice(): readonly string[] {
    return advice(this.#details);
  }

  /** Returns all fields except the text, with the message. */
  toJSON(): Omit<SyntaxErrorDetails, 'text'> & {
    readonly name: string;
    readonly message: string;
    readonly advice: readonly string[];
  } {
    const { name, message, advice } = this;
    const members = Object.fromEntries(fields.map((field) => [field, this[field]]));
    return { name, message, ...members, advice } as ReturnType<UriSyntaxError['toJSON']>;
  }

  static {
    prescribe = (error, change) => {
      error.#details = change(error.#details);
    };
    brand(this, 'UriSyntaxError');
    for (const field of ['text', ...fields] as const) {
      Object.defineProperty(this.prototype, field, {
        get(this: UriSyntaxError) {
          return this.#details[field];
        },
      });
    }
  }
}
