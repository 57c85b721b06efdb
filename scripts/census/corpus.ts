/**
 * A corpus for a census, drawn at random from a seed: addresses as in pages, as before 1998, and broken in common ways.
 * The shares are arbitrary, and no measure of the web.
 */
import { Random } from '../../src/study/sampling/random.js';

/** Draws the pieces of a line. */
interface Draw {
  /** Returns a number from 0 to n - 1. */
  below(n: number): number;
  /** Returns one of several items. */
  of<Item>(items: readonly [Item, ...Item[]]): Item;
  /** Returns the text in `percent` of 100 cases, else the empty string. */
  maybe(percent: number, make: () => string): string;
}

/** Lines of a kind; `share` is their number in a thousand. */
export interface LineKind {
  readonly name: string;
  readonly family: 'usual' | 'old' | 'broken';
  readonly share: number;
  readonly make: (draw: Draw) => string | Uint8Array;
}

const words = [
  ...([
    'news',
    'index',
    'shop',
    'article',
    'img',
    'static',
    'user',
    'search',
    'blog',
    'wiki',
    'item',
  ] as const),
  ...(['archive', 'download', 'about', 'de', 'en', 'v2', 'api', 'tag', 'forum', 'doc', 'main', 'x'] as const),
] as const;
const word = (draw: Draw): string => draw.of(words);
const number = (draw: Draw): string => String(draw.below(10 ** (1 + draw.below(6))));
const many = (count: number, make: () => string, between: string): string =>
  Array.from({ length: count }, make).join(between);

const host = (draw: Draw): string =>
  draw.maybe(40, () => 'www.') +
  word(draw) +
  draw.maybe(40, () => `-${word(draw)}`) +
  draw.maybe(25, () => number(draw)) +
  draw.of(['.com', '.org', '.net', '.de', '.co.uk', '.example', '.info', '.jp']);
const segment = (draw: Draw): string =>
  word(draw) + draw.maybe(30, () => `${draw.of(['-', '_', '.'])}${number(draw)}`);
const path = (draw: Draw): string =>
  `/${many(draw.below(5), () => segment(draw), '/')}${draw.maybe(30, () => draw.of(['.html', '/', '.php', '.jpg', '.pdf']))}`;
const query = (draw: Draw): string =>
  `?${many(1 + draw.below(3), () => `${word(draw)}=${draw.of([number(draw), word(draw), 'a%20b', '%C3%A9', ''])}`, '&')}`;
const scheme = (draw: Draw): string => draw.of(['https', 'https', 'https', 'http', 'http']);
const page = (draw: Draw): string =>
  `${scheme(draw)}://${host(draw)}${draw.maybe(4, () => `:${draw.of(['80', '8080', '443'])}`)}${path(draw)}`;
const link = (draw: Draw): string =>
  page(draw) + draw.maybe(30, () => query(draw)) + draw.maybe(8, () => `#${word(draw)}`);
/** Inserts a text at a random place in a link. */
const intruding = (draw: Draw, what: string): string => {
  const text = link(draw);
  const at = 8 + draw.below(text.length - 7);
  return text.slice(0, at) + what + text.slice(at);
};
const octet = (draw: Draw): number => draw.below(256);

