/** Cleaning typed references: Appendix E of 1997 and RFC 2396, Appendix C of RFC 3986. */
import fc from 'fast-check';
import {
  revision,
  type Revision,
  type RevisionId,
  revisions,
  UnsupportedOperationError,
} from '../../../src/api/index.js';

const describing = revisions.filter(describes);

function describes(id: RevisionId): boolean {
  try {
    revision(id).clean('');
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(UnsupportedOperationError);
    return false;
  }
}

test.each([
  ['"http://www.w3.org/Addressing/"', 'http://www.w3.org/Addressing/', ['wrapper', 'wrapper']],
  ['<ftp://ds.internic.\n   net/rfc/>', 'ftp://ds.internic.net/rfc/', ['wrapper', 'white space', 'wrapper']],
  [
    '<http://www.ics.uci.edu/pub/\nietf/uri/historical.html#WARNING>',
    'http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING',
    ['wrapper', 'white space', 'wrapper'],
  ],
  ['<URL:http://h.d/a>', 'http://h.d/a', ['wrapper', 'prefix', 'wrapper']],
  [
    '< url: http://h.d/a >',
    'http://h.d/a',
    ['wrapper', 'white space', 'prefix', 'white space', 'white space', 'wrapper'],
  ],
  ['  http://h.d/a\n', 'http://h.d/a', ['white space', 'white space']],
  ['http://h.d/a', 'http://h.d/a', []],
  ['<', '<', []],
  ['<>', '', ['wrapper', 'wrapper']],
  ['', '', []],
])('%j', (given, text, kinds) => {
  for (const id of describing) {
    const cleaned = revision(id).clean(given);
    expect(cleaned.text).toBe(text);
    expect(cleaned.changes.map(({ kind }) => kind)).toEqual(kinds);
    expect(cleaned.section).toMatch(/^(?:RFC \d+ )?Appendix/);
  }
});

test('reports a hyphen before a line break as doubtful', () => {
  const { text, changes } = revision('rfc3986').clean('http://h.d/a-\n  b');
  expect(text).toBe('http://h.d/a-b');
  expect(changes).toMatchObject([
    { offset: 13, found: '\n  ', remark: expect.stringMatching(/hyphen/) as string },
  ]);
});

test('documents that describe no delimiters say so', () => {
  expect(describing).toContain('rfc1738');
  expect(() => revision('rfc1808').clean('<a>')).toThrow(/rfc1808 does not describe delimiters/);
});

test('the cleaned and the removed text together are the input', () => {
  const document: Revision = revision('rfc3986');
  const texts = fc.string({ unit: fc.constantFrom(...Array.from('<>"URL: \n\t-ab/')) });
  fc.assert(
    fc.property(texts, (given) => {
      const { text, changes } = document.clean(given);
      expect(text).not.toMatch(/\s/);
      const taken = new Set(changes.flatMap(({ offset, found }) => Array.from(found, (_, i) => offset + i)));
      expect(
        Array.from(given)
          .filter((_, i) => !taken.has(i))
          .join(''),
      ).toBe(text);
      for (const { offset, found } of changes) expect(given.slice(offset, offset + found.length)).toBe(found);
    }),
    { numRuns: 500, seed: 1 },
  );
});
