/** Reads the corrected rules of a revision as printed, with the notation parsers compiled by peggy. */
import type { PrintedReading } from '../src/grammar/diff-printed.js';
import { readPrinted } from '../src/grammar/read-printed.js';
import type { RevisionId } from '../src/revisions.js';
import { loadDocument, loadGrammar, loadNotation } from './load-grammar.js';

/** How each corrected rule reads with one correction undone. Throws GrammarError. */
export function loadPrinted(revision: RevisionId): readonly PrintedReading[] {
  const { notation, literals } = loadDocument(revision);
  const parse = loadNotation(notation);
  return readPrinted(loadGrammar(revision), (rule) => parse(rule, { ignoreCase: literals.ignoreCase }));
}
