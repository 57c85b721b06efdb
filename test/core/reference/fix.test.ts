/** Fixing: the prescriptions of each document, and the cases it leaves open. */
import fc from 'fast-check';
import { EscapeError, revision, revisions, type RevisionId } from '../../../src/api/index.js';
import { errorOf } from './error-of.js';

test.each<readonly [id: RevisionId, section: string, text: string, fixed: string]>([
  ['rfc3986', '2.4, 3.3', 'http://h/a b', 'http://h/a%20b'],
  ['rfc3986', '2.5, 2.4, 3.3', 'http://h/ü', 'http://h/%C3%BC'],
  ['rfc3986', '2.5, 2.4, 3.3', 'http://h/😀', 'http://h/%F0%9F%98%80'],
  ['rfc3986', '2.4, 3.3', 'http://h/100%', 'http://h/100%25'],
  ['rfc3986', '2.4, 3.3', 'http://h/%zz%4', 'http://h/%25zz%254'],
  ['rfc3986', '2.4, 3.4', '?a[]=1|x', '?a%5B%5D=1%7Cx'],
  ['rfc3986', '2.4, 3.5', '#b#c', '#b%23c'],
  ['rfc3986', '3.2.2, 2.4', 'http://hü/', 'http://h%C3%BC/'],
  ['rfc6874', 'RFC 3986 §3.2.2, RFC 3986 §2.4', 'http://hü/', 'http://h%C3%BC/'],
  ['rfc6874', 'RFC 3986 §2.4, 2', 'http://[fe80::1%eth0]/', 'http://[fe80::1%25eth0]/'],
  ['rfc2396bis-01', '6.3, 2.4, 3.3', 'http://h/ü', 'http://h/%C3%BC'],
  ['rfc2396', '2.4, A, 3.3', 'foo:/h\\p', 'foo:/h%5Cp'],
  ['rfc1738', '2.2, 5, 3.1', 'http://h/<a>', 'http://h/%3Ca%3E'],
  ['rfc1630', '', 'http://h/ü', 'http://h/%FC'],
  ['url-1993', 'Encoding prohibited characters, BNF syntax', 'http://h/ü', 'http://h/%FC'],
  // The BNF of 1993 has a space in "extra"; "Choices" says that "spaces are not legal characters".
  ['url-1993', 'Encoding prohibited characters, BNF syntax', 'http://h.d/a b', 'http://h.d/a%20b'],
  // RFC 1738 §3.3 and §3.2.2 reserve these within the components of their schemes; only otherurl derives them raw.
  ['rfc1738', '2.2, 5, 3.3', 'http://h.d/a?b/c', 'http://h.d/a?b%2Fc'],
  ['rfc1738', '2.2, 5, 3.1', 'ftp://h.d/a;b', 'ftp://h.d/a%3Bb'],
  // RFC 3986 §4.2: "Such a segment must be preceded by a dot-segment"; so in 2003 and RFC 2396 §5, RFC 1808 §5.3.
  ['rfc3986', '4.2', '1:2', './1:2'],
  ['rfc3986', '4.2', ':a', './:a'],
  ['rfc6874', 'RFC 3986 §4.2', '1:2', './1:2'],
  ['rfc2396bis-01', '5', '1:2', './1:2'],
  ['rfc2396', '5', '1:2', './1:2'],
  ['rfc2732', 'RFC 2396 §5', '1:2', './1:2'],
])('%s (%s): %j', (id, section, text, fixed) => {
  const result = revision(id).fix(text);
  expect(result.text).toBe(fixed);
  expect(result.changes.length).toBeGreaterThan(0);
  if (section !== '')
    expect(new Set(result.changes.map((change) => change.section))).toEqual(new Set([section]));
});

test('each change has its offset, text and component', () => {
  expect(revision('rfc3986').fix('http://h/a b?ü').changes).toEqual([
    { offset: 10, found: ' ', written: '%20', role: 'path', section: '2.4, 3.3', remark: undefined },
    {
      offset: 13,
      found: 'ü',
      written: '%C3%BC',
      role: 'query',
      section: '2.5, 2.4, 3.4',
      remark: expect.stringMatching(/^RFC 3986 recommends UTF-8/) as unknown,
    },
  ]);
});

