/** How a script that works on the documents ends: 0 where all is well, 1 where a document is at fault, 2 on misuse. */
import { types } from 'node:util';
import { UnknownNameError } from '../../src/core/base/unknown-name.js';
import { Misuse, Unreadable } from '../../src/cli/output/errors.js';
import { GrammarError } from '../../src/grammar/bnf/errors.js';
import { MissingFileError } from './files.js';

/** `main` says whether all is well; what it throws is told in a sentence where a person can act on it. */
export function exitCodeOf(main: () => boolean): 0 | 1 | 2 {
  try {
    return main() ? 0 : 1;
  } catch (error) {
    const isFault = error instanceof GrammarError || error instanceof MissingFileError;
    if (!isFault && !isMisuse(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return isFault ? 1 : 2;
  }
}

function isMisuse(error: unknown): error is Error {
  if ([UnknownNameError, Misuse, Unreadable].some((kind) => error instanceof kind)) return true;
  return types.isNativeError(error) && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
