/** A tagged automaton that can run with a fault in one of its actions, and without; both runs leave their registers. */
import type { Registers } from '../../core/automaton/registers.js';
import {
  fromRegister,
  type TaggedDfa,
  toCount,
  toFirstPlace,
  toNumber,
  toPlace,
  toUnset,
} from '../../core/automaton/tagged-dfa.js';
import { productionAside } from '../../core/tree/role-registers.js';
import { codeUnitsByLegibility } from '../../grammar/automata/product.js';

/** One register set by an action. */
export interface Assignment {
  readonly register: number;
  readonly operand: number;
}

/** A fault of one assignment of one move. */
export interface ActionFault {
  readonly kind: 'dropped' | 'early' | 'late' | 'exchanged';
  /** The move whose action has the fault: an index of the table of moves, those at the end included. */
  readonly move: number;
  /** Index of the assignment in the action. */
  readonly nth: number;
  /** The register that is set; in an exchange, the one that is set instead. */
  readonly register: number;
}

/** Moves from one state to another with the same effect. */
export interface Edge {
  readonly after: number;
  /** The move with the most legible letter is the first. */
  readonly moves: readonly number[];
}

/** A tagged automaton with its actions decoded. */
export class TaggedMachine {
  readonly stateCount: number;
  readonly initial: number;
  /** Number of moves, those at the end included. */
  readonly moves: number;
  /** The most legible code unit of each class. */
  private readonly letters = new Map<number, number>();
  private readonly acts = new Map<number, readonly Assignment[]>();
  private readonly edgesOf: (readonly Edge[] | undefined)[] = [];
  private readonly dead: number;

  private readonly tagged: TaggedDfa;

  /** Effects of the actions on productions are left out. */
  constructor(whole: TaggedDfa) {
    const tagged = withoutProductions(whole);
    this.tagged = tagged;
    this.initial = tagged.initial;
    this.moves = tagged.moves.length;
    this.stateCount = tagged.moves.length - tagged.ends;
    for (const unit of codeUnitsByLegibility) {
      const column = this.columnOf(unit);
      if (!this.letters.has(column)) this.letters.set(column, unit);
    }
    this.dead = [...Array(this.stateCount).keys()].findIndex((state) => this.isTrap(state));
  }

  /** All code units from this one on have the same moves. */
  get uniformFrom(): number {
    return this.tagged.columns.length - 1;
  }

  /** Returns the move of a state with a code unit. */
  moveOf(state: number, unit: number): number {
    return this.columnOf(unit) + state;
  }

  /** Returns the most legible code unit of a move. */
  letterOf(move: number): number {
    return this.letters.get(move - this.stateOf(move)) ?? 0;
  }

  /** Returns the state that a move leaves. */
  stateOf(move: number): number {
    return move % this.stateCount;
  }

  /** Returns the move at the end of a text; undefined if the state does not accept. */
  endOf(state: number): number | undefined {
    return state < this.tagged.firstAccepting ? undefined : this.tagged.ends + state;
  }

  /** Returns the state after a move that is not at the end. */
  after(move: number): number {
    return (this.tagged.moves[move] ?? 0) & 0xffff;
  }

  /** Tests whether a move is at the end of a text. */
  isEnd(move: number): boolean {
    return move >= this.tagged.ends;
  }

  /** Tests whether some derivable text may take a move. */
  isLive(move: number): boolean {
    return this.isEnd(move) ? this.endOf(this.stateOf(move)) === move : this.after(move) !== this.dead;
  }

  /** Returns the live moves from a state that are not at the end, grouped by effect. */
  edges(state: number): readonly Edge[] {
    return (this.edgesOf[state] ??= this.edgesFrom(state));
  }

  action(move: number): readonly Assignment[] {
    const begin = this.actionOf(move);
    const known = this.acts.get(begin);
    if (known !== undefined) return known;
    const found = assignmentsAt(this.tagged, begin);
    this.acts.set(begin, found);
    return found;
  }

  /** Returns a number that moves with the same action share. */
  actionOf(move: number): number {
    return (this.tagged.moves[move] ?? 0) >> 16;
  }

  private columnOf(unit: number): number {
    const { columns } = this.tagged;
    return columns[Math.min(unit, columns.length - 1)] ?? 0;
  }

