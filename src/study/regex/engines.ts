/** Syntax of the dialects that are translated, each after its engine's documentation. */
import { spacesBeyondAscii } from '../../core/base/code-units.js';
import type { Folding, Ranges } from './case-folding.js';

/** The dialects of which regular expressions are read. */
export const readDialects = ['javascript', 'python', 'pcre', 'java', 're2', 'posix'] as const;

/** JavaScript; Python's `re`; PCRE2; Java; RE2 and Go; POSIX extended regular expressions. */
export type ReadDialect = (typeof readDialects)[number];

/** The dialects that are translated to JavaScript. */
export type TranslatedDialect = Exclude<ReadDialect, 'javascript'>;

/** One character: of the ranges and of the properties, as JavaScript writes them, or any other. */
export interface ClassSet {
  readonly ranges: Ranges;
  readonly properties: readonly string[];
  readonly negated: boolean;
}

/** An assertion as JavaScript, and whether it can hold only at the end of the text or before its last line break. */
type Assertion = readonly [text: string, isAbsolute: boolean];

export interface Engine {
  readonly name: TranslatedDialect;
  /** Its name in messages. */
  readonly title: string;
  /** "." and, in the mode "m", "^" and "$"; without it, "^" is the start of the text. */
  readonly dot: ClassSet;
  readonly end: string;
  readonly lineStart: string;
  readonly lineEnd: string;
  readonly modes: readonly ('i' | 'm' | 's' | 'x' | 'u')[];
  readonly folding: Folding;
  /** Matches the rest of a quantifier: one sign, or numbers. */
  readonly quantifier: RegExp;
  /** True if a brace that begins no quantifier is a character. */
  readonly literalBraces: boolean;
  readonly possessive: boolean;
  readonly lookarounds: boolean;
  /** True for \\Q...\\E. */
  readonly quotes: boolean;
  /** True for (?#...). */
  readonly comments: boolean;
  /** True for [:alpha:] in brackets. */
  readonly posixClasses: boolean;
  /** True for \\p and \\P. */
  readonly hasProperties: boolean;
  /** True for \\R. */
  readonly hasLineBreaks: boolean;
  /** Matches the name of a group, after "(?". */
  readonly groupName: RegExp;
  /** By the letter after the backslash. */
  readonly assertions: Readonly<Record<string, Assertion>>;
  readonly classes: Readonly<Record<string, ClassSet>>;
  readonly controls: Readonly<Record<string, number>>;
  /** The meaning of \\b in brackets, if it has one. */
  readonly backspace: number | undefined;
  /** Matches a number after the backslash: in hexadecimal, or in octal. */
  readonly number: RegExp;
}

const of = (...ranges: (readonly [number, number])[]): ClassSet => ({
  ranges,
  properties: [],
  negated: false,
});
const not = (set: ClassSet): ClassSet => ({ ...set, negated: true });
const withNegations = (sets: Readonly<Record<string, ClassSet>>): Readonly<Record<string, ClassSet>> => ({
  ...sets,
  ...Object.fromEntries(Object.entries(sets).map(([letter, set]) => [letter.toUpperCase(), not(set)])),
});

const digit = of([0x30, 0x39]);
const word = of([0x30, 0x39], [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a]);
const blanks = of([0x09, 0x0d], [0x20, 0x20]);
const horizontal = of(
  [0x09, 0x09],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x180e, 0x180e],
  [0x2000, 0x200a],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
);
const vertical = of([0x0a, 0x0d], [0x85, 0x85], [0x2028, 0x2029]);
const newline = of([0x0a, 0x0a]);
const unicodeWord: ClassSet = { ranges: [[0x5f, 0x5f]], properties: ['\\p{L}', '\\p{N}'], negated: false };

const boundary = (inside: string): string => `(?:(?<=${inside})(?!${inside})|(?<!${inside})(?=${inside}))`;
const boundaries = (inside: string): Readonly<Record<'b' | 'B', Assertion>> => ({
  b: [boundary(inside), false],
  B: [`(?:(?<=${inside})(?=${inside})|(?<!${inside})(?!${inside}))`, false],
});
const asciiBoundaries = boundaries('[0-9A-Z_a-z]');

const start: Assertion = ['(?<![^])', false];
const end: Assertion = ['(?![^])', true];
/** At the end, or before a final line feed. */
const beforeFinal = '(?:(?![^])|(?=\\n(?![^])))';
const beforeJavaFinal =
  '(?:(?![^])|(?=\\r\\n(?![^]))|(?<!\\r)(?=\\n(?![^]))|(?=[\\r\\u0085\\u2028\\u2029](?![^])))';

const controls = { n: 0x0a, r: 0x0d, t: 0x09, f: 0x0c, a: 0x07 };
const times = /([*+?])|\{(\d+)(?:(,)(\d*))?\}/y;

/** pcre2pattern(3), in UTF mode without UCP; Perl with decoded text and the flag "a". */
const pcre: Engine = {
  name: 'pcre',
  title: 'PCRE',
  dot: not(newline),
  end: beforeFinal,
  lineStart: '(?:(?<![^])|(?<=\\n)(?=[^]))',
  lineEnd: '(?![^\\n])',
  modes: ['i', 'm', 's', 'x'],
  folding: 'unicode',
  quantifier: times,
  literalBraces: true,
  possessive: true,
  lookarounds: true,
  quotes: true,
  comments: true,
  posixClasses: true,
  hasProperties: true,
  hasLineBreaks: true,
  groupName: /P?<[A-Za-z_]\w*>|'[A-Za-z_]\w*'/y,
  assertions: { ...asciiBoundaries, A: start, Z: [beforeFinal, true], z: end },
  classes: {
    ...withNegations({ d: digit, w: word, s: blanks, h: horizontal, v: vertical }),
    N: not(newline),
  },
  controls: { ...controls, e: 0x1b },
  backspace: 8,
  number: /x(\{[0-9A-Fa-f]{1,6}\}|[0-9A-Fa-f]{0,2})|(0[0-7]{0,2}|[1-7][0-7]{1,2})/y,
};

