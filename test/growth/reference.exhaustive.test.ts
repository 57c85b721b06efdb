/** The algorithms on references take linearly many steps for every text. */
import { revision, type Revision, revisions } from '../../src/api/index.js';
import { split } from '../../src/core/reference/split.js';
import { families as common } from './families.js';
import { growth, linear } from './steps.js';

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
  // Long enough to include all steps of the trace.
  'resolve, shown in steps': (document, text) =>
    document.resolve(`b/${text.repeat(20)}`, base, { trace: true }),
  // Alternating between two bases defeats caching.
  'resolve, in the base': (document, text) =>
    ['a', 'b'].map((host) => document.resolve('../g', `http://${host}/${text}`)),
  'normalize, alone': (document, text) => document.normalize(text),
  'normalize, in a path': (document, text) => document.normalize(`http://h/${text}`),
  'normalize, in an authority': (document, text) => document.normalize(`http://${text}`),
  equivalent: (document, text) => document.equivalent(`http://h/${text}`, `http://H/${text}b`),
  split: (_, text) => split(text),
  decode: (document, text) => document.decode(text),
  encode: (document, text) => document.encode(text, 'path'),
  'extract, alone': (document, text) => document.extract(text),
  'extract, after a scheme': (document, text) => document.extract(`http:${text}`),
  'extract, in brackets': (document, text) => document.extract(`<URL:http://h/${text}>`),
};

describe.each(Object.entries(calls))('%s', (_, call) => {
  test.each(Object.entries(families))('%s', (_, family) => {
    const quadratic = revisions.flatMap((id) => {
      const ratio = growth(family, (text) => call(revision(id), text));
      return ratio < linear ? [] : [`${id}: ${ratio.toFixed(2)}`];
    });
    expect(quadratic).toEqual([]);
  });
});
