/**
 * Product of automata as a file that any program can walk (src/core/automaton/README.md), written and read in place.
 */
import type { Product } from '../../core/automaton/product.js';
import { brand } from '../../core/base/brand.js';
import { byteProduct } from './byte-product.js';
import { partsOf } from './reference-part.js';

/** The first bytes of every file, and the version of the format. */
const magic = 'uri-walk';
const version = 1;

/** Number of bytes before the classes of bytes. */
const headSize = 32;
const byteValues = 256;
const acceptingAt = headSize + byteValues;

/** States are numbered in 16 bits. */
const maxStates = 0x10000;

/** A product has more states than a table can have. */
export class TableSizeError extends RangeError {
  declare readonly name: 'TableSizeError';
  constructor(
    readonly states: number,
    readonly limit: number,
  ) {
    super(`a table has at most ${limit} states, and these languages together have ${states}: name fewer`);
  }

  static {
    brand(this, 'TableSizeError');
  }
}

/**
 * @throws TableSizeError
 * @param names of the automata of the product
 */
export function verdictTable(product: Product, names: readonly string[]): Uint8Array<ArrayBuffer> {
  const { classes, classCount, table, accepting, live, initial } = byteProduct(product);
  const text = new TextEncoder().encode(names.map((name) => `${name}\n`).join(''));
  const states = accepting.length;
  if (states > maxStates) throw new TableSizeError(states, maxStates);
  const liveAt = acceptingAt + 4 * states;
  const nextAt = liveAt + 4 * states;
  const namesAt = nextAt + 2 * table.length;
  const bytes = new Uint8Array(namesAt + text.length);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(magic));
  const head = [version, names.length, classCount, states, initial / classCount, text.length];
  head.forEach((number, i) => {
    view.setUint32(magic.length + 4 * i, number, true);
  });
  bytes.set(classes, headSize);
  accepting.forEach((bits, i) => {
    view.setUint32(acceptingAt + 4 * i, bits, true);
  });
  live.forEach((bits, i) => {
    view.setUint32(liveAt + 4 * i, bits, true);
  });
  table.forEach((next, i) => {
    view.setUint16(nextAt + 2 * i, next / classCount, true);
  });
  bytes.set(text, namesAt);
  return bytes;
}

/** Data created once and shared by all threads. */
export interface VerdictTable {
  /** The table file. */
  readonly table: Uint8Array;
  /** Result of `partsOf` for the table. */
  readonly parts: Uint8Array;
}

/** @throws TableSizeError for a product with more states than a table can have */
export function verdictTableWithParts(product: Product, names: readonly string[]): VerdictTable {
  const table = verdictTable(product, names);
  return { table, parts: partsOf(new TableReader(table)) };
}

/** Reads a table. States are given by their numbers. State 0 is that from which nothing is derivable. */
export class TableReader {
  readonly states: number;
  readonly initial: number;
  /** By state number: bit i is set if automaton i accepts there. */
  readonly accepting: Uint32Array;
  private readonly view: DataView;
  private readonly classCount: number;
  private readonly nextAt: number;

  constructor(private readonly table: Uint8Array) {
    const view = new DataView(table.buffer, table.byteOffset, table.length);
    const states = view.getUint32(20, true);
    this.view = view;
    this.states = states;
    this.classCount = view.getUint32(16, true);
    this.initial = view.getUint32(24, true);
    this.nextAt = acceptingAt + 8 * states;
    this.accepting = Uint32Array.from({ length: states }, (_, i) =>
      view.getUint32(acceptingAt + 4 * i, true),
    );
  }

  /** Returns a number shared by the bytes that the automata treat alike. */
  classOf(byte: number): number {
    return this.table[headSize + byte] ?? 0;
  }

  /** Returns the state after a byte. */
  next(state: number, byte: number): number {
    return this.view.getUint16(this.nextAt + 2 * (state * this.classCount + this.classOf(byte)), true);
  }
}
