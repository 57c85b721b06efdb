/**
 * Document as a Standard Schema (version 1 of its interface), which many libraries accept: its values are derivable
 * strings.
 * @module uri-revisions/standard-schema
 */
import type { RevisionId } from '../../generated/registry/ids.js';
import type { RuleOf } from './index.js';
import { problemFinder, type Requirement } from './requirement.js';

export type { Problem, Requirement } from './requirement.js';

/** Reason why a value is refused. */
export interface UriIssue {
  /** In sentences, safe to print on a terminal. */
  readonly message: string;
}

/** Result of validating a value. */
export type UriResult =
  { readonly value: string; readonly issues?: undefined } | { readonly issues: readonly UriIssue[] };

/** A schema of strings, by the interface that standardschema.dev describes. */
export interface UriSchema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'uri-revisions';
    readonly validate: (value: unknown) => UriResult;
    /** For types only: the member does not exist at run time. */
    readonly types?: { readonly input: string; readonly output: string };
  };
}

/** Options in addition to the document; its rules are known if one document is named. */
export type UriOptions<Id extends RevisionId> = Omit<Requirement, 'revision' | 'start'> & {
  readonly start?: ([RevisionId] extends [Id] ? string : RuleOf<Id>) | undefined;
};

/**
 * Returns the strings of a document as a schema.
 * @example
 * const { issues } = uri('rfc3986')['~standard'].validate('http://h/a|b');
 * issues?.[0]?.message.includes('"|" is not allowed at offset 10'); // true
 * @throws UnknownNameError, TypeError; RangeError if `conforming` is requested for a part
 */
export function uri<Id extends RevisionId>(revision: Id, options?: UriOptions<Id>): UriSchema {
  const problemOf = problemFinder(revision, options);
  const validate = (value: unknown): UriResult => {
    if (typeof value !== 'string') return { issues: [{ message: 'not a string' }] };
    const problem = problemOf(value);
    if (problem === undefined) return { value };
    return { issues: [{ message: [`${problem.message}.`, ...problem.advice].join(' ') }] };
  };
  return { '~standard': { version: 1, vendor: 'uri-revisions', validate } };
}
