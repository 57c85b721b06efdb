/**
 * Names of rules and expressions in messages, and the errors of a grammar: with file and line, or by the name of a
 * rule.
 */
import { brand } from '../../core/base/brand.js';
import { bothCases } from '../../core/base/character.js';
import { sectionInWords } from '../../core/base/citation.js';
import { placeIn, startOfLine } from '../../core/base/text-place.js';
import { unknownName, type UnknownNameError } from '../../core/base/unknown-name.js';
import { pointer, visible } from '../../core/base/visible.js';
import type { BnfExpression, BnfGrammar } from './bnf.js';

/** A rule calls itself outside tail position: its language need not be regular. */
export class NonTailRecursionError extends Error {
  declare readonly name: 'NonTailRecursionError';
  constructor(
    /** The rule that is reached again. */
    readonly rule: string,
    /** The rules on the path from the rule back to itself. */
    readonly cycle: readonly string[],
  ) {
    super(`rule "${rule}" ${callsItselfInside(cycle)}`);
  }

  static {
    brand(this, 'NonTailRecursionError');
  }
}

/** States the problem of recursion that is not in tail position, as a predicate. */
export function callsItselfInside(cycle: readonly string[]): string {
  return (
    `calls itself (${formatCycle(cycle)}) before its end; ` +
    'only recursion in tail position is certain to be regular'
  );
}

/** Returns the rule with a name. @throws UnknownNameError */
export function ruleIn<Rule extends { readonly name: string }>(rules: readonly Rule[], name: string): Rule {
  const found = rules.find((rule) => rule.name === name);
  if (found === undefined)
    throw unknownRule(
      name,
      rules.map((rule) => rule.name),
    );
  return found;
}

/** Writes a rule with its place for a message: `"host" (rfc3986, section 3.2.2)`, `"a" (dates.abnf, line 2)`. */
export function ruleWithPlace({ revision, rules }: BnfGrammar, name: string): string {
  const section = rules.find((rule) => rule.name === name)?.section ?? '';
  const place = section === '' || section.startsWith('line ') ? section : sectionInWords(section);
  return `"${name}" (${[visible(revision), place].filter((part) => part !== '').join(', ')})`;
}

/** Cache of the expressions of rules by name, for each list of rules: every lookup needs the table. */
const tables = new WeakMap<object, ReadonlyMap<string, unknown>>();

/** Returns a lookup of the expressions of rules by name; unknown names throw UnknownNameError. */
export function expressionLookup<Expression>(
  rules: readonly { readonly name: string; readonly expression: Expression }[],
): (name: string) => Expression {
  let expressions = tables.get(rules) as ReadonlyMap<string, Expression> | undefined;
  if (expressions === undefined) {
    expressions = new Map(rules.map(({ name, expression }) => [name, expression]));
    tables.set(rules, expressions);
  }
  const table = expressions;
  return (name) => {
    const expression = table.get(name);
    if (expression === undefined) throw unknownRule(name, [...table.keys()]);
    return expression;
  };
}

/** Returns the error for a reference to a rule, or a request for one, that the grammar does not define. */
export function unknownRule(rule: string, known: readonly string[]): UnknownNameError {
  return unknownName('rule', rule, known);
}

/** Writes the rules on a path; of a long path, omits those in the middle. */
export function formatCycle(cycle: readonly string[]): string {
  return (cycle.length > 8 ? [...cycle.slice(0, 4), '…', ...cycle.slice(-3)] : cycle).join(' > ');
}

/** A file: its path, for messages, and its text. */
export interface GrammarFile {
  readonly file: string;
  readonly text: string;
}

/** The first rule of a listing, which is the start rule by default, and the rules that do not reach its fault. */
export interface DefaultStart {
  readonly rule: string;
  /** The rule with the fault. */
  readonly fault: string;
  /** The rules that can be start rules instead; at least one. */
  readonly others: readonly string[];
}

/** A grammar file that cannot be read, or whose rules do not fit together. Stops the build. */
export class GrammarError extends Error {
  declare readonly name: string;
  /** Path of the file at fault. */
  readonly file: string;
  /** Line in the file, from 1. */
  readonly line: number;
  /** Column in the line, in UTF-16 code units from 1. */
  readonly column: number;
  /** The problem, in one sentence. */
  readonly problem: string;

  /**
   * @param offset the place in the file's text, in UTF-16 code units from 0
   * @param start the default start rule, if it reaches the fault and others do not
   * @param missing the rule that is used and not defined, if that is the fault
   */
  constructor(
    { file, text }: GrammarFile,
    readonly offset: number,
    problem: string,
    readonly start?: DefaultStart,
    readonly missing?: string,
  ) {
    const { line, column } = placeIn(text, offset);
    const gutter = `${line} | `;
    const shown = pointer(lineAt(text, offset), column - 1).replace('\n', `\n${' '.repeat(gutter.length)}`);
    // A text without visible characters has no place to point at.
    const place = text.trim() === '' ? '' : `\n${gutter}${shown}`;
    super(`${visible(file)}:${line}:${column}: ${problem}${place}`);
    this.file = file;
    this.line = line;
    this.column = column;
    this.problem = problem;
  }

  static {
    brand(this, 'GrammarError');
  }
}

/** Recursion that is not in tail position: the grammar can be read only to a depth. */
export class RecursionError extends GrammarError {
  declare readonly name: 'RecursionError';

  static {
    brand(this, 'RecursionError');
  }
}

/** Returns the line of an offset, without its end. */
function lineAt(text: string, offset: number): string {
  const [line = ''] = /[^\r\n]*/.exec(text.slice(startOfLine(text, offset), offset + 1000)) ?? [];
  return line;
}

/** Returns the offset where a parser made by peggy, or peggy itself, stopped; undefined for any other error. */
export function syntaxErrorOffset(error: unknown): number | undefined {
  const { location } = error as { location?: { start?: { offset?: unknown } } };
  const offset = location?.start?.offset;
  return typeof offset === 'number' ? offset : undefined;
}

/** Writes an expression in words, with its references named by `nameOf`. Equal texts mean equal wording. */
export function wording(expression: BnfExpression, nameOf: (rule: string) => string): string {
  const word = (e: BnfExpression): string => wording(e, nameOf);
  switch (expression.type) {
    case 'literal':
      // Each character is separate, as the notations of 1993 and 1995 write them.
      return Array.from(expression.text, (c) => literal(c, expression.ignoreCase)).join(' ');
    case 'range':
      return expression.from === expression.to
        ? literal(String.fromCharCode(expression.from), false)
        : `%${String(expression.from)}-${String(expression.to)}`;
    case 'reference':
      return `<${nameOf(expression.name)}>`;
    case 'sequence':
      return expression.items
        .map((item) => (item.type === 'alternation' ? `(${word(item)})` : word(item)))
        .filter((text) => text !== '')
        .join(expression.isException ? ' - ' : ' ');
    case 'alternation':
      return expression.alternatives.map(word).sort().join(' | ');
    case 'repetition':
      return `${String(expression.min)}*${String(expression.max ?? '')}(${word(expression.body)})`;
  }
}

function literal(character: string, ignoreCase: boolean): string {
  const caseless = ignoreCase && bothCases(character).length > 1;
  return JSON.stringify(character) + (caseless ? 'i' : '');
}
