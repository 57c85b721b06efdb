/**
 * Register allocation. The results for a text are read from final registers. Before the end of the text, each state in
 * a subset has separate values for them. Values that are always equal share a register, and keep it from state to state
 * if possible: the final register itself if it has only one value. The remaining changes on a move are its action.
 */
import type { Move, Subset, Way } from './tagged-nfa.js';
import { registerCount } from '../../core/automaton/registers.js';
import {
  spareRegister,
  placesRegister,
  productionAside,
  productionEnd,
  productionRegister,
} from '../../core/tree/role-registers.js';
import type { Tag } from './tags.js';

/** New value of a register. The registers of an action are set all at once. */
export type Source =
  | { readonly kind: 'place' }
  | { readonly kind: 'unset' }
  | { readonly kind: 'number'; readonly value: number }
  /** The value of a register, or with `orPlace` the place if that is unset; increased by `counts`. */
  | {
      readonly kind: 'register';
      readonly register: number;
      readonly orPlace: boolean;
      readonly counts: number;
    };

/** The registers that change, with their sources. */
export type Action = ReadonlyMap<number, Source>;

interface Actions {
  /** True if the spare registers are enough. */
  readonly fits: boolean;
  /** By states and classes; empty if there is nothing to do. */
  readonly moves: readonly (readonly Action[])[];
  /** By states. */
  readonly ends: readonly Action[];
}

/** The value for a final register after a way: that of a state held before, or a new one. */
type Value =
  | Exclude<Source, { kind: 'register' }>
  | { readonly kind: 'held'; readonly orPlace: boolean; readonly counts: number };

const unset: Value = { kind: 'unset' };

/** Chooses the registers, and with them the actions. */
export function allocate(subsets: readonly Subset[], tags: readonly Tag[]): Actions {
  const finals = [...new Set(tags.flatMap((tag) => tag.map(({ register }) => register)))].sort(
    (a, b) => a - b,
  );
  // The shorter of the two differs by document: the later the production is known, the better it is to wait.
  const [early, late] = [false, true].map((keepsNumbers) =>
    new Allocation(subsets, tags, finals, keepsNumbers).actions(),
  ) as [Actions, Actions];
  return lengthOf(early) < lengthOf(late) ? early : late;
}

/** Returns the total number of register changes in distinct actions. */
function lengthOf({ moves, ends }: Actions): number {
  const lengths = new Map(
    [...moves.flat(), ...ends].map((action) => [JSON.stringify([...action]), action.size]),
  );
  return [...lengths.values()].reduce((sum, length) => sum + length, 0);
}

class Allocation {
  /** The distinct moves out of each state, and the moves into it. */
  private readonly outgoing: readonly (readonly Move[])[];
  private readonly incoming: { readonly from: number; readonly ways: readonly Way[] }[][];
  /**
   * By states and held states: the final registers with a value that may be set, that is always set, that may be
   * needed.
   */
  private readonly mayBeSet: Set<number>[][];
  private readonly isAlwaysSet: Set<number>[][];
  private readonly isNeeded: Set<number>[][];
  /**
   * By states and final registers: the group of each held state, -1 if its value is not kept. Same group, same value.
   */
  private readonly groups: Map<number, readonly number[]>[];
  /** By states and final registers: the register of each group. */
  private readonly registers: Map<number, ReadonlyMap<number, number>>[];
  /** By states and held states: the numbers in final registers that are the same for every text. */
  private readonly numbers: Map<number, number>[][];
  private readonly values = new Map<Way, Map<number, Value>>();
  /** Number of spare registers for components, and for productions. */
  private readonly spares = [0, 0];

