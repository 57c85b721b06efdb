/**
 * Two documents walked side by side over every string: one automaton whose states say, where a text ends, in which class it
 * is. Each string leads to one state, so that it is in one class.
 *
 * As long as both can still derive the text, a state has a state of each document and which of their registers hold the
 * same place: that decides whether both read the same components. Once one of them stops it has a state of the other, and
 * which of its registers are set before the place where they part, and which after: that decides in which component the
 * other reads it.
 */
import { unmentioned } from '../../automaton/dfa-table.js';
import type { Product } from '../../automaton/product.js';
import { Budget, type Limits } from '../../base/limits.js';
import { commonRoles, type ComponentRole, registerRoles } from '../../tree/roles.js';
import { placesRegister, schemeRegister } from '../../tree/role-registers.js';
import { registers } from '../../automaton/registers.js';
import { jointLetters, lettersTo, type Reached } from '../automata/product.js';
import { aNumber, type Held, partsOfAuthority, type Side, type Stretch, unset } from './side.js';

/** Where two documents part on a text that only one derives. */
export interface Parting {
  /** Whether the earlier document derives the text, or the later one. */
  readonly kind: 'went' | 'came';
  /** Whether the text ends there: too early for the one that does not derive it. */
  readonly atEnd: boolean;
  /** The component that it stands in, as the one that derives the text reads it; undefined between components. */
  readonly component: ComponentRole | undefined;
  /** The component in which the other stands there; undefined between components, and where its derivations do not agree. */
  readonly stops: ComponentRole | undefined;
}

/** What became of a component: only the later document reads it, only the earlier, or each another part of the text. */
export interface ComponentChange {
  /** `specific`: what only some schemes have. */
  readonly component: (typeof commonRoles)[number] | 'specific';
  readonly change: 'gained' | 'lost' | 'moved';
}

/** A text that both derive and read differently. */
export interface Rereading {
  readonly kind: 'reread';
  readonly changes: readonly ComponentChange[];
}

/** The class of a text. */
export type Label = Parting | Rereading;

/** A label with what the walk has found of it. */
export interface Labelled {
  readonly label: Label;
  /** Of the shortest texts of the class, the most legible. */
  readonly text: string;
  /** The characters at which they part, of US-ASCII; empty where they do not, or where texts end. */
  readonly characters: string;
}

/** What the numbers of texts that are in no class are. */
export const ofNeither = 0;
export const readAlike = 1;
/** The number of the first class. */
export const firstClass = 2;

/** What a walk of two documents gives. */
export interface SideBySide {
  /** Its `accepting` has numbers of classes in place of bits. */
  readonly product: Product;
  /** In the order in which the walk has met them, the shortest texts first. */
  readonly classes: readonly Labelled[];
}

/** A state in which both go on. */
interface Both extends Reached {
  readonly type: 'both';
  readonly states: readonly [number, number];
  readonly lazy: readonly [number, number];
  readonly held: readonly [Held, Held];
}

/** A state in which one goes on. */
interface One extends Reached {
  readonly type: 'one';
  readonly has: 0 | 1;
  readonly state: number;
  /** Places at and before the parting are 0, those after it are 1. */
  readonly held: Held;
  readonly stops: ComponentRole | undefined;
}

type State = Both | One;

const start = { before: 0, after: 1 } as const;
/** The number of a place that no register holds yet. */
const fresh = aNumber - 1;

/** Walks all texts. @throws StateLimitError, TimeLimitError */
export function walkBoth(before: Side, after: Side, limits?: Limits): SideBySide {
  return new Walker(
    [before, after],
    new Budget('what changes from one document to the other', limits),
  ).walk();
}

class Walker {
  private readonly letters: readonly number[];
  /** The classes of code units; that of letters[i] is i + 1, that of all others 0. */
  private readonly unitClasses = new Uint16Array(unmentioned + 1);
  private readonly states: (State | undefined)[] = [undefined];
  private readonly numbers = new Map<string, number>();
  private readonly cells: number[] = [];
  private readonly labels: number[] = [];
  private readonly labelNumbers = new Map<string, number>();
  private readonly found: { label: Label; state: number }[] = [];
  /** From which state, with which letter, the walk comes to one in which only one document goes on. */
  private readonly partings: (readonly [letter: number, to: number])[] = [];

