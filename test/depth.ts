/**
 * Test depth of a suite. `npm test` runs a share of its cases, evenly spread, which finds faults in all or many of
 * them; `npm run test:all` runs every case. A suite that imports this is in test/long-suites.json.
 */
export const isFullDepth = process.env.TEST_DEPTH === 'whole';

/** Returns all items in the long run, else `count` of them, evenly spread with the last among them. */
export function some<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (isFullDepth || items.length <= count) return items;
  return Array.from(
    { length: count },
    (_, i) => items[Math.ceil(((i + 1) * items.length) / count) - 1] as Item,
  );
}

/** Returns the number of random cases: `whole` in the long run, else `share`. */
export function many(share: number, whole: number): number {
  return isFullDepth ? whole : share;
}

type Declare = Pick<jest.It, 'each'> & ((...args: Parameters<jest.It>) => void);

const left = Object.assign(() => undefined, { each: () => () => undefined }) as unknown as Declare;

/** Declares a test that takes seconds and that a quicker one of its suite represents: it runs only in the long run. */
export const longTest: Declare = isFullDepth ? test : left;

/** Declares a test that is complete in `npm test`, in a suite that has long ones: the long run does not repeat it. */
export const quickTest: Declare = isFullDepth ? left : test;

/**
 * Returns a declaration for a group without tests of the long run, where the group is skipped, as Jest refuses hooks of
 * a group without tests.
 */
export function quickGroup<Declare extends (...args: never[]) => void>(declare: Declare): Declare {
  return isFullDepth ? (left as unknown as Declare) : declare;
}
