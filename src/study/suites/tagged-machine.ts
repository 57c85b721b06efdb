/**
 * A tagged automaton as something that can have a fault in one of its actions: it is run with the fault and without, and
 * both leave their registers.
 */
import { unmentioned } from '../../automaton/dfa-table.js';
import { places, registers } from '../../automaton/registers.js';
import {
  fromRegister,
  type TaggedDfa,
  toCount,
  toFirstPlace,
  toNumber,
  toPlace,
  toUnset,
} from '../../automaton/tagged-dfa.js';

/** One register set by an action. The place in the table of actions tells it apart from those of other actions. */
export interface Assignment {
  readonly register: number;
  readonly operand: number;
}

/** What may be wrong with one assignment of one move. */
export interface ActionFault {
  readonly kind: 'dropped' | 'early' | 'late' | 'exchanged';
  /** The move whose action has the fault: an index of the table of moves, those at the end included. */
  readonly move: number;
  /** Which assignment of the action. */
  readonly nth: number;
  /** Of an exchange, the register that is set instead. */
  readonly register: number;
}

/** What a walk has come to: a state, and what the registers hold. */
export interface Configuration {
  readonly state: number;
  readonly registers: Int32Array;
  readonly places: readonly number[];
}

/** Walks a tagged automaton. */
export class TaggedMachine {
  readonly stateCount: number;
  readonly classCount: number;
  private readonly dead: number;
  private readonly acts: (readonly Assignment[])[] = [];

  constructor(private readonly tagged: TaggedDfa) {
    this.stateCount = tagged.moves.length - tagged.ends;
    this.classCount = tagged.ends / this.stateCount;
    this.dead = [...Array(this.stateCount).keys()].findIndex((state) => this.isTrap(state));
  }

  /** Before a text. */
  initial(): Configuration {
    return { state: this.tagged.initial, registers: new Int32Array(registers.length).fill(-1), places: [] };
  }

  /** The move of a state with a code unit. */
  moveOf(state: number, unit: number): number {
    return (this.tagged.columns[Math.min(unit, unmentioned)] ?? 0) + state;
  }

  /** The move at the end of a text; undefined where the state does not accept. */
  endOf(state: number): number | undefined {
    return state < this.tagged.firstAccepting ? undefined : this.tagged.ends + state;
  }

  /** The state after a move that is not at the end. */
  after(move: number): number {
    return (this.tagged.moves[move] ?? 0) & 0xffff;
  }

  /** Whether a move is at the end of a text. */
  isEnd(move: number): boolean {
    return move >= this.tagged.ends;
  }

  /** Whether nothing is accepted from a state. */
  isDead(state: number): boolean {
    return state === this.dead;
  }

  /** How many moves there are. */
  get moves(): number {
    return this.tagged.moves.length;
  }

  private isTrap(state: number): boolean {
    if (this.endOf(state) !== undefined) return false;
    for (let c = 0; c < this.classCount; c++) {
      if (this.after(c * this.stateCount + state) !== state) return false;
    }
    return true;
  }

  /** What the action of a move sets. */
  action(move: number): readonly Assignment[] {
    return (this.acts[move] ??= this.decoded(move));
  }

  private decoded(move: number): readonly Assignment[] {
    const { moves, actions } = this.tagged;
    const begin = (moves[move] ?? 0) >> 16;
    const end = begin + (actions[begin] ?? 0);
    const found: Assignment[] = [];
    for (let i = begin + 1; i < end; i += 2)
      found.push({ register: actions[i] ?? 0, operand: actions[i + 1] ?? 0 });
    return found;
  }

  /** What a move at a place makes of a configuration, if its action may have a fault. */
  step(
    { registers, places }: Configuration,
    move: number,
    place: number,
    fault?: ActionFault,
  ): Configuration {
    const after = { state: this.after(move), registers: registers.slice(), places: [...places] };
    const wrong = fault?.move === move ? fault : undefined;
    for (const [i, assignment] of this.action(move).entries()) {
      if (wrong?.nth !== i) assign(after, assignment, place);
      else if (wrong.kind === 'early') assign(after, assignment, place - 1);
      else if (wrong.kind === 'late') assign(after, assignment, place + 1);
      else if (wrong.kind === 'exchanged') assign(after, { ...assignment, register: wrong.register }, place);
    }
    return after;
  }
}

interface Changing {
  readonly registers: Int32Array;
  readonly places: number[];
}

function assign({ registers, places }: Changing, { register, operand }: Assignment, place: number): void {
  const value = registers[register] ?? -1;
  if (operand === toPlace) registers[register] = place;
  else if (operand === toUnset) registers[register] = -1;
  else if (operand >= toNumber) registers[register] = operand - toNumber;
  else if (operand >= fromRegister) registers[register] = registers[operand - fromRegister] ?? -1;
  else if (operand === toCount) places[(registers[register] = value + 1)] = place;
  else if (operand === toFirstPlace && value < 0) registers[register] = place;
}

/** Leaves a configuration where components are read. */
export function leaveRegisters(configuration: Configuration): void {
  registers.set(configuration.registers);
  places.length = 0;
  places.push(...configuration.places);
}
