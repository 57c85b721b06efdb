/** How a script that works on the documents ends: exit 0 where all is well, 1 where a document is at fault, 2 on misuse. */
import { UnknownNameError } from '../../src/base/unknown-name.js';
import { GrammarError } from '../../src/study/bnf/grammar-error.js';
import { MissingFileError } from './files.js';

/** Arguments that a script cannot work with. */
export class MisuseError extends Error {
  override readonly name = 'MisuseError';
}

/** Runs it. `main` says whether all is well; what it throws is told in a sentence where a person can act on it. */
export function runScript(main: () => boolean): void {
  try {
    process.exitCode = main() ? 0 : 1;
  } catch (error) {
    const isFault = error instanceof GrammarError || error instanceof MissingFileError;
    if (!isFault && !isMisuse(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = isFault ? 1 : 2;
  }
}

function isMisuse(error: unknown): error is Error {
  if (error instanceof UnknownNameError || error instanceof MisuseError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
