/** A product of automata as a file that programs in any language can walk. Its form: src/automaton/README.md. */
import type { Product } from '../../automaton/product.js';
import { brand } from '../../base/brand.js';

/** The first bytes of every file, and the version of the form. */
const magic = 'uri-walk';
const version = 1;

/** Bytes before the classes of bytes. */
const headSize = 32;
const byteValues = 256;

/** States are numbered in 16 bits. */
const mostStates = 0x10000;

/** A product has more states than a table can have. */
export class TableSizeError extends RangeError {
  declare readonly name: 'TableSizeError';
  constructor(
    readonly states: number,
    readonly limit: number,
  ) {
    super(
      `a table has at most ${limit} states, and these languages together have ${states}: take fewer of them`,
    );
  }

  static {
    brand(this, 'TableSizeError');
  }
}

/** @throws TableSizeError @param product its classes tell no characters beyond US-ASCII apart @param names of its automata */
export function verdictTable(product: Product, names: readonly string[]): Uint8Array<ArrayBuffer> {
  const { classes, classCount, table, accepting, live, initial } = product;
  const text = new TextEncoder().encode(names.map((name) => `${name}\n`).join(''));
  const states = accepting.length;
  if (states > mostStates) throw new TableSizeError(states, mostStates);
  const acceptingAt = headSize + byteValues;
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
  for (let byte = 0; byte < byteValues; byte++) {
    bytes[headSize + byte] = classes[Math.min(byte, classes.length - 1)] ?? 0;
  }
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
