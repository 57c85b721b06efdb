/** The exit codes, and the errors that end a command with 2 (as UnknownNameError does). */

import { types } from 'node:util';
import { visible } from '../../core/base/visible.js';

/** What the exit codes of commands mean, as help says it. */
export const exitCodes = {
  0: 'yes',
  1: 'no (not derivable, not equivalent, nothing found ...)',
  2: 'misuse, or something cannot be read or written',
} as const;

export type ExitCode = keyof typeof exitCodes;

/** The exit code if the reader of the output has left: 128 + SIGPIPE, as `cat` or `grep` have it. */
export const closedPipe = 141;

/** The argument that stands for standard input. */
export const standardInput = '-';

/** A call that cannot be carried out as it stands. */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}

/** A file or stream is too large to be held whole. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';

  /** @param limit in bytes */
  constructor(readonly limit: number) {
    super(`it has more than ${limit} bytes, which is the limit of this command`);
  }
}

/** A file or stream that cannot be read. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';

  constructor(
    readonly file: string,
    override readonly cause: unknown,
  ) {
    const why = types.isNativeError(cause) ? cause.message : String(cause);
    super(`cannot read "${visible(file)}": ${why}`);
  }
}
