/** The extractors of the five revisions. */
import { automaton as automaton1738 } from '../../generated/rfc1738/automaton.js';
import { automaton as automaton2003 } from '../../generated/rfc2396bis-01/automaton.js';
import { automaton as automaton1993 } from '../../generated/url-1993/automaton.js';
import { automaton as automaton1995 } from '../../generated/url-1995/automaton.js';
import { automaton as automaton1997 } from '../../generated/url-1997/automaton.js';
import { decodeAutomaton } from '../../src/grammar/automaton-table.js';
import type { RevisionId } from '../../src/index.js';
import { extractionRules, type Extractor } from '../../src/reference/extract-rules.js';

const automata = {
  'url-1993': automaton1993,
  'url-1995': automaton1995,
  rfc1738: automaton1738,
  'url-1997': automaton1997,
  'rfc2396bis-01': automaton2003,
};

export function extractorOf(id: RevisionId): Extractor {
  return { ...extractionRules[id], automaton: decodeAutomaton(automata[id]) };
}
