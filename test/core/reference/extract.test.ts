/** References found in text: every example of the documents, delimiters, punctuation, line breaks, positions. */
import { revision, revisions, type RevisionId } from '../../../src/api/index.js';
import { UnsupportedOperationError } from '../../../src/core/reference/error.js';
import { extract } from '../../../src/core/reference/extract-scanner.js';
import {
  type ExtractOptions,
  type Found,
  referenceLimit,
} from '../../../src/core/reference/extract-rules.js';
import { expected } from '../../documents/expected.js';
import { examplesOfKind } from '../../load-examples.js';
import { extractorOf } from './extractors.js';

function found(id: RevisionId, text: string, options?: ExtractOptions): Found[] {
  return extract(extractorOf(id), text, options);
}

function texts(id: RevisionId, text: string, options?: ExtractOptions): string[] {
  return found(id, text, options).map((one) => one.text);
}

describe.each(revisions)('%s: what the document itself delimits', (id) => {
  const examples = examplesOfKind(id, 'extracted').filter(({ context }) => context === 'text');
  for (const { section, text, urls } of examples) {
    test(`§${section}: ${text}`, () => {
      expect(texts(id, text)).toEqual(urls);
    });
  }

  test('sections exist', () => {
    const { section, abbreviatedSection } = extractorOf(id);
    for (const one of [section, abbreviatedSection])
      if (one !== undefined) expect(expected(id, 'facts').sections).toContain(one);
  });
});

/** In rows without a revision, all five must agree. */
interface Row {
  readonly text: string;
  readonly found: readonly string[];
  readonly in?: readonly RevisionId[];
}

const later: readonly RevisionId[] = ['url-1997', 'rfc2396', 'rfc2396bis-01', 'rfc3986'];
const numbered: readonly RevisionId[] = ['rfc1738', ...later];

const rows: readonly Row[] = [
  { text: '', found: [] },
  { text: 'no reference: here', found: [] },
  { text: 'see http://h.dom/a.', found: ['http://h.dom/a'] },
  {
    text: 'see http://h.dom/a, or http://h.dom/b; or http://h.dom/c!',
    found: ['http://h.dom/a', 'http://h.dom/b', 'http://h.dom/c'],
  },
  { text: '(see http://h.dom/a)', found: ['http://h.dom/a'] },
  { text: 'http://h.dom/a(b)', found: ['http://h.dom/a(b)'] },
  { text: '(http://h.dom/a(b)).', found: ['http://h.dom/a(b)'] },
  { text: "it's 'http://h.dom/a'", found: ['http://h.dom/a'] },
  {
    text: '“http://h/é”, «http://h/ü» http://h/日本。 …',
    found: ['http://h/é', 'http://h/ü', 'http://h/日本'],
    in: ['rfc3987'],
  },
  { text: 'http://h/«é»a', found: ['http://h/«é»a'], in: ['rfc3987'] },
  { text: 'http://h.dom/a...', found: ['http://h.dom/a'] },
  { text: 'http://h.dom/a-', found: ['http://h.dom/a-'] },
  { text: 'URL:http://h.dom/a', found: ['http://h.dom/a'] },
  { text: 'url:http://h.dom/a', found: ['http://h.dom/a'] },
  {
    text: '\u201Chttp://h.dom/a\u201D',
    found: ['http://h.dom/a'],
    in: revisions.filter((id) => !revision(id).accepts('http://h.dom/a\u201D')),
  },
  { text: '1http://h.dom/a', found: ['http://h.dom/a'] },
  { text: 'at 12:30, or 1:2', found: [] },
  { text: 'C:\\x Note: this. http:// and http:', found: [] },
  { text: 'std::x', found: ['std::x'], in: numbered },
  { text: 'a@b.dom mailto:a@b.dom', found: ['mailto:a@b.dom'] },
  { text: 'http://h.dom/a<br>http://h.dom/b', found: ['http://h.dom/a', 'http://h.dom/b'] },
  { text: 'http://h.dom/a"b', found: ['http://h.dom/a'] },
  { text: 'http://h.dom/a\u3000b', found: ['http://h.dom/a'] },
  { text: '<http://h.dom/a\n  b>', found: ['http://h.dom/ab'] },
  { text: '<http://h.dom/a b>', found: ['http://h.dom/ab'] },
  { text: '"http://h.dom/a\n  b"', found: ['http://h.dom/ab'] },
  { text: '"http://h.dom/a b"', found: ['http://h.dom/a'] },
  { text: 'see "the http://h.dom/a" and "http://h.dom/b"', found: ['http://h.dom/a', 'http://h.dom/b'] },
  { text: '"one "http://h.dom/a" two', found: ['http://h.dom/a'] },
  { text: '<a href="http://h.dom/a">', found: ['http://h.dom/a'] },
  { text: '< URL: http://h.dom/a >', found: ['http://h.dom/a'] },
  { text: '<URL:>', found: [] },
  { text: '<URL:../a b>', found: ['../ab'] },
  { text: '<br> "word" <a@b.dom>', found: [] },
  { text: '<http://h.dom/a', found: ['http://h.dom/a'] },
  { text: '"http://h.dom/a', found: ['http://h.dom/a'] },
  { text: '<a <http://h.dom/a>>', found: ['http://h.dom/a'] },
  { text: 'http://h.dom/a|http://h.dom/b', found: ['http://h.dom/a', 'http://h.dom/b'] },
  { text: 'http://[2001:db8::7]/', found: ['http://[2001:db8::7]/'], in: ['rfc2396bis-01', 'rfc3986'] },
  { text: 'in [http://h.dom/a]', found: ['http://h.dom/a'] },
  // A bracketed text instead of a host begins no reference.
  {
    text: 'http://[fe80::1]/x http://h.dom/a',
    found: ['http://h.dom/a'],
    in: ['url-1993', 'url-1995', 'rfc1630', 'rfc1738', 'rfc1808', 'url-1997', 'rfc2396'],
  },
  { text: 'http://[1:2:abc::zz::1]/', found: [] },
  { text: 'ftp://u:p@[fe80::1]/x', found: ['ftp://u:p@'], in: ['rfc2396'] },
  { text: 'http://h.dom/a[std::x]', found: ['http://h.dom/a', 'std::x'], in: ['url-1997', 'rfc2396'] },
  { text: 'http://h.dom/a~b', found: ['http://h.dom/a'], in: ['url-1993', 'url-1995', 'rfc1738'] },
  { text: 'http://h.dom/a~b', found: ['http://h.dom/a~b'], in: later },
  { text: 'http://h.dom/a#b', found: ['http://h.dom/a#b'] },
  { text: 'http://h.dom/a#b.', found: ['http://h.dom/a#b'] },
  { text: 'http://h.dom/a#b#c', found: ['http://h.dom/a#b'] },
  // RFC 1738 derives none with such a scheme, but asks programs to read it (2.1).
  { text: 'HTTP://h.dom/', found: ['HTTP://h.dom/'], in: ['rfc1738', ...later] },
];

