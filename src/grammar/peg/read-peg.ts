/**
 * Reads a PEG that a person types, which may be hostile or unfinished, into parsing expressions, in one pass. It reads
 * the grammars that peggy 5 reads, if the proof can decide them. peggy-ast.ts produces the same expressions from
 * peggy's own tree. An expression whose language cannot be decided is named in an error, never approximated.
 */
import { asciiSize } from '../../core/base/ascii.js';
import { characterAt } from '../../core/base/character.js';
import { codeUnits, type CodeUnitSet, complement, lastCodeUnit } from '../../core/base/code-units.js';
import { visible } from '../../core/base/visible.js';
import { PegLimitError, PegSyntaxError, RepeatedRuleError, UndecidableExpressionError } from './errors.js';
import {
  type PegClass,
  type PegExpression,
  type PegGrammar,
  pegIdentifier,
  type PegReference,
  type PegRule,
  type PegSpan,
} from './peg.js';
import { type Bounds, inBothCases, isAscii, literalOf, repetitionOf, unsupported } from './terms.js';

/** Maximum length of the text, in UTF-16 code units: that of a whole protocol, most of whose rules are repaired. */
export const maxPegLength = 300_000;

function cannotContinue({ found }: PegScanner): string {
  return `the expression cannot continue with ${found}`;
}

function missingExpression({ found }: PegScanner): string {
  return `an expression is missing before ${found}`;
}

/** Maximum nesting of expressions in parentheses. */
const maxPegDepth = 100;

/**
 * Reads the text of a grammar.peggy. Linear.
 * @param longest maximum length in UTF-16 code units
 * @throws PegSyntaxError, UndecidableExpressionError, RepeatedRuleError, PegLimitError
 */
export function readPeg(text: string, longest = maxPegLength): PegGrammar {
  if (text.length > longest) {
    const rest = { start: longest, end: text.length };
    throw new PegLimitError(text, rest, '', `a PEG may have at most ${longest} characters`);
  }
  return { text, rules: new PegReader(text).rules() };
}

/**
 * Reads the text of any grammar of peggy, also with code. Actions and initializers are left out, as they do not decide
 * what matches. Any other expression that `readPeg` refuses becomes a reference whose name describes it, see
 * `uncoveredBy`.
 * @throws PegSyntaxError, RepeatedRuleError, PegLimitError; UndecidableExpressionError for an import
 */
export function readPegWithCode(text: string): PegGrammar {
  return { text, rules: new PegReader(text, true).rules() };
}

/** Returns the members of a class in brackets that begins at an offset. */
export function classMembers(text: string, offset: number): readonly ClassMember[] {
  const scanner = new PegScanner(text);
  scanner.offset = offset;
  return scanner.members();
}

/** A character or a range of a class in brackets; no character, for an escaped line break. */
export interface ClassMember {
  readonly range: readonly [number, number] | undefined;
  readonly span: PegSpan;
}

class PegReader {
  private readonly scanner: PegScanner;
  private depth = 0;

  constructor(
    private readonly text: string,
    private readonly allowsCode = false,
  ) {
    this.scanner = new PegScanner(text);
  }

  rules(): readonly PegRule[] {
    const { scanner } = this;
    const rules = new Map<string, PegRule>();
    scanner.blank();
    while (scanner.next === '{') {
      if (!this.allowsCode) throw scanner.undecidable('an initializer', scanner.offset);
      scanner.code();
      scanner.take(';');
      scanner.blank();
    }
    do {
      const rule = this.rule(rules.size === 0);
      const first = rules.get(rule.name);
      if (first !== undefined) throw new RepeatedRuleError(this.text, rule.span, rule.name, first.span.start);
      rules.set(rule.name, rule);
      scanner.rule = '';
      scanner.blank();
    } while (scanner.next !== '');
    return [...rules.values()];
  }

