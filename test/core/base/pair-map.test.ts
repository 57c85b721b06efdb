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
      for (const [first, second, number] of entries) {
        const key = `${first},${second}`;
        expect(map.get(first, second)).toBe(model.get(key));
        map.set(first, second, number);
        model.set(key, number);
      }
      for (const [first, second] of entries)
        expect(map.get(first, second)).toBe(model.get(`${first},${second}`));
    }),
  );
});

test('keeps a grid of pairs apart', () => {
  const map = new PairMap();
  for (let i = 0; i < 300; i++) for (let j = 0; j < 300; j++) map.set(i, j, 300 * i + j);
  for (let i = 0; i < 300; i++) for (let j = 0; j < 300; j++) expect(map.get(i, j)).toBe(300 * i + j);
  expect(map.get(300, 0)).toBeUndefined();
});
