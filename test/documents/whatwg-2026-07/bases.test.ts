/** The start rule depends on the kind of base: #relative-url-string, #relative-url-with-fragment-string. */
import { revision } from '../../../src/api/index.js';

const whatwg = revision('whatwg-2026-07');

test.each([
  ['https://h/', 'valid-URL-string-special'],
  ['WS://h/', 'valid-URL-string-special'],
  ['file:///a', 'valid-URL-string-file'],
  ['a://h/', 'valid-URL-string-other'],
  ['a:/', 'valid-URL-string-other'],
  ['a:b', 'valid-URL-string-opaque'],
  ['opaque', 'valid-URL-string-opaque'],
])('%s is the base of %s', (base, start) => {
  expect(whatwg.startFor(base)).toBe(start);
});

test('check reads a reference by its base', () => {
  expect(whatwg.check(':').derivable).toBe(false);
  expect(whatwg.check(':', { base: 'https://h/' }).derivable).toBe(true);
  expect(whatwg.check('http:a', { base: 'https://h/' }).derivable).toBe(false);
});

test('a base makes no difference in a document with one start', () => {
  expect(revision('rfc3986').startFor('a:b')).toBe('URI-reference');
});

test('no kind of base has another name', () => {
  expect(() => whatwg.startFor('special ')).toThrow('no kind of base is called "special "');
});
