/**
 * Step-by-step trace of a parsing expression grammar on a text: expressions entered, matched, failed and given back,
 * each with its rule, its place in grammar.peggy and its place in the text.
 */
import { Interpretation, isLiteral, type PegObserver } from './interpret.js';
import { type PegExpression, type PegGrammar, pegIdentifier, type PegSpan, withoutPlace } from './peg.js';

/** Fields of every event: an expression is entered, then matched or failed. Offsets are UTF-16 code units from 0. */
export interface TraceStep {
  /** The rule that contains the expression, in the document's spelling. */
  readonly rule: string;
  /** The expression's place in grammar.peggy; for the requested rule, the whole rule. */
  readonly span: PegSpan;
  /** The kind of expression. */
  readonly expression: PegExpression['type'] | 'literal';
  /** The rule that a reference calls, in the document's spelling. */
  readonly calls?: string;
  /** Number of open rules around the expression. */
  readonly depth: number;
  /** Offset in the text where the expression was entered. */
  readonly start: number;
}

/** One event of a trace. */
export type TraceEvent =
  | (TraceStep & { readonly type: 'enter' })
  | (TraceStep & {
      readonly type: 'match';
      /** End of the match; the start, for a lookahead. */
      readonly end: number;
    })
  | (TraceStep & {
      readonly type: 'fail';
      /** Offset of the character that did not match. */
      readonly reached: number;
    })
  | (TraceStep & {
      /** A choice continues with its next alternative, or a repetition ends, and the consumed text is given back. */
      readonly type: 'backtrack';
      readonly from: number;
      readonly to: number;
    });

/**
 * Returns the event's place in the text: where an expression is tried, where its match ends, where the character is
 * that did not match, or where it goes back to.
 */
export function eventPlace(event: TraceEvent): number {
  switch (event.type) {
    case 'enter':
      return event.start;
    case 'match':
      return event.end;
    case 'fail':
      return event.reached;
    case 'backtrack':
      return event.to;
  }
}

/** Input of a trace. */
export interface TraceTask {
  readonly peg: PegGrammar;
  /** In the document's spelling. */
  readonly rule: string;
  readonly text: string;
  /** The rules in the document's spelling; grammar.peggy has their identifiers. */
  readonly ruleNames: readonly string[];
  /** Maximum number of steps of the interpretation. */
  readonly steps?: number;
}

/**
 * Yields the events, as they happen. The last one is the match or the failure of the rule itself; the text is derivable
 * if that match ends where the text ends.
 * @throws UnknownNameError, StepLimitError
 */
export function* trace({ peg, rule, text, ruleNames, steps }: TraceTask): Generator<TraceEvent> {
  const recorder = new Recorder(ruleNames, rule);
  const interpretation = new Interpretation(peg, pegIdentifier(rule), text, steps, recorder);
  while (!interpretation.done) {
    interpretation.step();
    yield* recorder.take();
  }
}

/** Collects the events of one step. */
class Recorder implements PegObserver {
  private events: TraceEvent[] = [];
  private readonly names: ReadonlyMap<string, string>;
  /** The rules that are open, outermost first. */
  private readonly open: string[];

  constructor(ruleNames: readonly string[], rule: string) {
    this.names = new Map(ruleNames.map((name) => [pegIdentifier(name), name]));
    this.open = [rule];
  }

  take(): readonly TraceEvent[] {
    const { events } = this;
    this.events = [];
    return events;
  }

  enter(expression: PegExpression, start: number): void {
    this.events.push({ type: 'enter', ...this.about(expression, start) });
    if (expression.type === 'reference') this.open.push(this.documentName(expression.name));
  }

  match(expression: PegExpression, start: number, end: number): void {
    if (expression.type === 'reference') this.open.pop();
    this.events.push({ type: 'match', ...this.about(expression, start), end });
  }

  fail(expression: PegExpression, start: number, reached: number): void {
    if (expression.type === 'reference') this.open.pop();
    this.events.push({ type: 'fail', ...this.about(expression, start), reached });
  }

  backtrack(expression: PegExpression, start: number, from: number, to: number): void {
    this.events.push({ type: 'backtrack', ...this.about(expression, start), from, to });
  }

  private about(expression: PegExpression, start: number): TraceStep {
    return {
      rule: this.open.at(-1) ?? '',
      span: expression.span,
      expression: expression.type === 'sequence' && isLiteral(expression) ? 'literal' : expression.type,
      ...(expression.type === 'reference' && { calls: this.documentName(expression.name) }),
      depth: this.open.length - 1,
      start,
    };
  }

  /** Returns the rule of an identifier: `host__to_port` is the rule `host` in one place. */
  private documentName(identifier: string): string {
    const name = withoutPlace(identifier);
    return this.names.get(name) ?? name;
  }
}
