/**
 * Joint walk of two documents over every string: one automaton whose states give the class of a text that ends there.
 * Each string leads to one state, and so is in one class.
 *
 * As long as both can still derive the text, a state consists of a state of each document and of which registers store
 * the same place: that decides whether both read the same components. Once one of them stops, a state consists of a
 * state of the other and of which of its registers are set before the place where they diverge, and which after: that
 * decides in which component the other reads it.
 */
import type { Product } from '../../core/automaton/product.js';
import { asciiSize } from '../../core/base/ascii.js';
import { Budget, type Limits } from '../../core/base/limits.js';
import { commonRoles, type ComponentRole, registerRoles } from '../../core/tree/roles.js';
import type { commonComponents } from '../../core/tree/component-rows.js';
import { hostKindRegister, placesRegister, schemeRegister } from '../../core/tree/role-registers.js';
import { registerCount } from '../../core/automaton/registers.js';
import { jointLetters } from '../../grammar/automata/product.js';
import {
  aNumber,
  type RegisterState,
  partsOfAuthority,
  type DocumentWalk,
  type RoleSpan,
  absentPlace,
} from './document-walk.js';

/** The divergence of two documents on a text that only one derives. */
export interface Divergence {
  /** The document that derives the text: `removed` for the earlier, `added` for the later. */
  readonly kind: 'removed' | 'added';
  /** True if the text ends there, incomplete for the document that does not derive it. */
  readonly atEnd: boolean;
  /**
   * The component that contains the place, according to the document that derives the text; undefined between
   * components. A grammar without components leaves this to the document that stops.
   */
  readonly component: ComponentRole | undefined;
  /** The marking's label of the place. */
  readonly mark: string;
  /** True if the other document derives the rest of the text from the state in which the marking resumes it. */
  readonly isResumed: boolean;
}

/** A place where one of the documents stops. */
export interface Stop {
  readonly kind: Divergence['kind'];
  /** The code unit at which it stops; undefined at the end of the text. */
  readonly unit: number | undefined;
  /** The document that stops, and the state of its lazy automaton. */
  readonly stopped: DocumentWalk;
  readonly state: number;
}

/** The labels of places where a document stops. */
export interface Marking {
  /** Sets of characters to distinguish. */
  readonly sets: readonly string[];
  readonly markOf: (stop: Stop) => string;
  /** The state in which the lazy automaton of the stopped document resumes the text; 0 if it does not. */
  readonly followed?: (stop: Stop) => number;
}

/**
 * The change of a component: only the later document reads it, only the earlier, or both read it from different parts
 * of the text.
 */
export interface ComponentChange {
  /** `specific`: components of some schemes only. `hostKind`: the rule of a host whose text is the same in both. */
  readonly component: (typeof commonComponents)[number] | 'specific';
  readonly change: 'gained' | 'lost' | 'moved';
}

/** A text that both derive and read differently. */
export interface Rereading {
  readonly kind: 'reread';
  readonly changes: readonly ComponentChange[];
}

/** The class of a text. */
export type Label = Divergence | Rereading;

/** Numbers of texts that are in no class. */
export const underived = 0;
export const sameReading = 1;
/** The number of the first class. */
export const firstClass = 2;

/** The result of a joint walk. */
export interface JointWalk {
  /** Its `accepting` has numbers of labels instead of bits. */
  readonly product: Product;
  /** The labels, from the number `firstClass` on. */
  readonly labels: readonly Label[];
  /** By row number, 1 if both documents can continue. */
  readonly areBoth: Uint8Array;
}

/** A state in which both can continue. */
interface Both {
  readonly type: 'both';
  readonly states: readonly [number, number];
  readonly lazy: readonly [number, number];
  readonly registers: readonly [RegisterState, RegisterState];
}

/** A state in which only one can continue. */
interface One {
  readonly type: 'one';
  readonly has: 0 | 1;
  readonly state: number;
  /** Places up to the divergence are 0, later ones 1. */
  readonly registers: RegisterState;
  readonly mark: string;
  /** The state of the stopped document as the marking resumes it. */
  readonly followed: number;
  /** The component in which it stopped, if the document that goes on has none. */
  readonly stoppedIn: ComponentRole | undefined;
}

type State = Both | One;

