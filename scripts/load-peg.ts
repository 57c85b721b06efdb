/** Reads a revision's transcription from grammar/. */
import { GrammarError, type GrammarFile } from '../src/grammar/grammar-error.js';
import type { PegGrammar } from '../src/grammar/peg.js';
import { readPeg, UndecidableExpressionError } from '../src/grammar/read-peg.js';
import type { RevisionId } from '../src/revisions.js';
import { readFile, withPlace } from './load-grammar.js';

/** The text of grammar/<revision>/grammar.peggy, from the package root. */
export function pegText(revision: RevisionId): string {
  return transcription(revision).text;
}

/** Its rules as parsing expressions. Throws GrammarError. */
export function loadPeg(revision: RevisionId): PegGrammar {
  return loadTranscription(revision).peg;
}

/** The file and its rules. Throws GrammarError. */
export function loadTranscription(revision: RevisionId): { source: GrammarFile; peg: PegGrammar } {
  const source = transcription(revision);
  try {
    return { source, peg: withPlace(source, () => readPeg(source.text)) };
  } catch (error) {
    if (!(error instanceof UndecidableExpressionError)) throw error;
    throw new GrammarError(source, error.span.start, `the proof does not cover ${error.expression}`);
  }
}

function transcription(revision: RevisionId): GrammarFile {
  return readFile(`grammar/${revision}/grammar.peggy`);
}
