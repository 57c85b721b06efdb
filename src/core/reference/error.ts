/** The errors of the documents' algorithms on references: resolving, escaping, normalizing. */

import { brand } from '../base/brand.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import type { ResolutionStep } from './step.js';
import { quoted as quotedUpTo } from '../base/visible.js';

/** A call for something that the document does not define. */
export class UnsupportedOperationError extends Error {
  declare readonly name: 'UnsupportedOperationError';

  constructor(
    readonly revision: RevisionId,
    /** What was asked for: resolve, split, level case … */
    readonly operation: string,
    /** Where the document leaves it out or defers it; undefined where it does not speak of it. */
    readonly section: string | undefined,
    message: string,
  ) {
    super(message);
  }

  static {
    brand(this, 'UnsupportedOperationError');
  }
}

/** Why a reference cannot be resolved. */
export type ResolutionProblem =
  'base-not-derivable' | 'base-relative' | 'base-opaque' | 'result-not-derivable';

/** Members and message of a `ResolutionError`. */
export type UnresolvedReference = Pick<
  ResolutionError,
  'revision' | 'problem' | 'reference' | 'base' | 'section' | 'message'
>;

/** A reference that cannot be resolved; where a string is not derivable, `cause` is its UriSyntaxError. */
export class ResolutionError extends Error {
  declare readonly name: 'ResolutionError';
  readonly revision: RevisionId;
  readonly problem: ResolutionProblem;
  readonly reference: string;
  readonly base: string;
  /** The section that asks for what is missing. */
  readonly section: string;
  /** The steps that were done, with the option `trace` only. */
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

/** Longer texts are cut in messages; the errors have them whole. */
const longest = 80;

/** A text between quotes, fit for a message. */
export function quoted(text: string): string {
  return quotedUpTo(text, longest);
}