  constructor(
    private readonly subsets: readonly Subset[],
    private readonly tags: readonly Tag[],
    private readonly finals: readonly number[],
    keepsNumbers: boolean,
  ) {
    this.outgoing = subsets.map(({ moves }) => distinctMoves(moves));
    this.incoming = subsets.map(() => []);
    this.outgoing.forEach((moves, from) => {
      for (const { to, ways } of moves) this.incoming[to]?.push({ from, ways });
    });
    this.mayBeSet = subsets.map(({ nfaStates }) => nfaStates.map(() => new Set<number>()));
    this.isAlwaysSet = subsets.map(({ nfaStates }) => nfaStates.map(() => new Set<number>()));
    this.isNeeded = subsets.map(({ nfaStates }) => nfaStates.map(() => new Set<number>()));
    this.numbers = subsets.map(({ nfaStates }) => nfaStates.map(() => new Map<number, number>()));
    this.groups = subsets.map(() => new Map<number, readonly number[]>());
    this.registers = subsets.map(() => new Map<number, ReadonlyMap<number, number>>());
    this.findSet();
    this.findAlwaysSet();
    if (keepsNumbers) this.findNumbers();
    this.findNeeded();
    this.findGroups();
    // The places of repeated roles are stored only once, for all that count them.
    if (this.groups.some((groups) => (groups.get(placesRegister) ?? []).some((group) => group > 0))) {
      throw new Error('repeated roles are counted in two ways at once');
    }
    this.assign();
  }

  /** Returns the value for a final register after a way, once it is known which may be set. */
  private value(state: number, way: Way, final: number): Value {
    let values = this.values.get(way);
    if (values === undefined) this.values.set(way, (values = new Map<number, Value>()));
    let value = values.get(final);
    if (value === undefined) values.set(final, (value = this.computeValue(state, way, final)));
    return value;
  }

  private computeValue(state: number, way: Way, final: number): Value {
    let value: Value =
      this.mayBeSet[state]?.[way.from]?.has(final) === true
        ? { kind: 'held', orPlace: false, counts: 0 }
        : unset;
    const number = this.numbers[state]?.[way.from]?.get(final);
    if (number !== undefined) value = { kind: 'number', value: number };
    for (const tag of way.tags) {
      for (const change of this.tags[tag] ?? []) {
        if (change.register !== final) continue;
        if (typeof change.to === 'number') value = { kind: 'number', value: change.to };
        else if (change.to === 'last') value = { kind: 'place' };
        else if (change.to === 'count') {
          value =
            value.kind === 'held'
              ? { ...value, counts: value.counts + 1 }
              : { kind: 'held', orPlace: false, counts: 1 };
        } else if (value.kind === 'unset') value = { kind: 'place' };
        else if (value.kind === 'held' && this.isAlwaysSet[state]?.[way.from]?.has(final) !== true) {
          value = { ...value, orPlace: true };
        }
      }
    }
    return value;
  }

  /**
   * Visits all ways until none changes anything.
   * @param change returns true if a way to the i-th held state changes something
   */
  private settle(change: (from: number, way: Way, to: number, i: number) => boolean): void {
    for (let isSettled = false; !isSettled;) {
      isSettled = true;
      this.outgoing.forEach((moves, from) => {
        for (const { to, ways } of moves) {
          ways.forEach((way, i) => {
            if (change(from, way, to, i)) isSettled = false;
          });
        }
      });
    }
  }

  private findSet(): void {
    this.settle((from, way, to, i) => {
      const set = this.mayBeSet[to]?.[i];
      const size = set?.size;
      for (const final of this.finals) {
        if (set?.has(final) === false && this.computeValue(from, way, final).kind !== 'unset') set.add(final);
      }
      return set?.size !== size;
    });
  }

  /** Assumes every value that may be set to be always set, except at the start, and drops those that are not. */
  private findAlwaysSet(): void {
    this.mayBeSet.forEach((sets, state) => {
      if (state > 0) sets.forEach((set, i) => ((this.isAlwaysSet[state] ?? [])[i] = new Set(set)));
    });
    this.settle((from, way, to, i) => {
      const set = this.isAlwaysSet[to]?.[i];
      const size = set?.size;
      for (const final of set ?? []) if (!this.setsAlways(from, way, final)) set?.delete(final);
      return set?.size !== size;
    });
  }

  private setsAlways(state: number, way: Way, final: number): boolean {
    const value = this.computeValue(state, way, final);
    if (value.kind !== 'held') return value.kind !== 'unset';
    return value.orPlace || value.counts > 0 || this.isAlwaysSet[state]?.[way.from]?.has(final) === true;
  }

