/** Entries of a document's rules, each with the rules that it uses and that use it. */
import type { GrammarData, RuleEntry } from './rule.js';
import { type CompactBnf, referencesIn } from '../automaton/compact-bnf.js';

/** Returns one entry for each rule, in the document's order. */
export function entriesOf<Name extends string>(
  { names, sections }: GrammarData<Name>,
  bnf: CompactBnf,
): readonly RuleEntry<Name>[] {
  const uses = bnf.map((expression) => [...new Set(referencesIn(expression))]);
  return names.map((name, index) => ({
    name,
    section: sections[index] ?? '',
    uses: (uses[index] ?? []).flatMap((i) => names[i] ?? []),
    usedBy: names.filter((_, i) => uses[i]?.includes(index)),
  }));
}