export const dialectEngines: Readonly<Record<TranslatedDialect, Engine>> = {
  pcre,
  /** docs.python.org, library/re, "Regular Expression Syntax", of str patterns. */
  python: {
    ...pcre,
    name: 'python',
    title: 'Python',
    lineStart: '(?<![^\\n])',
    folding: 'dotless',
    quantifier: /([*+?])|\{(?=[\d,])(\d*)(?:(,)(\d*))?\}/y,
    quotes: false,
    posixClasses: false,
    hasProperties: false,
    hasLineBreaks: false,
    groupName: /P<[^\W\d]\w*>/y,
    assertions: { ...boundaries('[_\\p{L}\\p{N}]'), A: start, Z: end },
    classes: withNegations({
      d: { ranges: [], properties: ['\\p{Nd}'], negated: false },
      w: unicodeWord,
      s: of([0x09, 0x0d], [0x1c, 0x20], [0x85, 0x85], ...spacesBeyondAscii),
    }),
    controls: { ...controls, v: 0x0b },
    number: /(x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8})|(0[0-7]{0,2}|[1-3][0-7]{2})/y,
  },
  /** java.util.regex.Pattern, of Java 19 and later, where \\b is of \\w. */
  java: {
    ...pcre,
    name: 'java',
    title: 'Java',
    dot: not(of([0x0a, 0x0a], [0x0d, 0x0d], [0x85, 0x85], [0x2028, 0x2029])),
    end: beforeJavaFinal,
    // JDK: in the mode "m", "^" never matches at the end of the text, not even of the empty one.
    lineStart: '(?:(?:(?<![^])|(?<=[\\n\\u0085\\u2028\\u2029])|(?<=\\r)(?!\\n))(?=[^]))',
    lineEnd: '(?:(?![^])|(?<!\\r)(?=\\n)|(?=[\\r\\u0085\\u2028\\u2029]))',
    modes: ['i', 'm', 's', 'x', 'u'],
    folding: 'ascii',
    literalBraces: false,
    comments: false,
    posixClasses: false,
    groupName: /<[A-Za-z][A-Za-z0-9]*>/y,
    assertions: { ...asciiBoundaries, A: start, Z: [beforeJavaFinal, true], z: end },
    classes: withNegations({ d: digit, w: word, s: blanks, h: horizontal, v: vertical }),
    backspace: undefined,
    number: /(x(?:\{[0-9A-Fa-f]{1,6}\}|[0-9A-Fa-f]{2})|u[0-9A-Fa-f]{4})|0([0-3]?[0-7]{1,2})/y,
  },
  /** github.com/google/re2/wiki/Syntax; Go's regexp/syntax. */
  re2: {
    ...pcre,
    name: 're2',
    title: 'RE2',
    end: '(?![^])',
    lineStart: '(?<![^\\n])',
    modes: ['i', 'm', 's'],
    possessive: false,
    lookarounds: false,
    comments: false,
    hasLineBreaks: false,
    groupName: /P?<\w+>/y,
    assertions: { ...asciiBoundaries, A: start, z: end },
    classes: withNegations({ d: digit, w: word, s: of([0x09, 0x0a], [0x0c, 0x0d], [0x20, 0x20]) }),
    controls: { ...controls, v: 0x0b },
    backspace: undefined,
    number: /x(\{[0-9A-Fa-f]{1,6}\}|[0-9A-Fa-f]{2})|(0[0-7]{0,2}|[1-7][0-7]{1,2})/y,
  },
  /** POSIX.1-2017 §9.4, extended regular expressions in the POSIX locale, without REG_NEWLINE. */
  posix: {
    ...pcre,
    name: 'posix',
    title: 'POSIX',
    dot: of([0, 0x10ffff]),
    end: '(?![^])',
    modes: [],
    literalBraces: false,
    possessive: false,
    lookarounds: false,
    quotes: false,
    comments: false,
    hasProperties: false,
    hasLineBreaks: false,
    assertions: {},
    classes: {},
    controls: {},
    backspace: undefined,
    number: /(?!)/y,
  },
};

/** The named classes of brackets, in US-ASCII. */
export const posixClasses: Readonly<Record<string, Ranges>> = {
  alnum: [
    [0x30, 0x39],
    [0x41, 0x5a],
    [0x61, 0x7a],
  ],
  alpha: [
    [0x41, 0x5a],
    [0x61, 0x7a],
  ],
  ascii: [[0, 0x7f]],
  blank: [
    [0x09, 0x09],
    [0x20, 0x20],
  ],
  cntrl: [
    [0, 0x1f],
    [0x7f, 0x7f],
  ],
  digit: digit.ranges,
  graph: [[0x21, 0x7e]],
  lower: [[0x61, 0x7a]],
  print: [[0x20, 0x7e]],
  punct: [
    [0x21, 0x2f],
    [0x3a, 0x40],
    [0x5b, 0x60],
    [0x7b, 0x7e],
  ],
  space: blanks.ranges,
  upper: [[0x41, 0x5a]],
  word: word.ranges,
  xdigit: [
    [0x30, 0x39],
    [0x41, 0x46],
    [0x61, 0x66],
  ],
};
