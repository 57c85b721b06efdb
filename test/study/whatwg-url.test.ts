/** The states of the basic URL parser, compared with the errors that the standard lists and with the platform's parser. */
import { readFileSync } from 'node:fs';
import { parserRelations } from '../../scripts/report/parser-states.js';
import { accepts } from '../../src/core/automaton/walk.js';
import { automatonOf, shelfGrammar } from '../../src/study/index.js';
import { grammarOf } from '../../src/study/grammars.js';
import { without } from '../../src/grammar/automata/table-automaton.js';
import { compareAutomata } from '../../src/study/relations/compare-rules.js';

const states = shelfGrammar('whatwg-url-parser');

/** A base URL of each kind, with the suffix of its rule. */
const bases = {
  '': undefined,
  '-special': 'http://h/p?q',
  '-file': 'file:///c:/x',
  '-other': 'a://h/p',
  '-opaque': 'a:x',
} as const;

type Kind = keyof typeof bases;

const kinds = Object.keys(bases) as Kind[];

function isErrorFree(text: string, kind: Kind): boolean {
  return accepts(states.automaton(`error-free${kind}`), text);
}

/** The examples of validation errors in #writing, by the anchor or the name of the error. */
const errors: readonly (readonly [error: string, inputs: readonly string[], kind?: Kind])[] = [
  ['#example-domain-invalid-code-point', ['https://exa%23mple.org']],
  ['#example-domain-percent-encoded', ['https://exam%70le.org']],
  ['#example-host-invalid-code-point', ['foo://exa[mple.org']],
  ['#example-ipv4-empty-part', ['https://127.0.0.1./']],
  ['#example-ipv4-too-few-parts', ['https://1.2.3/']],
  ['#example-ipv4-too-many-parts', ['https://1.2.3.4.5/']],
  ['#example-ipv4-non-numeric-part', ['https://test.42']],
  ['#example-ipv4-non-decimal-part', ['https://127.0.0x0.1']],
  ['#example-ipv4-out-of-range-part', ['https://255.255.4000.1']],
  ['#example-ipv6-unclosed', ['https://[::1']],
  ['#example-ipv6-invalid-compression', ['https://[:1]']],
  ['#example-ipv6-too-many-pieces', ['https://[1:2:3:4:5:6:7:8:9]']],
  ['#example-ipv6-multiple-compression', ['https://[1::1::1]']],
  ['#example-ipv6-invalid-code-point', ['https://[1:2:3!:4]', 'https://[1:2:3:]']],
  ['#example-ipv6-too-few-pieces', ['https://[1:2:3]']],
  ['#example-ipv6-piece-leading-zero', ['https://[::01]']],
  ['#example-ipv4-in-ipv6-too-many-pieces', ['https://[1:1:1:1:1:1:1:127.0.0.1]']],
  [
    '#example-ipv4-in-ipv6-invalid-code-point',
    [
      ...['https://[ffff::.0.0.1]', 'https://[ffff::127.0.xyz.1]', 'https://[ffff::127.0xyz]'],
      ...['https://[ffff::127.00.0.1]', 'https://[ffff::127.0.0.1.2]'],
    ],
  ],
  ['#example-ipv4-in-ipv6-out-of-range-part', ['https://[ffff::127.0.0.4000]']],
  ['#example-ipv4-in-ipv6-too-few-parts', ['https://[ffff::127.0.0]']],
  [
    '#example-invalid-url-unit',
    [
      ...['https://example.org/>', ' https://example.org ', 'ht\ntps://example.org'],
      'https://example.org/%s',
    ],
  ],
  [
    '#example-special-scheme-missing-following-solidus',
    ['file:c:/my-secret-folder', 'https:example.org', 'https:foo.html', 'https:///example.org'],
    '-special',
  ],
  ['#example-missing-scheme-non-relative-url', ['💩']],
  ['#example-missing-scheme-non-relative-url', ['💩', ''], '-opaque'],
  ['#example-invalid-reverse-solidus', ['https://example.org\\path\\to\\file']],
  ['#example-invalid-credentials', ['https://user@example.org', 'ssh://user@example.org']],
  ['#example-host-missing', ['https://#fragment', 'https://:443', 'https://user:pass@', 'a://:']],
  ['#example-port-out-of-range', ['https://example.org:70000', 'a://a:65536']],
  ['#example-port-invalid', ['https://example.org:7z']],
  ['#example-file-invalid-windows-drive-letter', ['C|/x', '/C|/x'], '-file'],
  ['#example-file-invalid-windows-drive-letter-host', ['file://c:', 'file://c|/', '//c:/'], '-file'],
  // #concept-domain-to-ascii, strictly: CheckHyphens, UseSTD3ASCIIRules, VerifyDnsLength.
  ['domain-to-ASCII', ['ws://-a', 'ws://a-', 'ws://aa--b', 'ws://a_b', 'ws://a..b', 'ws://a.']],
];

