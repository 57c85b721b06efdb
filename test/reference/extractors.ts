/** The extractors of the five revisions. */
import { loadGrammar } from '../../scripts/load-grammar.js';
import { minimalAutomaton } from '../../src/grammar/minimal-automaton.js';
import { revision, revisions, type RevisionId } from '../../src/index.js';
import { extractionRules, type Extractor } from '../../src/reference/extract-rules.js';

const extractors = new Map<RevisionId, Extractor>(
  revisions.map((id) => {
    const automaton = minimalAutomaton(loadGrammar(id), revision(id).start);
    return [id, { ...extractionRules[id], automaton }];
  }),
);

export function extractorOf(id: RevisionId): Extractor {
  const extractor = extractors.get(id);
  if (extractor === undefined) throw new Error(`no extractor for ${id}`);
  return extractor;
}
