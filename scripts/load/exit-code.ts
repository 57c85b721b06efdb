/** Exit codes of scripts that work on the documents: 0 on success, 1 for a fault in a document, 2 for misuse. */
import { types } from 'node:util';
import { UnknownNameError } from '../../src/core/base/unknown-name.js';
import { Misuse, Unreadable } from '../../src/cli/output/errors.js';
import { GrammarError } from '../../src/grammar/bnf/errors.js';
import { MissingFileError } from './files.js';

/** Runs `main`, which returns true on success; reports its errors in a sentence if a person can act on them. */
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
