/**
 * Whether a BNF rule is ambiguous: whether some text has two derivations from it. Decided by walking the counting
 * automaton beside itself (Book, Even, Greibach, Ott 1971): two derivations of one text are two ways through it with
 * the same characters, or a step that can be made in two ways.
 */
import { ambiguityGrowth, type Growth } from './growth.js';
import type { BnfGrammar } from '../bnf/bnf.js';
import { countingAutomaton, type CountingAutomaton, countWays } from './derivation-count.js';
import { Budget, type Limits } from '../../base/limits.js';
import { type CountedText, mostDerivations } from './most-derivations.js';
import { jointLetters, lettersTo, type Reached } from '../automata/product.js';

/** The verdict on a rule. */
export type Ambiguity = { readonly revision: string; readonly rule: string } & (
  | { readonly ambiguous: false }
  | {
      readonly ambiguous: true;
      /** A shortest text with more than one derivation, and how many it has. */
      readonly shortest: CountedText;
      /** How the number of derivations can grow with the length of the text. */
      readonly growth: Growth;
      /** Where it is bounded, a shortest of the texts with the most derivations. */
      readonly most: CountedText | undefined;
    }
);

/**
 * Decides whether a rule is ambiguous, in time quadratic in the size of its counting automaton. The growth of an ambiguous
 * rule may take cubic time, and `most` more than that: the limits stop it.
 * @throws NonTailRecursionError, UnknownNameError, StateLimitError, TimeLimitError
 */
export function ambiguity(grammar: BnfGrammar, rule: string, limits?: Limits): Ambiguity {
  const { revision } = grammar;
  const automaton = countingAutomaton(grammar, rule, limits);
  const text = shortestAmbiguous(automaton, limits);
  if (text === undefined) return { revision, rule, ambiguous: false };
  const growth = ambiguityGrowth(automaton, limits);
  const most = growth === 'bounded' ? mostDerivations(automaton, limits) : undefined;
  const count = countWays(automaton, text);
  return { revision, rule, ambiguous: true, shortest: { text, count }, growth, most };
}

/** Two derivations of the same characters so far: where they stand, and whether they are known to differ. */
interface Pair extends Reached {
  readonly first: number;
  readonly second: number;
  readonly differ: boolean;
}

/** A shortest text with more than one derivation; undefined where there is none. */
export function shortestAmbiguous(automaton: CountingAutomaton, limits?: Limits): string | undefined {
  const budget = new Budget(`the ambiguity of "${automaton.rule}"`, limits);
  const letters = jointLetters(automaton).map((letter) => [letter, automaton.classOf(letter)] as const);
  const seen = new Set<number>();
  const pairs: Pair[] = [];
  const reach = (pair: Pair): void => {
    const { first, second, differ } = pair;
    // Whether two derivations at one place differ is part of the state; at two places they do.
    const key = (first * automaton.placeCount + second) * 2 + (differ ? 1 : 0);
    if (seen.has(key)) return;
    budget.spend();
    seen.add(key);
    pairs.push(pair);
  };
  reach({ first: 0, second: 0, differ: false });
  for (const pair of pairs) {
    if (bothEnd(automaton, pair)) return String.fromCharCode(...lettersTo(pair));
    for (const [letter, characterClass] of letters) {
      for (const next of steps(automaton, pair, characterClass)) reach({ ...next, before: pair, letter });
    }
  }
  return undefined;
}

/** Whether two different derivations end here. */
function bothEnd(automaton: CountingAutomaton, { first, second, differ }: Pair): boolean {
  const [a, b] = [automaton.ends(first), automaton.ends(second)];
  if (differ) return a !== 0n && b !== 0n;
  return a !== 0n && a !== 1n;
}

function steps(
  automaton: CountingAutomaton,
  { first, second, differ }: Pair,
  characterClass: number,
): readonly Pair[] {
  const together = automaton.steps(first, characterClass);
  // Two derivations that already differ and meet in one place need not part again.
  if (first === second && differ) return together.map(({ to }) => ({ first: to, second: to, differ: true }));
  const pairs: Pair[] = [];
  for (const a of together) {
    for (const b of automaton.steps(second, characterClass)) {
      const parts = differ || a.to !== b.to || a.ways !== 1n;
      if (a.to <= b.to) pairs.push({ first: a.to, second: b.to, differ: parts });
      else if (first !== second) pairs.push({ first: b.to, second: a.to, differ: parts });
    }
  }
  return pairs;
}
