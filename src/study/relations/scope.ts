/**
 * Comparison with a learnt language, which covers only strings after a prefix and only some characters: the other
 * language is restricted in the same way.
 */
import { brand } from '../../core/base/brand.js';
import type { Automaton } from '../../core/automaton/automaton.js';
import { codeUnits } from '../../core/base/code-units.js';
import { quoted } from '../../core/base/visible.js';
import type { Scope, StudiedGrammar } from '../../grammar/automata/studied-grammar.js';
import { compareAutomata, type CompareOptions, type Comparison } from './compare-rules.js';
import { quotient, without } from '../../grammar/automata/table-automaton.js';

/** Thrown if two languages were learnt after prefixes of which neither begins with the other: they share no string. */
export class PrefixError extends RangeError {
  declare readonly name: 'PrefixError';

  constructor(
    readonly first: string,
    readonly second: string,
  ) {
    super(
      `the language after ${quoted(first, 60)} cannot be compared with the language after ${quoted(second, 60)}`,
    );
  }

  static {
    brand(this, 'PrefixError');
  }
}

const all: Scope = { prefix: '', unasked: [] };

/**
 * Returns the scope in which two grammars can be compared: after the longer prefix, in characters that learning asked
 * both about. @throws PrefixError
 */
export function jointScope(
  { scope: first = all }: Pick<StudiedGrammar, 'scope'>,
  { scope: second = all }: Pick<StudiedGrammar, 'scope'>,
): Scope {
  const [shorter, longer] =
    first.prefix.length < second.prefix.length
      ? [first.prefix, second.prefix]
      : [second.prefix, first.prefix];
  if (!longer.startsWith(shorter)) throw new PrefixError(first.prefix, second.prefix);
  return { prefix: longer, unasked: codeUnits([...first.unasked, ...second.unasked]) };
}

/** A rule of a grammar. */
export interface RuleIn {
  readonly grammar: StudiedGrammar;
  readonly rule: string;
}

/**
 * Compares the languages of two rules within their joint scope. @throws PrefixError, StateLimitError, TimeLimitError
 */
export function compareWithin(first: RuleIn, second: RuleIn, options?: CompareOptions): Comparison {
  const scope = jointScope(first.grammar, second.grammar);
  return compareAutomata(
    automatonWithin(first.grammar, first.rule, scope),
    automatonWithin(second.grammar, second.rule, scope),
    options,
  );
}

/**
 * Returns the automaton of a rule within a scope whose prefix begins with that of the grammar. Linear in the prefix.
 */
export function automatonWithin(
  grammar: StudiedGrammar,
  rule: string,
  { prefix, unasked }: Scope,
): Automaton {
  const { scope: own = all } = grammar;
  const rest = prefix.slice(own.prefix.length);
  const automaton = grammar.automaton(rule);
  return without(rest === '' ? automaton : quotient(automaton, rest), unasked);
}
