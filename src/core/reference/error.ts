/** Errors of the documents' algorithms on references: resolving, escaping, normalizing. */

import { brand } from '../base/brand.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import type { ResolutionStep } from './step.js';
import { quoted as quotedUpTo } from '../base/visible.js';

/** A call for an operation that the document does not define. */
export class UnsupportedOperationError extends Error {
  declare readonly name: 'UnsupportedOperationError';

  constructor(
    readonly revision: RevisionId,
    /** The requested operation: resolve, split, level case … */
    readonly operation: string,
    /** The section in which the document omits or defers it; undefined if the document does not mention it. */
    readonly section: string | undefined,
    message: string,
  ) {
    super(message);
  }

  static {
    brand(this, 'UnsupportedOperationError');
  }
}

/** Reason why a reference cannot be resolved. */
export type ResolutionProblem =
  'base-not-derivable' | 'base-relative' | 'base-opaque' | 'result-not-derivable';

/** Members and message of a `ResolutionError`. */
export type UnresolvedReference = Pick<
  ResolutionError,
  'revision' | 'problem' | 'reference' | 'base' | 'section' | 'message'
>;

/** A reference that cannot be resolved; if a string is not derivable, `cause` is its UriSyntaxError. */
export class ResolutionError extends Error {
  declare readonly name: 'ResolutionError';
  readonly revision: RevisionId;
  readonly problem: ResolutionProblem;
  readonly reference: string;
  readonly base: string;
  /** The section with the violated requirement. */
  readonly section: string;
  /** The completed steps, only with the option `trace`. */
  declare readonly trace?: readonly ResolutionStep[];

  constructor(
    { message, revision, problem, reference, base, section }: UnresolvedReference,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.revision = revision;
    this.problem = problem;
    this.reference = reference;
    this.base = base;
    this.section = section;
  }

  static {
    brand(this, 'ResolutionError');
  }
}

/** Text or octets that cannot be escaped or unescaped without loss. */
export class EscapeError extends Error {
  declare readonly name: 'EscapeError';

  constructor(
    readonly revision: RevisionId,
    /** UTF-16 code units from 0; for octets, octets from 0. */
    readonly offset: number,
    /** The characters or escape at the offset. */
    readonly found: string,
    readonly section: string,
    message: string,
  ) {
    super(message);
  }

  static {
    brand(this, 'EscapeError');
  }
}

/** Maximum length of a text in messages; longer ones are cut there, but the errors contain them whole. */
const maxQuotedLength = 80;

/** Puts a text between quotes, safe for a message. */
export function quoted(text: string): string {
  return quotedUpTo(text, maxQuotedLength);
}
