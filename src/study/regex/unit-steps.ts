/** An automaton over code points as one over code units: two surrogates that form a pair are always one character. */
import { CharSet, type TransitionIterable } from 'refa';
import { lastCodeUnit } from '../../core/base/code-units.js';
import { highSurrogates, lowSurrogates } from '../../core/base/surrogates.js';
import { pairsBetween, type SurrogatePairs } from '../../grammar/bnf/code-points.js';

/** A state between two code units. */
interface UnitState<T> {
  readonly state: T;
  /** True after a high surrogate alone: no low one follows. */
  readonly isHigh: boolean;
  /** Inside a pair: the low surrogates that complete it. */
  readonly low?: SurrogatePairs['low'];
}

const [highs, lows] = [rangeOf(highSurrogates), rangeOf(lowSurrogates)];

/** Returns the states and steps over code units of an automaton over code points. */
export function inCodeUnits<T>(automaton: TransitionIterable<T>): TransitionIterable<UnitState<T>> {
  const { initial, getOut, isFinal } = automaton.transitionIterator();
  const known = new Map<T, Map<string, UnitState<T>>>();
  const unitState = (state: T, isHigh = false, low?: SurrogatePairs['low']): UnitState<T> => {
    const own = known.get(state) ?? new Map<string, UnitState<T>>();
    const key = `${isHigh} ${low?.join() ?? ''}`;
    const found = own.get(key) ?? { state, isHigh, ...(low && { low }) };
    known.set(state, own.set(key, found));
    return found;
  };
  const unitSteps = ({ state, isHigh, low }: UnitState<T>): Map<UnitState<T>, CharSet> => {
    if (low !== undefined) return new Map([[unitState(state), rangeOf(low)]]);
    const out = new Map<UnitState<T>, CharSet>();
    const add = (to: UnitState<T>, set: CharSet): void => {
      if (!set.isEmpty) out.set(to, out.get(to)?.union(set) ?? set);
    };
    for (const [next, points] of getOut(state)) {
      const all = points.resize(lastCodeUnit);
      const units = isHigh ? all.without(lows) : all;
      add(unitState(next), units.without(highs));
      add(unitState(next, true), units.intersect(highs));
      for (const { min, max } of points.ranges) {
        if (max <= lastCodeUnit) continue;
        for (const { high, low } of pairsBetween(Math.max(min, lastCodeUnit + 1), max)) {
          add(unitState(next, false, low), rangeOf(high));
        }
      }
    }
    return out;
  };
  return {
    maxCharacter: lastCodeUnit,
    transitionIterator: () => ({
      initial: unitState(initial),
      getOut: unitSteps,
      isFinal: ({ state, low }) => low === undefined && isFinal(state),
    }),
  };
}

function rangeOf([min, max]: readonly [number, number]): CharSet {
  return CharSet.empty(lastCodeUnit).union([{ min, max }]);
}
