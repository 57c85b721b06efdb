/** The workshop: an edited transcription proved against the document's BNF, and its story on a string. */

import { revision } from 'uri-revisions';
import {
  bnfOf,
  type Departure,
  editedPeg,
  eventPlace,
  naivePeg,
  pegIdentifier,
  pegText,
  PegTextError,
  proveEquivalence,
  readPeg,
  repairHint,
  type TextPlace,
  together,
  trace,
  type TraceEvent,
  transcribe,
} from 'uri-revisions/grammar';
import type { RuleAsked } from './core.js';

export interface ProofAsked extends RuleAsked {
  /** The transcription of the rule, perhaps of others too; all other rules are as proved. */
  readonly peg: string;
}

/** What became of an edited transcription. */
export type ProofAnswer =
  | { readonly kind: 'equal'; readonly pairs: number; readonly milliseconds: number }
  | {
      readonly kind: 'different';
      /** A shortest string that one side takes and the other does not. */
      readonly text: string;
      readonly peg: boolean;
      readonly milliseconds: number;
    }
  | {
      readonly kind: 'unread';
      readonly message: string;
      /** In the edited transcription; undefined for what is wrong with it as a whole. */
      readonly place: TextPlace | undefined;
    };

/** A proof in the page gives up sooner than one on the command line. */
const proofLimits = { states: 100_000, milliseconds: 15_000 };

export function prove({ revision: id, rule, peg }: ProofAsked): ProofAnswer {
  const start = performance.now();
  const limits = together(proofLimits);
  try {
    const identifier = pegIdentifier(rule);
    if (!readPeg(peg).rules.some(({ name }) => name === identifier)) {
      return { kind: 'unread', message: `There is no rule called ${identifier} here.`, place: undefined };
    }
    const proof = proveEquivalence({ rule, peg: editedPeg(peg, pegText(id)), bnf: bnfOf(id), limits });
    const milliseconds = Math.round(performance.now() - start);
    if (proof.equal) return { kind: 'equal', pairs: proof.pairs, milliseconds };
    const { text, peg: byPeg } = proof.counterexample;
    return { kind: 'different', text, peg: byPeg, milliseconds };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (!(error instanceof PegTextError)) return { kind: 'unread', message: error.message, place: undefined };
    const { problem, place } = error.seenFrom(peg);
    return { kind: 'unread', message: problem, place };
  }
}

/** The naive transcription of a rule: the BNF in its order, `|` as `/`, `*` as `*`. */
export function naive({ revision: id, rule }: RuleAsked): string {
  const text = naivePeg(bnfOf(id));
  const found = readPeg(text).rules.find(({ name }) => name === pegIdentifier(rule));
  return found === undefined ? '' : text.slice(found.span.start, found.span.end).trim();
}

/** One repair of the copy of a rule. */
export interface RepairStep {
  readonly kind: string;
  /** What it does, and the string that makes it necessary. */
  readonly reason: string;
}

export interface RepairAnswer {
  /** From plain to heavy; none where the copy is right, or no repair was found. */
  readonly steps: readonly RepairStep[];
  /** The rule with all of them, and the rules that it needs; undefined where none was found. */
  readonly peg: string | undefined;
}

/** The repairs of the copy of a rule, as `transcribe` finds them. */
export function repair({ revision: id, rule }: RuleAsked): RepairAnswer {
  const made = transcribe(bnfOf(id), { rule, limits: together(proofLimits) });
  const steps: RepairStep[] = [];
  const known = new Set<Departure>();
  for (;;) {
    const rules = made.rules.map((one) => ({
      ...one,
      departures: one.departures.filter((departure) => !known.has(departure)),
    }));
    const hint = repairHint({ ...made, rules }, rule);
    if (hint?.rule !== rule) break;
    known.add(hint.departure);
    steps.push({ kind: hint.departure.kind, reason: hint.reason });
  }
  const own = made.rules.filter((one) => one.rule === rule || one.identifier.includes('__'));
  // Beside the document's own transcription of other rules, or, where that reads them otherwise, with its own of these.
  const pegs = [own, made.rules].map((rules) => rules.map(({ peg }) => peg).join('\n'));
  return { steps, peg: pegs.find((peg) => prove({ revision: id, rule, peg }).kind === 'equal') };
}

export interface TraceAsked extends ProofAsked {
  readonly text: string;
}

/** One event, with what it is about as written. */
export interface ToldEvent {
  readonly type: TraceEvent['type'];
  readonly expression: TraceEvent['expression'];
  /** The expression as written. */
  readonly source: string;
  readonly calls: string | undefined;
  readonly rule: string;
  readonly depth: number;
  /** Where the expression stands in the edited transcription; undefined where it stands elsewhere. */
  readonly span: { readonly start: number; readonly end: number } | undefined;
  /** Where in the text it begins. */
  readonly start: number;
  /** Where in the text it ends, fails, or goes back to. */
  readonly at: number;
  /** For what is given back: up to where it was read. */
  readonly from: number | undefined;
}

export interface ToldTrace {
  readonly events: readonly ToldEvent[];
  readonly isCut: boolean;
  /** Where the rule ends; undefined where it fails. */
  readonly end: number | undefined;
}

/** More events than anyone steps through. */
const mostEvents = 5000;

export function tell({ revision: id, rule, peg, text }: TraceAsked): ToldTrace {
  const source = editedPeg(peg, pegText(id));
  const ruleNames = revision(id).rules.map(({ name }) => name);
  const events: ToldEvent[] = [];
  let last: TraceEvent | undefined;
  for (const event of trace({ peg: readPeg(source), rule, text, ruleNames, steps: 2_000_000 })) {
    last = event;
    if (events.length < mostEvents) events.push(told(event, source, peg.length));
  }
  return {
    events,
    isCut: events.length === mostEvents,
    end: last?.type === 'match' ? last.end : undefined,
  };
}

function told(event: TraceEvent, source: string, edited: number): ToldEvent {
  const { type, expression, span, calls, rule, depth, start } = event;
  return {
    type,
    expression,
    source: source.slice(span.start, span.end),
    calls,
    rule,
    depth,
    span: span.end <= edited ? { start: span.start, end: span.end } : undefined,
    start,
    at: eventPlace(event),
    from: event.type === 'backtrack' ? event.from : undefined,
  };
}
