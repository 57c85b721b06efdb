/** Maps from pairs of integers agree with a map of their texts. */
import fc from 'fast-check';
import { PairMap } from '../../../src/core/base/pair-map.js';

const largest = 2 ** 31 - 2;
const integer = fc.oneof(
  fc.nat(5),
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  fc.nat(20).map((n) => n * 2 ** 16),
);
const value = fc.oneof(fc.nat(5), fc.constant(largest), fc.nat(largest));

test('keeps the last value of each pair', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(integer, integer, value), { maxLength: 300 }), (entries) => {
      const map = new PairMap();
      const model = new Map<string, number>();
      const differs = ([first, second]: readonly [number, number, number]) =>
        map.get(first, second) !== model.get(`${first},${second}`);
      for (const entry of entries) {
        const [first, second, number] = entry;
        if (differs(entry)) throw new Error(`${first},${second}`);
        map.set(first, second, number);
        model.set(`${first},${second}`, number);
      }
      expect(entries.filter(differs)).toEqual([]);
    }),
  );
});

test('keeps a grid of pairs apart', () => {
  const map = new PairMap();
  for (let i = 0; i < 300; i++) for (let j = 0; j < 300; j++) map.set(i, j, 300 * i + j);
  let lost = 0;
  for (let i = 0; i < 300; i++) for (let j = 0; j < 300; j++) if (map.get(i, j) !== 300 * i + j) lost++;
  expect(lost).toBe(0);
  expect(map.get(300, 0)).toBeUndefined();
});