  private rule(isFirst: boolean): PegRule {
    const { scanner } = this;
    const start = scanner.offset;
    const name = scanner.ruleName();
    if (name === undefined) throw scanner.error(`expected a rule, as in name = "text", not ${scanner.found}`);
    scanner.blank();
    if (isFirst && scanner.next !== '=' && this.text.slice(start, start + name.length) === 'import')
      throw scanner.undecidable('an import', start);
    scanner.rule = name;
    if (scanner.string() !== undefined) scanner.blank();
    if (!scanner.take('='))
      throw scanner.error(`expected "=" after the name of a rule, not ${scanner.arrow ?? scanner.found}`);
    scanner.blank();
    const expression = this.choice();
    if (!scanner.endOfRule()) {
      const isRule = this.beginsRule();
      throw scanner.error(isRule ? 'a rule must begin on a new line or after ";"' : cannotContinue(scanner));
    }
    return { name, expression, span: scanner.spanFrom(start) };
  }

  /** Tests whether a name and "=" come next, maybe with a string between them; or the arrow of another notation. */
  private beginsRule(): boolean {
    const { scanner } = this;
    const start = scanner.offset;
    if (scanner.identifier() === undefined) return false;
    scanner.blank();
    if (scanner.string() !== undefined) scanner.blank();
    const isRule = scanner.next === '=' || scanner.arrow !== undefined;
    scanner.offset = start;
    return isRule;
  }

  private choice(): PegExpression {
    const { scanner } = this;
    const start = scanner.offset;
    if (++this.depth > maxPegDepth) {
      const problem = `expressions are nested more than ${maxPegDepth} deep`;
      throw new PegLimitError(this.text, scanner.spanFrom(start), scanner.rule, problem);
    }
    const first = this.sequence();
    const alternatives = [first];
    let end = scanner.offset;
    scanner.blank();
    while (scanner.take('/')) {
      scanner.blank();
      alternatives.push(this.sequence());
      end = scanner.offset;
      scanner.blank();
    }
    scanner.offset = end;
    this.depth -= 1;
    return alternatives.length === 1 ? first : { type: 'choice', alternatives, span: { start, end } };
  }

  private sequence(): PegExpression {
    const { scanner } = this;
    const start = scanner.offset;
    const isPicked = scanner.next === '@';
    const first = this.labelled();
    if (first === undefined) throw scanner.error(missingExpression(scanner));
    const items = [first];
    let end = scanner.offset;
    for (;;) {
      scanner.blank();
      const item = this.labelled();
      if (item === undefined) break;
      items.push(item);
      end = scanner.offset;
    }
    if (scanner.next === '{') {
      const count = scanner.count;
      if (count !== undefined) throw scanner.error(`a repetition is written ${count}, not in braces`);
      if (!this.allowsCode) throw scanner.undecidable(unsupported.action, start);
      scanner.code();
      end = scanner.offset;
    }
    scanner.offset = end;
    return items.length > 1 || isPicked ? { type: 'sequence', items, span: { start, end } } : first;
  }

  /**
   * Reads an expression with the label or "@" before it, which do not affect the match; returns undefined if none
   * begins.
   */
  private labelled(): PegExpression | undefined {
    const { scanner } = this;
    const isPicked = scanner.take('@');
    const start = scanner.offset;
    const label = scanner.identifier();
    if (label !== undefined) scanner.blank();
    const isLabelled = label !== undefined && scanner.take(':');
    if (isLabelled) scanner.blank();
    else scanner.offset = start;
    const expression = this.prefixed();
    if (expression === undefined && (isPicked || isLabelled)) throw scanner.error(missingExpression(scanner));
    return expression;
  }

  private prefixed(): PegExpression | undefined {
    const { scanner } = this;
    const start = scanner.offset;
    const operator = ['&', '!', '$'].find((prefix) => scanner.take(prefix));
    if (operator === undefined) return this.suffixed();
    scanner.blank();
    if (scanner.next === '{' && operator !== '$') {
      if (this.allowsCode) scanner.code();
      return this.uncovered(unsupported.predicate, start);
    }
    const body = this.suffixed();
    if (body === undefined)
      throw scanner.error(
        `"${operator}" must precede a literal, a class, a name or "(", not ${scanner.found}`,
      );
    if (operator === '$') return body;
    return { type: 'lookahead', negated: operator === '!', body, span: scanner.spanFrom(start) };
  }

