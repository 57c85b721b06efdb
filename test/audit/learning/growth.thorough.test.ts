/** Diagnosis of learning that a limit ended, for languages whose answer is known. */
import { alphabetOfCharacters } from '../../../src/audit/learning/alphabet.js';
import { learn } from '../../../src/audit/learning/learn.js';
import { UnansweredError } from '../../../src/audit/learning/oracle.js';
import { growthSentences } from '../../../src/audit/learning/growth-text.js';
import { type StateGrowth, readLearnt, storedLanguage } from '../../../src/study/learnt-language.js';

interface Language {
  readonly accepts: (text: string) => boolean;
  readonly characters: string;
  readonly seeds?: readonly string[];
  readonly states?: number;
}

async function diagnosed({ accepts, characters, seeds = [], states = 40 }: Language): Promise<StateGrowth> {
  const { growth, stopped } = await learn((texts) => Promise.resolve(texts.map(accepts)), {
    alphabet: alphabetOfCharacters(characters),
    extraStates: 1,
    distinct: true,
    limits: { states },
    seeds,
  });
  expect(stopped).toBe('states');
  if (growth === undefined) throw new Error('there is no diagnosis');
  return growth;
}

const isPalindrome = (text: string): boolean => text === Array.from(text).reverse().join('');
const matches = (text: string): boolean => {
  const [, as = '', bs = ''] = /^(a*)(b*)$/.exec(text) ?? ['', '', ' '];
  return as.length === bs.length;
};
const highest = 2 ** 32;

describe('diagnosis', () => {
  test('of as many b as a: every number that was asked about is distinguished', async () => {
    const growth = await diagnosed({
      accepts: matches,
      characters: 'ab',
      seeds: ['a'.repeat(9) + 'b'.repeat(9)],
    });
    expect(growth).toMatchObject({
      place: '',
      repetition: { text: 'a', matched: 'b', distinguished: 2000, isAll: true },
    });
  });

  test('names the place', async () => {
    const accepts = (text: string): boolean =>
      text.startsWith('x:[') ? matches(text.slice(3)) : /^[ab]*$/.test(text);
    const seeds = [`x:[${'a'.repeat(9)}${'b'.repeat(9)}`];
    const growth = await diagnosed({ accepts, characters: 'abx:[', seeds });
    expect(growth).toMatchObject({ place: 'x:[', repetition: { text: 'a', matched: 'b', isAll: true } });
    expect(growth.states).toBeGreaterThan(30);
  });

  test('of palindromes', async () => {
    const growth = await diagnosed({ accepts: isPalindrome, characters: 'ab', states: 100 });
    expect(growth).toMatchObject({ place: '', repetition: { distinguished: 2000, isAll: true } });
    expect(growth.repetition?.matched).toBe(growth.repetition?.text);
    expect(growth.lengths.slice(0, 4)).toEqual([1, 2, 4, 8]);
  });

  test('of a number that is a multiple of 300: as many are distinguished', async () => {
    const accepts = (text: string): boolean => (text.split('a').length - 1) % 300 === 0;
    const growth = await diagnosed({ accepts, characters: 'ab', seeds: ['a'.repeat(300)] });
    expect(growth).toMatchObject({ place: '', repetition: { text: 'a', distinguished: 300, isAll: false } });
    expect(growth.repetition?.matched).toBeUndefined();
  });

  test('of a length of at most 300: all lengths up to it are distinguished, and one beyond', async () => {
    const accepts = (text: string): boolean => text.length <= 300;
    const growth = await diagnosed({ accepts, characters: 'a', seeds: ['a'.repeat(301)], states: 6 });
    expect(growth).toMatchObject({
      place: '',
      repetition: { text: 'a', after: '', distinguished: 302, isAll: false },
    });
  });

  test('of a decimal number up to 2^32: ten digits are the bound', async () => {
    const accepts = (text: string): boolean => /^[1-9][0-9]{0,9}$/.test(text) && Number(text) <= highest;
    const seeds = [String(highest), String(highest + 1)];
    const growth = await diagnosed({ accepts, characters: '0123456789', seeds, states: 9 });
    // Up to five zeros, and beyond.
    expect(growth).toMatchObject({
      place: '42949',
      repetition: { text: '0', distinguished: 7, isAll: false },
    });
  });

  test('of a period of two characters', async () => {
    const accepts = (text: string): boolean => /^(a\.)*$/.test(text) && text.length <= 240;
    const growth = await diagnosed({ accepts, characters: 'a.', seeds: ['a.'.repeat(121)] });
    expect(growth).toMatchObject({ place: '', repetition: { text: 'a.', distinguished: 122, isAll: false } });
  });

  test('of no repetition, if all answers that count it agree', async () => {
    const accepts = (text: string): boolean => text.length < 3 || !['ab', 'ba'].includes(text.slice(-2));
    const growth = await diagnosed({ accepts, characters: 'abc', states: 4 });
    expect(growth.repetition?.distinguished ?? 0).toBeLessThan(6);
  });

  test('is stored with the language', async () => {
    const learnt = await learn((texts) => Promise.resolve(texts.map(matches)), {
      alphabet: alphabetOfCharacters('ab'),
      limits: { states: 20 },
    });
    expect(learnt.growth?.repetition).toBeDefined();
    const stored = storedLanguage(learnt, { name: 'x', version: '1', date: '2026-01-31' });
    expect(readLearnt(JSON.stringify(stored)).stored.growth).toEqual(learnt.growth);
  });

  test('is shown in sentences', () => {
    const growth = { place: 'x\u001b', states: 1200, lengths: [1, 2, 4] };
    const repetition = { text: 'a', after: '', distinguished: 2000, isAll: true };
    expect(growthSentences({ ...growth, repetition }, 'p:').join('\n')).toMatchInlineSnapshot(`
"1,200 states are reached after "p:x\\u{1B}": 1, 2, 4 with 0, 1, 2, … further characters.
There, the parser distinguishes 2,000 counts of "a", as many as were tested."
`);
    expect(
      growthSentences(
        { ...growth, repetition: { ...repetition, after: 'c', matched: 'b', isAll: false } },
        '',
      ),
    ).toMatchInlineSnapshot(`
[
  "1,200 states are reached after "x\\u{1B}": 1, 2, 4 with 0, 1, 2, … further characters.",
  "There, the number of "b" must match that of "a" before "c", up to 2,000, but not beyond.",
]
`);
  });

  test('remains if the parser gives no answer on long texts', async () => {
    const { growth } = await learn(
      (texts) => {
        const long = texts.find(({ length }) => length > 100);
        return long === undefined
          ? Promise.resolve(texts.map(matches))
          : Promise.reject(new UnansweredError(long, 'crashed'));
      },
      { alphabet: alphabetOfCharacters('ab'), extraStates: 1, limits: { states: 20 } },
    );
    expect(growth).toMatchObject({ place: '' });
  });

  test('is absent if learning came to its end', async () => {
    const learnt = await learn((texts) => Promise.resolve(texts.map(({ length }) => length <= 9)), {
      alphabet: alphabetOfCharacters('a'),
      seeds: ['a'.repeat(10)],
    });
    expect([learnt.stopped, learnt.growth]).toEqual([undefined, undefined]);
  });
});
