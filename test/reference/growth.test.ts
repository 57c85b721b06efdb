/** The algorithms on references take time in proportion to the text, whatever the text. */
import { revision, type Revision, revisions } from '../../src/index.js';
import { families as common } from '../adversarial-families.js';
import { growth, linear } from '../growth.js';

const families = {
  ...common,
  './': (n: number): string => './'.repeat(n),
  'a/../': (n: number): string => 'a/../'.repeat(n),
  'a/ and as many ../': (n: number): string => 'a/'.repeat(n) + '../'.repeat(n),
  '%2E': (n: number): string => '%2E'.repeat(n),
  'a hyphen and a line end': (n: number): string => 'a-\n'.repeat(n),
  'x:y and a blank': (n: number): string => 'x:y '.repeat(n),
};

const base = 'http://a/b/c/d';

const calls: Readonly<Record<string, (document: Revision, text: string) => unknown>> = {
  'resolve, alone': (document, text) => document.resolve(text, base),
  'resolve, in a path': (document, text) => document.resolve(`b/${text}`, base),
  'resolve, without surplus': (document, text) => document.resolve(`b/${text}`, base, { surplus: 'remove' }),
  // Of two bases in turn none is remembered.
  'resolve, in the base': (document, text) =>
    ['a', 'b'].map((host) => document.resolve('../g', `http://${host}/${text}`)),
  'normalize, alone': (document, text) => document.normalize(text),
  'normalize, in a path': (document, text) => document.normalize(`http://h/${text}`),
  'normalize, in an authority': (document, text) => document.normalize(`http://${text}`),
  equivalent: (document, text) => document.equivalent(`http://h/${text}`, `http://H/${text}b`),
  'extract, alone': (document, text) => document.extract(text),
  'extract, after a scheme': (document, text) => document.extract(`http:${text}`),
  'extract, in brackets': (document, text) => document.extract(`<URL:http://h/${text}>`),
};

describe.each(Object.entries(calls))('%s', (_, call) => {
  test.each(Object.entries(families))('%s', (_, family) => {
    const quadratic = revisions.filter((id) => growth(family, (text) => call(revision(id), text)) >= linear);
    expect(quadratic).toEqual([]);
  });
});

test('growth tells linear and quadratic apart', () => {
  const again = (text: string, count: number): number => {
    let sum = 0;
    for (let i = 0; i < count; i++) for (let j = 0; j < text.length; j++) sum += text.charCodeAt(j);
    return sum;
  };
  const family = (n: number): string => 'a'.repeat(n);
  expect(growth(family, (text) => again(text, 100))).toBeLessThan(linear);
  expect(growth(family, (text) => again(text, text.length / 10))).toBeGreaterThan(linear);
});
