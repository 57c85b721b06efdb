/**
 * Differences of the dialects of regular expressions, as far as expressions of grammars need them: anchors of the whole
 * text, names of groups, escaped characters, limits on repetition, and free spacing.
 */

/** The dialects that can be written. */
export const regexDialects = ['javascript', 'python', 'pcre', 'java', 're2'] as const;

/** JavaScript; Python's `re`; PCRE2 and Perl; Java; RE2, Go and Rust. */
export type RegexDialect = (typeof regexDialects)[number];

/** The syntax of a dialect, for writing and reading. */
export interface DialectSyntax {
  /** Anchors of the whole text, even if it ends in a newline, independent of line modes. */
  readonly begin: string;
  readonly end: string;
  /** Text before the name of a group and its ">". */
  readonly group: string;
  /** Text that turns free spacing on; undefined if unsupported. */
  readonly freeSpacing: string | undefined;
  /** Characters that need a backslash, outside of brackets and within. */
  readonly escaped: string;
  readonly escapedInSet: string;
  /** The greatest repetition count. */
  readonly maxRepetitions: number;
  /** True if that limit applies to the product of nested counts. */
  readonly nested: boolean;
  /** Suffix of a loop that gives no turn back; empty if unsupported, or if no engine needs it. */
  readonly possessive: '' | '+';
  /** True if a run of characters should be one turn of a loop. */
  readonly unrolled: boolean;
  /** True if the dialect reads UTF-16 code units, as the grammars do; otherwise it reads code points. */
  readonly readsCodeUnits: boolean;
  /** True if characters beyond U+00FF are in braces, \\x{1F600}; otherwise they have four or eight digits. */
  readonly braces: boolean;
}

const escaped = String.raw`\^$.*+?()[]{}|`;
const spaced = { escaped: `${escaped}#`, escapedInSet: String.raw`\[]^-#` };
const boundless = { maxRepetitions: 2 ** 31 - 1, nested: false, readsCodeUnits: false, braces: true };
const backtracks = { possessive: '', unrolled: false } as const;

export const dialectSyntax: Readonly<Record<RegexDialect, DialectSyntax>> = {
  // ECMA-262: without flags; for a grammar in US-ASCII also with "u" or "v", which read code points.
  javascript: {
    ...boundless,
    ...backtracks,
    begin: '/^',
    end: '$/',
    group: '(?<',
    freeSpacing: undefined,
    escaped: `${escaped}/`,
    escapedInSet: String.raw`\[]^-(){}/|`,
    readsCodeUnits: true,
    braces: false,
  },
  // In Python alone, \Z is the end of the text.
  python: {
    ...boundless,
    ...backtracks,
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
    maxRepetitions: 65_535,
    possessive: '+',
    unrolled: true,
  },
  // Its engine uses stack for each turn of a loop that is not possessive, unless a turn is one character.
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
  // RE2 and Go have no free spacing and allow at most 1000 repetitions.
  re2: {
    ...spaced,
    ...backtracks,
    begin: '\\A',
    end: '\\z',
    group: '(?P<',
    freeSpacing: undefined,
    maxRepetitions: 1000,
    nested: true,
    readsCodeUnits: false,
    braces: true,
  },
};