describe.each(rows)('$text', ({ text, found: expected, in: ids = revisions }) => {
  test.each(ids)('%s', (id) => {
    expect(texts(id, text)).toEqual(expected);
  });
});

describe('facts about a reference', () => {
  test('spans lie in the source, with and without the wrapper', () => {
    const text = 'x <URL: http://h.dom/\n a> y URL:http://h.dom/b, "http://h.dom/c"';
    const spans = found('url-1997', text).map(({ span, outer, wrapper }) => [
      wrapper,
      text.slice(span.start, span.end),
      text.slice(outer.start, outer.end),
    ]);
    expect(spans).toEqual([
      ['url', 'http://h.dom/\n a', '<URL: http://h.dom/\n a>'],
      ['none', 'http://h.dom/b', 'URL:http://h.dom/b'],
      ['quotes', 'http://h.dom/c', '"http://h.dom/c"'],
    ]);
  });

  test('finds the contents of <URL:> even if underivable', () => {
    expect(found('rfc1738', '<URL:http://h.dom/~a>')).toMatchObject([
      { text: 'http://h.dom/~a', wrapper: 'url', derivable: false },
    ]);
  });

  test('RFC 1738 reads a reference without the fragment, which is no part of the URL', () => {
    expect(revision('rfc1738').accepts('http://h.dom/a#b')).toBe(false);
    expect(found('rfc1738', '<URL:http://h.dom/a#b>')).toMatchObject([
      { derivable: false, tolerated: { text: 'http://h.dom/a', section: '2.2' } },
    ]);
    for (const text of ['http://h.dom/~a#b', 'http://h.dom/a#b#c']) {
      expect(found('rfc1738', `<URL:${text}>`)).toMatchObject([{ derivable: false, tolerated: undefined }]);
    }
  });

  test.each([
    ['http://h.dom/a b', true],
    ['http://h.dom/a', true],
    ['http://h.dom/a.)', true],
    ['http://h.dom/a]', true],
    ['http://h.dom/a\u201D', true],
    ['http://h.dom, b', true],
    ['http://h.dom;', true],
    ['http://h.dom!?)', true],
    ['http://h.dom/a~b', false],
    ['http://h.dom/a\u00E9', false],
    ['http://h.dom/a#b', true],
    ['http://h.dom/a#b\u00E9', false],
  ])('%s, complete: %s', (text, complete) => {
    expect(found('rfc1738', text)).toMatchObject([{ complete }]);
  });
});

