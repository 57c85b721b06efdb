/** Writes a regular expression in a dialect: on one line, or free spaced with the names of rules as comments. */
import { hexadecimal } from '../../core/base/character.js';
import { type CodeUnitSet, lastCodeUnit } from '../../core/base/code-units.js';
import { visible } from '../../core/base/visible.js';
import { dialectSyntax, type DialectSyntax, type RegexDialect } from './dialects.js';
import { type Regex, unmarked } from './regex.js';

/** A written regular expression. */
export interface WrittenRegex {
  readonly text: string;
  /** The names of its groups from left to right, each with its component or rule. */
  readonly groups: readonly { readonly name: string; readonly of: string }[];
}

/**
 * Writes an expression that matches whole texts. Its loops are possessive if the dialect supports that, without a check
 * that this is correct.
 * @param lines true for free spacing, in a dialect that supports it
 */
export function writeRegex(regex: Regex, dialect: RegexDialect, lines: boolean): WrittenRegex {
  const writer = new Writer(dialectSyntax[dialect]);
  return lines ? writer.onLines(regex) : writer.onOneLine(regex);
}

/** Wider parts of a free-spaced expression are broken into lines. */
const width = 72;

class Writer {
  private readonly groups: { name: string; of: string }[] = [];
  private readonly taken = new Set<string>();

  constructor(private readonly syntax: DialectSyntax) {}

  onOneLine(regex: Regex): WrittenRegex {
    const { begin, end } = this.syntax;
    return { text: begin + this.atom(regex, 'choice') + end, groups: this.groups };
  }

  onLines(regex: Regex): WrittenRegex {
    const { begin, end, freeSpacing = '' } = this.syntax;
    const lines = [freeSpacing, begin, ...this.laidOut(regex, 'choice'), end];
    return { text: lines.join('\n'), groups: this.groups };
  }

  /** Writes an operand: in brackets if it is a choice or, for a quantifier, more than one item. */
  private atom(e: Regex, bracketed: 'choice' | 'sequence'): string {
    const inner = unmarked(e);
    const isOne = ['set', 'group'].includes(inner.type);
    const isJoined = bracketed === 'choice' && ['sequence', 'repetition'].includes(inner.type);
    const text = this.flat(inner);
    return isOne || isJoined ? text : `(?:${text})`;
  }

  private flat(e: Regex): string {
    switch (e.type) {
      case 'set':
        return this.set(e.set);
      case 'sequence':
        return e.items.map((item) => this.atom(item, 'choice')).join('');
      case 'choice':
        return e.alternatives.map((one) => this.flat(one)).join('|');
      case 'repetition':
        return this.pieces(e)
          .map((piece) => this.atom(e.body, 'sequence') + this.quantifier(piece, e.body))
          .join('');
      case 'group':
        return `${this.opening(e.of)}${this.flat(e.body)})`;
      case 'rule':
        return this.flat(e.body);
    }
  }

  /** Returns the lines of an expression. */
  private laidOut(e: Regex, bracketed: 'choice' | 'none'): string[] {
    const { rule, body } = withRule(e);
    const comment = rule === undefined ? '' : `  # ${visible(rule)}`;
    const groups = this.groups.length;
    const names = new Set(this.taken);
    const flat = bracketed === 'choice' ? this.atom(body, 'choice') : this.flat(body);
    if (flat.length <= width) return [flat + comment];
    this.groups.length = groups;
    this.taken.clear();
    for (const name of names) this.taken.add(name);
    switch (body.type) {
      case 'sequence': {
        const lines = runs(body.items).flatMap((run) =>
          run.length > 1
            ? [run.map((item) => this.flat(item)).join('')]
            : run.flatMap((item) => this.laidOut(item, 'choice')),
        );
        return rule === undefined ? lines : [comment.trim(), ...lines];
      }
      case 'choice': {
        const lines = body.alternatives.flatMap((one, i) => {
          const [first = '', ...others] = this.laidOut(one, 'none');
          return [`${i === 0 ? ' ' : '|'} ${first}`, ...others.map((line) => `  ${line}`)];
        });
        const isOpen = bracketed === 'none';
        if (isOpen) return rule === undefined ? lines : [comment.trim(), ...lines];
        return [`(?:${comment}`, ...lines, ')'];
      }
      case 'group':
        return [this.opening(body.of) + comment, ...this.laidOut(body.body, 'none').map(indented), ')'];
      case 'repetition':
        return this.pieces(body).flatMap((piece) => [
          `(?:${comment}`,
          ...this.laidOut(body.body, 'none').map(indented),
          `)${this.quantifier(piece, body.body)}`,
        ]);
      default:
        return [flat + comment];
    }
  }

  /**
   * Writes a quantifier. A loop of more than single characters is possessive if the dialect supports that: an engine
   * may use stack for its turns.
   */
  private quantifier(times: Times, body: Regex): string {
    const isLoop = times.max === null && unmarked(body).type !== 'set';
    return quantifier(times) + (isLoop ? this.syntax.possessive : '');
  }

  /** Opens a group with a unique name: most dialects refuse duplicates. */
  private opening(of: string): string {
    const plain = groupName(of);
    let name = plain;
    for (let i = 2; this.taken.has(name); i++) name = `${plain}${i}`;
    this.taken.add(name);
    this.groups.push({ name, of });
    return `${this.syntax.group}${name}>`;
  }