  private suffixed(): PegExpression | undefined {
    const { scanner } = this;
    const start = scanner.offset;
    const body = this.primary();
    if (body === undefined) return undefined;
    const end = scanner.offset;
    scanner.blank();
    const bounds = this.bounds();
    if (bounds === undefined) {
      scanner.offset = end;
      return body;
    }
    return bounds === 'computed'
      ? this.uncovered(unsupported.computedRepetition, start)
      : repetitionOf(body, bounds, scanner.spanFrom(start));
  }

  /**
   * Reads the repetition operator after an expression; returns undefined if there is none, or if "|" closes the
   * repetition around it.
   */
  private bounds(): Bounds | 'computed' | undefined {
    const { scanner } = this;
    if (scanner.take('?')) return { min: 0, max: 1 };
    if (scanner.take('*')) return { min: 0, max: null };
    if (scanner.take('+')) return { min: 1, max: null };
    const start = scanner.offset;
    if (!scanner.take('|')) return undefined;
    scanner.blank();
    const least = this.bound();
    scanner.blank();
    const isOpen = scanner.take('..');
    if (isOpen) scanner.blank();
    const most = isOpen ? this.bound() : least;
    scanner.blank();
    if ((!isOpen && least === undefined) || (scanner.next !== '|' && scanner.next !== ',')) return undefined;
    const isComputed = least === 'computed' || most === 'computed';
    if (isComputed && !this.allowsCode) throw this.countedByCode(start);
    const [min, max] = isComputed ? [0, null] : [least ?? 0, most ?? null];
    if (max === 0) throw scanner.error('the maximum of a repetition must be at least 1', start);
    if (max !== null && min > max)
      throw scanner.error(`a minimum of ${min} exceeds the maximum ${max}`, start);
    let delimiter: PegExpression | undefined;
    if (scanner.take(',')) {
      scanner.blank();
      delimiter = this.choice();
      scanner.blank();
    }
    if (!scanner.take('|')) throw scanner.error('this "|" is not closed', start);
    return isComputed ? 'computed' : { min, max, ...(delimiter && { delimiter }) };
  }

  /** Reads a bound of a repetition: a number, or a value that only code computes. */
  private bound(): number | 'computed' | undefined {
    const { scanner } = this;
    if (scanner.next === '{') {
      if (!this.allowsCode) throw this.countedByCode(scanner.offset);
      scanner.code();
      return 'computed';
    }
    return scanner.integer() ?? (scanner.identifier() === undefined ? undefined : 'computed');
  }

  private countedByCode(start: number): Error {
    return this.scanner.undecidable(unsupported.computedRepetition, start);
  }

  /**
   * Returns a reference to what no proof covers, which ends here, by its name in words.
   * @throws UndecidableExpressionError if the grammar must be decidable
   */
  private uncovered(expression: string, start: number): PegReference {
    if (!this.allowsCode) throw this.scanner.undecidable(expression, start);
    return { type: 'reference', name: expression, span: this.scanner.spanFrom(start) };
  }

  private primary(): PegExpression | undefined {
    const { scanner } = this;
    const start = scanner.offset;
    switch (scanner.next) {
      case '"':
      case "'":
        return this.literal();
      case '[':
        return this.class();
      case '.':
        scanner.offset += 1;
        return this.characters([[0, lastCodeUnit]], start);
      case '(':
        return this.group();
      default:
        return this.reference();
    }
  }

  private class(): PegExpression {
    const { scanner } = this;
    const start = scanner.offset;
    try {
      return this.characters(scanner.characterClass(), start);
    } catch (error) {
      if (!(error instanceof UndecidableExpressionError && this.allowsCode)) throw error;
      scanner.offset = start;
      scanner.skipClass();
      return this.uncovered(error.expression, start);
    }
  }

  private characters(set: CodeUnitSet, start: number): PegClass {
    return { type: 'class', set, span: this.scanner.spanFrom(start) };
  }

  private literal(): PegExpression {
    const { scanner } = this;
    const start = scanner.offset;
    const text = scanner.string() ?? '';
    const ignoresCase = scanner.take('i');
    if (ignoresCase && !isAscii(text)) return this.uncovered(unsupported.literalIgnoringCase, start);
    return literalOf(text, ignoresCase, scanner.spanFrom(start));
  }

