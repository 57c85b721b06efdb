/**
 * Minimal automaton of a language given as a table of states, such as one learned from a parser.
 */
import type { Automaton } from '../../core/automaton/automaton.js';
import { type CodeUnitSet, lastCodeUnit } from '../../core/base/code-units.js';
import { walk } from '../../core/automaton/walk.js';
import { trimmed } from './explore.js';

/** A complete deterministic automaton, minimal or not, whose initial state is the first. */
export interface StateTable {
  /** The class of each code unit, from 0. */
  readonly classes: Uint16Array;
  /** True for each state that accepts. */
  readonly accepting: readonly boolean[];
  /** For each state, the state after each class. */
  readonly rows: readonly (readonly number[])[];
}

/** A minimal automaton; equal languages have equal tables. Its states are numbered from 0 by shortest paths. */
export class TableAutomaton implements Automaton {
  readonly initial = 0;
  /** −1 if something can be accepted from every state. */
  readonly dead: number;

  /** @param table minimal, with no two classes that every state treats alike: see minimalTable */
  constructor(readonly table: StateTable) {
    const { rows, accepting } = table;
    this.dead = rows.findIndex((row, state) => !accepting[state] && row.every((next) => next === state));
  }

  /** Number of states, including the dead state. */
  get stateCount(): number {
    return this.table.rows.length;
  }

  get classCount(): number {
    return this.table.rows[0]?.length ?? 0;
  }

  classOf(codeUnit: number): number {
    return this.table.classes[codeUnit] ?? 0;
  }

  step(state: number, characterClass: number): number {
    return this.table.rows[state]?.[characterClass] ?? this.dead;
  }

  accepting(state: number): boolean {
    return this.table.accepting[state] ?? false;
  }
}

/**
 * Returns the minimal automaton of a table's language, by Moore's refinement. Time is at most the square of the number
 * of states, times the number of classes. For a table that is already minimal, it is the table's size times the longest
 * of the shortest words that distinguish two states.
 */
export function minimalTable(table: StateTable): TableAutomaton {
  const { classes, accepting, rows } = reachable(withUsedClasses(table));
  const blocks = equivalentStates(accepting, rows);
  const columns = (rows[0] ?? []).map((_, c) => rows.map((row) => blocks[row[c] ?? 0]).join());
  // Classes that every state treats alike become one, numbered by their first code units.
  const numbers = new Map<string, number>();
  const chosen: number[] = [];
  const merged = new Uint16Array(lastCodeUnit + 1);
  for (let unit = 0; unit <= lastCodeUnit; unit++) {
    const c = classes[unit] ?? 0;
    const column = columns[c] ?? '';
    let number = numbers.get(column);
    if (number === undefined) {
      number = chosen.push(c) - 1;
      numbers.set(column, number);
    }
    merged[unit] = number;
  }
  // Blocks get their numbers, and a state of each, on shortest paths from the initial one.
  const order = new Map([[blocks[0] ?? 0, 0]]);
  const states = [0];
  const minimal: number[][] = [];
  for (const state of states) {
    minimal.push(
      chosen.map((c) => {
        const next = rows[state]?.[c] ?? 0;
        const block = blocks[next] ?? 0;
        const known = order.get(block) ?? states.push(next) - 1;
        order.set(block, known);
        return known;
      }),
    );
  }
  const accepts = states.map((state) => accepting[state] ?? false);
  return new TableAutomaton({ classes: merged, accepting: accepts, rows: minimal });
}

/** Removes classes that no code unit has. */
function withUsedClasses({ classes, accepting, rows }: StateTable): StateTable {
  const used = [...new Set(classes)];
  const numbers = new Map(used.map((c, i) => [c, i]));
  return {
    classes: classes.map((c) => numbers.get(c) ?? 0),
    accepting,
    rows: rows.map((row) => used.map((c) => row[c] ?? 0)),
  };
}