  constructor(
    private readonly sides: readonly [Side, Side],
    private readonly budget: Budget,
  ) {
    const classings = sides.flatMap(({ machine, lazy }) => [
      { classOf: (unit: number) => machine.moveOf(0, unit), lastTold: unmentioned },
      { classOf: (unit: number) => lazy.classOf(unit), lastTold: unmentioned },
    ]);
    this.letters = jointLetters(...classings);
    const keyOf = (unit: number): string => classings.map(({ classOf }) => classOf(unit)).join();
    const numbers = new Map(this.letters.map((letter, i) => [keyOf(letter), i]));
    for (let unit = 0; unit <= unmentioned; unit++) this.unitClasses[unit] = numbers.get(keyOf(unit)) ?? 0;
  }

  walk(): SideBySide {
    const nothing = registers.map(() => unset);
    const held = Array.from(nothing);
    const [first, second] = this.sides;
    const initial = this.reach({
      type: 'both',
      states: [first.machine.initial, second.machine.initial],
      lazy: [first.lazy.initial, second.lazy.initial],
      held: [held, held],
    });
    this.cells.push(...this.letters.map(() => 0));
    this.labels.push(ofNeither);
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
      classes: this.found.map(({ label, state }, i) => ({
        label,
        text: String.fromCharCode(...lettersTo(this.states[state] ?? {})),
        characters: this.charactersOf(i + firstClass),
      })),
    };
  }

  private expand(number: number): void {
    const state = this.states[number];
    if (state === undefined) return;
    const label = state.type === 'both' ? this.labelOfBoth(state) : this.labelOfOne(state);
    this.labels.push(typeof label === 'number' ? label : this.numberOf(label, number));
    // Letters that do the same lead to the same state.
    const known = new Map<string, number>();
    for (const letter of this.letters) {
      const key = this.stepKey(state, letter);
      let next = known.get(key);
      if (next === undefined) known.set(key, (next = this.after(state, letter)));
      this.cells.push(next);
      if (next !== 0 && state.type === 'both' && this.states[next]?.type === 'one')
        this.partings.push([letter, next]);
    }
  }

  private stepKey(state: State, letter: number): string {
    if (state.type === 'one') {
      const { machine } = this.side(state.has);
      const move = machine.moveOf(state.state, letter);
      return `${machine.actionOf(move)} ${machine.after(move)}`;
    }
    return this.sides
      .map(({ machine, lazy }, i) => {
        const move = machine.moveOf(state.states[i] ?? 0, letter);
        const at = lazy.step(state.lazy[i] ?? 0, lazy.classOf(letter));
        return `${machine.actionOf(move)} ${machine.after(move)} ${at}`;
      })
      .join();
  }

  /** The number of the state after a letter; 0 where neither goes on. */
  private after(state: State, letter: number): number {
    if (state.type === 'one') {
      const side = this.side(state.has);
      const move = side.machine.moveOf(state.state, letter);
      if (!side.machine.isLive(move)) return 0;
      const held = side.moved(state.held, move, 1);
      return this.reach({ ...state, state: side.machine.after(move), held, before: state, letter });
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
        first.moved(state.held[0], moves[0], fresh),
        second.moved(state.held[1], moves[1], fresh),
      ]);
      return this.reach({
        type: 'both',
        states: [first.machine.after(moves[0]), second.machine.after(moves[1])],
        lazy: [
          first.lazy.step(state.lazy[0], first.lazy.classOf(letter)),
          second.lazy.step(state.lazy[1], second.lazy.classOf(letter)),
        ],
        held,
        before: state,
        letter,
      });
    }
    const has = isFirst ? start.before : start.after;
    const [side, lacks] = has === 0 ? [first, second] : [second, first];
    const move = moves[has];
    const held = side
      .moved(state.held[has], move, fresh)
      .map((value) => (value === unset || value === aNumber ? value : 0));
    return this.reach({
      type: 'one',
      has,
      state: side.machine.after(move),
      held,
      stops: lacks.componentAt(state.lazy[1 - has] ?? 0),
      before: state,
      letter,
    });
  }

  private reach(state: State): number {
    const key =
      state.type === 'both'
        ? `${state.states.join()} ${state.lazy.join()} ${state.held.map((held) => held.join()).join(' ')}`
        : `${state.has} ${state.state} ${state.stops ?? '-'} ${state.held.join()}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.budget.spend();
    const number = this.states.push(state) - 1;
    this.numbers.set(key, number);
    return number;
  }

  private side(which: 0 | 1): Side {
    return this.sides[which];
  }

  private labelOfBoth({ states, lazy, held }: Both): Label | number {
    const ends = this.sides.map(({ machine }, i) => machine.endOf(states[i] ?? 0));
    const atEnd = this.sides.map((side, i) => {
      const end = ends[i];
      return end === undefined ? undefined : side.acted(held[i] ?? [], end, fresh);
    });
    const [one, other] = atEnd;
    if (one !== undefined && other !== undefined) {
      const changes = this.changes(one, other);
      return changes.length === 0 ? readAlike : { kind: 'reread', changes };
    }
    const has = one !== undefined ? start.before : start.after;
    const now = one ?? other;
    if (now === undefined) return ofNeither;
    const lacks = this.side(has === 0 ? 1 : 0);
    return {
      kind: has === 0 ? 'went' : 'came',
      atEnd: true,
      component: this.side(has).roleWhere(now, fresh, (_, end) => end === fresh),
      stops: lacks.componentAt(lazy[1 - has] ?? 0),
    };
  }

  private labelOfOne({ has, state, held, stops }: One): Label | number {
    const side = this.side(has);
    const end = side.machine.endOf(state);
    if (end === undefined) return ofNeither;
    const now = side.acted(held, end, 1);
    const component = side.roleWhere(now, 1, (from, to) => from === 0 && to === 1);
    return { kind: has === 0 ? 'went' : 'came', atEnd: false, component, stops };
  }

  /** How what the two read differs. A part of an authority, or of what a scheme adds, is not told where all of it changes. */
  private changes(one: Held, other: Held): readonly ComponentChange[] {
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
        (held) => held[schemeRegister] !== unset || held[placesRegister] !== unset,
      );
      const change = had === has ? 'moved' : had === true ? 'lost' : 'gained';
      changes.push({ component: 'specific', change });
    }
    const isAuthorityOther = changes.some(({ component }) => component === 'authority');
    return isAuthorityOther ? changes.filter(({ component }) => !inAuthority.includes(component)) : changes;
  }

  private numberOf(label: Label, state: number): number {
    const key = JSON.stringify(label);
    const known = this.labelNumbers.get(key);
    if (known !== undefined) return known;
    const number = this.found.push({ label, state }) + firstClass - 1;
    this.labelNumbers.set(key, number);
    return number;
  }

  /** The characters at which texts of a class leave one of the documents behind. */
  private charactersOf(label: number): string {
    const { letters, cells, labels } = this;
    const leads = new Set<number>();
    labels.forEach((at, state) => {
      if (at === label) leads.add(state);
    });
    this.sources ??= sourcesOf(cells, letters.length);
    for (const state of leads) for (const source of this.sources[state] ?? []) leads.add(source);
    const classes = new Set<number>();
    for (const [letter, to] of this.partings) if (leads.has(to)) classes.add(letters.indexOf(letter));
    let characters = '';
    for (let unit = 0; unit < unmentioned; unit++)
      if (classes.has(this.unitClasses[unit] ?? 0)) characters += String.fromCharCode(unit);
    return characters;
  }

  private sources: (readonly number[])[] | undefined;
}

const inAuthority: readonly string[] = partsOfAuthority;

function changeOf(one: Stretch, other: Stretch): ComponentChange['change'] | undefined {
  if (one === undefined) return other === undefined ? undefined : 'gained';
  if (other === undefined) return 'lost';
  const areEmpty = [one, other].map(([from, to]) => from === to);
  if (areEmpty[0] === true && areEmpty[1] === true) return undefined;
  return one[0] === other[0] && one[1] === other[1] ? undefined : 'moved';
}

/** The same with places numbered in their order in the registers, those of the first document before those of the second. */
function canonical([one, other]: readonly [Held, Held]): readonly [Held, Held] {
  const numbers = new Map<number, number>();
  const numbered = (value: number): number => {
    if (value === unset || value === aNumber) return value;
    let number = numbers.get(value);
    if (number === undefined) numbers.set(value, (number = numbers.size));
    return number;
  };
  return [one.map(numbered), other.map(numbered)];
}

function sourcesOf(cells: readonly number[], width: number): (readonly number[])[] {
  const sources: number[][] = [];
  cells.forEach((to, i) => {
    if (to !== 0) (sources[to] ??= []).push(Math.floor(i / width));
  });
  return sources;
}