test('reports inserted text separately from escapes', () => {
  expect(revision('rfc3986').fix('a b:c').changes).toMatchObject([
    {
      offset: 0,
      found: '',
      written: './',
      section: '4.2',
      remark: expect.stringMatching(/lacks a scheme/) as string,
    },
    { offset: 1, found: ' ', written: '%20', section: '2.4, 3.3' },
  ]);
  expect(revision('rfc1808').fix('a b:c').text).toBe('./a%20b:c');
  expect(revision('url-1997').fix('a b:c').text).toBe('./a%20b:c');
});

test.each<readonly [id: RevisionId, text: string, role: string, remark: RegExp | undefined]>([
  // RFC 3986 §3.2.2: "must first be encoded according to UTF-8"; "URI producers should provide these … in the IDNA
  // encoding".
  ['rfc3986', 'http://hü/', 'host', /IDNA/],
  ['rfc6874', 'http://hü/', 'host', /IDNA/],
  // RFC 3986 §2.5: "When a new URI scheme defines a component"; 2003 §6.3: "whenever possible".
  ['rfc3986', 'http://h/ü', 'path', /^RFC 3986 recommends UTF-8 for new schemes/],
  ['rfc2396bis-01', 'http://h/ü', 'path', /^UTF-8 is recommended: "whenever possible"/],
  ['rfc1630', 'http://h/ü', 'path', undefined],
  // RFC 6874 §2: "any occurrences of literal "%" symbols in a URI MUST be percent-encoded".
  ['rfc6874', 'http://[fe80::1%eth0]/', 'zone', undefined],
  ['rfc6874', 'http://[fe80::1%25e th]/', 'zone', undefined],
])('%s: of %j the change is in the %s', (id, text, role, remark) => {
  const [change] = revision(id).fix(text).changes;
  expect(change?.role).toBe(role);
  if (remark === undefined) expect(change?.remark).toBeUndefined();
  else expect(change?.remark).toMatch(remark);
});

// The escapes make the text derivable, but no server, which http: requires.
test.each<readonly [id: RevisionId, text: string, offset: number, section: string]>([
  ['rfc1738', 'http://a b/', 8, '3'],
  ['url-1997', 'http://a b/', 8, '4.4'],
  ['rfc2396', 'http://a b/', 8, '3.2.2'],
  ['rfc2732', 'http://a b/', 8, 'RFC 2396 §3.2.2'],
  ['rfc2396bis-01', 'http://a b/', 8, '3.2.2'],
  ['rfc2396bis-01', 'http://hü/', 8, '3.2.2'],
  ['rfc3986', 'http:a b', 6, '3.2.2'],
  ['rfc6874', 'http://[::1%eth0]/', 11, '4'],
  // The change is outside of what the prose forbids.
  ['rfc2396', 'http://h:80a/b c', 14, '3.2.2'],
])('%s forbids what the escapes make of %j', (id, text, offset, section) => {
  const error = errorOf(() => revision(id).fix(text));
  expect(error).toBeInstanceOf(EscapeError);
  expect(error).toMatchObject({ offset, section });
  expect((error as Error).message).toMatch(/would be derivable, but is forbidden: /);
});

// URL Standard, basic URL parser and state machine: what it removes or reads as a slash, an escape would change.
test.each<readonly [text: string, offset: number, section: string]>([
  [' http://h/', 0, '#concept-basic-url-parser'],
  ['http://h/a\tb', 10, '#concept-basic-url-parser'],
  ['http://h/a\nb', 10, '#concept-basic-url-parser'],
  ['http://h/a ', 10, '#concept-basic-url-parser'],
  ['http://h/a\\b', 10, '#invalid-reverse-solidus'],
  ['WSS:\\\\h', 4, '#invalid-reverse-solidus'],
])('the URL Standard prescribes no escape in %j', (text, offset, section) => {
  const document = revision('whatwg-2026-07');
  const error = errorOf(() => document.fix(text));
  expect(error).toBeInstanceOf(EscapeError);
  expect(error).toMatchObject({ offset, section });
  expect(document.safeParse(text)).toMatchObject({ error: { escaped: undefined } });
});

