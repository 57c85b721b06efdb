/**
 * Translates regular expressions of other dialects to JavaScript with the flag "v", token by token. Anchors, modes and
 * classes are written out, so that the translation has the language of the original: the texts of characters in which
 * its engine finds the pattern. Syntax that JavaScript cannot express is refused by its place.
 */
import { foldedRanges } from './case-folding.js';
import {
  type ClassSet,
  dialectEngines,
  type Engine,
  posixClasses,
  type TranslatedDialect,
} from './engines.js';

export const noBackreferences = 'backreferences are not supported';

const onlyCategories = 'only general categories are supported';

/** A construct that is not translated. */
export class UntranslatableError extends Error {
  constructor(
    readonly offset: number,
    readonly construct: string,
    problem: string,
  ) {
    super(problem);
  }
}

/** A translation, and the offset in the original of each offset in it. */
export interface Translation {
  readonly source: string;
  readonly originOf: (offset: number) => number;
}

/** @throws UntranslatableError */
export function translate(pattern: string, dialect: TranslatedDialect): Translation {
  return new Translator(pattern, dialectEngines[dialect]).whole();
}

type Flag = 'i' | 'm' | 's' | 'x' | 'u';
type Flags = Readonly<Record<Flag, boolean>>;

/** Flags of engines without effect on the language. */
const ineffective: Readonly<Record<string, string>> = {
  python: 'u',
  pcre: 'UJ',
  re2: 'U',
  java: '',
  posix: '',
};

const atStart = '(?<![^])';

class Translator {
  private at = 0;
  private source = '';
  private readonly places: (readonly [out: number, at: number])[] = [];
  private flags: Flags = { i: false, m: false, s: false, x: false, u: false };
  private readonly groups: { readonly flags: Flags; readonly close: string; readonly at: number }[] = [];
  /** True if a quantifier may follow. */
  private isAtom = false;
  /** The characters of the last atom, if it is one character. */
  private last: ClassSet | undefined;
  /** The number of "(" before a place, each counted once. */
  private parentheses = 0;
  private scanned = 0;
  /** A possessive loop, until what follows shows that it changes nothing. */
  private possessive: { readonly set: ClassSet; readonly at: number } | undefined;

  constructor(
    private readonly pattern: string,
    private readonly engine: Engine,
  ) {}

  whole(): Translation {
    while (this.at < this.pattern.length) {
      this.places.push([this.source.length, this.at]);
      this.token();
    }
    const open = this.groups.at(-1);
    if (open !== undefined) this.refuse('a group that is not closed', open.at, 1);
    const { places, source } = this;
    return {
      source,
      originOf: (offset) => places.findLast(([out]) => out <= offset)?.[1] ?? 0,
    };
  }

  private refuse(problem: string, from = this.at, length = this.at - from || 1): never {
    throw new UntranslatableError(from, this.pattern.slice(from, from + length), problem);
  }

