/** The call of uri-revisions/grammar that walks any documents and learnt languages as one. */
import type { RevisionId } from '../../generated/registry/ids.js';
import { walkedAsOne, type Verdicts } from '../automaton/verdicts.js';
import { productOf } from '../automaton/product.js';
import { aString, type Check, knownOptions, listOf, oneOf, type OptionChecks } from '../base/arguments.js';
import { lastCodeUnit } from '../base/code-units.js';
import { Budget, type Limits } from '../base/limits.js';
import { chosenRevisions, type RevisionChoice } from '../base/revision-sets.js';
import { knownName } from '../base/unknown-name.js';
import type { Automaton } from '../automaton/automaton.js';
import { StudiedGrammar } from './automata/studied-grammar.js';
import { grammarOf } from './grammars.js';
import { limits } from './kinds.js';

export type { Product } from '../automaton/product.js';
export type { Stops, Verdicts } from '../automaton/verdicts.js';

/** What of a document is asked about: its reference rule, or its first rule whose role is `absolute`. */
export type Form = 'reference' | 'absolute';

/** Options of verdictsOf. */
export interface VerdictOptions {
  /** References by default. */
  readonly form?: Form;
  readonly limits?: Limits;
}

const verdictOptions: OptionChecks<VerdictOptions> = { form: oneOf('reference', 'absolute'), limits };

const aChoice: Check = (value, what) => {
  if (!(value instanceof StudiedGrammar)) aString(value, what);
};

/**
 * Any documents, by ids, ranges and sets, and learnt languages, walked as one; the sets that have a name are at hand in
 * uri-revisions/verdicts. Their automata are put together here and now.
 * @throws UnknownNameError also where a grammar has no rule for absolute forms; RangeError for more than 31;
 * StateLimitError, TimeLimitError
 */
export function verdictsOf(
  among: readonly (RevisionChoice | StudiedGrammar)[],
  options?: VerdictOptions,
): Verdicts {
  listOf(aChoice)(among, 'verdictsOf: the documents');
  const { form = 'reference', limits: ownLimits } = knownOptions('verdictsOf', verdictOptions, options);
  const chosen = among.flatMap((one): readonly (RevisionId | StudiedGrammar)[] =>
    typeof one === 'string' ? chosenRevisions([one]) : [one],
  );
  const grammars = [...new Set(chosen)].map(grammarOf);
  // What is learnt of a parser tells all code units apart.
  const units = chosen.every((one) => typeof one === 'string') ? undefined : lastCodeUnit + 1;
  const budget = new Budget('the product of the automata', ownLimits);
  const product = productOf(
    grammars.map((grammar) => automatonOf(grammar, form)),
    units,
    budget,
  );
  return walkedAsOne(
    grammars.map(({ revision }) => revision),
    () => product,
  );
}

function automatonOf(grammar: StudiedGrammar, form: Form): Automaton {
  if (form === 'reference') return grammar.automaton(grammar.start);
  const roles = grammar.rules.map((rule) => grammar.role(rule));
  knownName(`role in ${grammar.revision}`, form, roles);
  return grammar.automaton(grammar.rules[roles.indexOf(form)] ?? grammar.start);
}
