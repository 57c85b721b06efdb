/** The automata of revisions as census walks them: the file that src/automaton/README.md tells of, read where it lies. */

import { inflateRawSync } from 'node:zlib';
import type { Product } from '../../automaton/product.js';
import { verdictTable } from '../../study/automata/verdict-table.js';
import { partsOf } from './part.js';

/** What is made once, and goes to all threads. */
export interface Walked {
  /** The file. */
  readonly table: Uint8Array;
  /** What `partsOf` finds in it. */
  readonly parts: Uint8Array;
}

/** @throws TableSizeError for a product with more states than a table can have */
export function walkedOf(product: Product, names: readonly string[]): Walked {
  const table = verdictTable(product, names);
  return { table, parts: partsOf(new TableReader(table)) };
}

/** The same as a module holds it: DEFLATE (RFC 1951) in base64. */
export type Packed = Readonly<Record<keyof Walked, string>>;

export function unpacked({ table, parts }: Packed): Walked {
  const bytesOf = (text: string): Uint8Array => inflateRawSync(Buffer.from(text, 'base64'));
  return { table: bytesOf(table), parts: bytesOf(parts) };
}

/** Bytes before the class of each byte. */
const headSize = 32;
const acceptingAt = headSize + 256;

/** States are given by their numbers. State 0 is that from which nothing is derivable. */
export class TableReader {
  readonly states: number;
  readonly initial: number;
  /** By the numbers of states: bit i tells whether automaton i accepts there. */
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

  /** A number that bytes share which are alike to the automata. */
  classOf(byte: number): number {
    return this.table[headSize + byte] ?? 0;
  }

  /** The state after a byte. */
  next(state: number, byte: number): number {
    return this.view.getUint16(this.nextAt + 2 * (state * this.classCount + this.classOf(byte)), true);
  }
}
