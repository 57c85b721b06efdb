/**
 * Faults of a PEG that its author may not see: alternatives that never match, loops over nothing, constant lookaheads
 * and others. Each is decided over all texts, for its place alone: what calls the rule is not considered. Where code or
 * recursion beyond regular languages decides, the result is unknown, and no fault is reported.
 */
import { codeUnits, type CodeUnitSet } from '../core/base/code-units.js';
import { Budget, LimitError, type Limits } from '../core/base/limits.js';
import { placeIn, type TextPlace } from '../core/base/text-place.js';
import { quoted } from '../core/base/visible.js';
import { unknownRule } from '../grammar/bnf/errors.js';
import { reachedFrom } from '../grammar/bnf/graph.js';
import { EmptyRepetitionError, LeftRecursionError, withoutWhich } from '../grammar/peg/check-peg.js';
import { type PegTextError, UndecidableExpressionError } from '../grammar/peg/errors.js';
import {
  expressionsIn,
  type PegChoice,
  type PegClass,
  type PegExpression,
  type PegGrammar,
  type PegLookahead,
  pegParts,
  pegReferences,
  type PegRepetition,
  type PegRule,
  type PegSpan,
} from '../grammar/peg/peg.js';
import { classMembers, readPegWithCode } from '../grammar/peg/read-peg.js';
import { inBothCases, uncoveredBy } from '../grammar/peg/terms.js';
import { type Bounds, PegBounds } from '../grammar/proof/peg-bounds.js';
import { always, never } from '../grammar/proof/regular-terms.js';

/** The kinds of findings, each with its meaning. */
export const pegFindingKinds = {
  'dead-alternative': 'An alternative never matches.',
  'hidden-text': 'An earlier alternative consumes only a part of a match.',
  'empty-loop': 'A loop repeats an expression that can match "".',
  'left-recursion': 'A rule calls itself before it consumes a character.',
  'constant-lookahead': 'A lookahead succeeds on every string, or on none.',
  'empty-rule': 'A rule never matches.',
  'unreachable-rule': 'A rule is never reached.',
  'dead-class-member': 'A member of a character class is contained in the others.',
} as const;

export type PegFindingKind = keyof typeof pegFindingKinds;

/** A place in a grammar, with its rule. */
interface InRule extends TextPlace {
  readonly rule: string;
  readonly span: PegSpan;
}

/** A fault of a PEG. */
export interface PegFinding extends InRule {
  readonly kind: PegFindingKind;
  /** The reason, in words. */
  readonly message: string;
  /** A shortest text that shows it, if there is one. */
  readonly text?: string;
}

/** A part of a PEG that is not decided. */
export interface UnknownPart extends InRule {
  /** The question and the reason, in words. */
  readonly message: string;
}

/** Result of `lintPeg`; findings and unknown parts are in the order of the text. */
export interface PegLint {
  readonly findings: readonly PegFinding[];
  readonly unknown: readonly UnknownPart[];
  /** Number of rules, alternatives and lookaheads about which everything is known and nothing was found. */
  readonly decided: number;
}

/** Options of `lintPeg`. */
export interface PegLintOptions {
  /** The start rules; the first rule by default. */
  readonly starts?: readonly string[] | undefined;
  /** Length of the part of the text that the author wrote, if `editedPeg` added the rest: only its rules are linted. */
  readonly authoredLength?: number | undefined;
  /** Limits for each rule. */
  readonly limits?: Limits | undefined;
}

/** Limits for each rule by default. */
const ruleLimits: Limits = { states: 200_000, milliseconds: 5_000 };

/**
 * Finds faults of a peggy grammar, which may have code. Actions do not decide what matches; predicates are unknown.
 * @throws PegTextError if peggy would refuse the text, or for an import; UnknownNameError for a start rule
 * @example
 * lintPeg('word = "a" / "ab"').findings.map(({ message }) => message);
 * // ['alternative 2 never matches: alternative 1 matches wherever alternative 2 could; on "ab", alternative 1 consumes only "a"']
 */
