/**
 * The roles of texts by the tagged DFA of a small grammar, compared with those by the trees of peggy's own generator.
 */
import { encodeTaggedDfa, tagDfa } from '../../../src/grammar/tagging/tagged-dfa.js';
import { plainParser } from '../../../scripts/load/plain-parser.js';
import { decodeTaggedDfa, runTaggedDfa, type TaggedDfa } from '../../../src/core/automaton/tagged-dfa.js';
import { Registers } from '../../../src/core/automaton/registers.js';
import { withoutPlace } from '../../../src/grammar/peg/peg.js';
import { readPeg } from '../../../src/grammar/peg/read-peg.js';
import { spansIn } from '../../../src/core/tree/read-components.js';
import type { ComponentRole, Roles, RoleSource } from '../../../src/core/tree/roles.js';
import { registerTree } from '../../../src/core/tree/tree-registers.js';
import { contentsOf, poison } from '../../../scripts/soak/fuzz/routes.js';

const registers = new Registers();

/** Returns the tagged DFA of a grammar's first rule. It is encoded relative to itself, which decodes to the same. */
export function taggedDfaOf(peg: string, roles: Roles): TaggedDfa {
  const grammar = readPeg(peg);
  const names = [...new Set(grammar.rules.map(({ name }) => withoutPlace(name)))];
  const tagged = tagDfa(grammar, roles, names, names[0] ?? '');
  const encoded = encodeTaggedDfa(tagged, tagged.automaton);
  if (encoded === undefined) throw new Error('an automaton is not of its own language');
  return decodeTaggedDfa(encoded, tagged.automaton);
}

/**
 * Returns a function that sets the registers of a text from its tree in the parser of peggy's own generator; it returns
 * true if there is a tree.
 */
function treeReader(peg: string, roles: Roles): (text: string) => boolean {
  const rules = readPeg(peg).rules.map(({ name }) => name);
  const names = [...new Set(rules.map(withoutPlace))];
  const parse = plainParser(peg, withoutPlace);
  return (text) => {
    const tree = parse(text, { startRule: rules[0] ?? '' });
    if (tree !== undefined) registerTree(registers, tree, text, roles, names);
    return tree !== undefined;
  };
}

/** Finds the roles of every text both ways. @returns the number of derivable texts, and the roles found */
export function compare(
  peg: string,
  roles: Roles,
  texts: readonly string[],
): { readonly derivable: number; readonly roles: ReadonlySet<ComponentRole> } {
  const taggedDfa = taggedDfaOf(peg, roles);
  const byTree = treeReader(peg, roles);
  let derivable = 0;
  const found = new Set<ComponentRole>();
  for (const text of texts) {
    poison(registers);
    const expected = byTree(text) ? contentsOf(registers) : 'rejected';
    if (expected !== 'rejected') {
      derivable += 1;
      for (const role of spansIn(registers).keys()) found.add(role);
    }
    poison(registers);
    const byTaggedDfa = runTaggedDfa(taggedDfa, text, registers) < 0 ? contentsOf(registers) : 'rejected';
    if (byTaggedDfa !== expected)
      throw new Error(`${peg}\n${JSON.stringify(text)}: ${byTaggedDfa}, not ${expected}`);
  }
  return { derivable, roles: found };
}

/** Returns the source of a role: the child of the same name. */
export function child(role: ComponentRole, place = 'start'): RoleSource {
  return { in: [place], role, rules: [role] };
}

/** Returns roles with these sources, where a rule "host" gives the kind. */
export function rolesOf(...sources: readonly RoleSource[]): Roles {
  return { sources, hostKind: ['host'], neverUndefined: [], carriers: [], whole: {} };
}
