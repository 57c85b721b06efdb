/**
 * What the dialects of regular expressions differ in, as far as expressions of grammars need it: the anchors of the whole
 * text, the names of groups, what is escaped, how often a repetition may be repeated, and whether there is free spacing.
 */

/** What expressions are written for. */
export const regexDialects = ['javascript', 'python', 'pcre', 'java', 're2'] as const;

/** JavaScript; Python's `re`; PCRE2 and Perl; Java; RE2, Go and Rust. */
export type RegexDialect = (typeof regexDialects)[number];

/** A dialect, as writing and reading need it. */
export interface DialectSyntax {
  /** The anchors: of the whole text, also where it ends in a newline, and in no mode of lines. */
  readonly begin: string;
  readonly end: string;
  /** What stands before the name of a group and its ">". */
  readonly group: string;
  /** What turns free spacing on; undefined where there is none. */
  readonly freeSpacing: string | undefined;
  /** The characters that are escaped by a backslash, outside of brackets and within. */
  readonly escaped: string;
  readonly escapedInSet: string;
  /** The most times that a repetition may ask for. */
  readonly most: number;
  /** Whether that is so of repetitions in each other, multiplied. */
  readonly nested: boolean;
  /** What follows a loop that gives no turn back; empty where there is nothing, or where no engine needs it. */
  readonly possessive: '' | '+';
  /** Whether a run of characters should be one turn of a loop. */
  readonly unrolled: boolean;
  /** Whether it reads UTF-16 code units, as the grammars do; otherwise code points. */
  readonly readsCodeUnits: boolean;
  /** Whether characters beyond U+00FF are in braces, \\x{1F600}; otherwise they are of four digits or of eight. */
  readonly braces: boolean;
}

const escaped = String.raw`\^$.*+?()[]{}|`;
const spaced = { escaped: `${escaped}#`, escapedInSet: String.raw`\[]^-#` };
const boundless = { most: 2 ** 31 - 1, nested: false, readsCodeUnits: false, braces: true };
const givesBack = { possessive: '', unrolled: false } as const;

export const dialectSyntax: Readonly<Record<RegexDialect, DialectSyntax>> = {
  // ECMA-262: without flags, and with "u" or "v".
  javascript: {
    ...boundless,
    ...givesBack,
    begin: '/^',
    end: '$/',
    group: '(?<',
    freeSpacing: undefined,
    escaped: `${escaped}/`,
    escapedInSet: String.raw`\[]^-(){}/|`,
    readsCodeUnits: true,
    braces: false,
  },
  // \Z is the end of the text, in Python alone.
  python: {
    ...boundless,
    ...givesBack,
    ...spaced,
    begin: '\\A',
    end: '\\Z',
    group: '(?P<',
    freeSpacing: '(?x)',
    braces: false,
  },
  // pcre2limits(3): 65535 is the largest number.
  pcre: {
    ...boundless,
    ...spaced,
    begin: '\\A',
    end: '\\z',
    group: '(?<',
    freeSpacing: '(?x)',
    most: 65_535,
    possessive: '+',
    unrolled: true,
  },
  // Its engine takes stack for each turn of a loop that is not possessive, unless a turn is one character.
  java: {
    ...boundless,
    ...spaced,
    begin: '\\A',
    end: '\\z',
    group: '(?<',
    freeSpacing: '(?x)',
    possessive: '+',
    unrolled: true,
  },
  // RE2 and Go have no free spacing, and at most 1000 repetitions.
  re2: {
    ...spaced,
    ...givesBack,
    begin: '\\A',
    end: '\\z',
    group: '(?P<',
    freeSpacing: undefined,
    most: 1000,
    nested: true,
    readsCodeUnits: false,
    braces: true,
  },
};
