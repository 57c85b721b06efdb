/** Reads a revision's transcription from grammar/. */
import { GrammarError, type GrammarFile } from '../../src/study/bnf/grammar-error.js';
import { PegTextError } from '../../src/study/peg/errors.js';
import type { PegGrammar } from '../../src/study/peg/peg.js';
import { readPeg } from '../../src/study/peg/read-peg.js';
import { grammarFile } from './files.js';

/** The text of grammar/<id>/grammar.peggy. @throws MissingFileError */
export function pegText(revision: string): string {
  return grammarFile(revision, 'grammar.peggy').text;
}

/** Its rules as parsing expressions. @throws GrammarError, MissingFileError */
export function loadPeg(revision: string): PegGrammar {
  return loadTranscription(revision).peg;
}

/** The file and its rules. @throws GrammarError, MissingFileError */
export function loadTranscription(revision: string): { source: GrammarFile; peg: PegGrammar } {
  const source = grammarFile(revision, 'grammar.peggy');
  try {
    return { source, peg: readPeg(source.text) };
  } catch (error) {
    if (!(error instanceof PegTextError)) throw error;
    throw new GrammarError(source, error.span.start, error.problem);
  }
}
