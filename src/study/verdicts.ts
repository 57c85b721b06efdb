/** Functions of uri-revisions-cli/grammar that combine any documents and learnt languages into one automaton. */
import type { RevisionId } from '../../generated/registry/ids.js';
import { combineLanguages, type Verdicts } from '../core/automaton/verdicts.js';
import { type Product, productOf } from '../core/automaton/product.js';
import type { Form } from '../core/base/form.js';
import { Budget, type Limits } from '../core/base/limits.js';
import { chosenRevisions, type RevisionChoice } from '../core/base/revision-sets.js';
import { knownName } from '../core/base/unknown-name.js';
import type { Automaton } from '../core/automaton/automaton.js';
import { verdictTable as verdictTableOf } from '../grammar/automata/verdict-table.js';
import { StudiedGrammar } from '../grammar/automata/studied-grammar.js';
import { grammarOf } from './grammars.js';

export type { Form } from '../core/base/form.js';
export type { Product } from '../core/automaton/product.js';
export type { WalkResult, Verdicts } from '../core/automaton/verdicts.js';

/** Options of verdictsOf. */
export interface VerdictOptions {
  /** References by default. */
  readonly form?: Form;
  readonly limits?: Limits;
}

/**
 * Combines any documents (ids, ranges and sets) and learnt languages into one automaton, built at the time of the call;
 * uri-revisions/verdicts offers the named sets prebuilt.
 * @throws UnknownNameError also if a grammar has no rule for absolute forms; RangeError for more than 31;
 * StateLimitError, TimeLimitError
 * @example
 * const { names, verdicts } = verdictsOf(['rfc1738', 'rfc3986']);
 * const mask = verdicts('http://h/~a');
 * names.filter((_, bit) => (mask >> bit) & 1); // ['rfc3986']
 */
export function verdictsOf(
  among: readonly (RevisionChoice | StudiedGrammar)[],
  options?: VerdictOptions,
): Verdicts {
  const { names, product } = asOne(among, options);
  return combineLanguages(names, () => product);
}

/**
 * Writes the same automaton as a file that programs in any language can walk, in the format that
 * src/core/automaton/README.md documents.
 * @throws as verdictsOf; TableSizeError for more than 65,536 states
 */
export function verdictTable(
  among: readonly (RevisionChoice | StudiedGrammar)[],
  options?: VerdictOptions,
): Uint8Array<ArrayBuffer> {
  const { names, product } = asOne(among, options);
  return verdictTableOf(product, names);
}

function asOne(
  among: readonly (RevisionChoice | StudiedGrammar)[],
  { form = 'reference', limits }: VerdictOptions = {},
): { readonly names: readonly string[]; readonly product: Product } {
  const chosen = among.flatMap((one): readonly (RevisionId | StudiedGrammar)[] =>
    typeof one === 'string' ? chosenRevisions([one]) : [one],
  );
  const grammars = [...new Set(chosen)].map(grammarOf);
  const budget = new Budget('the product of the automata', limits);
  const product = productOf(
    grammars.map((grammar) => automatonOf(grammar, form)),
    budget,
  );
  return { names: grammars.map(({ revision }) => revision), product };
}

function automatonOf(grammar: StudiedGrammar, form: Form): Automaton {
  if (form === 'reference') return grammar.automaton(grammar.start);
  const roles = grammar.rules.map((rule) => grammar.role(rule));
  knownName(`role in ${grammar.revision}`, form, roles);
  return grammar.automaton(grammar.rules[roles.indexOf(form)] ?? grammar.start);
}