export const lineKinds: readonly LineKind[] = [
  { name: 'a page', family: 'usual', share: 480, make: link },
  {
    name: 'a relative path',
    family: 'usual',
    share: 50,
    make: (draw) => draw.of(['', './', '../']) + segment(draw),
  },
  {
    name: 'a path from the root',
    family: 'usual',
    share: 50,
    make: (draw) => path(draw) + draw.maybe(20, () => query(draw)),
  },
  { name: 'a fragment', family: 'usual', share: 12, make: (draw) => `#${word(draw)}` },
  { name: 'without a scheme', family: 'usual', share: 12, make: (draw) => `//${host(draw)}${path(draw)}` },
  { name: 'mailto', family: 'usual', share: 14, make: (draw) => `mailto:${word(draw)}@${host(draw)}` },
  { name: 'tel', family: 'usual', share: 4, make: (draw) => `tel:+49${number(draw)}` },
  {
    name: 'javascript',
    family: 'usual',
    share: 8,
    make: (draw) => draw.of(['javascript:void(0)', 'javascript:;', `javascript:open("${word(draw)}")`]),
  },
  {
    name: 'data',
    family: 'usual',
    share: 4,
    make: (draw) => `data:image/gif;base64,R0lGOD${number(draw)}AAA==`,
  },
  { name: 'urn', family: 'usual', share: 3, make: (draw) => `urn:isbn:${number(draw)}` },
  {
    name: 'scripts: brackets, braces or bars in a query',
    family: 'usual',
    share: 35,
    make: (draw) => `${page(draw)}?${draw.of(['a[]=1', 'q={x}', 'f=a|b', 'ids[0]=2&ids[1]=3'])}`,
  },
  {
    name: 'an entity of HTML that stayed',
    family: 'usual',
    share: 15,
    make: (draw) => `${page(draw)}?a=1&amp;b=${number(draw)}`,
  },
  {
    name: 'an underscore in the host',
    family: 'usual',
    share: 8,
    make: (draw) => `http://${word(draw)}_${word(draw)}.example${path(draw)}`,
  },
  {
    name: 'a host that is an address',
    family: 'usual',
    share: 10,
    make: (draw) => `http://${many(4, () => String(octet(draw)), '.')}${path(draw)}`,
  },
  {
    name: 'an address of version 6',
    family: 'usual',
    share: 4,
    make: (draw) => `http://[2001:db8::${octet(draw).toString(16)}]${path(draw)}`,
  },
  {
    name: 'letters beyond US-ASCII',
    family: 'usual',
    share: 45,
    make: (draw) =>
      draw.of([
        `${page(draw)}/caf\u00e9`,
        `https://b\u00fccher.example${path(draw)}`,
        `${page(draw)}?q=\u65e5\u672c`,
      ]),
  },
  {
    name: 'ftp',
    family: 'old',
    share: 22,
    make: (draw) =>
      `ftp://${draw.maybe(20, () => 'anonymous:me%40h@')}${host(draw)}${path(draw)}${draw.maybe(20, () => ';type=i')}`,
  },
  {
    name: 'a home with a tilde',
    family: 'old',
    share: 25,
    make: (draw) => `http://${host(draw)}/~${word(draw)}/${word(draw)}.html`,
  },
  {
    name: 'gopher',
    family: 'old',
    share: 9,
    make: (draw) => `gopher://${host(draw)}/${draw.of(['0', '1', '7'])}1/${word(draw)}`,
  },
  {
    name: 'news and nntp',
    family: 'old',
    share: 8,
    make: (draw) =>
      draw.of([
        `news:comp.${word(draw)}`,
        `news:${number(draw)}@${host(draw)}`,
        `nntp://${host(draw)}/alt.${word(draw)}/${number(draw)}`,
      ]),
  },
  {
    name: 'wais, telnet and prospero',
    family: 'old',
    share: 4,
    make: (draw) =>
      draw.of([
        `wais://${host(draw)}/${word(draw)}`,
        `telnet://${host(draw)}:23/`,
        `prospero://${host(draw)}/${word(draw)};v=${number(draw)}`,
      ]),
  },
  {
    name: 'a file of a drive',
    family: 'old',
    share: 8,
    make: (draw) => `file:///${draw.of(['C|', 'c:', 'D|'])}/${word(draw)}.txt`,
  },
  { name: 'in angle brackets', family: 'old', share: 4, make: (draw) => `<URL:${page(draw)}>` },
  { name: 'a space within', family: 'broken', share: 35, make: (draw) => intruding(draw, ' ') },
  {
    name: 'a space, a tab or CR at the end',
    family: 'broken',
    share: 20,
    make: (draw) => link(draw) + draw.of([' ', '\t', '\r\r']),
  },
  {
    name: 'a percent sign that begins no escape',
    family: 'broken',
    share: 20,
    make: (draw) => intruding(draw, draw.of(['%', '%u00e9', '%zz', '100%'])),
  },
  {
    name: 'backslashes',
    family: 'broken',
    share: 12,
    make: (draw) => draw.of([`http:\\\\${host(draw)}\\${word(draw)}`, `${page(draw)}\\${word(draw)}`]),
  },
  {
    name: 'quotes or angle brackets',
    family: 'broken',
    share: 12,
    make: (draw) => link(draw) + draw.of(['"', '">', "'>", '<br>']),
  },
  {
    name: 'slashes too many or too few',
    family: 'broken',
    share: 10,
    make: (draw) =>
      draw.of([
        `http:/${host(draw)}`,
        `http:///${host(draw)}`,
        `https//${host(draw)}`,
        `http://http://${host(draw)}`,
      ]),
  },
  {
    name: 'a port that is none',
    family: 'broken',
    share: 8,
    make: (draw) => `http://${host(draw)}:${draw.of(['', 'abc', '80:80', '99999'])}/`,
  },
  {
    name: 'brackets around no address',
    family: 'broken',
    share: 4,
    make: (draw) => `http://[${word(draw)}]${path(draw)}`,
  },
  {
    name: 'letters of Latin-1 as octets',
    family: 'broken',
    share: 16,
    make: (draw) => Buffer.from(`${page(draw)}/stra\u00dfe`, 'latin1'),
  },
  {
    name: 'a control character',
    family: 'broken',
    share: 5,
    make: (draw) => intruding(draw, draw.of(['\0', '\u0007', '\u007f'])),
  },
  {
    name: 'cut within an escape',
    family: 'broken',
    share: 6,
    make: (draw) => `${page(draw)}?q=%C${draw.of(['', '3%'])}`,
  },
  { name: 'words around it', family: 'broken', share: 10, make: (draw) => `see ${host(draw)}, please` },
  { name: 'nothing', family: 'broken', share: 8, make: () => '' },
];

const shares = lineKinds.reduce((sum, { share }) => sum + share, 0);

/** Yields the lines of a corpus, without their ends; the same for the same seed. */
export function* corpus(lines: number, seed: number): Generator<Uint8Array> {
  const random = new Random(seed);
  const below = (n: number): number => random.next() % n;
  const draw: Draw = {
    below,
    of: (items) => items[below(items.length)] ?? items[0],
    maybe: (percent, make) => (below(100) < percent ? make() : ''),
  };
  for (let line = 0; line < lines; line++) {
    let left = below(shares);
    const kind = lineKinds.find(({ share }) => (left -= share) < 0);
    const made = kind?.make(draw) ?? '';
    yield typeof made === 'string' ? Buffer.from(made) : made;
  }
}

export function shareOf({ share }: LineKind): number {
  return share / shares;
}
