/** Texts on which parsers are known to differ about the host. */
import { famousStrings, type HostList } from './famous-strings.js';

const prefixes = [
  'http://',
  'http:',
  'http:/',
  'http:///',
  '//',
  'HTTP://',
  'http:\\\\',
  ' http://',
  'x://',
  'ftp://',
];

/** Delimiters that end a host, or do so in some parsers. */
const boundaries: readonly string[] = [
  ...Array.from('@:/\\#?[];&%. \t\n\r\0'),
  ...[
    '@@',
    '//',
    ':80',
    ':80@',
    '%00',
    '%2F',
    '%40',
    '%5C',
    '%23',
    '%3A',
    '%09',
    '\u3002',
    '\uFF0E',
    '\uFF20',
    '\uFF0F',
  ],
];

const hosts: readonly string[] = [
  ...[
    '',
    '.',
    '1',
    '127.1',
    '0x7F.1',
    '0177.0.0.1',
    '2130706433',
    '1.2.3.4.5',
    '256.1.1.1',
    '[::1]',
    '[::1',
    '::1',
  ],
  ...[
    '[::FFFF:1.2.3.4]',
    '[::1%25a]',
    '[v1.a]',
    'a_b',
    'a..b',
    '-a',
    '\u00E4',
    '\uFF41',
    'xn--a',
    'xn--4ca',
    '%61',
    'a%2Eb',
    '\u2488a',
  ],
];

/** Texts on the two sides of a boundary. */
const sides = [
  ['a', 'b'],
  ['1.1.1.1', '2.2.2.2'],
  ['127.0.0.1', 'b.c'],
  ['[::1]', 'b.c'],
  ['a.b', '[::1]'],
  ['%61', '2130706433'],
] as const;

/**
 * Returns texts at the boundaries of the host: several `@`, backslashes, brackets, escapes, tabs and line ends,
 * full-width characters, numbers, empty components. They are always the same.
 */
export function hostCases(): readonly string[] {
  const edges = prefixes.flatMap((prefix) => [...withHosts(prefix), ...withBoundaries(prefix)]);
  const two = boundaries.flatMap((one) => boundaries.map((other) => `http://a${one}b${other}c/`));
  const delimiters = boundaries.filter(({ length }) => length === 1);
  const crossed = [
    ...boundaries,
    ...delimiters.flatMap((one) => delimiters.map((other) => one + other)),
  ].flatMap((boundary) => sides.map(([before, after]) => `http://${before}${boundary}${after}/`));
  return [...new Set([...edges, ...two, ...crossed, ...hostLists.flatMap(({ texts }) => texts)])];
}

const [usual = ''] = prefixes;

/** The lists on record. A new list is on record after `npm run audit -- --record`. */
export const hostLists: readonly HostList[] = [
  {
    name: 'boundaries of the host',
    source: 'uri-revisions: every host after every prefix, and every boundary once',
    texts: [...prefixes.flatMap(withHosts), ...withBoundaries(usual)],
  },
  ...famousStrings,
];

function withHosts(prefix: string): readonly string[] {
  return hosts.flatMap((host) => [prefix + host, `${prefix}${host}/`, `${prefix}u@${host}:80/`]);
}

function withBoundaries(prefix: string): readonly string[] {
  return boundaries.flatMap((one) => [`${prefix}a${one}b`, `${prefix}${one}b/`, `${prefix}a${one}/`]);
}
