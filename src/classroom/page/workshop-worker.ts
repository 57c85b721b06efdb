/**
 * The workshop operations: the proof of an edited transcription against the document's BNF, and its trace on a string.
 */

import { revision } from 'uri-revisions';
import {
  accepts,
  automatonOf,
  bnfOf,
  editedPeg,
  eventPlace,
  GrammarError,
  interpret,
  naivePeg,
  pegIdentifier,
  pegText,
  PegTextError,
  proveEquivalence,
  readPeg,
  type RuleOf,
  type StudiedGrammar,
  type TextPlace,
  together,
  trace,
  type TraceEvent,
} from 'uri-revisions-cli/grammar';
import type { RuleRequest } from '../../web/worker/rules.js';

export interface BenchRequest extends RuleRequest {
  /** The user's own grammar, in ABNF; undefined for that of the document. */
  readonly abnf?: string | undefined;
}

export interface ProofRequest extends BenchRequest {
  /** The transcription of the rule, and optionally of others; all other rules of a document are the proved ones. */
  readonly peg: string;
}

/** The verdict on an edited transcription. */
export type ProofAnswer =
  | { readonly kind: 'equal'; readonly pairs: number; readonly milliseconds: number }
  | {
      readonly kind: 'different';
      /** A shortest string that only one side accepts. */
      readonly text: string;
      readonly peg: boolean;
      readonly milliseconds: number;
    }
  | {
      readonly kind: 'unread';
      readonly message: string;
      /** The place in the edited transcription; undefined for a problem of the whole. */
      readonly place: TextPlace | undefined;
    };

/** Limits of a proof in the page, lower than on the command line. */
export const proofLimits = { states: 100_000, milliseconds: 15_000 };

/** Reads the user's own grammar. */
export type ReadOwn = (abnf: string, rule: string) => StudiedGrammar;

/**
 * Returns the grammar that a PEG is compared with, and the completion of a PEG with rules left to the document or to
 * ABNF.
 */
export function benchOf(
  { revision: id, rule, abnf }: BenchRequest,
  readOwn: ReadOwn | undefined,
): {
  readonly of: RuleOf['revision'];
  readonly whole: (peg: string) => string;
} {
  if (abnf !== undefined) {
    if (readOwn === undefined) throw new Error('a request with a grammar needs its reader');
    const of = readOwn(abnf, rule);
    return { of, whole: (peg) => editedPeg(peg, corePeg(of)) };
  }
  return { of: id, whole: (peg) => editedPeg(peg, pegText(id)) };
}

/** @param readOwn for a request with the user's own grammar */
export function prove(asked: ProofRequest, readOwn?: ReadOwn): ProofAnswer {
  const { rule, peg } = asked;
  const start = performance.now();
  const limits = together(proofLimits);
  try {
    const identifier = pegIdentifier(rule);
    if (!readPeg(peg).rules.some(({ name }) => name === identifier)) {
      return { kind: 'unread', message: `The PEG has no rule ${identifier}.`, place: undefined };
    }
    const { of, whole } = benchOf(asked, readOwn);
    const proof = proveEquivalence({ rule, peg: whole(peg), bnf: bnfOf(of), limits });
    const milliseconds = Math.round(performance.now() - start);
    if (proof.equal) return { kind: 'equal', pairs: proof.pairs, milliseconds };
    const { text, peg: byPeg } = proof.counterexample;
    return { kind: 'different', text, peg: byPeg, milliseconds };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error instanceof GrammarError)
      return { kind: 'unread', message: 'The ABNF cannot be used.', place: undefined };
    if (!(error instanceof PegTextError)) return { kind: 'unread', message: error.message, place: undefined };
    const { problem, place } = error.seenFrom(peg);
    return { kind: 'unread', message: problem, place };
  }
}

export interface TestsRequest extends ProofRequest {
  readonly texts: readonly string[];
}

/** The verdicts of both sides on a string. */
export interface TestAnswer {
  readonly text: string;
  readonly bnf: boolean;
  /** Undefined if the PEG cannot be run. */
  readonly peg: boolean | undefined;
}

/** @param readOwn for a request with the user's own grammar */
export function test(asked: TestsRequest, readOwn?: ReadOwn): readonly TestAnswer[] {
  const { rule, peg, texts } = asked;
  const { of, whole } = benchOf(asked, readOwn);
  const automaton = automatonOf({ revision: of, rule });
  const run = (text: string): boolean | undefined => {
    try {
      return interpret(readPeg(whole(peg)), pegIdentifier(rule), text, maxSteps) === text.length;
    } catch {
      return undefined;
    }
  };
  return texts.map((text) => ({ text, bnf: accepts(automaton, text), peg: run(text) }));
}

