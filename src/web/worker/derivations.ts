/** The derivations of a string from a document's BNF, in addition to the reading. */

import { revision, type SyntaxNode } from 'uri-revisions';
import { bnfOf, countDerivations, derivationsOf, flattenTails, sameTree } from 'uri-revisions-cli/grammar';
import type { TreeRequest } from './core.js';
import { type DrawnNode, hiddenRules, listed } from './tree.js';

export interface Derivations {
  /** Their number, in decimal digits, or `infinitely many`. */
  readonly count: string;
  /** The first few trees other than the reading. */
  readonly others: readonly OtherDerivation[];
}

export interface OtherDerivation {
  readonly nodes: readonly DrawnNode[];
  readonly divergence: Divergence;
}

/**
 * The place where another derivation diverges from the reading, from the top and from the left. Tail recursion is no
 * difference.
 */
export interface Divergence {
  /** The innermost common node above the first difference. */
  readonly at: Place;
  /** The nodes below it. */
  readonly reading: readonly Place[];
  readonly other: readonly Place[];
}

/** A node by its rule and its stretch, in UTF-16 code units from 0, end exclusive. */
export type Place = Pick<DrawnNode, 'rule' | 'start' | 'end'>;

/** Limit on trees, beyond what anyone compares. */
const maxTrees = 12;

/** Limit on trees examined in search of different ones. */
const maxTriedTrees = 200;

/** Counting takes time linear in the text. */
const limits = { states: 200_000, milliseconds: 5000 };

export function derivations(asked: TreeRequest): Derivations {
  const { revision: id, text, start, characters } = asked;
  const hidden = hiddenRules(revision(id), characters);
  const bnf = bnfOf(id);
  const count = countDerivations(bnf, start, text, limits);
  const reading = flattenTails(revision(id).parse(text, { start }));
  const seen: SyntaxNode[] = [reading];
  const others: OtherDerivation[] = [];
  let tried = 0;
  for (const { tree } of derivationsOf(bnf, start, text, limits)) {
    if (++tried > maxTriedTrees || others.length === maxTrees) break;
    const flat = flattenTails(tree);
    if (seen.some((other) => sameTree(other, flat))) continue;
    seen.push(flat);
    others.push({ nodes: listed(flat, hidden, () => undefined), divergence: divergenceOf(reading, flat) });
  }
  return { count: count === 'infinite' ? 'infinitely many' : count.toLocaleString('en'), others };
}

function divergenceOf(reading: SyntaxNode, other: SyntaxNode): Divergence {
  let [ours, theirs] = [reading, other];
  for (;;) {
    const [first, second] = [ours.children.map(placeOf), theirs.children.map(placeOf)];
    const known = theirs.children;
    const next = ours.children.findIndex((child, i) => {
      const opposite = known[i];
      return opposite === undefined || !sameTree(child, opposite);
    });
    const [one, two] = [ours.children[next], known[next]];
    const isAlike = JSON.stringify(first) === JSON.stringify(second);
    if (!isAlike || one === undefined || two === undefined) {
      return { at: placeOf(ours), reading: first, other: second };
    }
    [ours, theirs] = [one, two];
  }
}

function placeOf({ rule, start, end }: SyntaxNode): Place {
  return { rule, start, end };
}
