/**
 * Loads the tagged DFA of a document, which is stored as its difference from the minimal automaton of the reference
 * rule.
 */
import { generatedGrammars } from '../../generated/registry/grammars.js';
import type { RevisionId } from '../../generated/registry/ids.js';
import { studiedRules } from '../../generated/registry/studied-rules.js';
import { taggedDfas } from '../../generated/registry/tagged-dfas.js';
import { decodeAutomaton } from '../../src/core/automaton/dfa-table.js';
import { decodeTaggedDfa, type TaggedDfa } from '../../src/core/automaton/tagged-dfa.js';

export function loadTaggedDfa(id: RevisionId): TaggedDfa {
  const minimal = studiedRules[id].automata[generatedGrammars[id].grammar.start];
  if (minimal === undefined) throw new Error(`${id} has no automaton of its reference rule`);
  return decodeTaggedDfa(taggedDfas[id], decodeAutomaton(minimal));
}
