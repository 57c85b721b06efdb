/** Reads the corrected rules of a revision as printed, with the notation parsers compiled by peggy. */
import type { PrintedReading } from '../../src/study/bnf/read-printed.js';
import { readPrinted } from '../../src/study/bnf/read-printed.js';
import { loadDocument, loadGrammar, loadNotation } from './grammar.js';

/** How each corrected rule reads with one correction undone. Throws GrammarError. */
export function loadPrinted(revision: string): readonly PrintedReading[] {
  const { notation, literals } = loadDocument(revision);
  const parse = loadNotation(notation);
  return readPrinted(loadGrammar(revision), (rule) => parse(rule, { ignoreCase: literals.ignoreCase }));
}
