/**
 * The words of a PEG as peggy 5 writes them: blanks and comments, names, literals, classes of characters, ends of rules.
 * Each reading begins where the last one ended, and reads no character more than a fixed number of times.
 */
import { ascii, asciiSize } from '../../base/ascii.js';
import { bothCases, characterAt } from '../../base/character.js';
import { codeUnits, codeUnitsOf, type CodeUnitSet, complement, contains } from '../../base/code-units.js';
import { visible } from '../../base/visible.js';
import { PegSyntaxError, UndecidableExpressionError } from './errors.js';
import type { PegSpan } from './peg.js';

// In JavaScript \s is what peggy takes for blank, and a dot is any character but its line terminators.
const blanks = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/y;
const lineEnd = /(?:[^\S\n\r\u2028\u2029]|\/\*(?:(?!\*\/).)*\*\/)*(?:\/\/.*)?(?:\r\n|[\n\r\u2028\u2029])/y;
const identifier = /(?:[\p{ID_Start}_]|\\u[\dA-Fa-f]{4}|\\u\{[\dA-Fa-f]+\})[\p{ID_Continue}$]*/uy;
const escape = /\\(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|u\{([\dA-Fa-f]+)\}|(0)(?!\d)|\r\n|([^\dxup]))/uy;
const propertyEscape = /\\p\{(?:[a-z_]+=)?\w+\}/iy;
const classFlags = /[iu]*/y;
const plain = { '"': /[^"\\\n\r\u2028\u2029]+/y, "'": /[^'\\\n\r\u2028\u2029]+/y };
const classCharacter = /[^\]\\\n\r\u2028\u2029]/uy;

/** What a letter stands for after a backslash. A line break there is no character. */
const controls: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\n': '',
  '\r': '',
  '\u2028': '',
  '\u2029': '',
};

/** Reads the words of one text, and tells what is wrong where it stands. */
export class PegScanner {
  offset = 0;
  /** The rule that is being read; empty outside of rules. */
  rule = '';

  constructor(readonly text: string) {}

  /** The code unit that comes next; empty at the end. */
  get next(): string {
    return this.text.charAt(this.offset);
  }

  /** The next characters as a message shows them. */
  get found(): string {
    const character = characterAt(this.text, this.offset);
    return character === undefined ? 'the end of the text' : `"${visible(character)}"`;
  }

  error(problem: string, offset = this.offset): PegSyntaxError {
    return new PegSyntaxError(this.text, this.spanFrom(offset), this.rule, problem);
  }

  undecidable(expression: string, start: number): UndecidableExpressionError {
    return new UndecidableExpressionError(this.text, this.spanFrom(start), this.rule, expression);
  }

  /** What was read from an offset on. */
  spanFrom(start: number): PegSpan {
    return { start, end: this.offset };
  }

  /** Skips these characters if they come next. */
  take(characters: string): boolean {
    const comes = this.text.startsWith(characters, this.offset);
    if (comes) this.offset += characters.length;
    return comes;
  }

  blank(): void {
    this.match(blanks);
    if (this.text.startsWith('/*', this.offset)) throw this.error('this comment is not closed');
  }

  /** A name, its escape decoded; undefined where none begins. */
  identifier(): string | undefined {
    const start = this.offset;
    const written = this.match(identifier)?.[0];
    if (written?.startsWith('\\') !== true) return written;
    this.offset = start;
    const head = this.escaped();
    const tail = this.text.slice(this.offset, start + written.length);
    this.offset = start + written.length;
    return head + tail;
  }

  /** Digits as a number; undefined where none stands. */
  integer(): number | undefined {
    const digits = this.match(/\d+/y)?.[0];
    return digits === undefined ? undefined : Number(digits);
  }

  /** The end of a rule: a semicolon, a line break outside of a comment, the end of the text. */
  endOfRule(): boolean {
    const start = this.offset;
    let end = start;
    this.blank();
    while (this.take(';')) {
      end = this.offset;
      this.blank();
    }
    this.offset = end;
    if (end > start || this.match(lineEnd)) return true;
    this.blank();
    return this.next === '';
  }

  /** What a string in quotation marks says; undefined where none begins. */
  string(): string | undefined {
    const start = this.offset;
    const mark = this.next;
    if (mark !== '"' && mark !== "'") return undefined;
    this.offset += 1;
    let value = '';
    while (!this.take(mark)) {
      if (this.next === '\\') value += this.escaped();
      else {
        const run = this.match(plain[mark])?.[0];
        if (run === undefined) throw this.error(`this ${mark} is not closed in its line`, start);
        value += run;
      }
    }
    return value;
  }

  /** The set of a class in brackets. @throws UndecidableExpressionError where it is not one of code units */
  characterClass(): CodeUnitSet {
    const start = this.offset;
    this.offset += 1;
    const isInverted = this.take('^');
    const ranges: (readonly [number, number])[] = [];
    while (!this.take(']')) ranges.push(...this.classPart(start));
    const flags = this.match(classFlags)?.[0] ?? '';
    if (flags.includes('u')) throw this.undecidable('a class of code points', start);
    if (flags.length > 1) throw this.error('a class has the flag "i" once', this.offset - 1);
    const set = codeUnits(ranges);
    if (flags === '') return isInverted ? complement(set) : set;
    if (set.some(([, to]) => to >= asciiSize))
      throw this.undecidable('a class beyond US-ASCII that ignores case', start);
    return isInverted ? complement(inBothCases(set)) : inBothCases(set);
  }

  /** One character of a class, or a range. */
  private classPart(start: number): readonly (readonly [number, number])[] {
    if (this.match(propertyEscape)) throw this.undecidable('a class with an escape', start);
    const place = this.offset;
    const from = this.classCharacter(start);
    const isRange = this.next === '-' && !this.text.startsWith(']', this.offset + 1);
    if (!isRange) return from === '' ? [] : [[from.charCodeAt(0), from.charCodeAt(0)]];
    this.offset += 1;
    const to = this.classCharacter(start);
    if (from === '' || to === '' || from > to)
      throw this.error('a range goes from a character to one that is not before it', place);
    return [[from.charCodeAt(0), to.charCodeAt(0)]];
  }

  private classCharacter(start: number): string {
    const character = this.next === '\\' ? this.escaped() : this.match(classCharacter)?.[0];
    if (character === undefined) throw this.error('this "[" is not closed in its line', start);
    if (character.length > 1) throw this.undecidable('a class of code points', start);
    return character;
  }

  /** The character that an escape stands for; none, of a line break. */
  private escaped(): string {
    const start = this.offset;
    const [written, hex2, hex4, hex, zero, itself = ''] = this.match(escape) ?? [];
    if (written === undefined) throw this.error('there is no such escape');
    if (zero !== undefined) return '\0';
    const digits = hex2 ?? hex4 ?? hex;
    if (digits === undefined) return controls[itself] ?? itself;
    const codePoint = Number.parseInt(digits, 16);
    if (codePoint > 0x10ffff) throw this.error('there is no such character', start);
    return String.fromCodePoint(codePoint);
  }

  private match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.text) ?? undefined;
    if (found !== undefined) this.offset += found[0].length;
    return found;
  }
}

/** A set of US-ASCII with the other case of its letters. */
function inBothCases(set: CodeUnitSet): CodeUnitSet {
  const members = ascii.filter((character) => contains(set, character.charCodeAt(0)));
  return codeUnitsOf(members.flatMap(bothCases).map((character) => character.charCodeAt(0)));
}
