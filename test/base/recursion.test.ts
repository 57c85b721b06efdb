/** Recursion on a stack of its own. */
import { answer, type Steps } from '../../src/base/recursion.js';

function* fibonacci(n: number): Steps<number, number> {
  return n < 2 ? n : (yield n - 1) + (yield n - 2);
}

function* depthOf(n: number): Steps<number, number> {
  return n === 0 ? 0 : 1 + (yield n - 1);
}

test('answers as recursion would', () => {
  expect(Array.from({ length: 12 }, (_, n) => answer(fibonacci(n), fibonacci))).toEqual([
    0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89,
  ]);
});

test('goes deeper than the stack of the engine', () => {
  expect(answer(depthOf(300_000), depthOf)).toBe(300_000);
});

test('an error ends it', () => {
  const fails = (): Steps<number, number> => {
    throw new RangeError('no answer');
  };
  expect(() => answer(depthOf(3), fails)).toThrow('no answer');
});