  /** Splits a repetition into several in sequence, each within the dialect's limit. */
  private pieces(e: Regex & { readonly type: 'repetition' }): readonly Times[] {
    const { maxRepetitions, nested } = this.syntax;
    const each = nested ? Math.max(1, Math.floor(maxRepetitions / this.times(e.body))) : maxRepetitions;
    const pieces: Times[] = [];
    const split = (count: number, piece: (count: number) => Times): void => {
      for (let left = count; left > 0; left -= each) pieces.push(piece(Math.min(left, each)));
    };
    const { min, max } = e;
    if (Math.max(min, max ?? 0) <= each) return [{ min, max }];
    split(min, (count) => ({ min: count, max: count }));
    if (max === null) pieces.push({ min: 0, max: null });
    else split(max - min, (count) => ({ min: 0, max: count }));
    return pieces;
  }

  /** Returns the product of nested repetition counts in an expression. */
  private times(e: Regex): number {
    switch (e.type) {
      case 'set':
        return 1;
      case 'sequence':
        return Math.max(1, ...e.items.map((item) => this.times(item)));
      case 'choice':
        return Math.max(1, ...e.alternatives.map((one) => this.times(one)));
      case 'repetition':
        return Math.max(...this.pieces(e).map((piece) => piece.max ?? piece.min), 1) * this.times(e.body);
      default:
        return this.times(e.body);
    }
  }

  private set(set: CodeUnitSet): string {
    const [range, more] = set;
    if (range !== undefined && more === undefined && range[0] === range[1]) {
      return this.character(range[0], this.syntax.escaped);
    }
    return `[${legibleOrder(set)
      .map((part) => this.range(part))
      .join('')}]`;
  }

  private range([from, to]: readonly [number, number]): string {
    const [first, last] = [from, to].map((unit) => this.character(unit, this.syntax.escapedInSet));
    if (from === to) return first ?? '';
    return `${first ?? ''}${to === from + 1 ? '' : '-'}${last ?? ''}`;
  }

  private character(unit: number, escaped: string): string {
    const character = String.fromCharCode(unit);
    const isBlank = unit === 0x20 && !this.syntax.readsCodeUnits;
    if (unit < 0x20 || unit > 0x7e || isBlank) {
      const digits = hexadecimal(unit);
      if (unit <= 0xff) return `\\x${digits}`;
      if (this.syntax.braces) return `\\x{${digits}}`;
      return unit > lastCodeUnit ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
    }
    return escaped.includes(character) ? `\\${character}` : character;
  }
}

/** Returns a name of letters and digits, which every dialect allows: `date-fullyear` becomes `dateFullyear`. */
function groupName(of: string): string {
  const [first = '', ...others] = of.split(/[^A-Za-z0-9]/).filter((word) => word !== '');
  const name = first + others.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
  return (/^[A-Za-z]/.test(name) ? name : `g${name}`).slice(0, maxNameLength);
}

/** PCRE allows names of 32 characters; a number may follow. */
const maxNameLength = 28;

interface Times {
  readonly min: number;
  readonly max: number | null;
}

function quantifier({ min, max }: Times): string {
  if (max === null) return min === 0 ? '*' : min === 1 ? '+' : `{${min},}`;
  if (min === max) return min === 1 ? '' : `{${min}}`;
  return min === 0 && max === 1 ? '?' : `{${min},${max}}`;
}

function withRule(e: Regex): { readonly rule: string | undefined; readonly body: Regex } {
  return e.type === 'rule' ? { rule: e.rule, body: unmarked(e.body) } : { rule: undefined, body: e };
}

function indented(line: string): string {
  return `  ${line}`;
}

/** Groups adjacent single characters, which stay together on a line. */
function runs(items: readonly Regex[]): readonly (readonly Regex[])[] {
  const found: Regex[][] = [];
  for (const item of items) {
    const last = found.at(-1);
    if (item.type === 'set' && last?.at(-1)?.type === 'set') last.push(item);
    else found.push([item]);
  }
  return found;
}

const blocks = ['AZ', 'az', '09'].map((ends) => [ends.charCodeAt(0), ends.charCodeAt(1)] as const);

/**
 * Orders ranges: letters and digits first, then the others one by one; a range that spans several of these kinds, or
 * non-printing characters, stays whole.
 */
function legibleOrder(set: CodeUnitSet): readonly (readonly [number, number])[] {
  const isWhole = ([from, to]: readonly [number, number]): boolean =>
    from < 0x20 || to > 0x7e || blocks.filter(([first, last]) => from <= first && last <= to).length > 1;
  const split = set.filter((range) => !isWhole(range));
  const ofBlocks = blocks.flatMap(([first, last]) =>
    split
      .map(([from, to]) => [Math.max(from, first), Math.min(to, last)] as const)
      .filter(([from, to]) => from <= to),
  );
  const others: (readonly [number, number])[] = [];
  for (const [from, to] of split) {
    for (let unit = from; unit <= to; unit++)
      if (!blocks.some(([first, last]) => first <= unit && unit <= last)) others.push([unit, unit]);
  }
  return [...ofBlocks, ...set.filter(isWhole), ...others];
}
