/**
 * grammar.peggy → parsing expressions, in one walk: the grammars that peggy 5 reads, as far as the proof decides them.
 * An expression whose language is not decided here is named in an error, never approximated.
 */
import { asciiSize } from '../../base/ascii.js';
import { codeUnitsOf, type CodeUnitSet, lastCodeUnit } from '../../base/code-units.js';
import { PegLimitError, RepeatedRuleError } from './errors.js';
import type { PegClass, PegExpression, PegGrammar, PegRule, PegSequence } from './peg.js';
import { PegScanner } from './peg-scanner.js';

/** The longest text that is read, in UTF-16 code units: ten times the longest transcription. */
export const longestPeg = 100_000;

/** How many expressions in parentheses may stand inside one another. */
const deepestPeg = 100;

/**
 * Reads the text of a grammar.peggy. Linear.
 * @param longest in UTF-16 code units, what is read
 * @throws PegSyntaxError, UndecidableExpressionError, RepeatedRuleError, PegLimitError
 */
export function readPeg(text: string, longest = longestPeg): PegGrammar {
  if (text.length > longest) {
    const rest = { start: longest, end: text.length };
    throw new PegLimitError(text, rest, '', `a PEG of more than ${longest} characters is not read`);
  }
  return { text, rules: new PegReader(text).rules() };
}

class PegReader {
  private readonly scanner: PegScanner;
  private depth = 0;

  constructor(private readonly text: string) {
    this.scanner = new PegScanner(text);
  }

  rules(): readonly PegRule[] {
    const { scanner } = this;
    const rules = new Map<string, PegRule>();
    scanner.blank();
    if (scanner.next === '{') throw scanner.undecidable('an initializer', scanner.offset);
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
    const name = scanner.identifier();
    if (name === undefined)
      throw scanner.error(`a rule, as in name = "text", begins here, not ${scanner.found}`);
    scanner.blank();
    if (isFirst && scanner.next !== '=' && this.text.slice(start, start + name.length) === 'import')
      throw scanner.undecidable('an import', start);
    scanner.rule = name;
    if (scanner.string() !== undefined) scanner.blank();
    if (!scanner.take('=')) throw scanner.error(`"=" comes after the name of a rule, not ${scanner.found}`);
    scanner.blank();
    const expression = this.choice();
    if (!scanner.endOfRule()) {
      const isRule = this.beginsRule();
      throw scanner.error(
        isRule
          ? 'a rule begins on a line of its own, or after ";"'
          : `the expression cannot go on with ${scanner.found}`,
      );
    }
    return { name, expression, span: scanner.spanFrom(start) };
  }

  /** Whether a name and "=" come next, maybe with a string between them. */
  private beginsRule(): boolean {
    const { scanner } = this;
    const start = scanner.offset;
    if (scanner.identifier() === undefined) return false;
    scanner.blank();
    if (scanner.string() !== undefined) scanner.blank();
    const isRule = scanner.next === '=';
    scanner.offset = start;
    return isRule;
  }

  private choice(): PegExpression {
    const { scanner } = this;
    const start = scanner.offset;
    if (++this.depth > deepestPeg) {
      const problem = `more than ${deepestPeg} expressions are not read inside one another`;
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
    if (first === undefined) throw scanner.error(`an expression is missing before ${scanner.found}`);
    const items = [first];
    let end = scanner.offset;
    for (;;) {
      scanner.blank();
      const item = this.labelled();
      if (item === undefined) break;
      items.push(item);
      end = scanner.offset;
    }
    if (scanner.next === '{') throw scanner.undecidable('an action (code in braces)', start);
    scanner.offset = end;
    return items.length > 1 || isPicked ? { type: 'sequence', items, span: { start, end } } : first;
  }

  /** An expression with the label or "@" before it, which say nothing of what it matches; undefined where none begins. */
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
    if (expression === undefined && (isPicked || isLabelled))
      throw scanner.error(`an expression is missing before ${scanner.found}`);
    return expression;
  }

