/** Concurrent work in order. */
import { inOrder } from '../../../src/cli/lines/in-order.js';

async function* upTo(count: number): AsyncGenerator<number> {
  for (let i = 0; i < count; i++) yield await Promise.resolve(i);
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

test.each([1, 2, 5])('%d at a time: results come in the order of the items', async (width) => {
  const results: number[] = [];
  let inWork = 0;
  let most = 0;
  await inOrder(
    upTo(20),
    width,
    async (item) => {
      most = Math.max(most, ++inWork);
      await pause((item * 7) % 5);
      return item;
    },
    async (item) => {
      await pause(item % 2);
      results.push(item);
      inWork--;
    },
  );
  expect(results).toEqual(Array.from({ length: 20 }, (_, i) => i));
  expect(most).toBe(width);
});

test('finishes a result without waiting for another item', async () => {
  const finished: number[] = [];
  let end = (): void => undefined;
  async function* items(): AsyncGenerator<number> {
    yield 1;
    await new Promise<void>((resolve) => (end = resolve));
  }
  const all = inOrder(
    items(),
    4,
    (item) => item,
    (item) => {
      finished.push(item);
      return Promise.resolve();
    },
  );
  await pause(5);
  expect(finished).toEqual([1]);
  end();
  await all;
});

describe('a failure', () => {
  const never = (): Promise<void> => Promise.resolve();

  test('of work is thrown, and later results are not finished', async () => {
    const finished: number[] = [];
    const work = async (item: number): Promise<number> => {
      await pause(item === 2 ? 1 : 3);
      if (item === 2) throw new Error('two');
      return item;
    };
    const finish = (item: number): Promise<void> => {
      finished.push(item);
      return Promise.resolve();
    };
    await expect(inOrder(upTo(9), 3, work, finish)).rejects.toThrow('two');
    expect(finished.every((item) => item < 2)).toBe(true);
  });

  test('of the items is thrown', async () => {
    async function* items(): AsyncGenerator<number> {
      yield await Promise.resolve(1);
      throw new Error('items');
    }
    await expect(inOrder(items(), 2, (item) => item, never)).rejects.toThrow('items');
  });

  test('of finishing is thrown', async () => {
    await expect(
      inOrder(
        upTo(3),
        2,
        (item) => item,
        () => Promise.reject(new Error('full')),
      ),
    ).rejects.toThrow('full');
  });
});
