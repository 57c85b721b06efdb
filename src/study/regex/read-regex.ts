/**
 * Parser of written regular expressions: reads one by the rules of its dialect as a BNF expression, so that its
 * automaton can be built and compared. It supports the syntax that grammars are written with and refuses anything else.
 */
import { brand } from '../../core/base/brand.js';
import { quoted } from '../../core/base/visible.js';
import type { BnfExpression, RepetitionExpression } from '../../grammar/bnf/bnf.js';
import { inCodeUnits } from '../../grammar/bnf/code-points.js';
import { dialectSyntax, type DialectSyntax, type RegexDialect } from './dialects.js';

/** Thrown for a regular expression with unsupported syntax. */
export class RegexReadError extends SyntaxError {
  declare readonly name: 'RegexReadError';
  /** @param offset in UTF-16 code units from 0 */
  constructor(
    readonly regex: string,
    readonly offset: number,
    readonly expected: string,
  ) {
    super(
      `the regular expression cannot be read at offset ${offset}: ${expected} expected before ${quoted(regex.slice(offset), 20)}`,
    );
  }

  static {
    brand(this, 'RegexReadError');
  }
}

/** A parsed expression. */
export interface ReadRegex {
  readonly expression: BnfExpression;
  /** The loops that give no turn back, each with the offset of its possessive sign. */
  readonly possessive: ReadonlyMap<RepetitionExpression, number>;
}

/** Parses an expression that matches whole texts. @throws RegexReadError */
export function readRegex(regex: string, dialect: RegexDialect): ReadRegex {
  const reader = new Reader(regex, dialectSyntax[dialect]);
  return { expression: reader.whole(), possessive: reader.possessive };
}

const nowhere = { start: 0, end: 0 };

class Reader {
  private at = 0;
  private isSpaced = false;
  readonly possessive = new Map<RepetitionExpression, number>();

  constructor(
    private readonly text: string,
    private readonly syntax: DialectSyntax,
  ) {}

  whole(): BnfExpression {
    const { begin, end, freeSpacing } = this.syntax;
    this.isSpaced = freeSpacing !== undefined && this.takes(freeSpacing);
    this.skip();
    this.expect(begin);
    const body = this.choice();
    this.expect(end);
    if (this.at < this.text.length) this.fail('the end');
    return body;
  }

  private choice(): BnfExpression {
    const alternatives = [this.sequence()];
    while (this.takes('|')) alternatives.push(this.sequence());
    const [only, more] = alternatives;
    return only && more === undefined ? only : { type: 'alternation', alternatives, span: nowhere };
  }

  private sequence(): BnfExpression {
    const items: BnfExpression[] = [];
    for (let item = this.quantified(); item !== undefined; item = this.quantified()) items.push(item);
    return { type: 'sequence', items, span: nowhere };
  }

  private quantified(): BnfExpression | undefined {
    this.skip();
    const body = this.atom();
    if (body === undefined) return undefined;
    this.skip();
    const [min, max] = this.quantifier();
    if (min === 1 && max === 1) return body;
    const loop: RepetitionExpression = { type: 'repetition', min, max, body, span: nowhere };
    const { possessive } = this.syntax;
    if (possessive !== '' && max === null && this.takes(possessive)) this.possessive.set(loop, this.at - 1);
    this.skip();
    return loop;
  }

  private quantifier(): readonly [min: number, max: number | null] {
    if (this.takes('*')) return [0, null];
    if (this.takes('+')) return [1, null];
    if (this.takes('?')) return [0, 1];
    if (!this.takes('{')) return [1, 1];
    const min = this.number();
    const isRange = this.takes(',');
    const max = !isRange ? min : this.text[this.at] === '}' ? null : this.number();
    this.expect('}');
    if (Math.max(min, max ?? 0) > this.syntax.maxRepetitions || (max ?? min) < min)
      this.fail('another number');
    return [min, max];
  }

  private number(): number {
    const [digits] = /^\d{1,10}/.exec(this.text.slice(this.at, this.at + 10)) ?? this.fail('a number');
    this.at += digits.length;
    return Number(digits);
  }

  private atom(): BnfExpression | undefined {
    if (this.text.startsWith(this.syntax.end, this.at)) return undefined;
    const isGroup = this.takes(this.syntax.group);
    if (isGroup) {
      const [name] = /^[A-Za-z][A-Za-z0-9]{0,31}>/.exec(this.text.slice(this.at, this.at + 33)) ?? [];
      this.at += (name ?? this.fail('the name of a group')).length;
    }
    if (isGroup || this.takes('(?:')) {
      const body = this.choice();
      this.expect(')');
      return body;
    }
    if (this.takes('[')) return this.set();
    const character = this.text[this.at];
    if (character === undefined || character === '|' || character === ')') return undefined;
    const unit = this.unit(this.syntax.escaped);
    return inCodeUnits(unit, unit);
  }

  private set(): BnfExpression {
    const alternatives: BnfExpression[] = [];
    while (!this.takes(']')) {
      const from = this.unit(this.syntax.escapedInSet);
      const to = this.takes('-') ? this.unit(this.syntax.escapedInSet) : from;
      if (to < from) this.fail('a range in ascending order');
      alternatives.push(inCodeUnits(from, to));
    }
    const [only, more] = alternatives;
    if (only === undefined) return this.fail('a character');
    return more === undefined ? only : { type: 'alternation', alternatives, span: nowhere };
  }

  /** Reads a character that represents itself, or an escape. @param escaped the characters that need a backslash */
  private unit(escaped: string): number {
    if (this.takes('\\')) {
      const beyond = this.syntax.braces
        ? /^x(?:([0-9A-F]{2})|\{([0-9A-F]{3,6})\})/
        : /^(?:x([0-9A-F]{2})|u([0-9A-F]{4})|U([0-9A-F]{8}))/;
      const number = beyond.exec(this.text.slice(this.at, this.at + 10));
      if (number !== null) {
        this.at += number[0].length;
        return parseInt(number[1] ?? number[2] ?? number[3] ?? '', 16);
      }
      const character = this.text[this.at] ?? '';
      if (character === '' || !escaped.includes(character)) return this.fail('a character that is escaped');
      this.at++;
      return character.charCodeAt(0);
    }
    const unit = this.text.charCodeAt(this.at);
    const isText = unit > 0x20 || (unit === 0x20 && this.syntax.readsCodeUnits);
    if (!isText || unit > 0x7e || escaped.includes(this.text[this.at] ?? '')) this.fail('a character');
    this.at++;
    return unit;
  }

  /** Skips what free spacing ignores: blanks, line ends, comments. */
  private skip(): void {
    if (!this.isSpaced) return;
    for (;;) {
      const character = this.text[this.at];
      if (character === '#') {
        const end = this.text.indexOf('\n', this.at);
        this.at = end < 0 ? this.text.length : end;
      } else if (character === ' ' || character === '\n') this.at++;
      else return;
    }
  }

  private takes(text: string): boolean {
    if (!this.text.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  private expect(text: string): void {
    if (!this.takes(text)) this.fail(quoted(text, 20));
  }

  private fail(expected: string): never {
    throw new RegexReadError(this.text, this.at, expected);
  }
}