export function lintPeg(
  text: string,
  { starts, authoredLength = text.length, limits = ruleLimits }: PegLintOptions = {},
): PegLint {
  const peg = readPegWithCode(text);
  const undecided = new Map([...withoutWhich(peg), ...uncovered(peg)]);
  const calls = new Map(peg.rules.map(({ name, expression }) => [name, pegReferences(expression)]));
  const results = new Results(text, text.slice(0, authoredLength));
  const reached = reachedFrom(startsOf(calls, starts), calls);
  for (const rule of peg.rules) {
    if (rule.span.start >= authoredLength) break;
    if (!reached.has(rule.name)) results.report('unreachable-rule', rule, rule, 'no start rule reaches it');
    const used = reachedFrom([rule.name], calls);
    const rules = peg.rules.filter(({ name }) => used.has(name));
    try {
      const budget = new Budget(`linting "${rule.name}"`, limits);
      const bounds = new PegBounds(peg, rules, (e) => undecided.has(e), budget);
      new RuleLinter(rule, rules, bounds, undecided, results).lint();
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      results.leaveOpen(rule, rule, error.problem);
    }
  }
  return results.inOrder();
}

/** Returns the start rules. @throws UnknownNameError */
function startsOf(
  calls: ReadonlyMap<string, unknown>,
  starts: readonly string[] | undefined,
): readonly string[] {
  const names = [...calls.keys()];
  const unknown = starts?.find((start) => !calls.has(start));
  if (unknown !== undefined) throw unknownRule(unknown, names);
  return starts ?? names.slice(0, 1);
}

/** Yields the expressions that the reader left open, with the reason. */
function* uncovered({ text, rules }: PegGrammar): Generator<readonly [PegExpression, PegTextError]> {
  for (const { name, expression } of rules) {
    for (const e of expressionsIn(expression)) {
      const what = e.type === 'reference' ? uncoveredBy(e) : undefined;
      if (what !== undefined) yield [e, new UndecidableExpressionError(text, e.span, name, what)];
    }
  }
}

/** An expression or a rule, by its place. */
type Placed = Pick<PegExpression, 'span'>;

/** Collects results. */
class Results {
  private readonly findings: PegFinding[] = [];
  private readonly unknown: UnknownPart[] = [];
  private decided = 0;

  /** @param authored the part of the text that the author wrote */
  constructor(
    private readonly text: string,
    readonly authored: string,
  ) {}

  /** @param text a shortest text that shows the fault */
  report(kind: PegFindingKind, rule: PegRule, { span }: Placed, message: string, text?: string): void {
    this.findings.push({ kind, ...this.at(rule, span), message, ...(text !== undefined && { text }) });
  }

  leaveOpen(rule: PegRule, { span }: Placed, message: string): void {
    this.unknown.push({ ...this.at(rule, span), message });
  }

  decide(): void {
    this.decided++;
  }

  private at({ name }: PegRule, span: PegSpan): InRule {
    return { rule: name, ...placeIn(this.text, span.start), span };
  }

  source({ start, end }: PegSpan): string {
    return this.text.slice(start, end);
  }

  inOrder(): PegLint {
    const byPlace = (a: InRule, b: InRule): number => a.span.start - b.span.start;
    const { findings, unknown, decided } = this;
    return { findings: findings.sort(byPlace), unknown: unknown.sort(byPlace), decided };
  }
}

/** Decides about the expressions of one rule. */
class RuleLinter {
  /** The expressions that were visited: the body of a repetition with a delimiter occurs twice. */
  private readonly seen = new Set<PegExpression>();

  /** @param used the rule and those that it reaches */
  constructor(
    private readonly rule: PegRule,
    private readonly used: readonly PegRule[],
    private readonly bounds: PegBounds,
    private readonly undecided: ReadonlyMap<PegExpression, PegTextError>,
    private readonly results: Results,
  ) {}

