/**
 * Patterns of paths, as in .gitignore. No regular expression is built from a pattern: the steps for a path are at most
 * its length times that of the pattern, so no pattern can hang.
 */

/** Matches any number of items: `*` within a name, and `**` over folders. */
const any = Symbol('any');

/** Matches one character. */
type OfCharacter = (character: string) => boolean;

/** A pattern of one name; undefined matches none. */
type NamePattern = readonly (OfCharacter | typeof any)[] | undefined;

/** A pattern of a path, name by name. */
export type PathPattern = readonly (NamePattern | typeof any)[];

/** A line of a .gitignore file. */
export interface IgnoreRule {
  readonly path: PathPattern;
  /** True for "!": a match is not ignored. */
  readonly isException: boolean;
  readonly isForFolders: boolean;
}

/** Reads the rules of a .gitignore file (gitignore(5), "Pattern format"). */
export function ignoreRules(text: string): readonly IgnoreRule[] {
  return text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .flatMap((line) =>
      line.startsWith('#') ? [] : ignoreRule(line.endsWith('\r') ? line.slice(0, -1) : line),
    );
}

function ignoreRule(line: string): readonly IgnoreRule[] {
  const isException = line.startsWith('!');
  let pattern = withoutBlanksAtEnd(isException ? line.slice(1) : line);
  const isForFolders = pattern.endsWith('/');
  if (isForFolders) pattern = pattern.slice(0, -1);
  if (pattern === '') return [];
  // Without a slash, except at the end, a pattern matches at any depth.
  const path = pathPattern(pattern.includes('/') ? pattern.replace(/^\//, '') : `**/${pattern}`);
  return [{ path, isException, isForFolders }];
}

/** Removes the spaces at the end that are not escaped. */
function withoutBlanksAtEnd(line: string): string {
  let end = 0;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '\\') at++;
    else if (line[at] === ' ') continue;
    end = at + 1;
  }
  return line.slice(0, end);
}

const anyNames = /^\*{2,}$/;

/** Compiles a pattern of a path. */
export function pathPattern(pattern: string): PathPattern {
  const names = pattern.split('/');
  // At the end, "**" matches everything inside a folder, but not the folder.
  if (names.length > 1 && anyNames.test(names.at(-1) ?? '')) names.push('*');
  return names.map((name) => (anyNames.test(name) ? any : namePattern(name)));
}

/** Compiles a pattern of one name. */
function namePattern(pattern: string): NamePattern {
  const characters = Array.from(pattern);
  const parts: (OfCharacter | typeof any)[] = [];
  for (let at = 0; at < characters.length; at++) {
    const character = characters[at];
    if (character === '*') parts.push(any);
    else if (character === '?') parts.push(() => true);
    else if (character === '[') {
      const set = characterSet(characters, at);
      if (set === undefined) return undefined;
      parts.push(set.test);
      at = set.end;
    } else {
      const literal = character === '\\' ? characters[++at] : character;
      if (literal === undefined) return undefined;
      parts.push((given) => given === literal);
    }
  }
  return parts;
}