  private group(): PegExpression {
    const { scanner } = this;
    const start = scanner.offset;
    scanner.offset += 1;
    scanner.blank();
    const expression = this.choice();
    scanner.blank();
    if (scanner.take(')')) return expression;
    const isUnclosed = scanner.next === '' || this.beginsRule();
    throw isUnclosed
      ? scanner.error('this "(" is not closed', start)
      : scanner.error(cannotContinue(scanner));
  }

  /** Reads the name of a rule; returns undefined if there is none, or if it begins the next rule. */
  private reference(): PegExpression | undefined {
    const { scanner } = this;
    const start = scanner.offset;
    const name = scanner.ruleName();
    if (name === undefined) return undefined;
    const span = scanner.spanFrom(start);
    if (scanner.take('.') && scanner.identifier() !== undefined)
      return this.uncovered(unsupported.otherGrammar, start);
    scanner.offset = start;
    if (this.beginsRule()) return undefined;
    scanner.offset = span.end;
    return { type: 'reference', name, span };
  }
}

// In JavaScript, \s matches what peggy treats as blank, and a dot matches any character except peggy's line
// terminators.
const blanks = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/y;
const lineEnd = /(?:[^\S\n\r\u2028\u2029]|\/\*(?:(?!\*\/).)*\*\/)*(?:\/\/.*)?(?:\r\n|[\n\r\u2028\u2029])/y;
const identifier = /(?:[\p{ID_Start}_]|\\u[\dA-Fa-f]{4}|\\u\{[\dA-Fa-f]+\})[\p{ID_Continue}$]*/uy;
const escape = /\\(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|u\{([\dA-Fa-f]+)\}|(0)(?!\d)|\r\n|([^\dxup]))/uy;
const propertyEscape = /\\p\{(?:[a-z_]+=)?\w+\}/iy;
const classFlags = /[iu]*/y;
const plain = { '"': /[^"\\\n\r\u2028\u2029]+/y, "'": /[^'\\\n\r\u2028\u2029]+/y };
const anyClass = /\[(?:\\[^]|[^\]\\])*\][iu]*/y;
const nextBrace = /[^{}]*([{}])/y;
const classCharacter = /[^\]\\\n\r\u2028\u2029]/uy;

/** Meaning of a letter after a backslash. A line break there is no character. */
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

/** Reads the words of one text, and reports errors with their place. */
class PegScanner {
  offset = 0;
  /** The rule that is being read; empty outside of rules. */
  rule = '';

  constructor(readonly text: string) {}

  /** The next code unit; empty at the end. */
  get next(): string {
    return this.text.charAt(this.offset);
  }

  /** The next characters as shown in a message. */
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

  /** Returns the span read from an offset on. */
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

  /** Reads a name, its escape decoded; returns undefined if none begins. */
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

  /**
   * Reads a name of a rule; returns undefined if none begins.
   * @throws PegSyntaxError for a hyphen, which names in a BNF may have
   */
  ruleName(): string | undefined {
    const start = this.offset;
    const name = this.identifier();
    const rest = name === undefined ? undefined : this.match(/-[\w-]*/y)?.[0];
    if (name === undefined || rest === undefined) return name;
    throw this.error(`a name cannot contain "-": write ${pegIdentifier(name + rest)}`, start);
  }

  /** The next characters if other notations write them for "=", in quotation marks. */
  get arrow(): string | undefined {
    const arrow = ['<-', '←', '::=', ':='].find((one) => this.text.startsWith(one, this.offset));
    return arrow && `"${arrow}"`;
  }

  /** The next characters if other notations count a repetition with them, in the notation of PEGs. */
  get count(): string | undefined {
    const start = this.offset;
    const [written] = this.match(/\{[\d, ]+\}/y) ?? [];
    this.offset = start;
    return written && `|${written.slice(1, -1).replaceAll(' ', '').replace(',', '..')}|`;
  }

  /** Reads digits as a number; returns undefined if there are none. */
  integer(): number | undefined {
    const digits = this.match(/\d+/y)?.[0];
    return digits === undefined ? undefined : Number(digits);
  }

  /** Reads the end of a rule: a semicolon, a line break outside of a comment, the end of the text. */
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

