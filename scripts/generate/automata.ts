/**
 * The corrected BNF → generated/<id>/absolute.ts (the automaton of the rule for absolute forms) and automata.ts (those of
 * all rules); automaton.ts, that of the reference rule, is written by src/study/emit.
 */
import type { BnfGrammar } from '../../src/study/bnf/bnf.js';
import { minimalAutomaton } from '../../src/study/automata/minimal-dfa.js';
import { automatonSource, encodeAutomaton, literal, quote } from '../../src/study/emit/encode-automaton.js';
import type { RolesFile } from '../load/roles.js';
import { sources } from './sources.js';

/**
 * The module that holds the automaton of the first rule whose role is `absolute`; where no rule has it, one that accepts
 * nothing.
 */
export function absoluteSource(
  grammar: BnfGrammar,
  startRule: string,
  { rules }: Pick<RolesFile, 'rules'>,
): string {
  const absolute = grammar.rules.find(({ name }) => rules[name] === 'absolute')?.name;
  if (absolute === startRule) return `export { automaton } from './automaton.js';\n`;
  if (absolute !== undefined) return automatonSource(grammar, absolute, sources);
  return (
    `import type { EncodedAutomaton } from '../../src/automaton/dfa-table.js';\n\n` +
    `/** No rule is for absolute forms. */\n` +
    `export const automaton: EncodedAutomaton = [1, 1, 0, 1, '', ''];\n`
  );
}

/** The module that holds the automata of all rules, to be decoded one by one. */
export function automataSource(grammar: BnfGrammar): string {
  const entries = grammar.rules.map(({ name }) => {
    return `  ${quote(name)}: ${literal(encodeAutomaton(minimalAutomaton(grammar, name)))},\n`;
  });
  return (
    `import type { EncodedAutomaton } from '../../src/automaton/dfa-table.js';\n` +
    `import type { RuleName } from './rules.js';\n\n` +
    `/** The minimal automaton of every rule, for decodeAutomaton. */\n` +
    `export const automata: Readonly<Record<RuleName, EncodedAutomaton>> = {\n${entries.join('')}};\n`
  );
}
