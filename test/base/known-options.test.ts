/** Options of every call: what is refused, and what every object inherits is not. */
import { checkNames, knownOptions } from '../../src/base/known-options.js';

const types = { limit: 'number' } as const;
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
  ['a value of another type', { limit: '1' }, /limit must be of type number, not string/],
  ['no object', [], /must be an object such as \{ limit \}, not array/],
])('%s is refused', (_, options: object, message) => {
  expect(() => knownOptions<Options>('call', types, options)).toThrow(message);
});
