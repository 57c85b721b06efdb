/**
 * Languages beside each other of which one, learnt from a parser, is of what may follow a prefix: the other is taken after
 * that prefix too.
 */
import type { Automaton } from '../../automaton/automaton.js';
import { quoted } from '../../base/visible.js';
import type { StudiedGrammar } from '../automata/studied-grammar.js';
import { quotient } from '../automata/table-automaton.js';

/** Two languages are learnt after prefixes neither of which begins with the other: no string is of both. */
export class PrefixError extends RangeError {
  override readonly name = 'PrefixError';

  constructor(
    readonly first: string,
    readonly second: string,
  ) {
    super(`what follows ${quoted(first, 60)} cannot be compared with what follows ${quoted(second, 60)}`);
  }
}

/** The longer of the prefixes of two grammars; a document has none. @throws PrefixError */
export function jointPrefix(
  { prefix: first = '' }: Pick<StudiedGrammar, 'prefix'>,
  { prefix: second = '' }: Pick<StudiedGrammar, 'prefix'>,
): string {
  const [shorter, longer] = first.length < second.length ? [first, second] : [second, first];
  if (!longer.startsWith(shorter)) throw new PrefixError(first, second);
  return longer;
}

/** The automaton of a rule, of what may follow a prefix that begins with the grammar's own. Linear in the prefix. */
export function automatonAfter(grammar: StudiedGrammar, rule: string, prefix: string): Automaton {
  const automaton = grammar.automaton(rule);
  const rest = prefix.slice(grammar.prefix?.length ?? 0);
  return rest === '' ? automaton : quotient(automaton, rest);
}
