/**
 * Random strings that are balanced over a grammar: a derivation takes each alternative, and goes on or stops at each option
 * and repetition, with the same chance. Words of one length drawn evenly hardly ever have a port or an IPv4 address. And
 * what even so is rare comes first: the strings go over the rules in turn, as far as they have not been used.
 */
import type { Limits } from '../../base/limits.js';
import { reversed } from '../../base/strong-components.js';
import { derivationNfa, type DerivationState, successors } from '../automata/derivation-nfa.js';
import type { BnfGrammar } from '../bnf/bnf.js';
import { shortestWays } from './cover.js';
import { Random } from './random.js';

/** What to draw. */
export interface BalancedOptions {
  readonly count: number;
  /** An integer. The same seed draws the same strings. */
  readonly seed: number;
  /** From so many UTF-16 code units on, a string takes the shortest way to its end. */
  readonly length: number;
  readonly limits?: Limits;
}

/** The states before each on the ways to one of them. */
type Ways = ReadonlyMap<number, number>;

/**
 * Draws strings that a rule derives; one may come twice. As many as there are rules use each of them where it is nearest,
 * if that is within half the length. @throws NonTailRecursionError, UnknownNameError, StateLimitError
 */
export function* drawBalanced(
  grammar: BnfGrammar,
  rule: string,
  { count, seed, length, limits }: BalancedOptions,
): Generator<string> {
  const { states, initial } = derivationNfa(grammar, rule, limits);
  const edges = states.map(successors);
  const back = reversed(edges);
  const waysTo = (target: number): Ways => shortestWays(target, back, (_, to) => states[to]?.type === 'read');
  const ways = waysTo(0);
  const open = edges.map((targets) => targets.filter((target) => ways.has(target)));
  const unused = nearestEntries(states, initial, open);
  const random = new Random(seed);
  for (let left = ways.has(initial) ? count : 0; left > 0; left--) {
    const [aim] = unused;
    let towards = aim === undefined ? undefined : waysTo(aim);
    let text = '';
    for (let at = initial; at !== 0;) {
      unused.delete(at);
      if (at === aim) towards = undefined;
      const state = states[at];
      if (state?.type === 'read') {
        const [from, to] = random.pick(state.set);
        text += String.fromCharCode(from + Number(random.below(BigInt(to - from + 1))));
      }
      const next = (open[at] ?? []).filter((target) => towards?.has(target) !== false);
      if (text.length >= length) at = ways.get(at) ?? 0;
      else if (towards !== undefined && 2 * text.length >= length) at = towards.get(at) ?? 0;
      else at = random.pick(next.length === 0 ? [0] : next);
    }
    if (aim !== undefined) unused.delete(aim);
    yield text;
  }
}

/** For each rule the state in which it begins after the fewest characters, in the order of these. */
function nearestEntries(
  states: readonly DerivationState[],
  initial: number,
  edges: readonly (readonly number[])[],
): Set<number> {
  const entries = new Map<string, number>();
  for (const at of shortestWays(initial, edges, (from) => states[from]?.type === 'read').keys()) {
    const state = states[at];
    if (state?.type === 'enter' && !entries.has(state.name)) entries.set(state.name, at);
  }
  return new Set(entries.values());
}
