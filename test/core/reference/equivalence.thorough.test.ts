/** Equivalence: the documents' pairs, the level that decides, the first difference, laws. */
import fc from 'fast-check';
import {
  type EquivalentOptions,
  ResolutionError,
  revision,
  revisions,
  UnsupportedOperationError,
  UriSyntaxError,
  type RevisionId,
} from '../../../src/api/index.js';
import { equivalent, type Equivalence } from '../../../src/core/reference/equivalence.js';
import { normalize, type Level } from '../../../src/core/reference/normalize.js';
import { expected } from '../../documents/expected.js';
import { examplesOfKind } from '../../load-examples.js';
import { algorithmsOf, derivable, seed } from './algorithms-of.js';
import { errorOf } from './error-of.js';
import { many } from '../../depth.js';

function compare(id: RevisionId, a: string, b: string, level?: Level): Equivalence {
  return equivalent(revision(id), algorithmsOf(id).normalization, [a, b], { level });
}

/** Completes examples that show only parts of URLs. */
function completed(text: string): string {
  return /^[%~]/.test(text) ? `http://h/${text}` : text.includes(':') ? text : `${text}://h/`;
}

describe.each(revisions)('%s', (id) => {
  for (const [section, a, b, level] of expected(id, 'equivalences')) {
    test(`§${section}: ${a} and ${b}: ${level ?? 'not equivalent'}`, () => {
      expect(expected(id, 'facts').sections).toContain(section);
      const { equal, level: deciding } = compare(id, a, b);
      expect(equal ? deciding : undefined).toBe(level);
    });
  }

  for (const { section, text, other, basis } of examplesOfKind(id, 'equals')) {
    test(`§${section}: ${text} is equivalent to ${other} by ${basis}`, () => {
      const { equal, level } = compare(id, completed(text), completed(other));
      // §6.2.4: only a redirect shows that, no string.
      if (basis === 'protocol') expect(equal).toBe(false);
      else
        expect({ equal, level }).toEqual({
          equal: true,
          level: basis === 'syntax' ? 'path-segments' : basis,
        });
    });
  }

  for (const { section, text, other } of examplesOfKind(id, 'differs')) {
    test(`§${section}: ${text} is not ${other}`, () => {
      expect(compare(id, text, other)).toMatchObject({ equal: false });
    });
  }

  test('equality is reflexive and symmetric, and the difference is the first', () => {
    fc.assert(
      fc.property(derivable(id), derivable(id), (a, b) => {
        expect(compare(id, a, a)).toMatchObject({ equal: true, level: 'string', normalized: [a, a] });
        const highest = revision(id).levels.at(-1);
        const { equal, level, normalized, difference } = compare(id, a, b, highest);
        expect(compare(id, b, a, highest)).toMatchObject({ equal, level, difference });
        expect(equal).toBe(normalized[0] === normalized[1]);
        if (difference === undefined) expect(equal).toBe(true);
        else {
          expect(normalized[0].slice(0, difference)).toBe(normalized[1].slice(0, difference));
          expect(normalized[0][difference]).not.toBe(normalized[1][difference]);
        }
      }),
      { ...seed, numRuns: many(60, 500) },
    );
  });
});

test('#url-equivalence: what the parser of the URL Standard reads is compared, not strings', () => {
  const [a, b] = ['http://EXAMPLE.com/', 'http://example.com/'];
  expect(() => compare('whatwg-2026-07', a, b)).toThrow(
    'whatwg-2026-07 compares URLs as its parser reads them, which is not part of its grammar; as strings they differ (#url-equivalence)',
  );
  expect(compare('whatwg-2026-07', a, b, 'string')).toMatchObject({ equal: false });
  expect(compare('whatwg-2026-07', a, a)).toMatchObject({ equal: true });
});

