/** Options of every call: what is refused, and what every object inherits is not. */
import { aBound, checkNames, knownOptions } from '../../src/base/arguments.js';

const types = { limit: aBound };
type Options = Partial<Record<'limit', number>>;

/** What a call returns while every object inherits a member from elsewhere. */
function whileInherited<Result>(call: () => Result): Result {
  Object.defineProperty(Object.prototype, 'fromElsewhere', {
    value: 1,
    enumerable: true,
    configurable: true,
  });
  try {
    return call();
  } finally {
    Reflect.deleteProperty(Object.prototype, 'fromElsewhere');
  }
}

test('a member that every object inherits is no option', () => {
  expect(whileInherited(() => knownOptions<Options>('call', types, { limit: 1 }))).toEqual({ limit: 1 });
  expect(() => {
    whileInherited(() => {
      checkNames('call', ['limit'], {});
    });
  }).not.toThrow();
});

test.each([
  ['a misspelt name', { limti: 1 }, /option of call/],
  ['a value of another type', { limit: '1' }, /the option limit must be a number from 0, not string/],
  ['a number that is none', { limit: NaN }, /must be a number from 0, not NaN/],
  ['no object', [], /must be an object such as \{ limit \}, not array/],
])('%s is refused', (_, options: object, message) => {
  expect(() => knownOptions<Options>('call', types, options)).toThrow(message);
});
