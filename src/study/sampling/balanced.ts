/**
 * Random strings that are balanced over a grammar: a derivation takes each alternative, and goes on or stops at each option
 * and repetition, with the same chance. Words of one length drawn evenly hardly ever have a port or an IPv4 address.
 */
import type { Limits } from '../../base/limits.js';
import { reversed } from '../../base/strong-components.js';
import { derivationNfa, successors } from '../automata/derivation-nfa.js';
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

/** Draws strings that a rule derives; one may come twice. @throws NonTailRecursionError, UnknownNameError, StateLimitError */
export function* drawBalanced(
  grammar: BnfGrammar,
  rule: string,
  { count, seed, length, limits }: BalancedOptions,
): Generator<string> {
  const { states, initial } = derivationNfa(grammar, rule, limits);
  const edges = states.map(successors);
  const ways = shortestWays(0, reversed(edges), (_, to) => states[to]?.type === 'read');
  const open = edges.map((targets) => targets.filter((target) => ways.has(target)));
  const random = new Random(seed);
  for (let left = ways.has(initial) ? count : 0; left > 0; left--) {
    let text = '';
    for (let at = initial; at !== 0;) {
      const state = states[at];
      if (state?.type === 'read') {
        const [from, to] = random.pick(state.set);
        text += String.fromCharCode(from + Number(random.below(BigInt(to - from + 1))));
      }
      at = text.length < length ? random.pick(open[at] ?? [0]) : (ways.get(at) ?? 0);
    }
    yield text;
  }
}