  private isTrap(state: number): boolean {
    if (this.endOf(state) !== undefined) return false;
    return [...this.letters.keys()].every((column) => this.after(column + state) === state);
  }

  private edgesFrom(state: number): readonly Edge[] {
    const edges = new Map<number, { readonly after: number; readonly moves: number[] }>();
    for (const column of this.letters.keys()) {
      const move = column + state;
      if (!this.isLive(move)) continue;
      const alike = this.tagged.moves[move] ?? 0;
      const edge = edges.get(alike);
      if (edge === undefined) edges.set(alike, { after: this.after(move), moves: [move] });
      else edge.moves.push(move);
    }
    return [...edges.values()];
  }
}

/** Returns the same automaton without the actions that only record the production. */
export function withoutProductions(tagged: TaggedDfa): TaggedDfa {
  const actions: Assignment[][] = [];
  const begins: number[] = [];
  for (let begin = 0; begin < tagged.actions.length; begin += tagged.actions[begin] ?? 1) {
    begins.push(begin);
    actions.push(assignmentsAt(tagged, begin));
  }
  const kept = actions.map((action) =>
    action
      .filter(({ register }) => register < productionAside)
      .flatMap(({ register, operand }) => [register, operand]),
  );
  const places = new Map<string, number>();
  const code: number[] = [];
  const placeOf = new Map(
    kept.map((action, i) => {
      const key = action.join();
      const place = places.get(key) ?? code.length;
      if (place === code.length) code.push(action.length + 1, ...action);
      places.set(key, place);
      return [begins[i], place] as const;
    }),
  );
  const moves = tagged.moves.map((move) => ((placeOf.get(move >> 16) ?? 0) << 16) | (move & 0xffff));
  return { ...tagged, moves, actions: Uint8Array.from(code) };
}

function assignmentsAt({ actions }: TaggedDfa, begin: number): Assignment[] {
  const end = begin + (actions[begin] ?? 0);
  const found: Assignment[] = [];
  for (let i = begin + 1; i < end; i += 2)
    found.push({ register: actions[i] ?? 0, operand: actions[i + 1] ?? 0 });
  return found;
}

/** Carries out an assignment of a move at a place, with its fault, if any. */
export function assign(
  { values, places }: Pick<Registers, 'values' | 'places'>,
  { register, operand }: Assignment,
  place: number,
  fault?: ActionFault,
): void {
  if (fault?.kind === 'dropped') return;
  const to = fault?.register ?? register;
  const here = fault?.kind === 'early' ? place - 1 : fault?.kind === 'late' ? place + 1 : place;
  const value = values[to] ?? -1;
  if (operand === toPlace) values[to] = here;
  else if (operand === toUnset) values[to] = -1;
  else if (operand >= toNumber) values[to] = operand - toNumber;
  else if (operand >= fromRegister) values[to] = values[operand - fromRegister] ?? -1;
  else if (operand === toCount) places[(values[to] = value + 1)] = here;
  else if (operand === toFirstPlace && value < 0) values[to] = here;
}

/** Tests whether an assignment sets a register to a place in the text. */
export function isToPlace({ operand }: Assignment): boolean {
  return operand === toPlace || operand === toFirstPlace || operand === toCount;
}

/** The copies that actions make between registers. */
export class Copies {
  private readonly pairs: (readonly [from: number, to: number])[] = [];

  constructor(machine: TaggedMachine) {
    const known = new Set<string>();
    for (let move = 0; move < machine.moves; move++) {
      for (const { register, operand } of machine.action(move)) {
        if (operand < fromRegister || operand >= toNumber || known.has(`${operand} ${register}`)) continue;
        known.add(`${operand} ${register}`);
        this.pairs.push([operand - fromRegister, register]);
      }
    }
  }

  /** Returns the registers that may receive the contents of some registers, those included. */
  from(registers: Iterable<number>): Set<number> {
    return closed(registers, this.pairs);
  }

  /** Returns the registers whose contents some registers may receive, those included. */
  into(registers: Iterable<number>): Set<number> {
    return closed(
      registers,
      this.pairs.map(([from, to]) => [to, from]),
    );
  }
}

function closed(registers: Iterable<number>, pairs: readonly (readonly [number, number])[]): Set<number> {
  const found = new Set(registers);
  for (const one of found) for (const [from, to] of pairs) if (from === one) found.add(to);
  return found;
}
