/**
 * A minimal automaton with states numbered from 0, the initial one, and with data for a search for words: the shortest
 * words that lead to each state, and those that distinguish each two states (E. F. Moore, "Gedanken-experiments on
 * Sequential Machines", 1956).
 */
import type { Automaton } from '../../core/automaton/automaton.js';
import { stateCover } from '../../grammar/proof/w-method.js';

/** A sequence of character classes. */
export type Word = readonly number[];

/** Length of no word: any word that distinguishes two states is shorter, as there are fewer states. */
const noWord = 0xffff;

/** Limit on states: the words to all states have half its square of characters. */
const maxStates = 5000;

/** The reachable states, and the dead one, as a table. */
export class NumberedAutomaton {
  readonly classCount: number;
  readonly stateCount: number;
  /** The state from which nothing is accepted. If no word leads there, it is the last. */
  readonly dead: number;
  /** Number of reachable states: all, or all except the dead one. */
  readonly reached: number;
  /** The state after each class, row by row. */
  readonly next: Uint16Array;
  /** 1 for each state that accepts, else 0. */
  readonly accepting: Uint8Array;
  /** A shortest word to each state. */
  readonly access: readonly Word[];
  private lengths: Uint16Array | undefined;

  constructor(readonly automaton: Automaton) {
    const cover = stateCover(automaton, maxStates);
    const states = [...new Set([...cover.keys(), automaton.dead])];
    const number = new Map(states.map((state, i) => [state, i]));
    this.classCount = automaton.classCount;
    this.stateCount = states.length;
    this.dead = number.get(automaton.dead) ?? 0;
    this.reached = cover.size;
    this.next = new Uint16Array(states.length * this.classCount);
    for (const [state, i] of number) {
      for (let c = 0; c < this.classCount; c++) {
        this.next[i * this.classCount + c] = number.get(automaton.step(state, c)) ?? 0;
      }
    }
    this.accepting = Uint8Array.from(states, (state) => (automaton.accepting(state) ? 1 : 0));
    this.access = [...cover.values()];
  }

  after(state: number, characterClass: number): number {
    return this.next[state * this.classCount + characterClass] ?? 0;
  }

  /** Returns the classes of a text. */
  wordOf(text: string): Word {
    return Array.from({ length: text.length }, (_, i) => this.automaton.classOf(text.charCodeAt(i)));
  }

  /** Returns the length of a shortest word that distinguishes two states; `undetectable` if they are the same state. */
  distinguishingLength(state: number, other: number): number {
    return (this.lengths ??= this.distinguishingLengths())[state * this.stateCount + other] ?? noWord;
  }

  /** Returns such a word. @throws RangeError if both are the same state, or if the automaton is not minimal */
  distinguishingWord(state: number, other: number): Word {
    const word: number[] = [];
    let length = this.distinguishingLength(state, other);
    if (length === noWord) throw new RangeError('only minimal automata have counted faults');
    for (let [a, b] = [state, other]; length > 0; length--) {
      const c = this.nextClassOf(a, b, length - 1);
      word.push(c);
      [a, b] = [this.after(a, c), this.after(b, c)];
    }
    return word;
  }

  private nextClassOf(a: number, b: number, length: number): number {
    let c = 0;
    while (this.distinguishingLength(this.after(a, c), this.after(b, c)) !== length) c++;
    return c;
  }

  /** Computes the lengths. Each round finds the pairs that need one character more than those of the round before. */
  private distinguishingLengths(): Uint16Array {
    const { stateCount, accepting } = this;
    const lengths = new Uint16Array(stateCount * stateCount).fill(noWord);
    let left: (readonly [number, number])[] = [];
    for (let a = 0; a < stateCount; a++) {
      for (let b = 0; b < a; b++) left.push([a, b]);
    }
    const setLength = (pair: readonly [number, number], length: number): void => {
      lengths[pair[0] * stateCount + pair[1]] = lengths[pair[1] * stateCount + pair[0]] = length;
    };
    const isDistinguished = ([a, b]: readonly [number, number], length: number): boolean => {
      if (length === 0) return accepting[a] !== accepting[b];
      for (let c = 0; c < this.classCount; c++) {
        if (lengths[this.after(a, c) * stateCount + this.after(b, c)] === length - 1) return true;
      }
      return false;
    };
    for (let length = 0; left.length > 0; length++) {
      const now = left.filter((pair) => isDistinguished(pair, length));
      if (now.length === 0) break;
      for (const pair of now) setLength(pair, length);
      left = left.filter(([a, b]) => lengths[a * stateCount + b] === noWord);
    }
    return lengths;
  }
}
