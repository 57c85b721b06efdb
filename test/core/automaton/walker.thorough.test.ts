/** The WebAssembly walk, compared with the verdicts of the documents and the walk in JavaScript. */
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { absolute, reference } from '../../../generated/verdicts/all.js';
import { walkerModule } from '../../../generated/walker.js';
import {
  compareWalks,
  compileWalker,
  walkerFile,
  walkerOrigin,
  walkerSource,
} from '../../../scripts/walker/compare.js';
import type { Product } from '../../../src/core/automaton/product.js';
import type { Verdicts } from '../../../src/core/automaton/verdicts.js';
import type { Walker } from '../../../src/core/automaton/walker.js';
import { byteProduct } from '../../../src/grammar/automata/byte-product.js';
import { verdictTable } from '../../../src/study/index.js';
import { edited, exampleTexts } from '../../example-texts.js';
import { longTest, many, quickTest } from '../../depth.js';

/** Node's types do not declare it. */
const engine = (
  globalThis as unknown as {
    readonly WebAssembly: {
      readonly Module: { new (bytes: Uint8Array): object; imports(module: object): readonly unknown[] };
      readonly Instance: new (module: object) => { readonly exports: Walker };
    };
  }
).WebAssembly;

const root = process.cwd();
const wasm = Buffer.from(walkerModule, 'base64');

test('generated/walker.ts is made of the source as it is: npm run walker -- --write', () => {
  expect(readFileSync(walkerFile, 'utf8')).toContain(`\n// ${walkerOrigin(root)}\n`);
});

longTest('generated/walker.ts is what the compiler makes of it', () => {
  expect(readFileSync(walkerFile, 'utf8')).toBe(walkerSource(compileWalker(root), root));
});

function walkerOf(table: Uint8Array): { walker: Walker; documents: number } {
  const walker = new engine.Instance(new engine.Module(wasm)).exports;
  const at = walker.room(table.length);
  new Uint8Array(walker.memory.buffer).set(table, at);
  return { walker, documents: walker.ready(table.length) };
}

const names = reference.names;
const forms = [
  ['reference', reference],
  ['absolute', absolute],
] as const;

/** Bytes, followed by offsets. */
interface Put {
  readonly bytes: number;
  readonly offsets: number;
  readonly masks: number;
  readonly stops: number;
}

function put(walker: Walker, bytes: Uint8Array, records: number): Put {
  const at = walker.room(bytes.length + (2 + names.length) * 4 * (records + 4));
  new Uint8Array(walker.memory.buffer).set(bytes, at);
  const offsets = (at + bytes.length + 3) & ~3;
  const masks = offsets + 4 * (records + 1);
  return { bytes: at, offsets, masks, stops: masks + 4 * records };
}

const numbersAt = (walker: Walker, at: number, count: number): number[] => [
  ...new Uint32Array(walker.memory.buffer, at, count),
];

/** Walk in JavaScript over the bytes of UTF-8. */
class ByteWalk {
  private readonly product: Product;

  constructor(verdicts: Verdicts) {
    this.product = byteProduct(verdicts.product());
  }

  /** Returns the masks of the documents, where each stops, and the last state from which something is derivable. */
  of(bytes: Uint8Array): Walked {
    const { initial, classCount, classes, table, accepting, live } = this.product;
    const stops = names.map(() => bytes.length);
    let state = initial;
    let stop = 0;
    for (const byte of bytes) {
      const next = table[state + (classes[byte] ?? 0)] ?? 0;
      const closed = (live[state / classCount] ?? 0) & ~(live[next / classCount] ?? 0);
      names.forEach((_, bit) => {
        if ((closed >>> bit) % 2 === 1) stops[bit] = stop;
      });
      if (next === 0) return { mask: 0, stops, state: state / classCount, stop };
      state = next;
      stop++;
    }
    return { mask: accepting[state / classCount] ?? 0, stops, state: state / classCount, stop };
  }
}

interface Walked {
  readonly mask: number;
  readonly stops: readonly number[];
  readonly state: number;
  readonly stop: number;
}

const someBytes = fc.oneof(
  { weight: 4, arbitrary: edited(exampleTexts).map((text) => Buffer.from(text)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '\r', 'a\r', 'http://é/', 'x'.repeat(3000)).map((t) => Buffer.from(t)),
  },
);

