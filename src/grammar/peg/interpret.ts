/**
 * Plain interpreter of parsing expressions by Ford's definition (POPL 2004), one step at a time. It has its own stack,
 * so that no input is too long. It recognizes, and reports each step to an observer.
 */
import { asciiSize } from '../../core/base/ascii.js';
import { type CodeUnitSet, contains } from '../../core/base/code-units.js';
import { defaultSteps, StepLimitError } from '../../core/base/limits.js';
import { expressionLookup, ruleIn } from '../bnf/errors.js';
import type { PegClass, PegExpression, PegGrammar, PegSequence } from './peg.js';

/** Receives the events of an interpretation. Offsets are UTF-16 code units from 0. */
export interface PegObserver {
  enter(expression: PegExpression, offset: number): void;
  match(expression: PegExpression, start: number, end: number): void;
  /** `reached` is the offset of the character that did not match. */
  fail(expression: PegExpression, start: number, reached: number): void;
  /** Everything between `to` and `from` is given back: a choice tries its next alternative, or a repetition ends. */
  backtrack(expression: PegExpression, start: number, from: number, to: number): void;
}

/**
 * Returns the end of a rule's match from the beginning of the text, by its peggy identifier; undefined if it fails. The
 * text is recognized as a whole if that is its length.
 * @throws UnknownNameError, StepLimitError
 */
export function interpret(
  grammar: PegGrammar,
  rule: string,
  text: string,
  steps = defaultSteps,
): number | undefined {
  const interpretation = new Interpretation(grammar, rule, text, steps);
  while (!interpretation.done) interpretation.step();
  return interpretation.end;
}

/** An expression that is open: entered, not yet matched or failed. */
interface Frame {
  part: Part;
  start: number;
  /** Number of completed items, alternatives or repetitions. */
  count: number;
  /** End of the last of these. */
  at: number;
}

/** One run of a rule over a text, to be stepped until it is done. */
export class Interpretation {
  private readonly program: Program;
  private readonly stack: Frame[] = [];
  private depth = 0;
  /** The part to enter next; none if one has just matched or failed. */
  private next: Part | undefined;
  private matched = false;
  private offset = 0;
  private stepsLeft: number;

  /** @throws UnknownNameError */
  constructor(
    grammar: PegGrammar,
    private readonly rule: string,
    private readonly text: string,
    private readonly steps = defaultSteps,
    private readonly observer?: PegObserver,
  ) {
    this.program = programOf(grammar);
    this.next = this.program.start(rule);
    this.stepsLeft = steps;
  }

  get done(): boolean {
    return this.next === undefined && this.depth === 0;
  }

  /** The end of the rule's match, once done; undefined if it fails. */
  get end(): number | undefined {
    return this.done && this.matched ? this.offset : undefined;
  }

  /** Enters one expression, or passes one result to the expression around it. Constant time. @throws StepLimitError */
  step(): void {
    if (this.stepsLeft-- === 0) throw new StepLimitError(this.rule, this.steps);
    if (this.next !== undefined) this.enter(this.next);
    else this.resume();
  }

  private enter(part: Part): void {
    this.observer?.enter(part.expression, this.offset);
    switch (part.type) {
      case 'literal':
        this.next = undefined;
        this.readLiteral(part);
        return;
      case 'sequence':
      case 'choice':
        this.open(part);
        this.next = part.parts[0];
        if (this.next === undefined) this.close(part.type === 'sequence', this.offset);
        return;
      case 'repetition':
        this.open(part);
        if (part.max === 0) this.close(true, this.offset);
        else this.next = part.body;
        return;
      case 'lookahead':
        this.open(part);
        this.next = part.body;
        return;
      case 'call':
        this.open(part);
        this.next = this.program.rule(part.name);
    }
  }

  /** Passes the result of the part entered last to the frame on top. */
  private resume(): void {
    const frame = this.stack[this.depth - 1];
    if (frame === undefined) return;
    const { part } = frame;
    switch (part.type) {
      case 'literal':
        return;
      case 'call':
        this.close(this.matched, this.offset);
        return;
      case 'lookahead':
        this.close(this.matched !== part.negated, frame.start);
        return;
      case 'sequence':
        frame.count += 1;
        this.next = this.matched ? part.parts[frame.count] : undefined;
        if (this.next === undefined) this.close(this.matched, this.offset);
        return;
      case 'choice':
        frame.count += 1;
        this.next = this.matched ? undefined : part.parts[frame.count];
        if (this.next === undefined) this.close(this.matched, this.offset);
        else this.giveBack(frame, frame.start);
        return;
      case 'repetition':
        if (this.matched) {
          frame.count += 1;
          frame.at = this.offset;
          if (frame.count === part.max) this.close(true, this.offset);
          else this.next = part.body;
        } else {
          const enough = frame.count >= part.min;
          if (enough) this.giveBack(frame, frame.at);
          this.close(enough, this.offset);
        }
    }
  }

