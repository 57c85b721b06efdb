/** Reads a revision's transcription from grammar/. */
import { readFileSync } from 'node:fs';
import type { PegGrammar } from '../src/grammar/peg.js';
import { readPeg } from '../src/grammar/read-peg.js';
import type { RevisionId } from '../src/revisions.js';

/** The text of grammar/<revision>/grammar.peggy, from the package root. */
export function pegText(revision: RevisionId): string {
  return readFileSync(`grammar/${revision}/grammar.peggy`, 'utf8');
}

/** Its rules as parsing expressions. @throws UndecidableExpressionError; peggy's SyntaxError */
export function loadPeg(revision: RevisionId): PegGrammar {
  return readPeg(pegText(revision));
}