/** Character classes of POSIX, in the locale C. */
const classes: ReadonlyMap<string, RegExp> = new Map([
  ['alnum', /^[A-Za-z0-9]$/],
  ['alpha', /^[A-Za-z]$/],
  ['blank', /^[ \t]$/],
  ['cntrl', /^[\0-\x1f\x7f]$/],
  ['digit', /^[0-9]$/],
  ['graph', /^[!-~]$/],
  ['lower', /^[a-z]$/],
  ['print', /^[ -~]$/],
  ['punct', /^[!-/:-@[-`{-~]$/],
  ['space', /^[\t-\r ]$/],
  ['upper', /^[A-Z]$/],
  ['xdigit', /^[0-9A-Fa-f]$/],
]);

/** Reads a set of characters, such as `[!a-z[:digit:]]`; returns undefined if it is not closed. Linear. */
function characterSet(
  pattern: readonly string[],
  start: number,
): { readonly test: OfCharacter; readonly end: number } | undefined {
  const isNegated = ['!', '^'].includes(pattern[start + 1] ?? '');
  const first = start + (isNegated ? 2 : 1);
  const tests: OfCharacter[] = [];
  let at = first;
  let close = -1;
  const next = (): string | undefined => (pattern[at] === '\\' ? pattern[(at += 2) - 1] : pattern[at++]);
  while (at === first || pattern[at] !== ']') {
    if (pattern[at] === '[' && pattern[at + 1] === ':') {
      // Searched once for each close.
      if (close < at + 2) close = pattern.indexOf(']', at + 2);
      if (close < 0) return undefined;
      if (pattern[close - 1] === ':' && close - 1 > at + 1) {
        const known = classes.get(pattern.slice(at + 2, close - 1).join(''));
        if (known === undefined) return undefined;
        tests.push((character) => known.test(character));
        at = close + 1;
        continue;
      }
    }
    const from = next();
    if (from === undefined) return undefined;
    let to: string | undefined = from;
    if (pattern[at] === '-' && pattern[at + 1] !== ']' && pattern[at + 1] !== undefined) {
      at++;
      to = next();
      if (to === undefined) return undefined;
    }
    const most = to;
    tests.push((character) => from <= character && character <= most);
  }
  return { test: (character) => tests.some((test) => test(character)) !== isNegated, end: at };
}

/** Tests whether a pattern matches a path, given by its names. */
export function matchesPath(pattern: PathPattern, names: readonly string[]): boolean {
  return matches(
    pattern,
    names,
    (part, name) =>
      part !== undefined && matches(part, Array.from(name), (test, character) => test(character)),
  );
}

/** Tests whether a pattern may match a path of more names than `length`. */
export function reachesBelow(pattern: PathPattern, length: number): boolean {
  return pattern.length > length || pattern.includes(any);
}

/**
 * Matches items one by one, and extends only the last `any`: an earlier one need not match more. Takes at most as many
 * steps as the product of both lengths.
 */
function matches<Part, Item>(
  pattern: readonly (Part | typeof any)[],
  items: readonly Item[],
  matchesOne: (part: Part, item: Item) => boolean,
): boolean {
  let at = 0;
  /** The position after the last `any`, and the first item that it does not match. */
  let retry: readonly [at: number, item: number] | undefined;
  for (let i = 0; i < items.length;) {
    const part = pattern[at];
    if (part === any) retry = [++at, i];
    else if (at < pattern.length && matchesOne(part as Part, items[i] as Item)) {
      at++;
      i++;
    } else {
      if (retry === undefined) return false;
      retry = [retry[0], retry[1] + 1];
      [at, i] = retry;
    }
  }
  while (pattern[at] === any) at++;
  return at === pattern.length;
}

/**
 * Returns the alternatives of a pattern with braces: `{a,b}c` is `ac` or `bc`. @param limit of their number; undefined
 * is returned beyond it
 */
export function withoutBraces(pattern: string, limit: number): readonly string[] | undefined {
  const done: string[] = [];
  for (const left = [pattern]; left.length > 0;) {
    const next = left.pop() ?? '';
    const marks = firstChoice(next);
    if (marks === undefined) {
      done.push(next);
      if (done.length > limit) return undefined;
      continue;
    }
    if (marks.length > limit + 1) return undefined;
    const [before, after] = [next.slice(0, marks[0]), next.slice((marks.at(-1) ?? 0) + 1)];
    const choices = marks.slice(1).map((mark, i) => before + next.slice((marks[i] ?? 0) + 1, mark) + after);
    left.push(...choices.toReversed());
  }
  return [...new Set(done)];
}

/** Returns the offsets of the first closed pair of braces with a comma inside, and of its commas. Linear. */
function firstChoice(pattern: string): readonly number[] | undefined {
  const open: number[][] = [];
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at];
    if (character === '{') open.push([at]);
    else if (character === ',') open.at(-1)?.push(at);
    else if (character === '}') {
      const marks = open.pop() ?? [];
      if (marks.length > 1) return [...marks, at];
    }
  }
  return undefined;
}

/** Tests whether an argument is a pattern, unless a file has that name. */
export function isGlob(argument: string): boolean {
  return /[*?[{]/.test(argument);
}