  private readLiteral(part: LiteralPart): void {
    const start = this.offset;
    for (const character of part.characters) {
      if (this.offset >= this.text.length || !has(character, this.text.charCodeAt(this.offset))) {
        this.matched = false;
        this.observer?.fail(part.expression, start, this.offset);
        return;
      }
      this.offset += 1;
    }
    this.matched = true;
    this.observer?.match(part.expression, start, this.offset);
  }

  private open(part: Part): void {
    const frame = this.stack[this.depth];
    if (frame === undefined) this.stack.push({ part, start: this.offset, count: 0, at: this.offset });
    else {
      frame.part = part;
      frame.start = frame.at = this.offset;
      frame.count = 0;
    }
    this.depth += 1;
  }

  /**
   * Closes the frame on top with its result. A failure leaves the offset where it was seen, for the frame that gives
   * back.
   */
  private close(matched: boolean, offset: number): void {
    this.depth -= 1;
    const frame = this.stack[this.depth];
    this.next = undefined;
    this.matched = matched;
    this.offset = offset;
    if (frame === undefined || this.observer === undefined) return;
    if (matched) this.observer.match(frame.part.expression, frame.start, offset);
    else this.observer.fail(frame.part.expression, frame.start, offset);
  }

  private giveBack({ part, start }: Frame, to: number): void {
    if (this.offset > to) this.observer?.backtrack(part.expression, start, this.offset, to);
    this.offset = to;
  }
}

/** A compiled expression. `expression` is its source. */
type Part = LiteralPart | ListPart | RepetitionPart | LookaheadPart | CallPart;

/** A class, or the classes of one literal. */
interface LiteralPart {
  readonly type: 'literal';
  readonly characters: readonly CharacterTest[];
  readonly expression: PegExpression;
}

interface ListPart {
  readonly type: 'sequence' | 'choice';
  readonly parts: readonly Part[];
  readonly expression: PegExpression;
}

interface RepetitionPart {
  readonly type: 'repetition';
  readonly min: number;
  readonly max: number | null;
  readonly body: Part;
  readonly expression: PegExpression;
}

interface LookaheadPart {
  readonly type: 'lookahead';
  readonly negated: boolean;
  readonly body: Part;
  readonly expression: PegExpression;
}

interface CallPart {
  readonly type: 'call';
  /** A peggy identifier. */
  readonly name: string;
  readonly expression: PegExpression;
}

/** A set of code units, those of US-ASCII as a table. */
interface CharacterTest {
  readonly table: Uint8Array;
  readonly set: CodeUnitSet;
}

/** Tests whether the set contains the code unit. */
function has({ table, set }: CharacterTest, codeUnit: number): boolean {
  return codeUnit < table.length ? table[codeUnit] === 1 : contains(set, codeUnit);
}

/** The rules of a PEG, each compiled when it is first called. */
class Program {
  private readonly parts = new Map<string, Part>();
  private readonly expressionOf: (rule: string) => PegExpression;

  constructor(private readonly grammar: PegGrammar) {
    this.expressionOf = expressionLookup(grammar.rules);
  }

  /** Returns a call of a rule by its peggy identifier, standing for the whole rule. @throws UnknownNameError */
  start(name: string): CallPart {
    const { span } = ruleIn(this.grammar.rules, name);
    return { type: 'call', name, expression: { type: 'reference', name, span } };
  }

  /** Returns the compiled expression of a rule. @throws UnknownNameError */
  rule(name: string): Part {
    let part = this.parts.get(name);
    if (part === undefined) this.parts.set(name, (part = partOf(this.expressionOf(name))));
    return part;
  }
}

const programs = new WeakMap<PegGrammar, Program>();

/** Returns the compiled grammar, created once. */
function programOf(grammar: PegGrammar): Program {
  let program = programs.get(grammar);
  if (program === undefined) programs.set(grammar, (program = new Program(grammar)));
  return program;
}

function partOf(expression: PegExpression): Part {
  switch (expression.type) {
    case 'class':
      return { type: 'literal', characters: [characterTest(expression)], expression };
    case 'sequence':
      if (isLiteral(expression))
        return { type: 'literal', characters: expression.items.map(characterTest), expression };
      return { type: 'sequence', parts: expression.items.map(partOf), expression };
    case 'choice':
      return { type: 'choice', parts: expression.alternatives.map(partOf), expression };
    case 'repetition':
    case 'lookahead':
      return { ...expression, body: partOf(expression.body), expression };
    case 'reference':
      return { type: 'call', name: expression.name, expression };
  }
}

/** A literal, unless it has exactly one character, as a sequence of classes. */
interface PegLiteral extends PegSequence {
  readonly items: readonly PegClass[];
}

/** Tests whether a sequence was written as one literal: all its items have its span. */
export function isLiteral(sequence: PegSequence): sequence is PegLiteral {
  return sequence.items.every((item) => item.type === 'class' && item.span === sequence.span);
}

function characterTest({ set }: PegClass): CharacterTest {
  return { table: Uint8Array.from({ length: asciiSize }, (_, unit) => (contains(set, unit) ? 1 : 0)), set };
}
