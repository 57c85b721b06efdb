/** Exit codes, and the errors that end a command with 2 (as UnknownNameError does). */

import { types } from 'node:util';
import { visible } from '../../core/base/visible.js';

/** The meanings of the exit codes, as worded in help. */
export const exitCodes = {
  0: 'success; every string is valid or was processed',
  1: 'at least one string is invalid or has no result',
  2: 'usage error, or a file cannot be read or written',
} as const;

export type ExitCode = keyof typeof exitCodes;

/** The exit code if the reader of the output has left: 128 + SIGPIPE, like `cat` or `grep`. */
export const closedPipe = 141;

/** The exit code after Ctrl-C: 128 + SIGINT. */
export const interrupted = 130;

/** The argument that means standard input. */
export const standardInput = '-';

/** A call that cannot be carried out. */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}

/** Thrown if a file or stream is too large to store as a whole. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';

  /** @param limit in bytes */
  constructor(readonly limit: number) {
    super(`it has more than ${limit} bytes, the limit of this command`);
  }
}

/** Thrown by the reading of an input that Ctrl-C ends. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** Thrown if a file or stream cannot be read. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';

  constructor(
    readonly file: string,
    override readonly cause: unknown,
  ) {
    super(`cannot read "${visible(file)}": ${reasonOf(cause)}`);
  }
}

export const itIsAFolder = 'it is a folder';

function reasonOf(cause: unknown): string {
  if (!types.isNativeError(cause)) return String(cause);
  return 'code' in cause && cause.code === 'EISDIR' ? itIsAFolder : cause.message;
}

/** Names several documents in an error for a rule that none of them has. */
export const severalDocuments = 'the compared documents';