  /** Reads the value of a string in quotation marks; returns undefined if none begins. */
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
        if (run === undefined) throw this.error(`this ${mark} is not closed on its line`, start);
        value += run;
      }
    }
    return value;
  }

  /** Reads the set of a class in brackets. @throws UndecidableExpressionError if it is not a set of code units */
  characterClass(): CodeUnitSet {
    const start = this.offset;
    const isInverted = this.text.startsWith('[^', start);
    const ranges = this.members().flatMap(({ range }) => (range === undefined ? [] : [range]));
    const flags = this.match(classFlags)?.[0] ?? '';
    if (flags.includes('u')) throw this.undecidable(unsupported.codePointClass, start);
    if (flags.length > 1) throw this.error('a class may have the flag "i" only once', this.offset - 1);
    const set = codeUnits(ranges);
    if (flags === '') return isInverted ? complement(set) : set;
    if (set.some(([, to]) => to >= asciiSize)) throw this.undecidable(unsupported.classIgnoringCase, start);
    return isInverted ? complement(inBothCases(set)) : inBothCases(set);
  }

  /** Reads the members of a class in brackets. @throws as characterClass */
  members(): readonly ClassMember[] {
    const start = this.offset;
    this.offset += 1;
    this.take('^');
    const members: ClassMember[] = [];
    while (!this.take(']')) {
      const place = this.offset;
      members.push({ range: this.classPart(start), span: this.spanFrom(place) });
    }
    return members;
  }

  /** Passes over a class in brackets, whatever is in it. */
  skipClass(): void {
    this.match(anyClass);
  }

  /** Passes over code in braces, which nest. @throws PegSyntaxError if they are not closed */
  code(): void {
    const start = this.offset;
    let depth = 0;
    do {
      const brace = this.match(nextBrace)?.[1];
      if (brace === undefined) throw this.error('this "{" is not closed', start);
      depth += brace === '{' ? 1 : -1;
    } while (depth > 0);
  }

  /** Reads one character of a class, or a range. */
  private classPart(start: number): readonly [number, number] | undefined {
    if (this.match(propertyEscape)) throw this.undecidable(unsupported.classEscape, start);
    const place = this.offset;
    const from = this.classCharacter(start);
    const isRange = this.next === '-' && !this.text.startsWith(']', this.offset + 1);
    if (!isRange) return from === '' ? undefined : [from.charCodeAt(0), from.charCodeAt(0)];
    this.offset += 1;
    const to = this.classCharacter(start);
    if (from === '' || to === '') throw this.error('a range cannot begin or end with a line break', place);
    if (from > to) throw this.error('the end of a range must not precede its start', place);
    return [from.charCodeAt(0), to.charCodeAt(0)];
  }

  private classCharacter(start: number): string {
    const character = this.next === '\\' ? this.escaped() : this.match(classCharacter)?.[0];
    if (character === undefined) throw this.error('this "[" is not closed on its line', start);
    if (character.length > 1) throw this.undecidable(unsupported.codePointClass, start);
    return character;
  }

  /** Reads the character that an escape stands for; empty for a line break. */
  private escaped(): string {
    const start = this.offset;
    const [written, hex2, hex4, hex, zero, itself = ''] = this.match(escape) ?? [];
    if (written === undefined) throw this.error('unknown escape');
    if (zero !== undefined) return '\0';
    const digits = hex2 ?? hex4 ?? hex;
    if (digits === undefined) return controls[itself] ?? itself;
    const codePoint = Number.parseInt(digits, 16);
    if (codePoint > 0x10ffff) throw this.error('no character has this code point', start);
    return String.fromCodePoint(codePoint);
  }

  private match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.text) ?? undefined;
    if (found !== undefined) this.offset += found[0].length;
    return found;
  }
}

/**
 * Returns the text of some rules, which may have code, followed by every rule of a transcription that it does not
 * define, so that places in it stay unchanged.
 * @throws PegTextError
 */
export function editedPeg(own: string, transcription: string): string {
  const defined = new Set(readPegWithCode(own).rules.map(({ name }) => name));
  const others = readPeg(transcription)
    .rules.filter(({ name }) => !defined.has(name))
    .map(({ span }) => transcription.slice(span.start, span.end).trim());
  return `${[own, ...others].join('\n\n')}\n`;
}
