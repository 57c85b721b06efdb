/**
 * Sets of states of an automaton, as bits. Equal sets are one, known by a number, so that a backward step from a set is
 * computed once for each character class: words with the same ending are read backwards at the cost of a lookup.
 */
import type { NumberedAutomaton } from './numbered-automaton.js';

/** A set of states, known by a number. */
export type StateSet = number;

/** Maximum number of stored sets, besides those marked to be kept. */
const defaultMaxSets = 200_000;
const notYet = -1;

/** The sets of states of one automaton. */
export class StateSets {
  /** The accepting states, that is, those from which the empty word is accepted. */
  readonly accepting: StateSet = 0;
  readonly none: StateSet = 1;
  /** Number of 32-bit words in a set. */
  readonly width: number;
  private bits: Uint32Array;
  private steps: Int32Array;
  private count = 0;
  private kept = 0;
  /** Hash table of set numbers; a collision takes the next free slot. */
  private slots = new Int32Array(256).fill(notYet);
  private readonly scratch: Uint32Array;

  constructor(
    private readonly automaton: NumberedAutomaton,
    private readonly most = defaultMaxSets,
  ) {
    const { stateCount, classCount, accepting } = automaton;
    this.width = Math.ceil(stateCount / 32);
    this.scratch = new Uint32Array(this.width);
    this.bits = new Uint32Array(64 * this.width);
    this.steps = new Int32Array(64 * classCount);
    for (let state = 0; state < stateCount; state++) if (accepting[state] === 1) addTo(this.scratch, state);
    this.numberOf(this.scratch);
    this.numberOf(this.scratch.fill(0));
    this.keep();
  }

  /** Marks the sets known so far as kept. */
  keep(): void {
    this.kept = this.count;
  }

  /** Drops all sets that are not kept, if there are very many. */
  trim(): void {
    if (this.count < this.kept + this.most) return;
    this.count = this.kept;
    this.steps.fill(notYet);
    this.fillSlots(this.slots.length);
  }

  /** Returns the states from which a character of a class leads into a set. */
  before(set: StateSet, characterClass: number): StateSet {
    const place = set * this.automaton.classCount + characterClass;
    const known = this.steps[place] ?? notYet;
    if (known !== notYet) return known;
    const { stateCount, classCount, next } = this.automaton;
    this.scratch.fill(0);
    for (let state = 0; state < stateCount; state++) {
      if (this.has(set, next[state * classCount + characterClass] ?? 0)) addTo(this.scratch, state);
    }
    return (this.steps[place] = this.numberOf(this.scratch));
  }

  with(set: StateSet, state: number): StateSet {
    if (this.has(set, state)) return set;
    this.scratch.set(this.bits.subarray(set * this.width, (set + 1) * this.width));
    addTo(this.scratch, state);
    return this.numberOf(this.scratch);
  }

  has(set: StateSet, state: number): boolean {
    return (((this.bits[set * this.width + (state >>> 5)] ?? 0) >>> (state & 31)) & 1) === 1;
  }

  /** Returns 32 states of a set, from a place below its width. */
  part(set: StateSet, place: number): number {
    return this.bits[set * this.width + place] ?? 0;
  }

  private numberOf(set: Uint32Array): StateSet {
    let slot = this.slotOf(set);
    for (; this.slots[slot] !== notYet; slot = (slot + 1) & (this.slots.length - 1)) {
      const number = this.slots[slot] ?? 0;
      if (this.isSet(number, set)) return number;
    }
    const number = this.count++;
    this.slots[slot] = number;
    const { classCount } = this.automaton;
    if (this.count * this.width > this.bits.length) {
      this.bits = enlarged(this.bits);
      this.steps = enlarged(this.steps);
    }
    this.bits.set(set, number * this.width);
    this.steps.fill(notYet, number * classCount, this.count * classCount);
    if (2 * this.count > this.slots.length) this.fillSlots(2 * this.slots.length);
    return number;
  }

  private isSet(number: StateSet, set: Uint32Array): boolean {
    for (let part = 0; part < this.width; part++) if (this.part(number, part) !== set[part]) return false;
    return true;
  }

  /** Returns the first slot for a set (the hash of G. Fowler, L. C. Noll and K.-P. Vo). */
  private slotOf(set: Uint32Array): number {
    let hash = 0x811c9dc5;
    for (let part = 0; part < this.width; part++) {
      hash = Math.imul(hash ^ (set[part] ?? 0), 0x01000193);
      hash ^= hash >>> 15;
    }
    return hash & (this.slots.length - 1);
  }

  private fillSlots(length: number): void {
    this.slots = new Int32Array(length).fill(notYet);
    for (let number = 0; number < this.count; number++) {
      let slot = this.slotOf(this.bits.subarray(number * this.width, (number + 1) * this.width));
      while (this.slots[slot] !== notYet) slot = (slot + 1) & (length - 1);
      this.slots[slot] = number;
    }
  }
}

function enlarged<Numbers extends Uint32Array | Int32Array>(numbers: Numbers): Numbers {
  const larger = new (numbers.constructor as new (length: number) => Numbers)(2 * numbers.length);
  larger.set(numbers);
  return larger;
}

/** Adds a state to a set. */
export function addTo(bits: Uint32Array, state: number): void {
  bits[state >>> 5] = (bits[state >>> 5] ?? 0) | (1 << (state & 31));
}

/** Counts the bits of a 32-bit number (H. S. Warren, "Hacker's Delight", 5–1). */
export function bitCount(number: number): number {
  let count = number - ((number >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
