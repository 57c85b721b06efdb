/** Options of every call: what is refused. */
import { aBound, knownOptions } from '../../src/base/arguments.js';

const types = { limit: aBound };
type Options = Partial<Record<'limit', number>>;

test('returns the options that were given, and none for undefined', () => {
  expect(knownOptions<Options>('call', types, { limit: 1 })).toEqual({ limit: 1 });
  expect(knownOptions<Options>('call', types, undefined)).toEqual({});
});

test.each([
  ['a misspelt name', { limti: 1 }, /option of call/],
  ['a value of another type', { limit: '1' }, /the option limit must be a number from 0, not string/],
  ['a number that is none', { limit: NaN }, /must be a number from 0, not NaN/],
  ['no object', [], /must be an object such as \{ limit \}, not array/],
])('%s is refused', (_, options: object, message) => {
  expect(() => knownOptions<Options>('call', types, options)).toThrow(message);
});
