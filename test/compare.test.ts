import { compare, revision, type RevisionId, revisions } from '../src/index.js';

/** The revisions that would have taken the offending character, by the revision that did not. */
function takenBy(text: string): Partial<Record<RevisionId, readonly RevisionId[]>> {
  return Object.fromEntries(
    compare(text, { revisions: ['seeds'] }).flatMap((row) =>
      row.derivable ? [] : [[row.revision, row.takenBy]],
    ),
  );
}

describe('takenBy', () => {
  test.each<[string, string, Partial<Record<RevisionId, readonly RevisionId[]>>]>([
    // 1993 and 1995 have the space in extra.
    [
      'the space',
      'http://exa mple/',
      {
        rfc1738: ['url-1993', 'url-1995'],
        'url-1997': ['url-1993', 'url-1995'],
        'rfc2396bis-01': ['url-1993', 'url-1995'],
      },
    ],
    // Only 2003 has IPv6 references; all others stop at the bracket.
    [
      'the bracket',
      'http://[::1]/',
      {
        'url-1993': ['rfc2396bis-01'],
        'url-1995': ['rfc2396bis-01'],
        rfc1738: ['rfc2396bis-01'],
        'url-1997': ['rfc2396bis-01'],
      },
    ],
    // The text ends too early for three, of which none takes it further than another.
    [
      'the end of the text',
      'a',
      {
        'url-1993': ['url-1997', 'rfc2396bis-01'],
        'url-1995': ['url-1997', 'rfc2396bis-01'],
        rfc1738: ['url-1997', 'rfc2396bis-01'],
      },
    ],
    [
      'what none takes',
      'a:<',
      { 'url-1993': [], 'url-1995': [], rfc1738: [], 'url-1997': [], 'rfc2396bis-01': [] },
    ],
    ['what all derive', 'http://h/', {}],
  ])('%s: %s', (_, text, expected) => {
    expect(takenBy(text)).toEqual(expected);
  });

  test('is what a revision says of the text up to the offending character', () => {
    for (const text of [
      'http://h?q',
      '//h?q',
      '1a:b',
      'a%zz',
      'a:%4',
      'wais://h',
      '~',
      'a^b',
      '{',
      'a:b"c',
    ]) {
      for (const row of compare(text, { revisions })) {
        if (row.derivable) continue;
        const { offset, found } = row.error;
        const others = revisions.filter((id) => {
          const result = revision(id).safeParse(text);
          if (result.ok) return true;
          return found !== undefined && result.error.offset >= offset + found.length;
        });
        expect(row.takenBy).toEqual(others);
      }
    }
  });

  test('knows of the revisions compared only', () => {
    const [row] = compare('a b', { revisions: ['url-1997', 'rfc1738'] });
    expect(row?.takenBy).toEqual([]);
  });
});
