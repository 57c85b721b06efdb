/** The reading of the platform's URL class, and the names of its changes. */
import fc from 'fast-check';
import { urlReading, type UrlReading } from '../../src/study/index.js';
import { edited, exampleTexts } from '../example-texts.js';

type Row = readonly [text: string, base: string | undefined, href: string | undefined, ...what: string[]];

/** Returns the changes, then the components that differ, each with the sign. */
function what({ changes, differs }: UrlReading): readonly string[] {
  return [...changes, ...differs.map((name) => `≠${name}`)];
}

/** The examples of #urls in the URL Standard, 2 July 2026. */
const examples: readonly Row[] = [
  [
    'https:example.org',
    undefined,
    'https://example.org/',
    'two slashes added after the scheme',
    'empty path read as "/"',
  ],
  ['https://////example.com///', undefined, 'https://example.com///', 'two slashes added after the scheme'],
  ['https://example.com/././foo', undefined, 'https://example.com/foo', 'dot segments removed'],
  ['hello:world', 'https://example.com/', 'hello:world'],
  ['https:example.org', 'https://example.com/', 'https://example.com/example.org', '≠host', '≠path'],
  [
    '\\example\\..\\demo/.\\',
    'https://example.com/',
    'https://example.com/demo/',
    'backslashes read as slashes',
    'dot segments removed',
  ],
  ['example', 'https://example.com/demo', 'https://example.com/example'],
  ['file:///C|/demo', undefined, 'file:///C:/demo', '"|" after a drive letter read as ":"'],
  ['..', 'file:///C:/demo', 'file:///C:/', 'dot segments removed'],
  ['file:///c:/../x', undefined, 'file:///c:/x', 'dot segments removed'],
  ['file:///a/../c:/./../..', undefined, 'file:///c:/', 'dot segments removed'],
  ['file:///a/c:/../../x', undefined, 'file:///x', 'dot segments removed'],
  ['file://localhost/', undefined, 'file:///', 'host "localhost" removed'],
  [
    'file://loc%61lhost/',
    undefined,
    'file:///',
    'percent-encoded bytes of the host decoded',
    'host "localhost" removed',
  ],
  ['https://user:password@example.org/', undefined, 'https://user:password@example.org/'],
  ['https://example.org/foo bar', undefined, 'https://example.org/foo%20bar', 'characters percent-encoded'],
  [
    'https://EXAMPLE.com/../x',
    undefined,
    'https://example.com/x',
    'host in lower case',
    'dot segments removed',
  ],
  ['https://ex ample.org/', undefined, undefined],
  ['example', undefined, undefined],
  ['https://example.com:demo', undefined, undefined],
  ['http://[www.example.com]/', undefined, undefined],
  ['https://example.org//', undefined, 'https://example.org//'],
  ['https://example.com/[]?[]#[]', undefined, 'https://example.com/[]?[]#[]'],
  ['https://example/%?%#%', undefined, 'https://example/%?%#%'],
  ['https://example/%25?%25#%25', undefined, 'https://example/%25?%25#%25'],
];

