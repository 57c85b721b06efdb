/**
 * The text with the most derivations, where their number is bounded: the counting automaton is made deterministic by
 * the subset construction, with a count for each place. On an automaton of bounded ambiguity the counts that occur are
 * finitely many.
 */
import { type Count, countEnds, type CountingAutomaton, type PlaceCounts, read } from './derivation-count.js';
import { Budget, type Limits } from '../../base/limits.js';
import { jointLetters } from '../automata/product.js';

/** A text and how many derivations it has. */
export interface CountedText {
  readonly text: string;
  readonly count: Count;
}

/**
 * A shortest of the texts with the most derivations.
 * @throws StateLimitError, TimeLimitError; one of them always, where the number of derivations is unbounded
 */
export function mostDerivations(automaton: CountingAutomaton, limits?: Limits): CountedText {
  const budget = new Budget(`the most derivations from "${automaton.rule}"`, limits);
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
