import fc from 'fast-check';
import {
  codeUnits,
  codeUnitsOf,
  type CodeUnitSet,
  complement,
  contains,
  lastCodeUnit,
} from '../../../src/core/base/code-units.js';
import { partition } from '../../../src/core/base/partition.js';

const unit = fc.oneof(fc.nat(40), fc.integer({ min: lastCodeUnit - 5, max: lastCodeUnit }));
const ranges = fc.array(fc.tuple(unit, unit), { maxLength: 4 });
const set: fc.Arbitrary<CodeUnitSet> = ranges.map(codeUnits);

describe('sets of code units', () => {
  test('are unions of ranges in one normal form', () => {
    expect(
      codeUnits([
        [5, 7],
        [1, 2],
        [8, 9],
        [6, 8],
        [4, 3],
      ]),
    ).toStrictEqual([
      [1, 2],
      [5, 9],
    ]);
    expect(codeUnitsOf([3, 1, 2, 9])).toStrictEqual([
      [1, 3],
      [9, 9],
    ]);
    expect(codeUnits([])).toStrictEqual([]);
  });

  test('have complements and differences', () => {
    fc.assert(
      fc.property(ranges, unit, (parts, u) => {
        const inside = parts.some(([from, to]) => from <= u && u <= to);
        expect(contains(codeUnits(parts), u)).toBe(inside);
        expect(contains(complement(codeUnits(parts)), u)).toBe(!inside);
      }),
      { seed: 5 },
    );
  });

  test('are unions of the classes of their partition, which is the coarsest', () => {
    fc.assert(
      fc.property(fc.array(set, { maxLength: 4 }), unit, unit, (sets, u, v) => {
        const { of, first } = partition(sets);
        const alike = sets.every((s) => contains(s, u) === contains(s, v));
        expect(of[u] === of[v]).toBe(alike);
        expect(of[first[of[u] ?? -1] ?? -1]).toBe(of[u]);
      }),
      { seed: 6 },
    );
  });
});
