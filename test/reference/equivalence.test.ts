/** Equivalence: the documents' pairs, the level that decides, the first difference, laws. */
import fc from 'fast-check';
import { revision, revisions, UriSyntaxError, type RevisionId } from '../../src/index.js';
import { equivalent, type Equivalence } from '../../src/reference/equivalence.js';
import { normalize, type Level } from '../../src/reference/normalize.js';
import { sections } from '../document-sections.js';
import { examplesOfKind } from '../load-examples.js';
import { algorithmsOf, derivable, seed } from './algorithms-of.js';
import { errorOf } from './error-of.js';

function compare(id: RevisionId, a: string, b: string, level?: Level): Equivalence {
  return equivalent(revision(id), algorithmsOf(id).normalization, a, b, level);
}

/** The examples show parts of URLs too. */
function whole(text: string): string {
  return /^[%~]/.test(text) ? `http://h/${text}` : text.includes(':') ? text : `${text}://h/`;
}

describe.each(revisions)('%s', (id) => {
  for (const { section, text, other, basis } of examplesOfKind(id, 'equals')) {
    test(`§${section}: ${text} is equivalent to ${other} by ${basis}`, () => {
      const { equal, level } = compare(id, whole(text), whole(other));
      // §6.2.4: only a redirect tells that, no string.
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
        const { equal, level, normalized, difference } = compare(id, a, b);
        expect(compare(id, b, a)).toMatchObject({ equal, level, difference });
        expect(equal).toBe(normalized[0] === normalized[1]);
        if (difference === undefined) expect(equal).toBe(true);
        else {
          expect(normalized[0].slice(0, difference)).toBe(normalized[1].slice(0, difference));
          expect(normalized[0][difference]).not.toBe(normalized[1][difference]);
        }
      }),
      seed,
    );
  });
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

/** What the documents call equivalent, level by level; undefined where they do not. */
const pairs: readonly (readonly [RevisionId, section: string, a: string, b: string, Level | undefined])[] = [
  ['rfc1738', '3.1', 'http://www.example.com:080/', 'http://www.example.com/', 'scheme'],
  ['rfc1738', '3.1', 'http://h:08080/', 'http://h:8080/', 'scheme'],
  ['rfc1738', '3.1', 'http://h:8081/', 'http://h:8080/', undefined],
  ['rfc1738', '2.2', 'http://h/a%2Db', 'http://h/a-b', 'escape'],
  ['rfc1738', '2.2', 'http://h/a%2fb', 'http://h/a/b', undefined],
  ['rfc1738', '2.2', 'http://h/a%3Bb', 'http://h/a;b', undefined],
  ['rfc1738', '2.2', 'http://h/a%7Eb', 'http://h/a%7eb', 'escape'],
  ['rfc1738', '3.3', 'http://h', 'http://h/', 'scheme'],
  ['rfc1738', '3.3', 'http://h:80/', 'http://h', 'scheme'],
  ['rfc1738', '3.3', 'http://h/a', 'http://h/a/', undefined],
  ['rfc1738', '3.4.1', 'gopher://h', 'gopher://h/', 'scheme'],
  ['rfc1738', '3.4.1', 'gopher://h/', 'gopher://h/1', 'scheme'],
  ['rfc1738', '3.4.1', 'gopher://h/', 'gopher://h/0', undefined],
  ['rfc1738', '3.4.1', 'gopher://h/', 'gopher://h/11', undefined],
  ['rfc1738', '3.8', 'telnet://u@h', 'telnet://u@h:23/', 'scheme'],
  ['rfc1738', '3.10', 'file://localhost/x', 'file:///x', 'scheme'],
  ['rfc1738', '3.10', 'file://h/x', 'file:///x', undefined],
  ['url-1997', '4.3.1', 'http://www.example.com:080/', 'http://www.example.com/', 'scheme'],
  ['url-1997', '4.3.1', 'x://h:08080/', 'x://h:8080/', 'scheme'],
  ['url-1997', '2.3', 'http://h/a%2Eb', 'http://h/a.b', 'escape'],
  ['url-1997', '2.3', 'http://h/%2E%2E/b', 'http://h/../b', 'escape'],
  ['url-1997', '2.3', 'a%2Db:c', 'a-b:c', undefined],
  ['url-1997', '2.2', 'http://h/a%3Bb', 'http://h/a;b', undefined],
  ['rfc2396bis-01', '3.2.2', 'http://www.example.com:080/', 'http://www.example.com/', 'scheme'],
  ['rfc2396bis-01', '3.2.2', 'http://www.example.com:000/', 'http://www.example.com:0/', 'scheme'],
  ['rfc2396bis-01', '6.2.2.2', 'http://h/a%2Db', 'http://h/a-b', 'escape'],
  ['rfc2396bis-01', '6.2.2.3', 'http://h/a/%2E%2E/b', 'http://h/b', 'path-segments'],
  ['rfc2396bis-01', '2.2', 'http://h/a%2Cb', 'http://h/a,b', undefined],
  // Digits are unescaped "without fear of creating a conflict", although a registered name becomes a host.
  ['rfc2396bis-01', '2.3', 'http://www.w%33.org/', 'http://www.w3.org/', 'escape'],
  ['rfc2396bis-01', '2.3', 'http://WWW.w%33.org:80/', 'http://www.w3.org/', 'scheme'],
];

test.each(pairs)('%s, §%s: %s and %s: %s', (id, section, a, b, level) => {
  expect(sections[id]).toContain(section);
  const { equal, level: deciding } = compare(id, a, b);
  expect(equal ? deciding : undefined).toBe(level);
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
      { ...seed, numRuns: 1000 },
    );
  },
);

test('the level that is asked for is the highest tried', () => {
  const [a, b] = ['http://H/%7e/./b:80', 'http://h/~/b:80'];
  expect(compare('rfc2396bis-01', a, b, 'escape')).toEqual({
    equal: false,
    level: 'escape',
    normalized: ['http://h/~/./b:80', 'http://h/~/b:80'],
    difference: 11,
  });
  expect(compare('rfc2396bis-01', a, b, 'path-segments')).toMatchObject({ equal: true });
});

test('one normal form may go on where the other ends', () => {
  expect(compare('rfc2396bis-01', 'http://h', 'HTTP://h/')).toMatchObject({ equal: false, difference: 8 });
});

test('what has no normal form cannot be compared', () => {
  expect(() => compare('url-1997', 'http://h/', 'http://h/[')).toThrow(UriSyntaxError);
  const error = errorOf(() => compare('url-1997', 'a', 'b', 'path-segments'));
  expect(error).toMatchObject({ name: 'UnsupportedOperationError', revision: 'url-1997' });
});
