/** What the studies of strings keep is bounded: by the states that it takes, whatever is asked for. */
import {
  countStrings,
  derivations,
  drawNearMisses,
  drawStrings,
  nearMisses,
  NoWordError,
  sampleNearMisses,
  sampleStrings,
  StateLimitError,
} from '../../../src/study/index.js';

const limits = { states: 2000, milliseconds: 60_000 };
const dotted = `http://${'a.'.repeat(30)}a`;
const of = { revision: 'rfc1738', rule: 'digits' } as const;

test.each<[string, () => unknown, string]>([
  [
    'a count of long strings',
    () => countStrings(of, 1e8, limits),
    'the count of strings up to length 100000000',
  ],
  [
    'near misses of a long text',
    () => nearMisses('1'.repeat(100_000), of, limits),
    'the near misses of a text of 100000 characters',
  ],
  [
    'near misses of a text that has many',
    () => nearMisses('1'.repeat(1000), of, limits),
    'the near misses of a text of 1000 characters',
  ],
  [
    'many strings',
    () => sampleStrings(of, { length: 5, seed: 1, count: 1e9, limits }),
    'a list of 1000000000 strings made from words of length 5',
  ],
  [
    'a string that is long',
    () => sampleStrings(of, { length: 1e9, seed: 1, limits }),
    'the count of words of length 1000000000',
  ],
  [
    'many near misses',
    () => sampleNearMisses(of, { length: 5, seed: 1, count: 1e9, limits }),
    'a list of 1000000000 strings made from words of length 5',
  ],
  [
    'many derivations',
    () => derivations(dotted, { revision: 'url-1993', rule: 'httpaddress' }, { most: 1e9, limits }),
    'a list of 1000000000 derivations of a text of 68 characters',
  ],
])('%s', (_, call, computation) => {
  expect(call).toThrow(StateLimitError);
  expect(call).toThrow(`${computation} needs more than 2000 states; raise the limit "states" to go on`);
});

test('what is drawn is not kept: any number of strings has its beginning', () => {
  const many = { length: 100, seed: 1, count: 1e9, limits };
  for (const drawn of [drawStrings(of, many), drawNearMisses(of, many)]) {
    const some = Array.from({ length: 100 }, () => drawn.next());
    expect(some.every(({ done }) => done !== true)).toBe(true);
  }
});

test('a length above the longest string is told at once', () => {
  const finite = { revision: 'rfc1738', rule: 'escape' } as const;
  expect(() => sampleStrings(finite, { length: 1e12, seed: 1, limits })).toThrow(NoWordError);
  expect(() => sampleStrings(finite, { length: 1e12, seed: 1, limits })).toThrow(
    'nearest lengths with words: 3',
  );
});