  lint(): void {
    const { expression } = this.rule;
    const left = [...expressionsIn(expression)].find(
      (e) => this.undecided.get(e) instanceof LeftRecursionError,
    );
    if (left !== undefined) this.report('left-recursion', this.rule, this.undecided.get(left)?.problem ?? '');
    const { lower, upper } = this.bounds.match(expression, always);
    const mayMatch = this.bounds.shortest(upper) !== undefined;
    if (!mayMatch) this.report('empty-rule', this.rule, 'the rule never matches');
    else this.settle(this.bounds.shortest(lower) !== undefined, this.rule, 'does the rule match any string?');
    this.visit(expression, !mayMatch, false);
  }

  /** @param isFutile true in a rule that matches no text, whose parts need no reports of their own */
  private visit(e: PegExpression, isFutile: boolean, isAhead: boolean): void {
    if (this.seen.has(e)) return;
    this.seen.add(e);
    if (e.type === 'class') this.checkClass(e);
    if (e.type === 'repetition' && this.undecided.get(e) instanceof EmptyRepetitionError) this.checkLoop(e);
    if (e.type === 'lookahead' && !isFutile) this.checkLookahead(e);
    if (e.type === 'choice' && !isFutile) this.checkChoice(e, isAhead);
    for (const part of pegParts(e)) this.visit(part, isFutile, isAhead || e.type === 'lookahead');
  }

  /** @param isAhead true in a lookahead, where the length of a match does not matter */
  private checkChoice({ alternatives }: PegChoice, isAhead: boolean): void {
    const { terms } = this.bounds;
    let earlier: Bounds = { lower: never, upper: never };
    /** The texts that the earlier alternatives may match as a whole. */
    let whole = never;
    for (const [i, e] of alternatives.entries()) {
      const own = this.bounds.match(e, always);
      const alone = this.bounds.match(e, terms.end);
      if (this.bounds.outside(own.upper, earlier.lower) === undefined) {
        this.reportDead(alternatives, i);
      } else {
        const isAlive = this.bounds.outside(own.lower, earlier.upper) !== undefined;
        this.settle(isAlive, e, `does alternative ${i + 1} ever match?`);
        const hidden = terms.and(alone.lower, earlier.lower);
        const text = isAhead ? undefined : this.bounds.outside(hidden, whole);
        if (text !== undefined) {
          const first = this.firstToMatch(alternatives, text);
          const consumed = this.consumed(alternatives, first, text);
          const message = `alternative ${i + 1} alone would match all of ${quoted(text)}, but alternative ${first + 1} comes first and consumes ${consumed}`;
          this.report('hidden-text', e, message, text);
        }
      }
      whole = terms.or(whole, terms.and(alone.upper, terms.not(earlier.lower)));
      earlier = {
        lower: terms.or(earlier.lower, own.lower),
        upper: terms.or(earlier.upper, own.upper),
      };
    }
  }

  private reportDead(alternatives: readonly PegExpression[], i: number): void {
    const e = alternatives[i];
    if (e === undefined) return;
    const dead = `alternative ${i + 1} never matches`;
    const { upper } = this.bounds.match(e, always);
    const text =
      this.bounds.shortest(this.bounds.match(e, this.bounds.terms.end).upper) ?? this.bounds.shortest(upper);
    if (text === undefined) {
      this.report('dead-alternative', e, `${dead}: its expression matches no string`);
      return;
    }
    const first = this.firstToMatch(alternatives, text);
    const { lower } = this.bounds.match(alternatives[first] ?? e, always);
    const isAlone = this.bounds.outside(upper, lower) === undefined;
    const why = isAlone ? `alternative ${first + 1} matches` : 'the earlier alternatives together match';
    const consumed = this.consumed(alternatives, first, text);
    const message = `${dead}: ${why} wherever alternative ${i + 1} could; on ${quoted(text)}, alternative ${first + 1} consumes ${consumed}`;
    this.report('dead-alternative', e, message, text);
  }