describe.each(forms)('%s', (form, verdicts) => {
  const byteWalk = new ByteWalk(verdicts);

  test('walks adjacent records, as in Arrow', () => {
    const { walker, documents } = walkerOf(verdictTable(names, { form }));
    expect(documents).toBe(names.length);
    fc.assert(
      fc.property(fc.array(someBytes, { maxLength: 24 }), (records) => {
        const at = put(walker, Buffer.concat(records), records.length);
        const offsets = new Uint32Array(walker.memory.buffer, at.offsets, records.length + 1).fill(0);
        records.forEach((record, i) => {
          offsets[i + 1] = (offsets[i] ?? 0) + record.length;
        });
        const results = records.map((record) => byteWalk.of(record));
        const masks = results.map(({ mask }) => mask);
        walker.walk(at.bytes, at.offsets, records.length, 0, at.masks);
        expect(numbersAt(walker, at.masks, records.length)).toEqual(masks);
        new Uint32Array(walker.memory.buffer, at.masks, records.length).fill(0);
        walker.stops(at.bytes, at.offsets, records.length, 0, at.masks, documents, at.stops);
        expect(numbersAt(walker, at.masks, records.length)).toEqual(masks);
        expect(numbersAt(walker, at.stops, records.length * documents)).toEqual(
          results.flatMap(({ stops }) => stops),
        );
        walker.ends(at.bytes, at.offsets, records.length, 0, at.stops);
        expect(numbersAt(walker, at.stops, 2 * records.length)).toEqual(
          results.flatMap(({ state, stop }, i) => [state, (offsets[i] ?? 0) + stop]),
        );
      }),
      { numRuns: many(60, 200) },
    );
  }, 60_000);
});

test('gives the same masks as accepts for random lines', () => {
  const { derivable, refused } = compareWalks(wasm, many(3000, 60_000), 1738);
  expect(derivable).toBeGreaterThan(many(500, 10_000));
  expect(refused).toBeGreaterThan(many(500, 10_000));
}, 60_000);

test('splits lines, and omits a CR before their ends on request', () => {
  const { walker } = walkerOf(verdictTable(names));
  fc.assert(
    fc.property(fc.array(someBytes, { maxLength: 24 }), fc.boolean(), (lines, isEnded) => {
      const text = Buffer.concat(lines.map((line) => Buffer.concat([line, Buffer.from('\n')])));
      const bytes = isEnded ? text : text.subarray(0, -1);
      const expected = bytes.toString('latin1').split('\n');
      if (expected.at(-1) === '') expected.pop();
      // Some documents derive U+FFFD, which bytes that are not UTF-8 would become.
      const verdictsOn = (line: string): number => {
        const record = Buffer.from(line, 'latin1');
        return isUtf8(record) ? reference.verdicts(record.toString()) : 0;
      };
      const at = put(walker, bytes, expected.length);
      expect(walker.split(at.bytes, bytes.length, 10, at.offsets, expected.length)).toBe(expected.length);
      for (const [behind, cut] of [
        [1, (line: string) => line],
        [2, (line: string) => line.replace(/\r$/, '')],
      ] as const) {
        walker.walk(at.bytes, at.offsets, expected.length, behind, at.masks);
        expect(numbersAt(walker, at.masks, expected.length)).toEqual(
          expected.map((line) => verdictsOn(cut(line))),
        );
      }
    }),
    { numRuns: many(60, 200), examples: [[[Buffer.from('A:\x80', 'latin1')], false]] },
  );
}, 60_000);

quickTest('reports the number of lines if the buffer is too small', () => {
  const { walker } = walkerOf(verdictTable(names));
  const bytes = Buffer.from('a\nb\nc\nd');
  const at = put(walker, bytes, 4);
  expect(walker.split(at.bytes, bytes.length, 10, at.offsets, 4)).toBe(4);
  expect(numbersAt(walker, at.offsets, 5)).toEqual([0, 2, 4, 6, 8]);
  new Uint32Array(walker.memory.buffer, at.offsets, 5).fill(9);
  expect(walker.split(at.bytes, bytes.length, 10, at.offsets, 2)).toBe(4);
  expect(numbersAt(walker, at.offsets, 5)).toEqual([0, 2, 4, 9, 9]);
});

/** Returns a table with some of its 4-byte numbers changed. */
function changed(table: Uint8Array, changes: Readonly<Record<number, number>>): Uint8Array {
  const copy = table.slice();
  const view = new DataView(copy.buffer);
  for (const [offset, number] of Object.entries(changes)) view.setUint32(Number(offset), number, true);
  return copy;
}

const table = verdictTable(['rfc3986']);
const states = new DataView(table.buffer).getUint32(20, true);

quickTest.each<readonly [string, Uint8Array]>([
  ['nothing', new Uint8Array()],
  ['a head alone', table.slice(0, 288)],
  ['a table that was cut off', table.slice(0, -1)],
  ['another form', changed(table, { 0: 0 })],
  ['another version', changed(table, { 8: 2 })],
  ['no classes', changed(table, { 16: 0 })],
  ['more states than there are', changed(table, { 20: 0xffffffff })],
  ['an initial state that there is not', changed(table, { 24: states })],
  ['a byte of no class', changed(table, { 32: 0xffffffff })],
  ['a next state that there is not', changed(table, { [288 + 8 * states]: 0xffffffff })],
])('rejects %s as a table', (_, bytes) => {
  expect(walkerOf(bytes).documents).toBe(0);
});

quickTest('is small and imports nothing', () => {
  expect(wasm.length).toBeLessThan(4096);
  expect(engine.Module.imports(new engine.Module(wasm))).toEqual([]);
});
