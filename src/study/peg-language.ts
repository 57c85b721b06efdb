/** Peggy grammars without code as languages for the studies. */
import type { Limits } from '../core/base/limits.js';
import type { SyntaxNode } from '../core/tree/node.js';
import { type GrammarSource, StudiedGrammar } from '../grammar/automata/studied-grammar.js';
import { minimalTable, tableOf } from '../grammar/automata/table-automaton.js';
import { unknownRule } from '../grammar/bnf/errors.js';
import { reachedFrom } from '../grammar/bnf/graph.js';
import { matchTree } from '../grammar/peg/match-tree.js';
import { type PegGrammar, pegReferences } from '../grammar/peg/peg.js';
import { readPeg } from '../grammar/peg/read-peg.js';
import { PegLanguages } from '../grammar/proof/peg-language.js';
import { languageSource } from './learnt-language.js';

/** Options for reading a PEG as a language. */
export interface PegLanguageOptions {
  /** Name of the language in messages and results. */
  readonly name: string;
  /** The start rule; the first by default. */
  readonly start?: string | undefined;
  readonly limits?: Limits | undefined;
}

/** The language of a PEG, with its rules. */
class PegLanguage extends StudiedGrammar {
  constructor(
    source: GrammarSource,
    readonly peg: PegGrammar,
  ) {
    super(source);
  }
}

/**
 * Returns the rules of a PEG that match in a text of its language, as a tree; undefined if the grammar is no PEG.
 * @throws StepLimitError
 */
export function pegTree(grammar: StudiedGrammar, text: string): SyntaxNode | undefined {
  return grammar instanceof PegLanguage ? matchTree(grammar.peg, grammar.start, text) : undefined;
}

/**
 * Reads a peggy grammar for the studies, which accept it in place of a revision. Its language is that of the texts that
 * the start rule matches as a whole. Only the rules that the start rule reaches must be regular.
 * @throws PegTextError for a syntax error, code, left recursion, or recursion that is not tail recursion;
 *   UnknownNameError, StateLimitError, TimeLimitError
 * @example
 * const octet = readPegLanguage('octet = [1-9] [0-9]|0..2| / "0"', { name: 'octet.peggy' });
 * compareRules({ revision: 'rfc3986', rule: 'dec-octet' }, { revision: octet }).relation; // 'subset'
 */
export function readPegLanguage(text: string, { name, start, limits }: PegLanguageOptions): StudiedGrammar {
  const peg = readPeg(text);
  const calls = new Map(peg.rules.map((rule) => [rule.name, pegReferences(rule.expression)]));
  const [first = ''] = calls.keys();
  const rule = start ?? first;
  if (!calls.has(rule)) throw unknownRule(rule, [...calls.keys()]);
  const used = reachedFrom([rule], calls);
  const reached = { ...peg, rules: peg.rules.filter((one) => used.has(one.name)) };
  const languages = new PegLanguages(reached, limits);
  const automaton = minimalTable(tableOf(languages.accepted(rule)));
  return new PegLanguage(languageSource(automaton, name, { prefix: '', unasked: [] }, rule), reached);
}
