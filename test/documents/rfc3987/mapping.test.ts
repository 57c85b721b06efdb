/** Mapping of IRIs to URIs (RFC 3987 §3.1), conversion of URIs to IRIs (§3.2), and the laws that these sections state. */
import fc from 'fast-check';
import { compareRules } from 'uri-revisions-cli/grammar';
import { revision, UnsupportedOperationError, UriSyntaxError } from 'uri-revisions';
import { testedRule } from '../../core/automaton/automata.js';

const iris = revision('rfc3987');
const uris = revision('rfc3986');
const toUri = (text: string): string => iris.toUri(text);
const toIri = (text: string): string => iris.toIri(text);

/** A text of these pieces that a document derives. */
function derived(
  { accepts }: { accepts(text: string): boolean },
  pieces: readonly string[],
): fc.Arbitrary<string> {
  const start = fc.constantFrom('', '/', 'x:', 'http://', '//h/', '?', '#');
  return fc
    .tuple(start, fc.array(fc.constantFrom(...pieces), { maxLength: 12 }))
    .map(([first, others]) => first + others.join(''))
    .filter((text) => accepts(text));
}

const ascii = [
  'a',
  'Z',
  '1',
  '.',
  '/',
  '?',
  '#',
  ':',
  '@',
  '-',
  '!',
  '%41',
  '%2f',
  '%25',
  '%00',
  '%e9',
  '%C0%AF',
];
const escaped = [
  '%C3%A9',
  '%c3%a9',
  '%F0%9F%9A%80',
  '%EE%80%80',
  '%E2%80%AE',
  '%ED%A0%80',
  '%F0%9F',
  '%EF%BC%A1',
];
const beyond = ['é', 'e\u0301', '\u05D0', '\u{1F680}', '\uE000', '\u{10FFFD}', '\u202E', '\uFF21'];

test.each([
  ['3.1', 'http://résumé.example.org', 'http://r%C3%A9sum%C3%A9.example.org'],
  [
    '3.1',
    'http://validator.w3.org/check?uri=http%3A%2F%2Frésumé.example.org',
    'http://validator.w3.org/check?uri=http%3A%2F%2Fr%C3%A9sum%C3%A9.example.org',
  ],
  ['3.1', 'http://www.example.org/red%09rosé#red', 'http://www.example.org/red%09ros%C3%A9#red'],
  [
    '3.1',
    'http://example.com/\u{10300}\u{10301}\u{10302}',
    'http://example.com/%F0%90%8C%80%F0%90%8C%81%F0%90%8C%82',
  ],
  [
    '6.4',
    'http://www.example.org/r%E9sum%E9.xml#résumé',
    'http://www.example.org/r%E9sum%E9.xml#r%C3%A9sum%C3%A9',
  ],
])('§%s: the IRI %s becomes the URI %s', (_, iri, uri) => {
  expect(toUri(iri)).toBe(uri);
});

test.each([
  ['3.2', 'http://www.example.org/r%E9sum%E9.html', 'http://www.example.org/r%E9sum%E9.html'],
  ['3.2.1', 'http://www.example.org/D%C3%BCrst', 'http://www.example.org/Dürst'],
  ['3.2.1', 'http://www.example.org/D%FCrst', 'http://www.example.org/D%FCrst'],
  ['3.2.1', 'http://xn--99zt52a.example.org/%e2%80%ae', 'http://xn--99zt52a.example.org/%E2%80%AE'],
  ['6.4', 'http://www.example.org/r%C3%A9sum%C3%A9.html', 'http://www.example.org/résumé.html'],
  ['7.4', 'r%C3%A9sum%C3%A9.html', 'résumé.html'],
  // Step 2 excepts "%", reserved characters and "characters in US-ASCII not allowed in URIs".
  ['3.2', 'a%25%2f%3F%20%7e%41', 'a%25%2f%3F%20~A'],
  // Private characters are allowed only in the query (2.2).
  ['3.2', '/%EE%80%80?%EE%80%80#%EE%80%80', '/%EE%80%80?\uE000#%EE%80%80'],
  // "Strictly legal UTF-8": no overlong form, no surrogate, nothing incomplete.
  ['8', '/%C0%AF..', '/%C0%AF..'],
  ['3.2', '%ED%A0%80%C3%A9%C3', '%ED%A0%80é%C3'],
  // 6.1: full-width letters "should be avoided".
  ['6.1', '%EF%BC%A1', '%EF%BC%A1'],
])('§%s: the URI %s becomes the IRI %s', (_, uri, iri) => {
  expect(toIri(uri)).toBe(iri);
});