describe('a hyphen at the end of a line', () => {
  test('is ambiguous: it is kept, and the other candidate is reported', () => {
    expect(found('url-1997', '<http://h.dom/a-\n  b-c>')).toMatchObject([
      { text: 'http://h.dom/a-b-c', hyphens: [14], alternative: 'http://h.dom/ab-c', derivable: true },
    ]);
  });

  test('all such hyphens together', () => {
    expect(found('url-1997', '<http://h-\r\n.dom/a- \n b>')).toMatchObject([
      { text: 'http://h-.dom/a-b', hyphens: [8, 15], alternative: 'http://h.dom/ab' },
    ]);
  });

  test('is dropped if only that makes the text derivable', () => {
    expect(found('rfc2396bis-01', '<http://[::-\n1]/>')).toMatchObject([
      { text: 'http://[::1]/', hyphens: [], alternative: 'http://[::-1]/', derivable: true },
    ]);
  });

  test('a hyphen before a blank only is not in doubt', () => {
    expect(found('url-1997', '<http://h.dom/a- b>')).toMatchObject([{ hyphens: [], alternative: undefined }]);
  });
});

describe('options', () => {
  test('schemes', () => {
    const text = 'Note:x http://h.dom/ <ftp://h.dom/> "mailto:a@b" <URL:news:a>';
    expect(texts('url-1997', text, { schemes: ['http', 'mailto'] })).toEqual([
      'http://h.dom/',
      'mailto:a@b',
      'news:a',
    ]);
  });

  test('abbreviated references are off by default (Appendix F)', () => {
    expect(texts('rfc2396bis-01', 'see www.w3.org/Addressing/')).toEqual([]);
  });

  test.each([
    ['www.w3.org/Addressing/', 'http://www.w3.org/Addressing/'],
    ['(www.w3.org)', 'http://www.w3.org'],
    ['WWW.w3.org:80/a,', 'http://WWW.w3.org:80/a'],
    ['www.w3.org?q#f', 'http://www.w3.org?q#f'],
  ])('abbreviated: %s', (text, completed) => {
    const result = found('rfc2396bis-01', text, { abbreviated: true });
    expect(result).toMatchObject([{ completed, wrapper: 'none', derivable: true }]);
    expect(`http://${result[0]?.text ?? ''}`).toBe(completed);
  });

  test.each(['www', 'www.', 'www.x', 'awww.w3.org', 'www..org', 'w3.org/'])('not abbreviated: %s', (text) => {
    expect(texts('rfc2396bis-01', text, { abbreviated: true })).toEqual([]);
  });

  const withoutAbbreviated = revisions.filter((id) => extractorOf(id).abbreviatedSection === undefined);

  test.each(withoutAbbreviated)('%s has no abbreviated references', (id) => {
    expect(() => texts(id, '', { abbreviated: true })).toThrow(UnsupportedOperationError);
  });

  test('ignores a wrapper that is not closed within the limit', () => {
    const text = `<http://h.dom/${' '.repeat(20)}a>`;
    expect(found('url-1997', text)).toMatchObject([{ wrapper: 'angle', text: 'http://h.dom/a' }]);
    expect(found('url-1997', text, { limit: 20 })).toMatchObject([
      { wrapper: 'none', text: 'http://h.dom/' },
    ]);
  });

  test('truncates a word beyond the limit, with a note', () => {
    const text = `http://h.dom/${'a'.repeat(30)} http://h.dom/b`;
    expect(found('url-1997', text, { limit: 20 })).toMatchObject([
      { text: 'http://h.dom/aaaaaaa', complete: false },
      { text: 'http://h.dom/b', complete: true },
    ]);
    expect(found('rfc1738', `http://h.dom/#${'a'.repeat(30)}`, { limit: 20 })).toMatchObject([
      { text: 'http://h.dom/#aaaaaa', complete: false },
    ]);
    expect(texts('url-1997', `${'a'.repeat(30)}:b c:d`, { limit: 20 })).toEqual(['c:d']);
    expect(found('url-1997', `http://h.dom/${'a'.repeat(referenceLimit)}`)).toMatchObject([
      { complete: false },
    ]);
  });
});
