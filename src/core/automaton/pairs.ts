/** Numbering of pairs of numbers, such as the states that two automata reach on one text, in order of discovery. */
import type { Budget } from '../base/limits.js';
import { PairMap } from '../base/pair-map.js';

/** Pairs of numbers, numbered from 0 in order of first occurrence. */
export class Pairs {
  readonly firsts: number[] = [];
  readonly seconds: number[] = [];
  private readonly known = new PairMap();

  /** @param budget charged one state for each new pair */
  constructor(private readonly budget?: Budget) {}

  get size(): number {
    return this.firsts.length;
  }

  /** Returns the number of a pair, which is stored if it is new. @throws StateLimitError, TimeLimitError */
  add(first: number, second: number): number {
    let number = this.known.get(first, second);
    if (number === undefined) {
      this.budget?.spend();
      number = this.firsts.push(first) - 1;
      this.seconds.push(second);
      this.known.set(first, second, number);
    }
    return number;
  }
}
