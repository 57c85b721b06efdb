/**
 * A plain interpreter of parsing expressions: what Ford's definition (POPL 2004) does, one step at a time, on a stack
 * of its own, so that no input is too long for it. It recognises, and tells an observer each step it takes.
 */
import { defaultSteps, StepLimitError } from '../../base/limits.js';
import type { PegExpression, PegGrammar } from './peg.js';
import { has, type LiteralPart, type Part, type Program, programOf } from './program.js';

/** What an interpretation tells of itself. Offsets are UTF-16 code units from 0. */
export interface PegObserver {
  enter(expression: PegExpression, offset: number): void;
  match(expression: PegExpression, start: number, end: number): void;
  /** `reached` is where the character stood that did not fit. */
  fail(expression: PegExpression, start: number, reached: number): void;
  /** What lies between `to` and `from` is given back: a choice tries its next alternative, or a repetition ends. */
  backtrack(expression: PegExpression, start: number, from: number, to: number): void;
}

/**
 * Where a rule, by its peggy identifier, ends that starts at the beginning of the text; undefined where it fails.
 * The text is recognised as a whole when that is its length.
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
  /** How many items, alternatives or repetitions are done. */
  count: number;
  /** Where the last of these ended. */
  at: number;
}

/** One run of a rule over a text, to be stepped until it is done. */
export class Interpretation {
  private readonly program: Program;
  private readonly stack: Frame[] = [];
  private depth = 0;
  /** The part to enter next; none where one has just matched or failed. */
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

  /** Where the rule ends, once done; undefined where it fails. */
  get end(): number | undefined {
    return this.done && this.matched ? this.offset : undefined;
  }

  /** Enters one expression, or takes one result to the expression around it. Constant time. @throws StepLimitError */
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

  /** One result, of the part entered last, goes to the frame on top. */
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

  /** The frame on top has its result. A failure leaves the offset where it was seen, for whoever gives back. */
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