  /**
   * Assumes the first number in a register to be the only one, and drops those that are not. Numbers in registers other
   * than those of productions are set where the text determines them, so that a fault is in one place.
   */
  private findNumbers(): void {
    const varying = this.subsets.map(({ nfaStates }) => nfaStates.map(() => new Set<number>()));
    this.settle((from, way, to, i) => {
      const numbers = this.numbers[to]?.[i];
      const others = varying[to]?.[i];
      let isChanged = false;
      for (const final of this.mayBeSet[to]?.[i] ?? []) {
        if (final < productionRegister) continue;
        if (numbers === undefined || others === undefined || others.has(final)) continue;
        const value = this.computeValue(from, way, final);
        const isUnknown =
          value.kind === 'held' &&
          value.counts === 0 &&
          !value.orPlace &&
          varying[from]?.[way.from]?.has(final) === false;
        if (isUnknown) continue;
        const known = numbers.get(final);
        if (value.kind === 'number' && value.value === known) continue;
        isChanged = true;
        if (value.kind === 'number' && known === undefined) {
          numbers.set(final, value.value);
        } else {
          numbers.delete(final);
          others.add(final);
        }
      }
      return isChanged;
    });
  }

  private findNeeded(): void {
    const need = (state: number, way: Way, final: number): boolean => {
      const needed = this.isNeeded[state]?.[way.from];
      if (needed === undefined || needed.has(final) || this.value(state, way, final).kind !== 'held')
        return false;
      needed.add(final);
      return true;
    };
    this.subsets.forEach(({ end }, state) => {
      if (end !== undefined) for (const final of this.finals) need(state, end, final);
    });
    this.settle((from, way, to, i) => {
      let isChanged = false;
      for (const final of this.isNeeded[to]?.[i] ?? []) if (need(from, way, final)) isChanged = true;
      return isChanged;
    });
  }

  /** Assumes all values for a final register in a state to be equal, and separates them until that holds. */
  private findGroups(): void {
    this.subsets.forEach(({ nfaStates }, state) => {
      for (const final of this.finals) {
        this.groups[state]?.set(
          final,
          nfaStates.map((_, i) => (this.hasValue(state, i, final) ? 0 : -1)),
        );
      }
    });
    for (let isSettled = false; !isSettled;) {
      isSettled = true;
      this.subsets.forEach((_, state) => {
        for (const final of this.finals) {
          const groups = this.groups[state]?.get(final) ?? [];
          const keys = groups.map((group, i) =>
            group < 0 ? '' : [group, ...this.signatures(state, i, final)].join(';'),
          );
          const distinct = [...new Set(keys.filter((key) => key !== ''))];
          const refined = keys.map((key) => distinct.indexOf(key));
          if (distinct.length > Math.max(-1, ...groups) + 1) isSettled = false;
          this.groups[state]?.set(final, refined);
        }
      });
    }
  }

  private hasValue(state: number, held: number, final: number): boolean {
    return (
      this.mayBeSet[state]?.[held]?.has(final) === true && this.isNeeded[state]?.[held]?.has(final) === true
    );
  }

  /** Returns the value on each way into a state. */
  private signatures(state: number, held: number, final: number): readonly string[] {
    return (this.incoming[state] ?? []).map(({ from, ways }) => {
      const way = ways[held];
      if (way === undefined) return '';
      const value = this.value(from, way, final);
      const group = value.kind === 'held' ? this.groups[from]?.get(final)?.[way.from] : undefined;
      return JSON.stringify([value, group]);
    });
  }

  /**
   * Assigns a register to every group: that of its value on the first way into the state, or the final one, or a spare
   * one.
   */
  private assign(): void {
    const isAssigned = new Set([0]);
    this.assignState(0, undefined);
    for (const state of isAssigned) {
      for (const move of this.outgoing[state] ?? []) {
        if (isAssigned.has(move.to)) continue;
        isAssigned.add(move.to);
        this.assignState(move.to, { from: state, ways: move.ways });
      }
    }
  }