/** One string for each change, by the state of the basic URL parser that makes it. */
const changed: readonly (readonly [section: string, ...row: Row])[] = [
  [
    '#concept-basic-url-parser',
    ' \0http://h/\u001f',
    undefined,
    'http://h/',
    'controls and spaces at the ends removed',
  ],
  ['#concept-basic-url-parser', 'ht\ntp://h\r/\ta', undefined, 'http://h/a', 'tabs and line ends removed'],
  [
    '#dom-url-url',
    'http://h/\ud800',
    undefined,
    'http://h/%EF%BF%BD',
    'lone surrogates replaced',
    'characters percent-encoded',
  ],
  ['#scheme-state', 'HTTP://h/', undefined, 'http://h/', 'scheme in lower case'],
  [
    '#special-authority-slashes-state',
    'http:\\\\h\\a?\\',
    undefined,
    'http://h/a?\\',
    'backslashes read as slashes',
  ],
  ['#path-state', 'a://h/b\\c', undefined, 'a://h/b\\c'],
  ['#authority-state', 'http://:@h/', undefined, 'http://h/', 'empty user or password removed'],
  ['#authority-state', 'http://u:@h/', undefined, 'http://u@h/', 'empty user or password removed'],
  [
    '#authority-state',
    'http://@:@h/',
    undefined,
    'http://%40@h/',
    'characters percent-encoded',
    'empty user or password removed',
  ],
  [
    '#concept-host-parser',
    'http://%68/',
    undefined,
    'http://h/',
    'percent-encoded bytes of the host decoded',
  ],
  ['#concept-host-parser', 'a://%68/', undefined, 'a://%68/'],
  ['#concept-domain-to-ascii', 'http://É.b/', undefined, 'http://xn--9ca.b/', 'host mapped by IDNA'],
  [
    '#concept-domain-to-ascii',
    'http://%C3%89/',
    undefined,
    'http://xn--9ca/',
    'percent-encoded bytes of the host decoded',
    'host mapped by IDNA',
  ],
  [
    '#concept-ipv4-parser',
    'http://0x7f.1/',
    undefined,
    'http://127.0.0.1/',
    'IPv4 address as four decimal numbers',
  ],
  [
    '#concept-ipv4-parser',
    'http://０x7f.1/',
    undefined,
    'http://127.0.0.1/',
    'host mapped by IDNA',
    'IPv4 address as four decimal numbers',
  ],
  ['#concept-ipv4-parser', 'a://0x7f.1/', undefined, 'a://0x7f.1/'],
  [
    '#concept-ipv6-serializer',
    'http://[0:0::1]/',
    undefined,
    'http://[::1]/',
    'IPv6 address in its shortest form',
  ],
  ['#concept-ipv6-serializer', 'a://[::00]/', undefined, 'a://[::]/', 'IPv6 address in its shortest form'],
  ['#concept-opaque-host-parser', 'a://é/', undefined, 'a://%C3%A9/', 'characters percent-encoded'],
  ['#file-state', 'file:/a', undefined, 'file:///a', 'empty host added'],
  ['#file-host-state', 'file://c:/', undefined, 'file:///c:/', '≠host', '≠port', '≠path'],
  ['#port-state', 'http://h:/', undefined, 'http://h/', 'empty port removed'],
  ['#port-state', 'http://h:0081/', undefined, 'http://h:81/', 'zeros of the port removed'],
  ['#port-state', 'http://h:000/', undefined, 'http://h:0/', 'zeros of the port removed'],
  ['#port-state', 'wss://h:443/', undefined, 'wss://h/', 'default port removed'],
  ['#port-state', 'ws://h:443/', undefined, 'ws://h:443/'],
  ['#path-start-state', 'http://h?q', undefined, 'http://h/?q', 'empty path read as "/"'],
  ['#path-start-state', 'a://h?q', undefined, 'a://h?q'],
  ['#path-state', 'http://h/a/%2E%2e/b/%2e', undefined, 'http://h/b/', 'dot segments removed'],
  ['#cannot-be-a-base-url-path-state', 'a:b/../c', undefined, 'a:b/../c'],
  ['#query-state', "http://h/?'", undefined, 'http://h/?%27', 'characters percent-encoded'],
  ['#query-state', "a://h/?'#'", undefined, "a://h/?'#'"],
  ['#fragment-state', 'http://h/?#`', undefined, 'http://h/?#%60', 'characters percent-encoded'],
  ['#relative-state', '../x', 'a://é', 'a://%C3%A9/x', 'dot segments removed'],
  ['#relative-state', '', 'HTTP://h:80/a?b#c', 'http://h/a?b'],
];

const rows = [...examples, ...changed.map(([, ...row]) => row)].map(([text, base, href, ...expected]) => ({
  ...{ text, base, href, expected },
}));

test.each(rows.map((row) => [JSON.stringify(row.text), row.base ?? 'none', row] as const))(
  '%s with the base %s',
  (_text, _base, { text, base, href, expected }) => {
    const read = urlReading(text, base);
    expect(read?.href).toBe(href);
    expect(read && what(read)).toEqual(expected);
  },
);

test('components: undefined and empty differ, as in the documents', () => {
  expect(urlReading('a://u:p:q@h:1?#')?.components).toEqual({
    ...{ scheme: 'a', user: 'u', password: 'p%3Aq', host: 'h', port: '1' },
    ...{ path: '', query: '', fragment: '' },
  });
  expect(urlReading('a:b')?.components).toEqual({ scheme: 'a', path: 'b' });
});

