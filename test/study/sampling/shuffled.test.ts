/** Shuffling: the same items, in an order that the seed determines. */
import { shuffled } from '../../../src/study/sampling/shuffled.js';

const items = Array.from({ length: 100 }, (_, i) => i);

test('nothing is lost, and nothing comes twice', () => {
  expect([...shuffled(items, 1)].sort((a, b) => a - b)).toEqual(items);
  expect([...shuffled([], 1)]).toEqual([]);
});

test('the seed determines the order', () => {
  expect([...shuffled(items, 1)]).toEqual([...shuffled(items, 1)]);
  expect([...shuffled(items, 1)]).not.toEqual([...shuffled(items, 2)]);
});

test('no place is favoured', () => {
  const firsts = Array.from({ length: 600 }, (_, seed) => [...shuffled(['a', 'b', 'c'], seed)][0]);
  for (const item of ['a', 'b', 'c']) {
    const count = firsts.filter((first) => first === item).length;
    expect(Math.abs(count - 200)).toBeLessThan(60);
  }
});
