/** The greedy order against one that looks at every gain each time. */
import fc from 'fast-check';
import { inGreedyOrder } from '../../../src/study/suites/greedy.js';

const sets = fc.array(fc.uniqueArray(fc.nat(12), { maxLength: 6 }), { maxLength: 12 });

function gainOf(set: readonly number[], covered: ReadonlySet<number>): number {
  return set.filter((item) => !covered.has(item)).length;
}

test('is that of always taking the largest gain, the first of several', () => {
  fc.assert(
    fc.property(sets, (family) => {
      const slow: number[] = [];
      const covered = new Set<number>();
      for (;;) {
        const gains = family.map((set) => gainOf(set, covered));
        const most = Math.max(0, ...gains);
        if (most === 0) break;
        const best = gains.indexOf(most);
        slow.push(best);
        for (const item of family[best] ?? []) covered.add(item);
      }
      const lazy: number[] = [];
      const left = new Set<number>();
      for (const i of inGreedyOrder(family.length, (i) => gainOf(family[i] ?? [], left))) {
        lazy.push(i);
        for (const item of family[i] ?? []) left.add(item);
      }
      expect(lazy).toEqual(slow);
    }),
  );
});

test('looks at few gains again', () => {
  let looks = 0;
  const order = inGreedyOrder(1000, (i) => {
    looks += 1;
    return 1000 - i;
  });
  expect([...order].slice(0, 3)).toEqual([0, 1, 2]);
  expect(looks).toBe(2000);
});
