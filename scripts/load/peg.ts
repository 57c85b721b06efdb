/** Reads a revision's transcription from grammar/. */
import { GrammarError, type GrammarFile } from '../../src/study/bnf/grammar-error.js';
import type { PegGrammar } from '../../src/study/peg/peg.js';
import { readPeg, UndecidableExpressionError } from '../../src/study/peg/read-peg.js';
import { readFile, withPlace } from './grammar.js';

/** The text of grammar/<revision>/grammar.peggy, from the package root. */
export function pegText(revision: string): string {
  return transcription(revision).text;
}

/** Its rules as parsing expressions. Throws GrammarError. */
export function loadPeg(revision: string): PegGrammar {
  return loadTranscription(revision).peg;
}

/** The file and its rules. Throws GrammarError. */
export function loadTranscription(revision: string): { source: GrammarFile; peg: PegGrammar } {
  const source = transcription(revision);
  try {
    return { source, peg: withPlace(source, () => readPeg(source.text)) };
  } catch (error) {
    if (!(error instanceof UndecidableExpressionError)) throw error;
    throw new GrammarError(source, error.span.start, `the proof does not cover ${error.expression}`);
  }
}

function transcription(revision: string): GrammarFile {
  return readFile(`grammar/${revision}/grammar.peggy`);
}
