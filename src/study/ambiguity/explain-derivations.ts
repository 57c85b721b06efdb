/** The derivations of one text: how many, the first of them, and which one the document's policy picks. */
import type { SyntaxNode } from '../../tree/node.js';
import type { BnfGrammar } from '../bnf/bnf.js';
import { type Count, countDerivations } from './derivation-count.js';
import { type Derivation, derivationsOf } from './derivations.js';
import { Budget, type Limits } from '../../base/limits.js';
import { countDerivationsOfTree, sameTree } from './tree-derivations.js';

/** The document's reading of a text, and its place among the derivations. */
export interface PickedReading {
  readonly tree: SyntaxNode;
  /** How many derivations have its tree, tail recursion aside. 0: it is none of the BNF's. */
  readonly derivations: Count;
  /** The index in `first` of the first derivation with its tree; undefined where it is not among them. */
  readonly index: number | undefined;
}

/** What is told of the derivations of a text. */
export interface DerivationsOfText {
  readonly revision: string;
  readonly rule: string;
  readonly text: string;
  /** 0 where the text is not derivable. */
  readonly count: Count;
  /** The first in the order of the BNF. */
  readonly first: readonly Derivation[];
  /** Undefined where the text is not derivable. */
  readonly reading: PickedReading | undefined;
}

/** Options of what is told. */
export interface DerivationOptions {
  /** The syntax tree of the text, where it is derivable. */
  readonly reading?: SyntaxNode | undefined;
  /** At most how many derivations are listed; 10 by default. */
  readonly most?: number;
  readonly limits?: Limits;
}

/**
 * Counts and lists the derivations of a text. Linear in the text, times the size of the rule's derivation NFA and
 * the number of derivations listed.
 * @throws NonTailRecursionError, UnknownNameError, StateLimitError, TimeLimitError
 */
export function explainDerivations(
  grammar: BnfGrammar,
  rule: string,
  text: string,
  { reading, most = 10, limits }: DerivationOptions = {},
): DerivationsOfText {
  const budget = new Budget(`a list of ${most} derivations of a text of ${text.length} characters`, limits);
  const first: Derivation[] = [];
  for (const derivation of derivationsOf(grammar, rule, text, limits)) {
    if (first.length >= most) break;
    // A tree has a node for each character, and some.
    budget.spend(1 + text.length);
    first.push(derivation);
  }
  const index = reading && first.findIndex(({ tree }) => sameTree(tree, reading));
  return {
    revision: grammar.revision,
    rule,
    text,
    count: countDerivations(grammar, rule, text, limits),
    first,
    reading: reading && {
      tree: reading,
      derivations: countDerivationsOfTree(grammar, reading, text),
      index: index === -1 ? undefined : index,
    },
  };
}