  private takes(text: string): boolean {
    if (!this.pattern.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  private matches(regex: RegExp): RegExpExecArray | null {
    regex.lastIndex = this.at;
    const found = regex.exec(this.pattern);
    if (found !== null) this.at += found[0].length;
    return found;
  }

  private token(): void {
    const { engine } = this;
    if (this.flags.x && this.matches(/[ \t\n\v\f\r]+|#[^\n]*/y) !== null) return;
    const start = this.at;
    if (engine.quotes && this.takes('\\Q')) {
      const end = this.pattern.indexOf('\\E', this.at);
      const text = this.pattern.slice(this.at, end < 0 ? undefined : end);
      this.at += text.length + (end < 0 ? 0 : 2);
      for (const character of text) this.character(character.codePointAt(0) ?? 0);
      return;
    }
    if (engine.quotes && this.takes('\\E')) return;
    if (this.takes('(')) this.open(start);
    else if (this.takes(')')) this.close(start);
    else if (this.takes('|')) {
      this.settle(this.groups.length === 0);
      this.write('|', false);
    } else if (this.takes('^')) this.anchor(this.flags.m ? engine.lineStart : atStart);
    else if (this.takes('$')) this.anchor(this.flags.m ? engine.lineEnd : engine.end, !this.flags.m);
    else if (this.takes('.')) this.set(this.flags.s ? anything : engine.dot);
    else if (this.takes('[')) this.set(this.bracket(start));
    else if (this.takes('\\')) this.escape(start);
    else if (!this.quantifier(start)) this.character(this.codePoint());
  }

  private codePoint(): number {
    const code = this.pattern.codePointAt(this.at) ?? 0;
    this.at += code > 0xffff ? 2 : 1;
    return code;
  }

  private write(text: string, isAtom: boolean): void {
    this.source += text;
    this.isAtom = isAtom;
    this.last = undefined;
  }

  private character(code: number): void {
    this.set({ ranges: [[code, code]], properties: [], negated: false });
  }

  /** Writes one character of a set, in any case if the mode says so. */
  private set(set: ClassSet): void {
    // In Java, (?iu) folds as Python does.
    const folding = this.flags.u ? 'dotless' : this.engine.folding;
    const folded = this.flags.i ? { ...set, ranges: foldedRanges(set.ranges, folding) } : set;
    if (this.possessive !== undefined && !areApart(this.possessive.set, folded)) this.settle(false);
    this.possessive = undefined;
    this.write(writtenSet(folded), true);
    this.last = folded;
  }

  /** @param isAbsolute true if it can hold only at the end of the text, or before its last line break */
  private anchor(text: string, isAbsolute = false): void {
    this.settle(isAbsolute);
    this.write(text.startsWith('(?:') ? text : `(?:${text})`, true);
  }

  /** Refuses a possessive loop that may change the language. */
  private settle(isHarmless: boolean): void {
    const loop = this.possessive;
    this.possessive = undefined;
    if (loop !== undefined && !isHarmless)
      this.refuse(
        'a possessive quantifier is supported only if the next character cannot continue it',
        loop.at,
        1,
      );
  }

  private open(start: number): void {
    const { engine, flags } = this;
    this.settle(false);
    const push = (text: string, close = ')'): void => {
      this.groups.push({ flags, close, at: start });
      this.write(text, false);
    };
    if (engine.name === 'posix') {
      if (this.pattern[this.at] === '?') this.refuse('POSIX has no "(?"', start, 2);
      push('(?:');
      return;
    }
    if (this.pattern[this.at] === '*' && engine.name === 'pcre')
      this.refuse('verbs are not supported', start, 2);
    if (!this.takes('?')) push('(?:');
    else if (this.takes(':') || (engine.name === 'pcre' && this.takes('|'))) push('(?:');
    else if (engine.comments && this.takes('#')) {
      const end = this.pattern.indexOf(')', this.at);
      if (end < 0) this.refuse('a comment that is not closed', start, 3);
      this.at = end + 1;
    } else if (this.takes('>')) this.refuse('atomic groups are not supported', start);
    else if (this.matches(/<?[=!]/y) !== null) {
      const sign = this.pattern.slice(start, this.at);
      if (!engine.lookarounds) this.refuse(`${engine.title} has no lookarounds`, start);
      push(`(?:${sign}`, '))');
    } else if (this.matches(engine.groupName) !== null) push('(?:');
    else if (this.matches(/P=|P>|&|\(|R|[+-]?\d/y) !== null)
      this.refuse('backreferences, conditions and recursion are not supported', start);
    else this.modes(start);
  }

  private modes(start: number): void {
    const { engine } = this;
    const [, on = '', off = '', sign] = this.matches(/([A-Za-z]*)(?:-([A-Za-z]+))?([:)])/y) ?? [];
    if (sign === undefined) this.refuse('an unknown kind of group', start, 3);
    const before = this.flags;
    const next: Record<Flag, boolean> = { ...before };
    for (const [letters, value] of [
      [on, true],
      [off, false],
    ] as const) {
      for (const letter of letters) {
        if ((engine.modes as readonly string[]).includes(letter)) next[letter as Flag] = value;
        else if (!(ineffective[engine.name] ?? '').includes(letter))
          this.refuse(`the mode "${letter}" is not supported in ${engine.title}`, start);
      }
    }
    if (sign === ':') {
      this.groups.push({ flags: before, close: ')', at: start });
      this.write('(?:', false);
    } else if (engine.name === 'python' && start > 0)
      this.refuse('in Python, modes without ":" must be at the start', start);
    this.flags = next;
  }

  private close(start: number): void {
    const group = this.groups.pop();
    if (group === undefined) return this.refuse('this parenthesis has no partner', start, 1);
    this.settle(false);
    this.flags = group.flags;
    this.write(group.close, true);
  }

  /** Reads a quantifier; returns false if its character stands for itself here. */
  private quantifier(start: number): boolean {
    const { engine } = this;
    const found = this.matches(engine.quantifier);
    if (found === null) {
      if (this.pattern[start] === '{' && !engine.literalBraces)
        this.refuse('this brace does not begin a quantifier', start, 1);
      return false;
    }
    const [, simple, min = '', comma, max = ''] = found;
    if (!this.isAtom) this.refuse('a quantifier needs one element before it', start);
    if (simple === undefined && max !== '' && Number(max) < Number(min))
      this.refuse('the numbers are reversed', start);
    const set = this.last;
    this.write(simple ?? `{${min === '' ? '0' : min}${comma ?? ''}${max}}`, false);
    const sign = this.pattern[this.at];
    if (engine.name !== 'posix' && sign === '?') {
      this.at++;
      this.source += '?';
    } else if (sign === '+' && engine.possessive) {
      if (set === undefined)
        this.refuse('a possessive quantifier is supported only after one character', this.at, 1);
      this.possessive = { set, at: this.at };
      this.at++;
    }
    return true;
  }

  private escape(start: number): void {
    const { engine } = this;
    const letter = this.pattern[this.at] ?? '';
    const assertion = engine.assertions[letter];
    if (assertion !== undefined) {
      this.at++;
      const [text, isAbsolute] = assertion;
      this.anchor(text, isAbsolute);
      return;
    }
    if (letter === 'R' && engine.hasLineBreaks) {
      this.at++;
      this.settle(false);
      this.write('(?:\\r\\n|\\r(?!\\n)|[\\n\\v\\f\\u0085\\u2028\\u2029])', true);
      return;
    }
    if (
      (/[1-9]/.test(letter) && !this.isOctal()) ||
      (letter === 'k' && engine.name !== 'posix') ||
      (letter === 'g' && engine.name === 'pcre')
    ) {
      this.at++;
      this.refuse(noBackreferences, start);
    }
    this.set(this.escaped(start, false));
  }

  /** True if the digits after a backslash are a code in octal, as no group before them can have their number. */
  private isOctal(): boolean {
    const [digits = ''] = /^\d+/.exec(this.pattern.slice(this.at, this.at + 4)) ?? [];
    for (; this.scanned < this.at; this.scanned++) if (this.pattern[this.scanned] === '(') this.parentheses++;
    const { name, number } = this.engine;
    number.lastIndex = this.at;
    return (name !== 'pcre' || Number(digits) > Math.max(this.parentheses, 9)) && number.test(this.pattern);
  }

  /** Reads what follows a backslash as a set. */
  private escaped(start: number, isInClass: boolean): ClassSet {
    const { engine } = this;
    const one = (code: number): ClassSet => ({ ranges: [[code, code]], properties: [], negated: false });
    const letter = this.pattern[this.at] ?? '';
    const known = Object.hasOwn(engine.classes, letter) ? engine.classes[letter] : undefined;
    if (known !== undefined) {
      this.at++;
      return known;
    }
    const control = isInClass && letter === 'b' ? engine.backspace : engine.controls[letter];
    if (control !== undefined) {
      this.at++;
      return one(control);
    }
    const number = this.matches(engine.number);
    if (number !== null) {
      const [, hex, octal] = number;
      const code =
        hex === undefined
          ? parseInt(octal ?? '0', 8)
          : parseInt(hex.replaceAll(/[^0-9A-Fa-f]/g, '') || '0', 16);
      return code > 0x10ffff ? this.refuse('the last code point is U+10FFFF', start) : one(code);
    }
    if (engine.hasProperties && /[pP]/.test(letter)) return this.property(start);
    if (letter === '') this.refuse('a backslash at the end', start, 1);
    if (/[A-Za-z0-9]/.test(letter) || (engine.name === 'posix' && !'^.[]$()|*+?{}\\'.includes(letter))) {
      this.at++;
      this.refuse(`this escape is not supported in ${engine.title}`, start);
    }
    return one(this.codePoint());
  }

  private property(start: number): ClassSet {
    const [, sign, single, inverse, name = single] =
      this.matches(/([pP])(?:([A-Z])|\{(\^?)([A-Za-z]{1,2})\})/y) ?? this.refuse(onlyCategories, start, 3);
    if (
      name === undefined ||
      !/^(?:C[cfnos]?|L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|S[ckmo]?|Z[lps]?)$/.test(name)
    )
      return this.refuse(onlyCategories, start);
    if (this.flags.i && /^L[lut]$/.test(name))
      this.refuse('engines differ on this category if case is ignored', start);
    const isNegated = (sign === 'P') !== (inverse === '^');
    return { ranges: [], properties: [`\\${isNegated ? 'P' : 'p'}{${name}}`], negated: false };
  }

  private bracket(start: number): ClassSet {
    const { engine, flags } = this;
    const negated = this.takes('^');
    const ranges: [number, number][] = [];
    const properties: string[] = [];
    const add = (set: ClassSet): void => {
      if (set.negated) properties.push(writtenSet(set));
      else {
        ranges.push(...set.ranges.map(([from, to]): [number, number] => [from, to]));
        properties.push(...set.properties);
      }
    };
    for (let isFirst = true; ; isFirst = false) {
      const at = this.at;
      if (engine.name === 'java' && flags.x && this.matches(/[ \t\n\v\f\r]+|#[^\n]*/y) !== null) continue;
      if (at >= this.pattern.length) this.refuse('a class that is not closed', start, 1);
      if (this.pattern[at] === ']' && !isFirst) break;
      if (engine.posixClasses && this.pattern.startsWith('[', at)) {
        const named = this.matches(/\[:(\^?)([a-z]+):\]/y);
        if (named !== null) {
          const [, inverse, name = ''] = named;
          const set = Object.hasOwn(posixClasses, name) ? posixClasses[name] : undefined;
          if (
            set === undefined ||
            (engine.name === 'posix' && (inverse === '^' || /^(?:word|ascii)$/.test(name)))
          )
            this.refuse('an unknown class', at);
          add({ ranges: set, properties: [], negated: inverse === '^' });
          continue;
        }
        if (/^\[[.=]/.test(this.pattern.slice(at, at + 2)))
          this.refuse('collating elements and equivalence classes are not supported', at, 2);
      }
      if (engine.name === 'java' && (this.pattern[at] === '[' || this.pattern.startsWith('&&', at)))
        this.refuse('nested classes and intersections are not supported', at, 2);
      const from = this.member(at);
      const first =
        from.properties.length === 0 && !from.negated && from.ranges.length === 1
          ? from.ranges[0]
          : undefined;
      const isRange = this.pattern[this.at] === '-' && ![']', undefined].includes(this.pattern[this.at + 1]);
      if (!isRange) {
        add(from);
        continue;
      }
      this.at++;
      const to = this.member(this.at);
      const [last] = to.ranges;
      if (
        first?.[0] !== first?.[1] ||
        first === undefined ||
        last?.[0] !== last?.[1] ||
        last === undefined ||
        to.negated
      )
        return this.refuse('a range needs a character at each end', at);
      if (last[0] < first[0]) this.refuse('the range ends before it begins', at);
      add({ ranges: [[first[0], last[0]]], properties: [], negated: false });
    }
    this.at++;
    return { ranges, properties, negated };
  }

  private member(at: number): ClassSet {
    if (this.engine.name !== 'posix' && this.takes('\\')) return this.escaped(at, true);
    const code = this.codePoint();
    return { ranges: [[code, code]], properties: [], negated: false };
  }
}

const anything: ClassSet = { ranges: [[0, 0x10ffff]], properties: [], negated: false };

function writtenSet({ ranges, properties, negated }: ClassSet): string {
  const written = ranges.map(([from, to]) => (from === to ? unit(from) : `${unit(from)}-${unit(to)}`));
  return `[${negated ? '^' : ''}${written.join('')}${properties.join('')}]`;
}

function unit(code: number): string {
  return `\\u{${code.toString(16)}}`;
}

/** Tests whether two sets of plain ranges have no character in common. */
function areApart(one: ClassSet, other: ClassSet): boolean {
  if ([one, other].some((set) => set.negated || set.properties.length > 0)) return false;
  return one.ranges.every(([from, to]) => other.ranges.every(([first, last]) => to < first || last < from));
}
