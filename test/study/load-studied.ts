/** The grammars in the form of the studies, read from grammar/. */
import { loadDocument, loadGrammar } from '../../scripts/load/grammar.js';
import { rolesSource } from '../../scripts/load/roles.js';
import { StudiedGrammar } from '../../src/grammar/automata/studied-grammar.js';
import type { RevisionId } from '../../generated/registry/ids.js';

const loaded = new Map<RevisionId, StudiedGrammar>();

/** Returns a revision's grammar, read once. */
export function studied(revision: RevisionId): StudiedGrammar {
  let grammar = loaded.get(revision);
  if (grammar === undefined) {
    const { rules: roles } = JSON.parse(rolesSource(revision).text) as {
      readonly rules: Readonly<Record<string, string>>;
    };
    grammar = new StudiedGrammar({ bnf: loadGrammar(revision), start: loadDocument(revision).start, roles });
    loaded.set(revision, grammar);
  }
  return grammar;
}
