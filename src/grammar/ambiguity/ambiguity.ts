/**
 * Decides whether a BNF rule is ambiguous: whether some text has two derivations from it. Walks the product of the
 * counting automaton with itself (Book, Even, Greibach, Ott 1971). Two derivations of one text are two paths with the
 * same characters, or a step that can be made in two ways.
 */
import { Budget, type Limits } from '../../core/base/limits.js';
import { jointLetters, lettersTo, type Reached } from '../automata/product.js';
import type { BnfGrammar } from '../bnf/bnf.js';
import {
  type Count,
  countEnds,
  countingAutomaton,
  type CountingAutomaton,
  countWays,
  type PlaceCounts,
  read,
} from './derivation-count.js';
import { ambiguityGrowth, type Growth } from './growth.js';

/** The verdict on a rule. */
export type Ambiguity = { readonly revision: string; readonly rule: string } & (
  | { readonly ambiguous: false }
  | {
      readonly ambiguous: true;
      /** A shortest text with more than one derivation, and its number of derivations. */
      readonly shortest: CountedText;
      /** Growth of the number of derivations with the length of the text. */
      readonly growth: Growth;
      /** A shortest of the texts with the most derivations, if the growth is bounded. */
      readonly maximum: CountedText | undefined;
    }
);

/**
 * Decides whether a rule is ambiguous, in time quadratic in the size of its counting automaton. The growth of an
 * ambiguous rule may take cubic time, and `maximum` more than that: the limits stop it.
 * @throws NonTailRecursionError, UnknownNameError, StateLimitError, TimeLimitError
 */
export function ambiguity(grammar: BnfGrammar, rule: string, limits?: Limits): Ambiguity {
  const { revision } = grammar;
  const automaton = countingAutomaton(grammar, rule, limits);
  const text = shortestAmbiguous(automaton, limits);
  if (text === undefined) return { revision, rule, ambiguous: false };
  const growth = ambiguityGrowth(automaton, limits);
  const most = growth === 'bounded' ? maxDerivations(automaton, limits) : undefined;
  const count = countWays(automaton, text);
  return { revision, rule, ambiguous: true, shortest: { text, count }, growth, maximum: most };
}

/** The places of two derivations of the same characters so far; `differ` if they are known to differ. */
interface Pair extends Reached {
  readonly first: number;
  readonly second: number;
  readonly differ: boolean;
}

/** Returns a shortest text with more than one derivation; undefined if there is none. */
export function shortestAmbiguous(automaton: CountingAutomaton, limits?: Limits): string | undefined {
  const budget = new Budget(`the ambiguity of "${automaton.rule}"`, limits);
  const letters = jointLetters(automaton).map((letter) => [letter, automaton.classOf(letter)] as const);
  budget.spend();
  const seen = new Set([0]);
  const pairs: Pair[] = [{ first: 0, second: 0, differ: false }];
  // Most pairs are reached again: objects are created only for new ones.
  const reach = (a: number, b: number, differ: boolean, before: Pair, letter: number): void => {
    const first = Math.min(a, b);
    const second = Math.max(a, b);
    // At one place, the state includes whether two derivations differ; at two places they always do.
    const key = (first * automaton.placeCount + second) * 2 + (differ ? 1 : 0);
    if (seen.has(key)) return;
    budget.spend();
    seen.add(key);
    pairs.push({ first, second, differ, before, letter });
  };
  for (const pair of pairs) {
    if (bothEnd(automaton, pair)) return String.fromCharCode(...lettersTo(pair));
    const { first, second, differ } = pair;
    for (const [letter, characterClass] of letters) {
      const ones = automaton.steps(first, characterClass);
      // Two derivations that already differ and meet in one place need not diverge again.
      if (first === second && differ) {
        for (const { to } of ones) reach(to, to, true, pair, letter);
        continue;
      }
      const others = automaton.steps(second, characterClass);
      for (const { to, ways } of ones) {
        for (const other of others) {
          // From one place, each two steps come in both orders.
          if (first === second && to > other.to) continue;
          reach(to, other.to, differ || to !== other.to || ways !== 1n, pair, letter);
        }
      }
    }
  }
  return undefined;
}

/** Tests whether two different derivations end here. */
function bothEnd(automaton: CountingAutomaton, { first, second, differ }: Pair): boolean {
  const [a, b] = [automaton.ends(first), automaton.ends(second)];
  if (differ) return a !== 0n && b !== 0n;
  return a !== 0n && a !== 1n;
}

/** A text and its number of derivations. */
export interface CountedText {
  readonly text: string;
  readonly count: Count;
}

/**
 * Returns a shortest of the texts with the most derivations.
 * @throws StateLimitError, TimeLimitError; always one of them if the number of derivations is unbounded
 */
export function maxDerivations(automaton: CountingAutomaton, limits?: Limits): CountedText {
  const budget = new Budget(`counting derivations from "${automaton.rule}"`, limits);
  const letters = jointLetters(automaton).map((letter) => [letter, automaton.classOf(letter)] as const);
  let most: CountedText = { text: '', count: 0n };
  const seen = new Set<string>();
  const reached: { readonly text: string; readonly ways: PlaceCounts }[] = [];
  const reach = (text: string, ways: PlaceCounts): void => {
    const key = [...ways].sort(([a], [b]) => a - b).join(' ');
    if (ways.size === 0 || seen.has(key)) return;
    budget.spend();
    seen.add(key);
    reached.push({ text, ways });
  };
  reach('', new Map([[0, 1n]]));
  for (const { text, ways } of reached) {
    const count = countEnds(automaton, ways);
    if (exceeds(count, most.count)) most = { text, count };
    for (const [letter, characterClass] of letters) {
      reach(text + String.fromCharCode(letter), read(automaton, ways, characterClass));
    }
  }
  return most;
}

function exceeds(a: Count, b: Count): boolean {
  return b !== 'infinite' && (a === 'infinite' || a > b);
}