  private prefixed(): PegExpression | undefined {
    const { scanner } = this;
    const start = scanner.offset;
    const operator = ['&', '!', '$'].find((prefix) => scanner.take(prefix));
    if (operator === undefined) return this.suffixed();
    scanner.blank();
    if (scanner.next === '{' && operator !== '$')
      throw scanner.undecidable('a predicate written as code', start);
    const body = this.suffixed();
    if (body === undefined)
      throw scanner.error(
        `"${operator}" stands before a literal, a class, a name or "(", not ${scanner.found}`,
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
    const { min, max, delimiter } = bounds;
    const span = scanner.spanFrom(start);
    if (delimiter === undefined) return { type: 'repetition', min, max, body, span };
    // `body|min..max, delimiter|` is `body (delimiter body)|min-1..max-1|`, all of it optional where min is 0.
    const next: PegSequence = { type: 'sequence', items: [delimiter, body], span };
    const most = max === null ? null : max - 1;
    const more: PegExpression = {
      type: 'repetition',
      min: Math.max(min - 1, 0),
      max: most,
      body: next,
      span,
    };
    const list: PegSequence = { type: 'sequence', items: [body, more], span };
    return min > 0 ? list : { type: 'repetition', min: 0, max: 1, body: list, span };
  }

  /** The repetition operator after an expression; undefined where there is none, or "|" closes the repetition around it. */
  private bounds(): Bounds | undefined {
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
    if (least === 'computed' || most === 'computed') throw this.countedByCode(start);
    const [min, max] = [least ?? 0, most ?? null];
    if (max === 0) throw scanner.error('a repetition has at least 1 as its greatest number', start);
    if (max !== null && min > max)
      throw scanner.error(`a repetition of at least ${min} has at most ${max}`, start);
    let delimiter: PegExpression | undefined;
    if (scanner.take(',')) {
      scanner.blank();
      delimiter = this.choice();
      scanner.blank();
    }
    if (!scanner.take('|')) throw scanner.error('this "|" is not closed', start);
    return { min, max, ...(delimiter && { delimiter }) };
  }

  /** A bound of a repetition: a number, or what only code tells. */
  private bound(): number | 'computed' | undefined {
    const { scanner } = this;
    if (scanner.next === '{') throw this.countedByCode(scanner.offset);
    return scanner.integer() ?? (scanner.identifier() === undefined ? undefined : 'computed');
  }

  private countedByCode(start: number): Error {
    return this.scanner.undecidable('a repetition counted by code or by a label', start);
  }

  private primary(): PegExpression | undefined {
    const { scanner } = this;
    const start = scanner.offset;
    switch (scanner.next) {
      case '"':
      case "'":
        return this.literal();
      case '[':
        return this.characters(scanner.characterClass(), start);
      case '.':
        scanner.offset += 1;
        return this.characters([[0, lastCodeUnit]], start);
      case '(':
        return this.group();
      default:
        return this.reference();
    }
  }

  private characters(set: CodeUnitSet, start: number): PegClass {
    return { type: 'class', set, span: this.scanner.spanFrom(start) };
  }

  private literal(): PegExpression {
    const { scanner } = this;
    const start = scanner.offset;
    const characters = (scanner.string() ?? '').split('');
    const ignoresCase = scanner.take('i');
    if (ignoresCase && characters.some((character) => character.charCodeAt(0) >= asciiSize))
      throw scanner.undecidable('a literal beyond US-ASCII that ignores case', start);
    const span = scanner.spanFrom(start);
    const items = characters.map((character): PegClass => {
      const set = ignoresCase
        ? lowerCasedTo(character.toLowerCase())
        : codeUnitsOf([character.charCodeAt(0)]);
      return { type: 'class', set, span };
    });
    const [only] = items;
    return only !== undefined && items.length === 1 ? only : { type: 'sequence', items, span };
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
      : scanner.error(`the expression cannot go on with ${scanner.found}`);
  }

  /** The name of a rule; undefined where none stands, or where it begins the next rule. */
  private reference(): PegExpression | undefined {
    const { scanner } = this;
    const start = scanner.offset;
    const name = scanner.identifier();
    if (name === undefined) return undefined;
    const span = scanner.spanFrom(start);
    if (scanner.take('.') && scanner.identifier() !== undefined)
      throw scanner.undecidable('a rule of another grammar', start);
    scanner.offset = start;
    if (this.beginsRule()) return undefined;
    scanner.offset = span.end;
    return { type: 'reference', name, span };
  }
}

/** How often an expression is repeated: no bound where max is null. */
interface Bounds {
  readonly min: number;
  readonly max: number | null;
  /** What stands between two. */
  readonly delimiter?: PegExpression;
}

/** The code units that `toLowerCase` turns into an ASCII letter or leaves as one: the Kelvin sign becomes "k". */
function lowerCasedTo(character: string): CodeUnitSet {
  const kelvinSign = '\u212a';
  const spellings = [character, character.toUpperCase(), kelvinSign].filter(
    (c) => c.toLowerCase() === character,
  );
  return codeUnitsOf(spellings.map((c) => c.charCodeAt(0)));
}