/** Removes states that cannot be reached. */
function reachable({ classes, accepting, rows }: StateTable): StateTable {
  return reachableTable(classes, rows[0]?.length ?? 0, 0, {
    step: (state, c) => rows[state]?.[c] ?? 0,
    accepting: (state) => accepting[state] ?? false,
  });
}

function reachableTable(
  classes: Uint16Array,
  classCount: number,
  initial: number,
  { step, accepting }: Pick<Automaton, 'step' | 'accepting'>,
): StateTable {
  const numbers = new Map([[initial, 0]]);
  const rows: number[][] = [];
  for (const [state] of numbers) {
    const row: number[] = [];
    for (let c = 0; c < classCount; c++) {
      const next = step(state, c);
      const known = numbers.get(next) ?? numbers.size;
      numbers.set(next, known);
      row.push(known);
    }
    rows.push(row);
  }
  return { classes, accepting: Array.from(numbers.keys(), accepting), rows };
}

/** Returns a number for each state; equal if the same is accepted from both. */
function equivalentStates(
  accepting: readonly boolean[],
  rows: readonly (readonly number[])[],
): readonly number[] {
  let blocks = accepting.map(Number);
  for (let count = new Set(blocks).size; ;) {
    const known = new Map<string, number>();
    const finer = rows.map((row, state) => {
      const key = `${blocks[state] ?? 0} ${row.map((next) => blocks[next]).join()}`;
      const block = known.get(key) ?? known.size;
      known.set(key, block);
      return block;
    });
    if (known.size === count) return blocks;
    count = known.size;
    blocks = finer;
  }
}

/** Returns the automaton of the continuations of a prefix in a language. Linear in the prefix. */
export function quotient(automaton: Automaton, prefix: string): Automaton {
  const { offset, state } = walk(automaton, prefix);
  return {
    initial: offset === prefix.length ? state : automaton.dead,
    classCount: automaton.classCount,
    dead: automaton.dead,
    classOf: (unit) => automaton.classOf(unit),
    step: (from, c) => automaton.step(from, c),
    accepting: (at) => automaton.accepting(at),
  };
}

/** Returns the automaton of those strings of a language that contain no code unit of a set. */
export function without(automaton: Automaton, set: CodeUnitSet): Automaton {
  if (set.length === 0) return automaton;
  const { classCount, dead } = automaton;
  const isLeftOut = new Uint8Array(lastCodeUnit + 1);
  for (const [from, to] of set) isLeftOut.fill(1, from, to + 1);
  // No code unit is left of the other classes.
  const isUsed = new Uint8Array(classCount + 1);
  for (const [unit, left] of isLeftOut.entries()) if (left === 0) isUsed[automaton.classOf(unit)] = 1;
  return trimmed({
    initial: automaton.initial,
    classCount: classCount + 1,
    dead,
    classOf: (unit) => (isLeftOut[unit] === 1 ? classCount : automaton.classOf(unit)),
    step: (from, c) => (isUsed[c] === 1 && from !== dead ? automaton.step(from, c) : dead),
    accepting: (at) => at !== dead && automaton.accepting(at),
  });
}

/** Returns the table of an automaton's reachable states. Linear in their number, times that of the classes. */
export function tableOf(automaton: Automaton): StateTable {
  const classes = new Uint16Array(lastCodeUnit + 1).map((_, unit) => automaton.classOf(unit));
  return reachableTable(classes, automaton.classCount, automaton.initial, {
    step: (state, c) => automaton.step(state, c),
    accepting: (state) => automaton.accepting(state),
  });
}

/** Returns the classes of code units that automata together distinguish, numbered by their first code units. */
export function jointClasses(automata: readonly Automaton[]): Uint16Array {
  const partitions = automata.map((automaton) => minimalTable(tableOf(automaton)).table.classes);
  const numbers = new Map<string, number>();
  return new Uint16Array(lastCodeUnit + 1).map((_, unit) => {
    const key = partitions.map((classes) => classes[unit]).join();
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
}