  private assignState(
    state: number,
    way: { readonly from: number; readonly ways: readonly Way[] } | undefined,
  ): void {
    const used = new Set(this.finals);
    for (const final of this.finals) {
      const groups = this.groups[state]?.get(final) ?? [];
      const wanted = new Map<number, number>();
      groups.forEach((group, i) => {
        if (group < 0 || wanted.has(group)) return;
        const source = way?.ways[i];
        const value = way && source && this.value(way.from, source, final);
        const known =
          value?.kind === 'held' ? this.registerOf(way?.from ?? 0, source?.from ?? 0, final) : undefined;
        wanted.set(group, known ?? final);
      });
      used.delete(final);
      const assigned = new Map<number, number>();
      const assign = (group: number, register: number): void => {
        assigned.set(group, register);
        used.add(register);
      };
      for (const [group, register] of wanted) if (!used.has(register)) assign(group, register);
      for (const group of wanted.keys()) {
        if (assigned.has(group)) continue;
        let register = final;
        for (let spare = 0; used.has(register); spare++) register = this.spare(spare, final);
        assign(group, register);
      }
      used.add(final);
      this.registers[state]?.set(final, assigned);
    }
  }

  /** Returns a spare register for values of a final one: those of productions are separate. */
  private spare(index: number, final: number): number {
    const pool = Number(final >= productionRegister);
    this.spares[pool] = Math.max(this.spares[pool] ?? 0, index + 1);
    return (pool === 0 ? spareRegister + 1 : productionEnd) + index;
  }

  private registerOf(state: number, held: number, final: number): number | undefined {
    const group = this.groups[state]?.get(final)?.[held] ?? -1;
    return this.registers[state]?.get(final)?.get(group);
  }

  actions(): Actions {
    const dirty = this.dirtyRegisters();
    const { spares } = this;
    return {
      fits:
        spareRegister + 1 + (spares[0] ?? 0) <= productionAside &&
        productionEnd + (spares[1] ?? 0) <= registerCount,
      moves: this.subsets.map(({ moves }, state) =>
        moves.map((move) => (move === undefined ? new Map() : this.moveAction(state, move, dirty[state]))),
      ),
      ends: this.subsets.map(({ end }, state) =>
        end === undefined ? new Map() : this.endAction(state, end, dirty[state]),
      ),
    };
  }

  private moveAction(state: number, { to, ways }: Move, dirty: ReadonlySet<number> | undefined): Action {
    const action = new Map<number, Source>();
    for (const final of this.finals) {
      ways.forEach((way, i) => {
        const register = this.registerOf(to, i, final);
        if (register !== undefined) this.put(action, register, state, way, final, dirty);
      });
    }
    return action;
  }

  private endAction(state: number, end: Way, dirty: ReadonlySet<number> | undefined): Action {
    const action = new Map<number, Source>();
    for (const final of this.finals) this.put(action, final, state, end, final, dirty);
    return action;
  }

  private put(
    action: Map<number, Source>,
    register: number,
    state: number,
    way: Way,
    final: number,
    dirty: ReadonlySet<number> | undefined,
  ): void {
    const value = this.value(state, way, final);
    if (value.kind === 'unset') {
      if (dirty === undefined || dirty.has(register)) action.set(register, value);
    } else if (value.kind !== 'held') {
      action.set(register, value);
    } else {
      const source = this.registerOf(state, way.from, final);
      const { orPlace, counts } = value;
      if (source === undefined) {
        // Begins the count.
        action.set(register, { kind: 'register', register: -1, orPlace, counts });
      } else if (source !== register || orPlace || counts > 0) {
        action.set(register, { kind: 'register', register: source, orPlace, counts });
      }
    }
  }

  /** Returns by states the registers that may be set. */
  private dirtyRegisters(): readonly ReadonlySet<number>[] {
    const dirty = this.subsets.map(() => new Set<number>());
    for (let isSettled = false; !isSettled;) {
      isSettled = true;
      this.outgoing.forEach((moves, state) => {
        for (const move of moves) {
          const after = new Set(dirty[state]);
          for (const [register, source] of this.moveAction(state, move, undefined)) {
            if (source.kind === 'unset') after.delete(register);
            else after.add(register);
          }
          const target = dirty[move.to];
          for (const register of after) {
            if (target === undefined || target.has(register)) continue;
            target.add(register);
            isSettled = false;
          }
        }
      });
    }
    return dirty;
  }
}

/** Returns the moves of a state, each once: most classes move alike. */
function distinctMoves(moves: Subset['moves']): readonly Move[] {
  return [
    ...new Map(moves.flatMap((move) => (move ? [[JSON.stringify(move), move] as const] : []))).values(),
  ];
}