test.each([
  ['foo://h/a\\b', 'foo://h/a%5Cb'],
  ['http://h/a?b\\c', 'http://h/a?b%5Cc'],
  ['http://h/a b', 'http://h/a%20b'],
])('it prescribes one in %j', (text, fixed) => {
  expect(revision('whatwg-2026-07').fix(text).text).toBe(fixed);
});

// Browsers end the host there (URL Standard, host state), and a path of Windows is a path.
const backslashes = [
  'https://example.com\\@evil.com',
  'http://h\\p',
  'http://h:80\\p',
  '//h\\p',
  'http://u\\v@h/',
  '/\\h',
  '\\/h',
  '\\\\h\\p',
  'foo:\\\\h',
  'C:\\a',
];

test.each(
  revisions.flatMap((id) =>
    backslashes.filter((text) => !revision(id).accepts(text)).map((text) => [id, text] as const),
  ),
)('%s does not decide the backslash of %j', (id, text) => {
  expect(errorOf(() => revision(id).fix(text))).toBeInstanceOf(EscapeError);
  const result = revision(id).safeParse(text);
  const error = result.ok ? undefined : result.error;
  expect(error?.escaped).toBeUndefined();
  if (error?.found === '\\') expect(error.nearest).toEqual([]);
});

test.each(['http://h/a\\b', 'http://h?a\\b', '/a\\b', 'a\\b', 'mailto:a\\b'])(
  'no host depends on that of %j',
  (text) => {
    expect(revision('rfc3986').fix(text).text).toBe(text.replaceAll('\\', '%5C'));
  },
);

test.each<readonly [id: RevisionId, text: string, missing: string, section: string]>([
  ['rfc3986', 'http://[::1', ']', '3.2.2'],
  ['rfc3986', 'http://u v@[::1', ']', '3.2.2'],
  ['rfc1738', '', 'a:', '5'],
])('%s: %j is incomplete without %j', (id, text, missing, section) => {
  const error = errorOf(() => revision(id).fix(text)) as EscapeError;
  expect(error).toMatchObject({ offset: text.length, found: '', section });
  expect(error.message).toContain(`; "${missing}" would complete it (`);
});

test('leaves forbidden but derivable texts unchanged', () => {
  expect(revision('rfc2396').fix('http://a%20b/').changes).toEqual([]);
  // The form of http has no place for a user, so no escape helps.
  expect(revision('rfc1738').fix('http://u:p@h/').changes).toEqual([]);
  expect(errorOf(() => revision('rfc2396').fix('""'))).toMatchObject({ offset: 0, section: 'Appendix E' });
});

