/** The ways in which a document's BNF derives a string, beside the reading. */

import { revision, type SyntaxNode } from 'uri-revisions';
import { bnfOf, countDerivations, derivationsOf, flattenTails, sameTree } from 'uri-revisions-cli/grammar';
import type { TreeAsked } from './core.js';
import { type DrawnNode, hiddenRules, listed } from './tree.js';

export interface Derivations {
  /** How many there are, in decimal digits, or `infinitely many`. */
  readonly count: string;
  /** Trees other than the reading, the first few. */
  readonly others: readonly (readonly DrawnNode[])[];
}

/** More trees than anyone compares. */
const mostTrees = 12;

/** Trees looked at in search of different ones. */
const mostTried = 200;

/** Counting takes time in proportion to the text. */
const limits = { states: 200_000, milliseconds: 5000 };

export function derivations(asked: TreeAsked): Derivations {
  const { revision: id, text, start, characters } = asked;
  const hidden = hiddenRules(revision(id), characters);
  const bnf = bnfOf(id);
  const count = countDerivations(bnf, start, text, limits);
  const seen: SyntaxNode[] = [flattenTails(revision(id).parse(text, { start }))];
  const others: (readonly DrawnNode[])[] = [];
  let tried = 0;
  for (const { tree } of derivationsOf(bnf, start, text, limits)) {
    if (++tried > mostTried || others.length === mostTrees) break;
    const flat = flattenTails(tree);
    if (seen.some((other) => sameTree(other, flat))) continue;
    seen.push(flat);
    others.push(listed(flat, hidden, () => undefined));
  }
  return { count: count === 'infinite' ? 'infinitely many' : count.toLocaleString('en'), others };
}