test.each(errors.map(([error, inputs, kind = '']) => [error, inputs, kind] as const))(
  'an input with the error %s is not error-free: %j',
  (_error, inputs, kind) => {
    expect(inputs.filter((input) => isErrorFree(input, kind))).toEqual([]);
  },
);

test.each<[string, Kind, readonly string[]]>([
  [
    '#host-state',
    '',
    ['https://example.org:/', 'ws://1.2.3.4:65535?', 'a://', 'a://%41:0#', 'wss://a--b.0x-g'],
  ],
  [
    '#concept-ipv6-parser',
    '',
    ['ws://[::]', 'ws://[1:2:3:4:5:6:7::]', 'ws://[::2:3:4:5:6:7:8]', 'a://[::1.2.3.4]'],
  ],
  ['#concept-ipv4-parser: mapped digits and dots', '', ['http://１.2.3.4/', 'file://1。2．3｡4']],
  ['#no-scheme-state', '-opaque', ['#', '#a?/:@é', 'b:']],
  ['#relative-state', '-special', ['', '?', ':', '0:', 'a/b:c', '//a:80/', 'http://h', 'a']],
  // The example says otherwise, but the file slash state reports nothing.
  ['#example-file-invalid-windows-drive-letter', '-file', ['/c:/path/to/file', '///c:/', '//', '//h?']],
  ['#relative-slash-state', '-other', ['//', '//?', '///a', '//a:1', '/a//b']],
])('%s accepts with a base of kind "%s": %j', (_anchor, kind, inputs) => {
  expect(inputs.filter((input) => !isErrorFree(input, kind))).toEqual([]);
});

/** All strings of a maximum length. */
function* wordsUpTo(length: number, alphabet: string, prefix = ''): Generator<string> {
  yield prefix;
  if (length === 0) return;
  for (const character of alphabet) yield* wordsUpTo(length - 1, alphabet, prefix + character);
}

const prefixes = [
  '',
  'ws://',
  'ws://0',
  'ws://[',
  'ws://[1::',
  'file://',
  'a:/',
  'a://a',
  'a://[::',
  '//',
  'ws://a:',
];

test.each(kinds)('the platform parses each error-free input, with a base of kind "%s"', (kind) => {
  const words = prefixes.flatMap((prefix) => [...wordsUpTo(3, 'ax0.-:/?#[]@%|', prefix)]);
  const errorFree = words.filter((word) => isErrorFree(word, kind));
  expect(errorFree.length).toBeGreaterThan(1000);
  expect(errorFree.filter((word) => !URL.canParse(word, bases[kind]))).toEqual([]);
});

test('valid URL strings are the error-free inputs, except for domains that are mapped to IPv4 addresses', () => {
  const relations = parserRelations(grammarOf('whatwg-2026-07'), states);
  expect(relations.map(({ rule }) => rule)).toEqual(kinds.map((kind) => `valid-URL-string${kind}`));
  for (const { ascii, unmapped, all } of relations) {
    expect([ascii.relation, unmapped.relation, all.relation]).toEqual(['equal', 'equal', 'subset']);
    expect(all.onlySecond[0]?.text).toMatch(/^(?:ws:)?\/\/0\.0\.０\.0$/);
  }
});

describe('the table of the guide', () => {
  const guide = readFileSync(`${__dirname}/../../src/guides/whatwg.md`, 'utf8');
  const rows = [...guide.matchAll(/^\| `(.+?)` +\| (\w+) +\| (yes|no) +\| (yes|no) /gm)];
  const grammar = grammarOf('whatwg-2026-07');

  test.each(rows.map(([, ...row]) => row))('%s with a base of kind %s', (text = '', base, uri, url) => {
    const rule = base === 'none' ? 'valid-URL-string' : `valid-URL-string-${base}`;
    const verdicts = [
      accepts(automatonOf({ revision: 'rfc3986', rule: base === 'none' ? 'URI' : 'URI-reference' }), text),
      accepts(grammar.automaton(rule), text),
    ];
    expect(verdicts).toEqual([uri, url].map((verdict) => verdict === 'yes'));
    expect(uri).not.toBe(url);
  });

  test('has some twenty strings, and the proof that follows it', () => {
    expect(rows.length).toBeGreaterThan(20);
    const ascii = without(grammar.automaton('valid-URL-string'), [[0x80, 0xffff]]);
    const { relation } = compareAutomata(ascii, automatonOf({ revision: 'rfc3986', rule: 'URI' }));
    expect(relation).toBe('subset');
  });
});