/** A proved rule of a document. */
export interface OtherRule {
  readonly name: string;
  readonly text: string;
}

/** Returns the rules that a PEG uses and does not define; none if it cannot be read. */
export function left({ revision: id, peg }: ProofRequest): readonly OtherRule[] {
  try {
    const { rules } = readPeg(peg);
    const defined = new Set(rules.map(({ name }) => name));
    const names = new Set(peg.match(/[A-Za-z_$][\w$]*/g));
    const whole = pegText(id);
    return readPeg(whole)
      .rules.filter(({ name }) => names.has(name) && !defined.has(name))
      .map(({ name, span }) => ({ name, text: whole.slice(span.start, span.end).trim() }));
  } catch {
    return [];
  }
}

export interface CarryRequest {
  /** The fixed rules. */
  readonly peg: string;
  /** The starting point of the next exercise. */
  readonly into: string;
}

/** Replaces rules in the starting point of an exercise by those fixed earlier; unchanged if these are no PEG. */
export function carry({ peg, into }: CarryRequest): string {
  try {
    const fixed = new Map(
      readPeg(peg).rules.map(({ name, span }) => [name, peg.slice(span.start, span.end)]),
    );
    return readPeg(into)
      .rules.map(({ name, span }) => (fixed.get(name) ?? into.slice(span.start, span.end)).trim())
      .join('\n');
  } catch {
    return into;
  }
}

/** Returns the naive transcription of a rule: the BNF in its order, `|` as `/`, `*` as `*`. */
export function naive({ revision: id, rule }: RuleRequest): string {
  const text = naivePeg(bnfOf(id));
  const found = readPeg(text).rules.find(({ name }) => name === pegIdentifier(rule));
  return found === undefined ? '' : text.slice(found.span.start, found.span.end).trim();
}

export interface TraceRequest extends ProofRequest {
  readonly text: string;
}

/** One event, with the source of its expression. */
export interface EventView {
  readonly type: TraceEvent['type'];
  readonly expression: TraceEvent['expression'];
  /** The expression as written. */
  readonly source: string;
  readonly calls: string | undefined;
  readonly rule: string;
  readonly depth: number;
  /** The position of the expression in the edited transcription; undefined if it is elsewhere. */
  readonly span: { readonly start: number; readonly end: number } | undefined;
  /** The offset in the text at which it begins. */
  readonly start: number;
  /** The offset in the text at which it ends, fails, or goes back to. */
  readonly at: number;
  /** For text that is given back: the offset up to which it was read. */
  readonly from: number | undefined;
}

export interface TraceView {
  readonly events: readonly EventView[];
  readonly isCut: boolean;
  /** The offset at which the rule ends; undefined if it fails. */
  readonly end: number | undefined;
}

/** Limit on events, beyond what anyone steps through. */
const maxEvents = 5000;

/** Limit on steps in the page, lower than on the command line. */
const maxSteps = 300_000;

/** @param readOwn for a request with the user's own grammar */
export function traceView(asked: TraceRequest, readOwn?: ReadOwn): TraceView {
  const { rule, peg, text } = asked;
  const { of, whole } = benchOf(asked, readOwn);
  const source = whole(peg);
  const ruleNames = typeof of === 'string' ? revision(of).rules.map(({ name }) => name) : of.rules;
  const events: EventView[] = [];
  let last: TraceEvent | undefined;
  for (const event of trace({ peg: readPeg(source), rule, text, ruleNames, steps: maxSteps })) {
    last = event;
    if (events.length < maxEvents) events.push(eventView(event, source, peg.length));
  }
  return {
    events,
    isCut: events.length === maxEvents,
    end: last?.type === 'match' ? last.end : undefined,
  };
}

function eventView(event: TraceEvent, source: string, edited: number): EventView {
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

/** The rules that ABNF predefines (RFC 5234, Appendix B.1), as a PEG. */
const coreRules = String.raw`ALPHA = [A-Za-z]
BIT = [01]
CHAR = [\x01-\x7F]
CR = "\r"
CRLF = CR LF
CTL = [\x00-\x1F\x7F]
DIGIT = [0-9]
DQUOTE = "\""
HEXDIG = [0-9A-F]i
HTAB = "\t"
LF = "\n"
LWSP = ( WSP / CRLF WSP )*
OCTET = [\x00-\xFF]
SP = " "
VCHAR = [!-~]
WSP = SP / HTAB`.split('\n');

/** Returns the PEG of the core rules, without those that a grammar defines itself. */
function corePeg({ bnf }: StudiedGrammar): string {
  const own = bnf.rules.flatMap(({ name, origin }) => (origin === 'core' ? [] : [name]));
  return coreRules.filter((rule) => !own.some((name) => rule.startsWith(`${name} =`))).join('\n');
}