test('§3.1: the result is a URI, the mapping is idempotent, and IRI and URI are equivalent', () => {
  fc.assert(
    fc.property(derived(iris, [...ascii, ...escaped, ...beyond]), (iri) => {
      const uri = toUri(iri);
      expect(uris.accepts(uri)).toBe(true);
      expect(toUri(uri)).toBe(uri);
      if (iris.components(iri).scheme !== undefined)
        expect(iris.equivalent(iri, uri)).toMatchObject({ equal: true });
    }),
    { numRuns: 300 },
  );
});

test('§3.1: it leaves URIs unchanged', () => {
  fc.assert(
    fc.property(derived(uris, [...ascii, ...escaped]), (uri) => {
      expect(toUri(uri)).toBe(uri);
    }),
    { numRuns: 300 },
  );
});

test('§3.2: the IRI "maps back to the URI", except for case and percent-encoded unreserved characters', () => {
  const normal = (text: string): string => uris.normalize(text, 'escape').text;
  fc.assert(
    fc.property(derived(uris, [...ascii, ...escaped]), (uri) => {
      const iri = toIri(uri);
      expect(iris.accepts(iri)).toBe(true);
      expect(normal(toUri(iri))).toBe(normal(uri));
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['IRI', 'URI'],
  ['IRI-reference', 'URI-reference'],
  ['absolute-IRI', 'absolute-URI'],
  ['irelative-ref', 'relative-ref'],
])('§3.1: "Every URI is by definition an IRI": %s contains %s', (iri, uri) => {
  expect(compareRules({ revision: 'rfc3987', rule: iri }, { revision: 'rfc3986', rule: uri }).relation).toBe(
    'superset',
  );
});

test.each([
  ['IRI-reference', 'URI-reference'],
  ['IRI', 'URI'],
  ['absolute-IRI', 'absolute-URI'],
  ['irelative-ref', 'relative-ref'],
])('§3.1: the strings of %s in US-ASCII are those of %s', (iri, uri) => {
  const [wide, narrow] = [testedRule('rfc3987', iri).minimal, testedRule('rfc3986', uri).minimal];
  const pairs = [[wide.initial, narrow.initial]] as const;
  const reached = new Map<string, readonly [number, number]>([[String(pairs[0]), pairs[0]]]);
  for (const [a, b] of reached.values()) {
    expect(wide.accepting(a)).toBe(narrow.accepting(b));
    for (let unit = 0; unit < 0x80; unit++) {
      const next = [wide.step(a, wide.classOf(unit)), narrow.step(b, narrow.classOf(unit))] as const;
      reached.set(String(next), next);
    }
  }
  expect(reached.size).toBeGreaterThan(narrow.stateCount / 2);
});

test.each([
  ['<', '%3C'],
  ['>', '%3E'],
  ['"', '%22'],
  [' ', '%20'],
  ['{', '%7B'],
  ['}', '%7D'],
  ['|', '%7C'],
  ['\\', '%5C'],
  ['^', '%5E'],
  ['`', '%60'],
])(
  '§3.1: "If these characters are found but are not converted, then the conversion SHOULD fail": %j',
  (character, escape) => {
    const iri = `http://h/é${character}?${character}`;
    expect(() => iris.toUri(iri)).toThrow(UriSyntaxError);
    expect(() => iris.toIri(iri)).toThrow(UriSyntaxError);
    expect(iris.toUri(iri, { printable: true })).toBe(`http://h/%C3%A9${escape}?${escape}`);
  },
);

test.each(['#a#', '%', '[', 'a]', '\0', '\u{7F}', '\uD800', '\uFFFE'])(
  '§3.1: %j is never converted',
  (text) => {
    expect(() => iris.toUri(text, { printable: true })).toThrow(UriSyntaxError);
  },
);

test('a document in US-ASCII maps nothing', () => {
  expect(() => uris.toUri('a')).toThrow(UnsupportedOperationError);
  expect(() => uris.toIri('a')).toThrow('rfc3986 does not map references to URIs');
});
