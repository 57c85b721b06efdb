/**
 * The step-by-step story of a parsing expression grammar on a text: what is entered, matched, failed and given back,
 * each with its rule, its place in grammar.peggy and its place in the text.
 */
import { Interpretation, isLiteral, type PegObserver } from './interpret.js';
import { type PegExpression, type PegGrammar, pegIdentifier, type PegSpan, withoutPlace } from './peg.js';

/** What happens to every expression: it is entered, then matched or failed. Offsets are UTF-16 code units from 0. */
export interface TraceStep {
  /** The rule that the expression stands in, in the document's spelling. */
  readonly rule: string;
  /** The expression's place in grammar.peggy; of the rule asked for, the whole rule. */
  readonly span: PegSpan;
  /** What kind of expression it is. */
  readonly expression: PegExpression['type'] | 'literal';
  /** The rule that a reference calls, in the document's spelling. */
  readonly calls?: string;
  /** How many rules are open around the expression. */
  readonly depth: number;
  /** Where in the text the expression was entered. */
  readonly start: number;
}

/** One event of a trace. */
export type TraceEvent =
  | (TraceStep & { readonly type: 'enter' })
  | (TraceStep & {
      readonly type: 'match';
      /** Where what was matched ends; the start, for a lookahead. */
      readonly end: number;
    })
  | (TraceStep & {
      readonly type: 'fail';
      /** Where the character stands that did not fit. */
      readonly reached: number;
    })
  | (TraceStep & {
      /** A choice goes on to its next alternative, or a repetition ends, and what was read is given back. */
      readonly type: 'backtrack';
      readonly from: number;
      readonly to: number;
    });

/** Where in the text it is tried, where it ends, where the character stands that did not fit, or where it goes back to. */
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

/** What to trace. */
export interface TraceTask {
  readonly peg: PegGrammar;
  /** In the document's spelling. */
  readonly rule: string;
  readonly text: string;
  /** The rules in the document's spelling, of which grammar.peggy has the identifiers. */
  readonly ruleNames: readonly string[];
  /** How many steps the interpretation may take. */
  readonly steps?: number;
}

/**
 * Yields the events, as they happen. The last one is the match or the failure of the rule itself; the text is
 * derivable when that match ends where the text ends. @throws UnknownNameError, StepLimitError
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

  /** `host__to_port` is the rule `host` in one place. */
  private documentName(identifier: string): string {
    const name = withoutPlace(identifier);
    return this.names.get(name) ?? name;
  }
}