test.each([
  ['example://a/b/c/%7A', 'eXAMPLE://a/./b/../b/c/%7a', 'path-segments'],
  ['http://h/', 'HTTP://H/', 'case'],
  ['http://h/%7e', 'http://h/~', 'escape'],
  ['http://h', 'http://h:80', 'scheme'],
  ['http://h:', 'http://h:80', 'scheme'],
  ['http://h/a', 'http://h/a', 'string'],
] as const)('2003: %s and %s are the same at the level %s', (a, b, level) => {
  expect(compare('rfc2396bis-01', a, b)).toMatchObject({ equal: true, level, difference: undefined });
});

test.each(revisions)(
  '%s: what is compared is derivable and stays as it is; the normal form is equivalent',
  (id) => {
    const { normalization } = algorithmsOf(id);
    const compared = (text: string): string =>
      normalize(revision(id), { ...normalization, steps: normalization.comparing }, text).text;
    fc.assert(
      fc.property(derivable(id), (text) => {
        const form = compared(text);
        expect(revision(id).accepts(form)).toBe(true);
        expect(compared(form)).toBe(form);
        expect(compare(id, text, revision(id).normalize(text).text)).toMatchObject({ equal: true });
      }),
      { ...seed, numRuns: many(100, 1000) },
    );
  },
);

test('tries no level above the requested one', () => {
  const [a, b] = ['http://H/%7e/./b:80', 'http://h/~/b:80'];
  expect(compare('rfc2396bis-01', a, b, 'escape')).toEqual({
    equal: false,
    level: 'escape',
    normalized: ['http://h/~/./b:80', 'http://h/~/b:80'],
    sections: ['6.2.2.2', '6.2.2.2, 2.3', '6.2.2.1'],
    difference: 11,
  });
  expect(compare('rfc2396bis-01', a, b, 'path-segments')).toMatchObject({ equal: true });
});

test('one normal form may be a prefix of the other', () => {
  expect(compare('rfc2396bis-01', 'http://h', 'HTTP://h/')).toMatchObject({ equal: false, difference: 8 });
});

test('what has no normal form cannot be compared', () => {
  expect(() => compare('url-1997', 'http://h/', 'http://h/[')).toThrow(UriSyntaxError);
  const error = errorOf(() => compare('url-1997', 'a', 'b', 'path-segments'));
  expect(error).toMatchObject({ name: 'UnsupportedOperationError', revision: 'url-1997' });
});

test.each<[RevisionId, string, string, EquivalentOptions, boolean]>([
  ['rfc3986', '../b#c', 'http://h/b', { base: 'http://h/a/', fragments: false }, true],
  ['rfc3986', '../b#c', 'http://h/b', { base: 'http://h/a/' }, false],
  ['rfc3986', '#x', 'http://h/a#x', { base: 'http://h/a#y' }, true],
  ['rfc3986', 'http://h/a#x', 'http://h/a', { fragments: false }, true],
  ['rfc2396bis-01', 'b', 'HTTP://h/%62', { base: 'http://h/' }, true],
  ['rfc2396bis-01', '#x', 'http://h/?q#x', { base: 'http://h/?q' }, true],
])('by %s §6.1 %s and %s are compared by their targets, %j', (id, a, b, options, equal) => {
  const found = revision(id).equivalent(a, b, options);
  expect([found.equal, found.sections[0]]).toEqual([equal, '6.1']);
});

test.each<[RevisionId, EquivalentOptions]>([
  ['rfc2396', { base: 'http://h/' }],
  ['url-1997', { fragments: false }],
])('%s does not define the equivalence of %j', (id, options) => {
  expect(() => revision(id).equivalent('a', 'a', options)).toThrow(UnsupportedOperationError);
});

test('what cannot be resolved has no target', () => {
  const document = revision('rfc3986');
  expect(() => document.equivalent('a', 'a', { base: 'b' })).toThrow(ResolutionError);
  expect(() => document.equivalent('a|', 'a', { base: 'http://h/' })).toThrow(UriSyntaxError);
  expect(() => document.equivalent('a#%zz', 'a', { fragments: false })).toThrow(UriSyntaxError);
});