  /** Returns the first alternative that matches at the beginning of a text. */
  private firstToMatch(alternatives: readonly PegExpression[], text: string): number {
    return alternatives.findIndex((e) => this.bounds.has(this.bounds.match(e, always).lower, text));
  }

  /** Returns what an alternative consumes of a text, in words. */
  private consumed(alternatives: readonly PegExpression[], i: number, text: string): string {
    const e = alternatives[i];
    const consumed = e && this.bounds.consumed(e, text);
    if (consumed === undefined) return 'a prefix of it';
    return consumed === text ? 'all of it' : consumed === '' ? 'nothing' : `only ${quoted(consumed)}`;
  }

  private checkLookahead(e: PegLookahead): void {
    const { lower, upper } = this.bounds.match(e.body, always);
    const mayMatch = this.bounds.shortest(upper) !== undefined;
    const mustMatch = this.bounds.outside(always, lower) === undefined;
    if (!mayMatch || mustMatch) {
      const outcome = mustMatch === e.negated ? 'always fails' : 'always succeeds';
      const why = mustMatch ? 'matches at the start of every string' : 'never matches';
      this.report('constant-lookahead', e, `the lookahead ${outcome}: its expression ${why}`);
      return;
    }
    const isBoth =
      this.bounds.shortest(lower) !== undefined && this.bounds.outside(always, upper) !== undefined;
    this.settle(isBoth, e, 'does the lookahead always have one outcome?');
  }

  private checkLoop(e: PegRepetition): void {
    const texts = ['', this.bounds.shortest(this.bounds.match(e.body, always).lower) ?? ''];
    const text = texts.find((one) => this.bounds.consumed(e.body, one) === '');
    if (text === undefined) this.settle(false, e, 'does the loop end?');
    else {
      const where = text === '' ? 'at the end of the string' : `before ${quoted(text)}`;
      this.report(
        'empty-loop',
        e,
        `the loop does not end: ${where}, its expression matches the empty string`,
        text,
      );
    }
  }

  private checkClass({ span }: PegClass): void {
    const source = this.results.source(span);
    if (!source.startsWith('[')) return;
    const spelled = (set: CodeUnitSet): CodeUnitSet => (source.endsWith(']i') ? inBothCases(set) : set);
    const sets = classMembers(source, 0).map(({ range, span: place }) => ({
      set: spelled(range === undefined ? [] : codeUnits([range])),
      span: { start: span.start + place.start, end: span.start + place.end },
    }));
    // From the end, so that of two equal members the later one is dead.
    for (let i = sets.length - 1; i >= 0; i--) {
      const member = sets[i];
      const others = codeUnits(sets.toSpliced(i, 1).flatMap(({ set }) => set));
      if (member === undefined || codeUnits([...others, ...member.set]).join() !== others.join()) continue;
      const written = quoted(this.results.source(member.span));
      this.report('dead-class-member', member, `other members of the class contain ${written}`);
      sets.splice(i, 1);
    }
  }

  private report(kind: PegFindingKind, place: Placed, message: string, text?: string): void {
    this.results.report(kind, this.rule, place, message, text);
  }

  /** Counts a question as decided, or reports that it is not. */
  private settle(isDecided: boolean, place: Placed, question: string): void {
    if (isDecided) this.results.decide();
    else this.results.leaveOpen(this.rule, place, `${question} ${this.obstacle}`);
  }

  /** The first expression that is not decided, in words. */
  private get obstacle(): string {
    for (const { expression } of this.used) {
      for (const e of expressionsIn(expression)) {
        const error = this.undecided.get(e);
        if (error !== undefined) return error.seenFrom(this.results.authored).message;
      }
    }
    return '';
  }
}
