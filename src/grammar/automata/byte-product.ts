/**
 * Product of automata over code units → the product over the bytes of UTF-8 (RFC 3629), for tables that are walked
 * without decoding. Bytes that are not UTF-8 lead to the dead state.
 */
import type { Product } from '../../core/automaton/product.js';
import { asciiSize } from '../../core/base/ascii.js';
import { highOf, highSurrogates, lowOf, lowSurrogates, pairs } from '../../core/base/surrogates.js';

const byteValues = 256;
/** Number of values of a byte that continues a character, and the first of them. */
const blockSize = 64;
const firstContinuation = 0x80;
const [firstOfPairs, lastCodePoint] = pairs;

/** Returns the product with a class for each byte. If it distinguishes no characters beyond US-ASCII, all are alike. */
export function byteProduct(product: Product): Product {
  const { classes } = product;
  if (classes.length <= asciiSize + 1)
    return {
      ...product,
      classes: Uint16Array.from({ length: byteValues }, (_, b) => classes[Math.min(b, asciiSize)] ?? 0),
    };
  return new ByteRows(product).product();
}

/** States over bytes: those of the product, by their row numbers, then those inside a character. */
class ByteRows {
  private readonly rows: Uint32Array[] = [];
  private readonly live: number[];
  /** States inside a character, by the states after each byte that continues it. */
  private readonly inside = new Map<string, number>();

  /** A code unit of each class beyond US-ASCII. */
  private readonly beyond: readonly number[];
  /** Results of `beyondAscii`, by the states after these units. */
  private readonly known = new Map<string, Uint32Array>();
  /** Results of `same`. */
  private readonly sames = new Map<number, number>();
  /** By code unit, the last of those after it that have its class. */
  private readonly runEnds: Uint16Array;

  constructor(private readonly given: Product) {
    const { classes, live } = given;
    this.live = [...live];
    const units = Array.from(classes.keys()).slice(asciiSize);
    this.beyond = [...new Map(units.map((unit) => [classes[unit], unit])).values()];
    this.runEnds = new Uint16Array(classes.length);
    for (let unit = classes.length - 1; unit >= 0; unit--) {
      const isRun = classes[unit] === classes[unit + 1];
      this.runEnds[unit] = isRun ? (this.runEnds[unit + 1] ?? unit) : unit;
    }
  }

  product(): Product {
    const { accepting, initial, classCount } = this.given;
    const leads = Array.from(accepting, (_, state) => this.rowOf(state));
    const rows = [...leads, ...this.rows];
    const numbers = new Map<string, number>();
    const first: number[] = [];
    const classes = new Uint16Array(byteValues).map((_, byte) => {
      const column = rows.map((row) => row[byte]).join();
      const known = numbers.get(column) ?? first.push(byte) - 1;
      numbers.set(column, known);
      return known;
    });
    const bits = (of: readonly number[] | Uint32Array): Uint32Array =>
      Uint32Array.from(rows, (_, state) => of[state] ?? 0);
    return {
      initial: (initial / classCount) * first.length,
      classCount: first.length,
      classes,
      table: Uint32Array.from(rows.flatMap((row) => first.map((byte) => (row[byte] ?? 0) * first.length))),
      accepting: bits(accepting),
      live: bits(this.live),
    };
  }

  /** Returns the states after each byte from a state between characters. */
  private rowOf(state: number): Uint32Array {
    // What follows a character beyond US-ASCII depends only on the states after its code units.
    const key = this.beyond.map((unit) => this.after(state, unit)).join();
    const known = this.known.get(key) ?? this.beyondAscii(state);
    this.known.set(key, known);
    return known.map((next, byte) => (byte < asciiSize ? this.after(state, byte) : next));
  }

