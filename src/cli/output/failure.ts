/** Refusals of the library to process a string: their exit codes and messages. */

import { BuildError } from '../../core/reference/build.js';
import { EscapeError, ResolutionError, UnsupportedOperationError } from '../../core/reference/error.js';
import { UriSyntaxError } from '../../core/reading/error.js';
import { Misuse } from './errors.js';
import { reason } from '../../core/reading/error-message.js';
import type { Terminal } from './terminal.js';

/** The errors of the documents' operations. */
export type Failure = UriSyntaxError | ResolutionError | EscapeError | BuildError | UnsupportedOperationError;

export type Attempt<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Failure };

const kinds = [UriSyntaxError, ResolutionError, EscapeError, BuildError, UnsupportedOperationError];

export function attempt<T>(work: () => T): Attempt<T> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    if (isFailure(error)) return { ok: false, error };
    throw error;
  }
}

function isFailure(error: unknown): error is Failure {
  return kinds.some((kind) => error instanceof kind);
}

/**
 * Sets the exit code: 1 if the string or the result to build is rejected, 2 if a base is unsuitable or a text cannot be
 * escaped or unescaped.
 * @throws Misuse if the document has no such operation, whatever the string
 */
export function noteFailure(error: Failure, terminal: Terminal): void {
  if (error instanceof UnsupportedOperationError) throw new Misuse(error.message);
  const isRejected =
    error instanceof UriSyntaxError ||
    error instanceof BuildError ||
    (error instanceof ResolutionError && error.problem === 'result-not-derivable');
  terminal.end(isRejected ? 1 : 2);
}

/** Prints the outcome for one string: as JSON together with the question, or for people. @throws Misuse */
export async function printOutcome<T>(
  outcome: Attempt<T>,
  { asked, isJson, terminal, json, print }: OutcomeFormat<T>,
): Promise<void> {
  if (!outcome.ok) noteFailure(outcome.error, terminal);
  if (isJson) {
    const answer = outcome.ok ? json(outcome.value) : { error: failureJson(outcome.error) };
    await terminal.printJson({ ...asked, ...answer });
  } else if (outcome.ok) await print(outcome.value);
  else printFailure(outcome.error, terminal);
}

export interface OutcomeFormat<T> {
  readonly asked: object;
  readonly isJson: true | undefined;
  readonly terminal: Terminal;
  readonly json: (value: T) => object;
  readonly print: (value: T) => Promise<void>;
}

/** Prints the full message. */
export function printFailure(error: Failure, terminal: Terminal): void {
  const [first = '', ...rest] = error.message.split('\n');
  terminal.say(error instanceof UriSyntaxError ? first : `error: ${first}`, ...rest);
}

export function failureLine(error: Failure): string {
  return error instanceof UriSyntaxError ? reason(error) : error.message;
}

export function failureJson(error: Failure): object {
  return error instanceof UriSyntaxError
    ? error.toJSON()
    : Object.assign({}, error, { name: error.name, message: error.message });
}
