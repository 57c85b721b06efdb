/**
 * Texts that find errors of a hypothesis where no document's automaton has a state: bounds of numbers, forms of hosts,
 * surrogate pairs. They are mixed at random from pieces, and made from whole texts by small changes.
 */
import { Random } from '../../study/sampling/random.js';

/**
 * Pieces that parsers are known to distinguish after `http://`: numbers on both sides of a bound, addresses, names,
 * delimiters.
 */
const pieces: readonly string[] = [
  ...['0', '00', '08', '1', '25', '80', '255', '256', '443', '65535', '65536', '99999'],
  ...['2147483647', '2147483648', '4294967295', '4294967296', '0x', '0x7f', '0xG', '0xFFFFFFFF'],
  ...['1.2.3', '1.2.3.4', '1.2.65535', '1.2.65536', '255.0.0.1', '256.0.0.1', '1.16777216', '010'],
  ...['a', 'B', 'F', 'g', 'example', 'com', 'a.'.repeat(3), 'a'.repeat(64)],
  ...['[', ']', '::', '[::1]', '1:2:3:4:5:6:7:8', 'ffff', '12345', '[::ffff:1.2.3.4]', '[v1.a]', '[V1.a]'],
  ...['[::1', '::1]', '[v1.', '[1:2:3:4:5:6:7::]', '[::2:3:4:5:6:7:8]', '@[', ']@', '][', ':@', '@:', '{}'],
  ...['..', '%4', '%', '%00', '%25', '%2F', '%41', '%C3%A4', '%zz', '\u{1F600}', '\uD83D', '\uDE00'],
  ...['//', ':80/', ...Array.from('/?#@:.-_~\\ \t\n"<>|^`{}!$&\'()*+,;=')],
];

const completeTexts: readonly string[] = [
  ...['user:pw@h.example:80/a/b;c?q#f', 'u@h', 'h:65535/p', 'h:4294967295', 'a.b.c.d/'],
  ...['u@[2001:db8::7]', 'u:p@1.2.3.4:65535/', '@[::1]:0', '{a}{b}/{c}', 'a:2147483648', '.1..', 'a.0x1'],
  ...['[2001:db8::7]:80/x', '[::ffff:1.2.3.4]', '1.2.3.4:8080/?#', '255.255.255.255/', '0x7f.1/', 'h/%41'],
];

/**
 * Fixed texts with Punycode. Names in Punycode are not mixed: no automaton of a usable size can decide which of them
 * are valid, and learning would run to its limit.
 */
const alwaysThere: readonly string[] = ['xn--', 'xn--/', 'a.xn--', 'xn--a', 'xn--4ca', 'xn--4ca.com/'];

/** Pieces of which every short sequence is a text: what stands in a URL's authority, and ends it. */
const structure: readonly string[] = [
  ...['a', '1', '256', '123456', '1.2.3.4', '::1', 'v1.', '%41'],
  ...['.', ':', '@', '[', '@[', ']', '/', '{}'],
];

/** Yields all sequences of up to three pieces, also where none of the documents' automata has a state. */
export function* structuredTexts(): Generator<string> {
  const withNext = (texts: readonly string[]): readonly string[] =>
    texts.flatMap((text) => structure.map((piece) => text + piece));
  const pairs = withNext(structure);
  yield* structure;
  yield* pairs;
  yield* withNext(pairs);
}

/** Maximum number of texts generated for each requested one; some are duplicates. */
const maxDrawsPerText = 8;

export interface MixedOptions {
  /** Number of distinct texts; there may be fewer. */
  readonly count: number;
  /** Determines the texts; an integer. */
  readonly seed: number;
  /** The code units that may occur. */
  readonly asked: readonly number[];
}

/** Returns random and mutated texts. Time is linear in their number. */
export function mixedTexts({ count, seed, asked }: MixedOptions): ReadonlySet<string> {
  const random = new Random(seed);
  const units = new Set(asked);
  const below = (n: number): number => random.next() % n;
  const oneOf = <T extends number | string>(list: readonly T[], other: T): T =>
    list[below(list.length)] ?? other;
  const ascii = asked.filter((unit) => unit < 0x80);
  const beyond = asked.filter((unit) => unit >= 0x80);
  const asciiUnit = (): string => String.fromCharCode(oneOf(ascii, 0));
  const joined = (most: number, part: () => string): string =>
    Array.from({ length: 1 + below(most) }, part).join('');
  const piece = (): string => oneOf(pieces, '');
  const changed = (text: string): string => {
    const at = below(text.length + 1);
    const kept = below(2) === 0 ? at : at + 1;
    return text.slice(0, at) + (below(4) === 0 ? '' : oneOf([asciiUnit(), piece()], '')) + text.slice(kept);
  };
  const makers: readonly (() => string)[] = [
    () => joined(6, piece),
    () => joined(6, piece),
    () => joined(7, asciiUnit),
    () => changed(oneOf(completeTexts, '')),
    () => changed(changed(changed(oneOf(completeTexts, '')))),
    () => joined(2, piece) + String.fromCharCode(oneOf(beyond, 0)) + joined(2, piece),
  ];
  const isAsked = (text: string): boolean => {
    for (let i = 0; i < text.length; i++) if (!units.has(text.charCodeAt(i))) return false;
    return true;
  };
  const texts = new Set(alwaysThere.filter(isAsked).slice(0, count));
  for (let made = 0; made < maxDrawsPerText * count && texts.size < count; made++) {
    const text = makers[below(makers.length)]?.() ?? '';
    if (isAsked(text)) texts.add(text);
  }
  return texts;
}