  /** Returns the states after each byte that begins a character beyond US-ASCII. */
  private beyondAscii(state: number): Uint32Array {
    return new Uint32Array(byteValues).map((_, byte) => {
      if (byte >= 0xc2 && byte < 0xe0) return this.block(state, (byte & 0x1f) << 6, 1, asciiSize);
      if (byte >= 0xe0 && byte < 0xf0) return this.block(state, (byte & 0xf) << 12, 2, 0x800);
      return byte >= 0xf0 && byte < 0xf5 ? this.block(state, (byte & 7) << 18, 3, firstOfPairs) : 0;
    });
  }

  /**
   * Returns the state in which so many bytes are missing from a character.
   * @param from the first code point that they can complete
   * @param least the least code point that has so many bytes
   */
  private block(state: number, from: number, missing: number, least: number): number {
    if (state === 0) return 0;
    const size = blockSize ** missing;
    const uniform = this.uniformAfter(state, from, from + size - 1, least);
    if (uniform !== undefined) return this.same(uniform, missing);
    const next = Array.from({ length: blockSize }, (_, i) => {
      const start = from + (i * size) / blockSize;
      if (missing > 1) return this.block(state, start, missing - 1, least);
      return isCharacter(start, least) ? this.afterCharacter(state, start) : 0;
    });
    return this.insideWith(next);
  }

  /** Returns the state after which so many bytes of any value lead to a state. */
  private same(state: number, missing: number): number {
    if (state === 0 || missing === 0) return state;
    const key = 4 * state + missing;
    const next = this.same(state, missing - 1);
    const found = this.sames.get(key) ?? this.insideWith(Array.from({ length: blockSize }, () => next));
    this.sames.set(key, found);
    return found;
  }

  private insideWith(next: readonly number[]): number {
    if (next.every((state) => state === 0)) return 0;
    const key = next.join();
    let state = this.inside.get(key);
    if (state === undefined) {
      state = this.given.accepting.length + this.rows.length;
      this.inside.set(key, state);
      const row = new Uint32Array(byteValues);
      row.set(next, firstContinuation);
      this.rows.push(row);
      this.live[state] = next.reduce((bits, to) => bits | (this.live[to] ?? 0), 0) >>> 0;
    }
    return state;
  }

  /** Returns the one state after all characters between two code points; undefined if that is not easily seen. */
  private uniformAfter(state: number, from: number, to: number, least: number): number | undefined {
    if (!isCharacter(from, least) || !isCharacter(to, least))
      return to < least || from > lastCodePoint ? 0 : undefined;
    if (from < highSurrogates[0] && to > lowSurrogates[1]) return undefined;
    if (to < firstOfPairs) return this.isOneClass(from, to) ? this.after(state, from) : undefined;
    const [high, last] = [from, to].map((codePoint) => highOf(codePoint)) as [number, number];
    const between = this.after(state, high);
    const lows = high === last ? ([lowOf(from), lowOf(to)] as const) : lowSurrogates;
    const isUniform = this.isOneClass(high, last) && (between === 0 || this.isOneClass(...lows));
    return isUniform ? this.after(between, lows[0]) : undefined;
  }

  private isOneClass(from: number, to: number): boolean {
    const end = this.runEnds.length - 1;
    return (this.runEnds[Math.min(from, end)] ?? 0) >= Math.min(to, end);
  }

  private afterCharacter(state: number, codePoint: number): number {
    if (codePoint < firstOfPairs) return this.after(state, codePoint);
    return this.after(this.after(state, highOf(codePoint)), lowOf(codePoint));
  }

  /** Returns the state after a code unit. */
  private after(state: number, unit: number): number {
    const { classes, classCount, table } = this.given;
    const c = classes[Math.min(unit, classes.length - 1)] ?? 0;
    return (table[state * classCount + c] ?? 0) / classCount;
  }
}

function isCharacter(codePoint: number, least: number): boolean {
  const isSurrogate = codePoint >= highSurrogates[0] && codePoint <= lowSurrogates[1];
  return codePoint >= least && codePoint <= lastCodePoint && !isSurrogate;
}