const start = { before: 0, after: 1 } as const;
/** The number of a place that no register stores yet. */
const fresh = aNumber - 1;

/** Walks all texts. @throws StateLimitError, TimeLimitError */
export function walkBoth(
  before: DocumentWalk,
  after: DocumentWalk,
  marking: Marking,
  limits?: Limits,
): JointWalk {
  return new Walker([before, after], marking, new Budget('the migration', limits)).walk();
}

class Walker {
  private readonly letters: readonly number[];
  /** The classes of code units: i + 1 for letters[i], 0 for all others. */
  private readonly unitClasses: Uint16Array;
  private readonly states: (State | undefined)[] = [undefined];
  private readonly numbers = new Map<string, number>();
  private readonly cells: number[] = [];
  private readonly labels: number[] = [];
  private readonly labelNumbers = new Map<string, number>();
  private readonly found: Label[] = [];
  /** For each letter, the sets of the marking that contain it. */
  private readonly setsOf: readonly string[];

  constructor(
    private readonly sides: readonly [DocumentWalk, DocumentWalk],
    private readonly marking: Marking,
    private readonly budget: Budget,
  ) {
    const classings = [
      ...sides.flatMap(({ machine, automaton: lazy }) => [
        { classOf: (unit: number) => machine.moveOf(0, unit), uniformFrom: machine.uniformFrom },
        { classOf: (unit: number) => lazy.classOf(unit), uniformFrom: lazy.uniformFrom },
      ]),
      ...marking.sets.map((set) => ({
        classOf: (unit: number) => Number(set.includes(String.fromCharCode(unit))),
        uniformFrom: asciiSize,
      })),
    ];
    this.letters = jointLetters(...classings);
    this.setsOf = this.letters.map((letter) =>
      marking.sets.map((set) => Number(set.includes(String.fromCharCode(letter)))).join(''),
    );
    const keyOf = (unit: number): string => classings.map(({ classOf }) => classOf(unit)).join();
    const numbers = new Map(this.letters.map((letter, i) => [keyOf(letter), i]));
    const units = Math.max(...classings.map(({ uniformFrom }) => uniformFrom)) + 1;
    this.unitClasses = Uint16Array.from({ length: units }, (_, unit) => numbers.get(keyOf(unit)) ?? 0);
  }

  walk(): JointWalk {
    const held = Array<number>(registerCount).fill(absentPlace);
    const [first, second] = this.sides;
    const initial = this.reach({
      type: 'both',
      states: [first.machine.initial, second.machine.initial],
      lazy: [first.automaton.initial, second.automaton.initial],
      registers: [held, held],
    });
    this.cells.push(...this.letters.map(() => 0));
    this.labels.push(underived);
    for (let number = 1; number < this.states.length; number++) this.expand(number);
    const classCount = this.letters.length;
    return {
      product: {
        initial: initial * classCount,
        classCount,
        classes: this.unitClasses,
        table: Uint32Array.from(this.cells, (state) => state * classCount),
        accepting: Uint32Array.from(this.labels),
        live: Uint32Array.from(this.labels, (_, state) => Math.min(state, 1)),
      },
      labels: this.found,
      areBoth: Uint8Array.from(this.states, (state) => Number(state?.type === 'both')),
    };
  }

  private expand(number: number): void {
    const state = this.states[number];
    if (state === undefined) return;
    const label = state.type === 'both' ? this.labelOfBoth(state) : this.labelOfOne(state);
    this.labels.push(typeof label === 'number' ? label : this.numberOf(label));
    // Letters with the same effect lead to the same state.
    const known = new Map<string, number>();
    for (const [i, letter] of this.letters.entries()) {
      const sets = state.type === 'both' ? (this.setsOf[i] ?? '') : '';
      const key = `${this.stepKey(state, letter)} ${sets}`;
      let next = known.get(key);
      if (next === undefined) known.set(key, (next = this.after(state, letter)));
      this.cells.push(next);
    }
  }

