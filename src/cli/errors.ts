/** What makes a command end with exit code 2, apart from names that do not exist. */

import { types } from 'node:util';
import { visible } from '../base/visible.js';

/** A call that cannot be carried out as it stands. */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}

/** Why a file or stream is not read that has to be held whole. */
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