test('a base that is no URL makes every string a failure; a platform without the class has no reading', () => {
  expect(urlReading('http://h/', 'x')?.href).toBeUndefined();
  expect(urlReading('http://h/', undefined, {})).toBeUndefined();
});

/** Evidence of each change in the string and its URL, independent of the steps that found it. */
const evidence: Readonly<Record<string, (text: string, href: string) => boolean>> = {
  'lone surrogates replaced': (text) => /\p{Surrogate}/u.test(text),
  'controls and spaces at the ends removed': (text) => /^[\0- ]|[\0- ]$/.test(text),
  'tabs and line ends removed': (text, href) => /[\t\n\r]/.test(text) && !/[\t\n\r]/.test(href),
  'backslashes read as slashes': (text) => text.includes('\\'),
  'scheme in lower case': (text, href) => /[A-Z][^:]*:/.test(text) && /^[^A-Z:]+:/.test(href),
  'empty user or password removed': (text, href) => /:@|[/\\]@/.test(text) && !/:\/\/[^/@]*:@/.test(href),
  'percent-encoded bytes of the host decoded': (text, href) =>
    text.includes('%') && /\/\/[^/%]*\//.test(href),
  'host in lower case': (text, href) => /[A-Z]/.test(text) && !text.includes(new URL(href).host),
  'host mapped by IDNA': (text, href) => /[^\0-\x7F]|%/.test(text) && !text.includes(new URL(href).host),
  'IPv4 address as four decimal numbers': (_, href) => /\d+\.\d+\.\d+\.\d+/.test(href),
  'IPv6 address in its shortest form': (text, href) => text.includes('[') && href.includes('::'),
  'host "localhost" removed': (text, href) => /^file:/i.test(text) && href.startsWith('file:///'),
  '"|" after a drive letter read as ":"': (text, href) =>
    text.includes('|') && /^file:\/\/\/[a-z]:/i.test(href),
  'two slashes added after the scheme': (text, href) =>
    !/^\s*[a-z]+:[/\\]{2}(?![/\\])/i.test(text) && /^[a-z]+:\/\/[^/]/.test(href),
  'empty host added': (text, href) => !/^file:[/\\]{2}/i.test(text) && href.startsWith('file://'),
  'empty port removed': (text, href) => /:(?![^/?#\\])/.test(text) && new URL(href).port === '',
  'zeros of the port removed': (text, href) => /:0+\d/.test(text) && !/:0\d/.test(new URL(href).host),
  'default port removed': (text, href) => /:\d/.test(text) && new URL(href).port === '',
  'dot segments removed': (text, href) =>
    /\.|%2e/i.test(text) && !/\/\.{1,2}(?:\/|$)/.test(new URL(href).pathname),
  'empty path read as "/"': (_, href) => new URL(href).pathname === '/',
  'characters percent-encoded': (text, href) =>
    (href.match(/%/g) ?? []).length > (text.match(/%(?![46]\w|2e)/gi) ?? []).length,
};

test('in edited examples, every named change has its evidence; without a change, the URL is the string', () => {
  const seen = new Set<string>();
  // A row of the standard's own table shows a string and its URL.
  const texts = [...exampleTexts.filter((text) => !text.includes('✅')), ...rows.map(({ text }) => text)];
  const check = (text: string): void => {
    const read = urlReading(text);
    if (read?.href === undefined) return;
    for (const name of read.changes) {
      seen.add(name);
      expect({ text, name, holds: evidence[name]?.(text, read.href) }).toEqual({ text, name, holds: true });
    }
    if (what(read).length === 0) expect(read.href).toBe(text);
  };
  for (const text of texts) check(text);
  fc.assert(fc.property(edited(texts), check), { numRuns: 2000, seed: 38 });
  expect([...seen].sort()).toEqual(Object.keys(evidence).sort());
});

test('long strings are read in linear steps of the platform', () => {
  const counted = { calls: 0 };
  const counting = {
    URL: class extends URL {
      constructor(text: string, base?: string) {
        super(text, base);
        counted.calls++;
      }
    },
  };
  for (const text of [
    `http://${'%41'.repeat(30_000)}`,
    `http://h/${'/../é'.repeat(20_000)}`,
    ' '.repeat(100_000),
  ]) {
    counted.calls = 0;
    urlReading(text, undefined, counting);
    expect(counted.calls).toBeLessThan(30);
  }
});
