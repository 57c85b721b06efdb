/** Errors in the text of a PEG, with the place in it, in plain words. */
import { brand } from '../../core/base/brand.js';
import { placeIn, type TextPlace } from '../../core/base/text-place.js';
import type { PegSpan } from './peg.js';

/** A text that cannot be read as a PEG. */
export class PegTextError extends Error {
  declare readonly name: string;
  readonly line: number;
  readonly column: number;

  constructor(
    text: string,
    /** Place in the text. */
    readonly span: PegSpan,
    /** The rule that contains it, or is it; empty outside of rules. */
    readonly rule: string,
    /** The message without the place. */
    readonly problem: string,
  ) {
    const { line, column } = placeIn(text, span.start);
    super(`line ${line}, column ${column}${rule && `, rule "${rule}"`}: ${problem}`);
    this.line = line;
    this.column = column;
  }

  /**
   * Returns the problem for the author of the beginning of the text (`editedPeg`); without a place if it is after the
   * beginning.
   */
  seenFrom(own: string): {
    readonly problem: string;
    readonly place: TextPlace | undefined;
    /** The problem with its place, if it has one. */
    readonly message: string;
  } {
    const { rule, line, column, message } = this;
    if (this.span.start <= own.length) return { problem: this.problem, place: { line, column }, message };
    const problem = `with these rules, in "${rule}" of the document: ${this.problem}`;
    return { problem, place: undefined, message: problem };
  }

  static {
    brand(this, 'PegTextError');
  }
}

/** The text is not a PEG in peggy's notation. */
export class PegSyntaxError extends PegTextError {
  declare readonly name: 'PegSyntaxError';

  static {
    brand(this, 'PegSyntaxError');
  }
}

/** An expression that is outside the decidable class. */
export class UndecidableExpressionError extends PegTextError {
  declare readonly name: 'UndecidableExpressionError';
  constructor(
    text: string,
    span: PegSpan,
    rule: string,
    /** The expression, in words. */
    readonly expression: string,
  ) {
    super(text, span, rule, `the proof does not cover ${expression}`);
  }

  static {
    brand(this, 'UndecidableExpressionError');
  }
}

/** A rule is defined a second time. */
export class RepeatedRuleError extends PegTextError {
  declare readonly name: 'RepeatedRuleError';
  /** Place of the first definition. */
  readonly first: TextPlace;
  constructor(text: string, span: PegSpan, rule: string, firstOffset: number) {
    const first = placeIn(text, firstOffset);
    super(text, span, rule, `the rule is defined already, at line ${first.line}, column ${first.column}`);
    this.first = first;
  }

  static {
    brand(this, 'RepeatedRuleError');
  }
}

/** A limit is exceeded: the text is too long, or too many expressions are nested. */
export class PegLimitError extends PegTextError {
  declare readonly name: 'PegLimitError';

  static {
    brand(this, 'PegLimitError');
  }
}
