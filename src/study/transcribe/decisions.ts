/** What tells the strings of one region from those of another as soon as it can be told: their beginnings, as automata. */
import type { TableAutomaton } from '../automata/table-automaton.js';
import type { Continuations, Places } from './continuations.js';
import type { Languages } from './languages.js';

/** More states than a guard can be written out of. */
const mostStates = 60;

/** Beginnings that only the strings of one region have. No one of them begins with another. */
export interface Decision {
  readonly automaton: TableAutomaton;
  /** Whether they tell it only where the text ends with them. */
  readonly atEnd: boolean;
}

/** The beginnings that only the first region has; undefined where both have a whole string, or there are too many states. */
export function decisions(
  yes: Continuations,
  no: Continuations,
  languages: Languages,
): readonly Decision[] | undefined {
  const states: (readonly [Places, Places])[] = [[yes.start, no.start]];
  const numbers = new Map([[states.map(keyOf).join(), 0]]);
  const rows: number[][] = [];
  const ends = new Set<number>();
  const decided = new Set<number>();
  for (const [state, [mine, others]] of states.entries()) {
    const isOpen = mine.length > 0 && others.length > 0;
    if (mine.length > 0 && !isOpen) decided.add(state);
    if (isOpen && yes.mayEnd(mine)) {
      if (no.mayEnd(others)) return undefined;
      ends.add(state);
    }
    rows.push(
      Array.from({ length: languages.classCount }, (_, c) => {
        const next = isOpen ? ([yes.step(mine, c), no.step(others, c)] as const) : ([[], []] as const);
        const key = keyOf(next);
        const known = numbers.get(key);
        if (known !== undefined) return known;
        numbers.set(key, states.length);
        return states.push(next) - 1;
      }),
    );
    if (states.length > mostStates) return undefined;
  }
  return [
    { accepting: decided, atEnd: false },
    { accepting: ends, atEnd: true },
  ]
    .filter(({ accepting }) => accepting.size > 0)
    .map(({ accepting, atEnd }) => ({
      automaton: languages.tabled({
        initial: 0,
        dead: never,
        step: (state, c) => rows[state]?.[c] ?? never,
        accepting: (state) => accepting.has(state),
      }),
      atEnd,
    }));
}

/** The number of no state. */
const never = -1;

function keyOf(places: readonly Places[]): string {
  return places.map((some) => some.join()).join('|');
}
