/** Which rules of a transcription have roles below them: their nodes are made at once, as whoever parses asks for them. */
import type { PegGrammar } from '../../../src/study/peg/peg.js';
import { pegIdentifier, pegReferences, withoutPlace } from '../../../src/study/peg/peg.js';
import type { RoleSource } from '../../../src/tree/roles.js';

/** The peggy identifiers of the rules that roles are read in, and of those from which one of them can be reached. */
export function openedRules(peg: PegGrammar, sources: readonly RoleSource[]): ReadonlySet<string> {
  const withRoles = new Set(['host', ...sources.flatMap((source) => source.in.map(pegIdentifier))]);
  const opened = new Set<string>();
  for (let size = -1; size < opened.size;) {
    size = opened.size;
    for (const { name, expression } of peg.rules) {
      if (withRoles.has(withoutPlace(name)) || pegReferences(expression).some((r) => opened.has(r))) {
        opened.add(name);
      }
    }
  }
  return opened;
}