test.each<readonly [id: RevisionId, text: string, offset: number, problem: RegExp]>([
  ['rfc2396', 'http://h/ü', 9, /rfc2396 does not define its octets \(rfc2396, 2\.1\)/],
  ['rfc1738', 'http://h/ü', 9, /does not define its octets/],
  ['url-1993', 'http://h/€', 9, /has no octets in latin1/],
  ['rfc3986', 'http://h/\ud800', 9, /has no octets in utf-8/],
  ['rfc3986', 'http://a@b@c/', 10, /may be data or a delimiter/],
  ['rfc2396', 'http://[::1', 7, /may be data or a delimiter/],
  ['rfc1738', 'http://[::1', 7, /may be data or a delimiter/],
  // The first delimiter that cannot follow: the first "#" begins a fragment, and the first "?" before it a query.
  ['rfc1738', 'http://h/p#f', 10, /begins a fragment/],
  ['rfc1630', 'http://h/a#b', 10, /begins a fragment/],
  ['rfc2396', 'x:#y', 2, /begins a fragment/],
  ['url-1993', 'a#b:c', 1, /begins a fragment/],
  ['rfc2396', '?y', 0, /begins a query/],
  ['rfc2732', '?page=2', 0, /begins a query/],
  ['url-1993', 'ne?ws:a', 2, /begins a query/],
  ['url-1993', 'docs/x:y', 4, /may be data or a delimiter/],
  ['url-1997', '<URL:http://h.d/a>', 0, /is a wrapper, not part of the reference/],
  ['rfc2396', '"http://h.d/a"', 0, /is a wrapper, not part of the reference/],
  ['rfc3986', '<http://h.d/a>', 0, /\(rfc3986, Appendix C\)/],
  ['rfc3986', ' mailto:a', 7, /is allowed in a path, but not here/],
  ['rfc3986', '1http://x', 5, /is allowed in a path, but not here/],
  // The first delimiter that would have to be data, not the end of the text, which it would lead to.
  [
    'rfc3986',
    'http://h:80a/',
    12,
    /"\/" at offset 12 is not allowed after the authority "h:80a"; encoding it would be a guess/,
  ],
  [
    'rfc3986',
    'http://h:8 0/',
    12,
    /"\/" at offset 12 is not allowed after the authority "h:8 0"; encoding it would be a guess/,
  ],
  ['rfc6874', 'http://[fe80::1%ab]/', 15, /"%ab" at offset 15 begins an escape, which is not allowed here/],
  ['rfc3986', 'http://h/\ufffd', 9, /replaces invalid UTF-8/],
  ['rfc1738', 'a b:c', 1, /either raw or escaped/],
  ['rfc1738', 'www.w3.org', 10, /The reference is incomplete at offset 10/],
])('%s leaves %j open', (id, text, offset, problem) => {
  const error = errorOf(() => revision(id).fix(text));
  expect(error).toBeInstanceOf(EscapeError);
  expect(error).toMatchObject({ offset });
  expect((error as Error).message).toMatch(problem);
});

const texts = fc.string({
  unit: fc.constantFrom(
    ...Array.from('ahtp:/?#[]@%4 ü|<.1'),
    '://',
    '%20',
    '%zz',
    '\ud800',
    '😀',
    'http://h/',
  ),
  maxLength: 12,
});

describe.each(revisions)('%s', (id) => {
  const r = revision(id);

  test('results are derivable and stable; derivable texts stay unchanged', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let fixed;
        try {
          fixed = r.fix(text);
        } catch (error) {
          expect(error).toBeInstanceOf(EscapeError);
          expect(r.accepts(text)).toBe(false);
          return;
        }
        expect(r.accepts(fixed.text)).toBe(true);
        if (fixed.changes.length > 0) expect(r.check(fixed.text).conforming).toBe(true);
        expect(r.fix(fixed.text)).toEqual({ text: fixed.text, changes: [] });
        expect(fixed.changes.length === 0).toBe(r.accepts(text));
        expect(fixed.text).toBe(applied(text, fixed.changes));
      }),
      { numRuns: 100, seed: 16 },
    );
  });
});

/** Returns the text with the changes applied. */
function applied(
  text: string,
  changes: readonly { offset: number; found: string; written: string }[],
): string {
  let made = '';
  let from = 0;
  for (const { offset, found, written } of changes) {
    expect(text.startsWith(found, offset)).toBe(true);
    made += text.slice(from, offset) + written;
    from = offset + found.length;
  }
  return made + text.slice(from);
}

test('a text of many characters that cannot stand raw is fixed as a whole', () => {
  const { text, changes } = revision('rfc3986').fix(`/${' '.repeat(100_000)}`);
  expect([text.length, changes.length]).toEqual([300_001, 100_000]);
});

test.each(['telnet://u:p:q@h/', 'nntp://h/g;b/1', 'ftp://u:p:q@h/'])(
  'a derivable string for which the document prescribes no conforming one stays: %s',
  (text) => {
    expect(revision('rfc1738').fix(text)).toEqual({ text, changes: [] });
  },
);