  private stepKey(state: State, letter: number): string {
    if (state.type === 'one') {
      const { machine } = this.side(state.has);
      const move = machine.moveOf(state.state, letter);
      const { automaton: lazy } = this.side(state.has === 0 ? 1 : 0);
      const followed = state.followed === 0 ? 0 : lazy.step(state.followed, lazy.classOf(letter));
      return `${machine.actionOf(move)} ${machine.after(move)} ${followed}`;
    }
    return this.sides
      .map(({ machine, automaton: lazy }, i) => {
        const move = machine.moveOf(state.states[i] ?? 0, letter);
        const at = lazy.step(state.lazy[i] ?? 0, lazy.classOf(letter));
        return `${machine.actionOf(move)} ${machine.after(move)} ${at}`;
      })
      .join();
  }

  /** Returns the number of the state after a letter; 0 if neither document can continue. */
  private after(state: State, letter: number): number {
    if (state.type === 'one') {
      const side = this.side(state.has);
      const move = side.machine.moveOf(state.state, letter);
      if (!side.machine.isLive(move)) return 0;
      const held = side.moved(state.registers, move, 1);
      const { automaton: lazy } = this.side(state.has === 0 ? 1 : 0);
      const followed = state.followed === 0 ? 0 : lazy.step(state.followed, lazy.classOf(letter));
      return this.reach({ ...state, followed, state: side.machine.after(move), registers: held });
    }
    const [first, second] = this.sides;
    const moves = [
      first.machine.moveOf(state.states[0], letter),
      second.machine.moveOf(state.states[1], letter),
    ] as const;
    const [isFirst, isSecond] = [first.machine.isLive(moves[0]), second.machine.isLive(moves[1])];
    if (!isFirst && !isSecond) return 0;
    if (isFirst && isSecond) {
      const held = canonical([
        first.moved(state.registers[0], moves[0], fresh),
        second.moved(state.registers[1], moves[1], fresh),
      ]);
      return this.reach({
        type: 'both',
        states: [first.machine.after(moves[0]), second.machine.after(moves[1])],
        lazy: [
          first.automaton.step(state.lazy[0], first.automaton.classOf(letter)),
          second.automaton.step(state.lazy[1], second.automaton.classOf(letter)),
        ],
        registers: held,
      });
    }
    const has = isFirst ? start.before : start.after;
    const [side, lacks] = has === 0 ? [first, second] : [second, first];
    const move = moves[has];
    const held = side
      .moved(state.registers[has], move, fresh)
      .map((value) => (value === absentPlace || value >= aNumber ? value : 0));
    // The kinds of hosts are compared only if both documents read one.
    held[hostKindRegister] = absentPlace;
    return this.reach({
      type: 'one',
      has,
      state: side.machine.after(move),
      registers: held,
      ...this.marked(has, lacks, state.lazy[1 - has] ?? 0, letter),
    });
  }

