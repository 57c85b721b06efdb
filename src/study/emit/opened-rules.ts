/** Which rules of a transcription have roles below them: their nodes are made at once, as callers will ask for them. */
import { childRules, type PegGrammar, pegIdentifier, withoutPlace } from '../peg/peg.js';
import { rulesReaching } from '../../tree/production.js';
import type { Roles } from '../../tree/roles.js';

/** The peggy identifiers of the rules that roles are read in, and of those from which one of them can be reached. */
export function openedRules(peg: PegGrammar, { sources, hostKind }: Roles): ReadonlySet<string> {
  const withRoles = new Set([...hostKind, ...sources.flatMap((source) => source.in)].map(pegIdentifier));
  return rulesReaching(
    peg.rules.map(({ name, expression }) => ({ name, uses: childRules(expression) })),
    peg.rules.map(({ name }) => name).filter((name) => withRoles.has(withoutPlace(name))),
  );
}