  private reach(state: State): number {
    const key =
      state.type === 'both'
        ? `${state.states.join()} ${state.lazy.join()} ${state.registers.map(keyOf).join('')}`
        : `${state.has} ${state.state} ${state.mark} ${state.followed} ${state.stoppedIn ?? ''} ${keyOf(state.registers)}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.budget.spend();
    const number = this.states.push(state) - 1;
    this.numbers.set(key, number);
    return number;
  }

  private marked(
    has: 0 | 1,
    stopped: DocumentWalk,
    state: number,
    unit: number | undefined,
  ): Pick<One, 'mark' | 'followed' | 'stoppedIn'> {
    const stop: Stop = { kind: has === 0 ? 'removed' : 'added', unit, stopped: stopped, state };
    return {
      mark: this.marking.markOf(stop),
      followed: this.marking.followed?.(stop) ?? 0,
      stoppedIn: this.side(has).hasComponents ? undefined : stopped.componentAt(state),
    };
  }

  private side(which: 0 | 1): DocumentWalk {
    return this.sides[which];
  }

  private labelOfBoth({ states, lazy, registers }: Both): Label | number {
    const ends = this.sides.map(({ machine }, i) => machine.endOf(states[i] ?? 0));
    const atEnd = this.sides.map((side, i) => {
      const end = ends[i];
      return end === undefined ? undefined : side.acted(registers[i] ?? [], end, fresh);
    });
    const [one, other] = atEnd;
    if (one !== undefined && other !== undefined) {
      const changes = this.sides.every(({ hasComponents }) => hasComponents) ? this.changes(one, other) : [];
      return changes.length === 0 ? sameReading : { kind: 'reread', changes };
    }
    const has = one !== undefined ? start.before : start.after;
    const now = one ?? other;
    if (now === undefined) return underived;
    const lacks = this.side(has === 0 ? 1 : 0);
    const { mark, stoppedIn } = this.marked(has, lacks, lazy[1 - has] ?? 0, undefined);
    return {
      kind: has === 0 ? 'removed' : 'added',
      atEnd: true,
      component: this.side(has).roleWhere(now, fresh, (_, end) => end === fresh) ?? stoppedIn,
      mark,
      isResumed: false,
    };
  }

  private labelOfOne({ has, state, registers, mark, followed, stoppedIn }: One): Label | number {
    const side = this.side(has);
    const end = side.machine.endOf(state);
    if (end === undefined) return underived;
    const now = side.acted(registers, end, 1);
    const isResumed = followed !== 0 && this.side(has === 0 ? 1 : 0).automaton.accepting(followed);
    const component = side.roleWhere(now, 1, (from, to) => from === 0 && to === 1) ?? stoppedIn;
    const kind = has === 0 ? 'removed' : 'added';
    return { kind, atEnd: false, component, mark, isResumed };
  }

  /**
   * Returns the differences of the two readings. A component of an authority, or one that a scheme adds, is not
   * reported if its whole changes.
   */
  private changes(one: RegisterState, other: RegisterState): readonly ComponentChange[] {
    const [before, after] = this.sides;
    const changes: ComponentChange[] = [];
    let isSpecificOther = before.hasFields(one) !== after.hasFields(other);
    for (const [i, role] of registerRoles.entries()) {
      const change = changeOf(before.stretchOf(one, role, fresh), after.stretchOf(other, role, fresh));
      if (i >= commonRoles.length) isSpecificOther ||= change !== undefined;
      else if (change !== undefined) changes.push({ component: commonRoles[i] ?? 'specific', change });
    }
    if (isSpecificOther) {
      const [had, has] = [one, other].map(
        (registers) => registers[schemeRegister] !== absentPlace || registers[placesRegister] !== absentPlace,
      );
      const change = had === has ? 'moved' : had === true ? 'lost' : 'gained';
      changes.push({ component: 'specific', change });
    }
    const hosts = [before.stretchOf(one, 'host', fresh), after.stretchOf(other, 'host', fresh)] as const;
    if (hosts.every(Boolean) && changeOf(...hosts) === undefined) {
      const [kind, otherKind] = [before.hostKindOf(one), after.hostKindOf(other)];
      if (kind !== otherKind && kind !== absentPlace && otherKind !== absentPlace)
        changes.push({ component: 'hostKind', change: 'moved' });
    }
    const isAuthorityOther = changes.some(({ component }) => component === 'authority');
    return isAuthorityOther ? changes.filter(({ component }) => !inAuthority.includes(component)) : changes;
  }

  private numberOf(label: Label): number {
    const key = JSON.stringify(label);
    const known = this.labelNumbers.get(key);
    if (known !== undefined) return known;
    const number = this.found.push(label) + firstClass - 1;
    this.labelNumbers.set(key, number);
    return number;
  }
}

/** Returns a key of register contents: a code unit for each register, ten times as fast to write as numbers. */
function keyOf(registers: RegisterState): string {
  return String.fromCharCode(...registers);
}

const inAuthority: readonly string[] = [...partsOfAuthority, 'hostKind'];

function changeOf(one: RoleSpan, other: RoleSpan): ComponentChange['change'] | undefined {
  if (one === undefined) return other === undefined ? undefined : 'gained';
  if (other === undefined) return 'lost';
  const areEmpty = [one, other].map(([from, to]) => from === to);
  if (areEmpty[0] === true && areEmpty[1] === true) return undefined;
  return one[0] === other[0] && one[1] === other[1] ? undefined : 'moved';
}

/** Renumbers places in the order of the registers, those of the first document before those of the second. */
function canonical([one, other]: readonly [RegisterState, RegisterState]): readonly [
  RegisterState,
  RegisterState,
] {
  const numbers = new Map<number, number>();
  const numbered = (value: number): number => {
    if (value === absentPlace || value >= aNumber) return value;
    let number = numbers.get(value);
    if (number === undefined) numbers.set(value, (number = numbers.size));
    return number;
  };
  return [one.map(numbered), other.map(numbered)];
}
