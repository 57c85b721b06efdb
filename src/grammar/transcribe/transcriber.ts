/**
 * Transcribes BNF to PEG, expression by expression: the copy if it is correct before its continuation, else a repair
 * that is.
 */
import { codeUnits, type CodeUnitSet } from '../../core/base/code-units.js';
import { Budget, defaultLimits, LimitError, type Limits, StateLimitError } from '../../core/base/limits.js';
import { classSets, stepsFrom } from '../automata/explore.js';
import { minimalAutomaton } from '../automata/minimal-dfa.js';
import { minimalTable, type TableAutomaton, tableOf } from '../automata/table-automaton.js';
import {
  type BnfExpression,
  type BnfGrammar,
  parts,
  references,
  type RepetitionExpression,
  setsIn,
} from '../bnf/bnf.js';
import { ruleIn, ruleWithPlace } from '../bnf/errors.js';
import { naiveRule } from '../peg/naive-transcription.js';
import { pegIdentifier } from '../peg/peg.js';
import { ExpressionBuilder, isDeterministic, type TooLarge } from './automaton-expression.js';
import {
  type Departure,
  deterministic,
  lastResort,
  type WrittenExpression,
  repairs,
  preparations,
  weightOf,
} from './departure.js';
import {
  allOf,
  alternatives,
  call,
  characters,
  choice,
  type Draft,
  matchesTooMuch,
  literal,
  nothing,
  repetition,
  sequence,
  stateCall,
} from './draft.js';
import {
  alike,
  flatBodies,
  inSequence,
  repeatsAtItsEnd,
  size,
  tidy,
  unrolled,
  withoutEmptyTurns,
} from './tail-recursion.js';
import { type Guarded, Guards, maxGuardItems, type NamedSet } from './guard.js';
import { type First, Languages, type RegularTerm } from './languages.js';
import { type Option, ordered, type Preference } from './order.js';
import { both, either, except, type Region } from './region.js';

/** Options of writing rules. */
export interface TranscriberOptions {
  readonly prefer: Preference;
  readonly limits?: Limits;
  /** The rules that are correct alone and still are repaired, for the places where they occur. */
  readonly repaired?: ReadonlySet<string>;
  /** Number of states that each rule may use: all by default. */
  readonly share?: number;
  /**
   * Earlier results with this share or a smaller one, which are reused; rules beyond this share are not tried again.
   */
  readonly earlier?: Transcriber | undefined;
  /** True if a rule whose repairs need more than the share is written as its automaton. */
  readonly asAutomaton?: boolean;
}

export class Transcriber {
  readonly bodies: ReadonlyMap<string, BnfExpression>;
  readonly languages: Languages;
  private readonly guards: Guards;
  private readonly expressionBuilder: ExpressionBuilder;
  private readonly made: Map<string, RuleDraft>;
  private readonly copies: Copies;
  readonly readings: Map<string, RuleDraft[]>;
  /** The exceeded limit of each rule beyond one, in words. */
  readonly beyond = new Map<string, string>();
  /** The rules among these for which no state was left. */
  readonly untried = new Set<string>();
  /** The rules that are beyond a limit, and those that use them. */
  private readonly lost = new Set<string>();
  /** The rules whose result is known, also if nothing is written for them. */
  private readonly decided: Set<string>;
  private readonly share: number;
  /** The earlier transcriber is not kept whole: its languages may be large. */
  private readonly options: Pick<TranscriberOptions, 'prefer' | 'asAutomaton'> & {
    readonly repaired: ReadonlySet<string> | undefined;
    readonly earlier: ReadonlyMap<string, string> | undefined;
  };
  private readonly named: NamedSet[] = [];
  private readonly contexts: ReadonlyMap<string, ReadonlySet<First>>;
  private memo = new Map<BnfExpression, Map<RegularTerm, WrittenExpression | undefined>>();
  private readonly limits: Limits;
  private readonly at = { rule: '' };
  private reason: string | undefined;
  /** The grammar without repetitions that no parser terminates. */
  private readonly terminating: BnfGrammar;

  constructor(
    private readonly grammar: BnfGrammar,
    {
      limits = defaultLimits,
      share = limits.states,
      earlier,
      prefer,
      repaired,
      asAutomaton = false,
    }: TranscriberOptions,
  ) {
    this.options = { prefer, repaired, earlier: earlier?.beyond, asAutomaton };
    const { at } = this;
    [this.limits, this.share] = [limits, share];
    [this.made, this.readings] = [new Map(earlier?.made), new Map(earlier?.readings)];
    this.decided = new Set(earlier?.decided);
    if (earlier?.share === share) {
      for (const [rule, problem] of earlier.beyond)
        if (!earlier.untried.has(rule)) this.beyond.set(rule, problem);
      for (const rule of this.beyond.keys()) this.lost.add(rule);
    }
    this.copies = new Copies(this.made);
    this.terminating = withoutEmptyTurns(grammar);
    const computation = (rule = at.rule): string => {
      at.rule = rule;
      return `the transcription of ${grammar.revision}${rule === '' ? '' : `, in ${ruleWithPlace(grammar, rule)},`}`;
    };
    const budget = new Budget(() => computation(), limits);
    this.bodies = flatBodies(this.terminating, { budget, share }, at, (rules, { problem }) => {
      this.beyond.set(at.rule, this.firstProblem(at.rule) ?? problem);
      for (const rule of rules) this.lost.add(rule);
    });
    at.rule = '';
    this.languages = new Languages(this.bodies, computation, limits, new Map(earlier?.languages.states));
    this.guards = new Guards(
      this.languages,
      () => this.named,
      (language) => this.written(this.expressionBuilder.expressionOf(language)),
      (beginnings) => this.written(this.expressionBuilder.ofAutomaton(beginnings)),
    );
    this.expressionBuilder = new ExpressionBuilder(this.languages, () => this.named);
    this.contexts = contextsOf(this.bodies, this.languages);
    for (const made of this.made.values()) this.name(made);
  }

  /**
   * Writes the rules that were not written earlier, each after the rules that it uses. A rule that needs more than its
   * share is named in `beyond`; it and the rules that use it are skipped.
   */
  *rules(): Generator<WrittenRule> {
    for (const name of this.bodies.keys()) {
      if (this.decided.has(name)) continue;
      const uses = references(ruleIn(this.terminating.rules, name).expression);
      if (uses.some((used) => this.lost.has(used))) this.lost.add(name);
      if (this.lost.has(name)) continue;
      this.at.rule = name;
      this.reason = undefined;
      const before = new Map([...this.readings].map(([rule, all]) => [rule, all.length]));
      const made = this.withinShare(name);
      const readings = [...this.readings].flatMap(([rule, all]) => all.slice(before.get(rule) ?? 0));
      yield { rule: name, made, readings, reason: this.reason };
    }
  }

  private withinShare(name: string): RuleDraft | undefined {
    const { budget } = this.languages;
    const { asAutomaton, earlier } = this.options;
    let problem: string | undefined;
    if (budget.isSpent) {
      problem = earlier?.get(name) ?? limitReachedBefore;
      this.untried.add(name);
    } else {
      for (const isStated of asAutomaton ? [false, true] : [false]) {
        budget.allot(this.share);
        try {
          const made = isStated ? this.stated(name) : this.repaired(name);
          // Without an automaton, the exceeded limit remains the reason.
          if (made === undefined && problem !== undefined) continue;
          this.decided.add(name);
          return made;
        } catch (error) {
          if (!(error instanceof LimitError)) throw error;
          this.isFromAutomaton = false;
          problem ??= this.firstProblem(name) ?? error.problem;
        }
      }
    }
    this.beyond.set(name, problem ?? limitReachedBefore);
    this.lost.add(name);
    return undefined;
  }

  /** Returns the limit that a rule exceeded with the largest share, in words; that of an automaton is smaller. */
  private firstProblem(name: string): string | undefined {
    return this.options.asAutomaton ? this.options.earlier?.get(name) : undefined;
  }

  /** Writes a rule as a copy or with repairs, and as its automaton if no repair is found. */
  private repaired(name: string): RuleDraft | undefined {
    const { languages } = this;
    const body = this.bodyOf(name);
    const context = languages.anyOf(
      [...(this.contexts.get(name) ?? atEnd)].map((first) => languages.beginning(first)),
    );
    const copy = this.copy(body);
    const isCopied = copy !== undefined && this.isRight(copy, body, languages.end);
    let found: (WrittenExpression & Pick<RuleDraft, 'states'>) | undefined = isCopied
      ? { draft: copy, departures: [], states: [] }
      : undefined;
    // A repair that is correct wherever the rule occurs is better; in any case it has to be correct alone.
    const follows = !isCopied || this.options.repaired?.has(name) === true ? [context, languages.end] : [];
    for (const follow of new Set(follows)) {
      const made = this.make(body, follow, []);
      if (made === undefined || !this.isRight(made.draft, body, languages.end)) continue;
      found = { ...made, states: [] };
      break;
    }
    return found === undefined ? this.stated(name, copy) : this.drafted(name, found);
  }

  /**
   * Writes a rule as its automaton, a rule for each state; correct if the rule stands alone, as the automaton is.
   * @param copy accepts other texts, one of which makes this necessary; not examined by default
   */
  private stated(name: string, copy?: Draft): RuleDraft | undefined {
    const { languages, limits } = this;
    const within = { ...limits, states: Math.min(limits.states, maxBuiltStates) };
    const automaton = minimalTable(tableOf(minimalAutomaton(this.terminating, name, within)));
    if (automaton.stateCount > maxStates) {
      this.reason = `its automaton has more than ${maxStates} states, too many to write out as the last resort`;
      return undefined;
    }
    const { draft, states } = asStates(automaton, pegIdentifier(name));
    for (const { identifier, draft: state } of states) languages.states.set(identifier, state.peg);
    const text =
      copy &&
      languages.difference(
        languages.match(copy, languages.end),
        languages.before(this.bodyOf(name), languages.end),
      );
    const departures: readonly Departure[] = [
      { kind: lastResort, written: states[0]?.identifier ?? '', text },
    ];
    return this.drafted(name, { draft, states, departures });
  }

  private bodyOf(name: string): BnfExpression {
    return this.bodies.get(name) ?? inSequence([]);
  }

  private drafted(name: string, found: WrittenExpression & Pick<RuleDraft, 'states'>): RuleDraft {
    const rule = ruleIn(this.terminating.rules, name);
    const isLoop = repeatsAtItsEnd(rule) && !matchesTooMuch(rule.expression);
    const isCopy = found.departures.length === 0 && isLoop;
    const before = this.turned(name).filter(({ kind }) => !isCopy || kind !== 'recursion as repetition');
    const made: RuleDraft = {
      identifier: pegIdentifier(name),
      rule: name,
      draft: isCopy
        ? { ...found.draft, text: naiveRule(rule.name, rule.expression).replace(/^.*? = /, '') }
        : found.draft,
      departures: [...before, ...found.departures],
      states: found.states,
    };
    this.made.set(name, made);
    this.name(made);
    return made;
  }

  /** Lets guards call a rule that derives single characters. */
  private name({ rule, identifier, draft }: RuleDraft): void {
    const set = singleCharacters(this.bodyOf(rule), (reference) => this.bodies.get(reference));
    if (set !== undefined) this.named.push({ rule, draft: call(identifier, draft), set });
  }

  /** Returns the changes to a rule's body before anything was written for it; a reading for a place has them too. */
  private turned(name: string): readonly Departure[] {
    return preparations(name, this.grammar, this.terminating, this.bodies);
  }

  /**
   * Returns the draft of an expression that is correct before its continuation.
   * @param after the expressions after it
   */
  private make(
    e: BnfExpression,
    follow: RegularTerm,
    after: readonly Draft[],
  ): WrittenExpression | undefined {
    let byFollow = this.memo.get(e);
    if (byFollow === undefined)
      this.memo.set(e, (byFollow = new Map<RegularTerm, WrittenExpression | undefined>()));
    if (byFollow.has(follow)) return byFollow.get(follow);
    const { languages } = this;
    const copy = this.copy(e);
    let found =
      copy !== undefined && this.isRight(copy, e, follow)
        ? { draft: copy, departures: [] }
        : this.write(e, follow, after);
    if (found === undefined || found.departures.length > 0) {
      const turned = tidy(e);
      if (!alike(turned, e)) {
        const other = this.write(turned, follow, after);
        if (other !== undefined) {
          const text =
            copy && languages.difference(languages.match(copy, follow), languages.before(e, follow));
          const turning: Departure = { kind: 'common part first', written: '', text };
          const candidate = { draft: other.draft, departures: [turning, ...other.departures] };
          if (found === undefined || weightOf(candidate) <= weightOf(found)) found = candidate;
        }
      }
    }
    if (found === undefined || found.departures.some(({ kind }) => repairs[kind] > repairs[deterministic])) {
      const rewritten = this.fromAutomaton(e, follow, after);
      if (rewritten !== undefined && (found === undefined || weightOf(rewritten) < weightOf(found)))
        found = rewritten;
    }
    byFollow.set(follow, found);
    return found;
  }

  /** Rewrites the expression from its automaton, if that is small. */
  private fromAutomaton(
    e: BnfExpression,
    follow: RegularTerm,
    after: readonly Draft[],
  ): WrittenExpression | undefined {
    const { languages } = this;
    if (this.isFromAutomaton) return undefined;
    const rewritten = this.expressionBuilder.expressionOf(languages.before(e, languages.end));
    if (typeof rewritten === 'string') {
      this.reason = `${rewritten}, too many to write out as the last resort`;
      return undefined;
    }
    const draft = this.copy(rewritten);
    let found: WrittenExpression | undefined;
    if (draft !== undefined && this.isRight(draft, e, follow)) found = { draft, departures: [] };
    else if (size(rewritten) <= maxRepairedItems) {
      this.isFromAutomaton = true;
      found = this.make(rewritten, follow, after);
      this.isFromAutomaton = false;
    }
    if (found === undefined || !this.isRight(found.draft, e, follow)) {
      this.reason =
        'its automaton as an expression, the last resort, consumes text that belongs to the following rule';
      return undefined;
    }
    const setOf = (part: BnfExpression): CodeUnitSet | undefined =>
      singleCharacters(part, (rule) => this.bodies.get(rule));
    const kind = isDeterministic(rewritten, setOf) ? deterministic : lastResort;
    const copy = this.copy(e);
    const text = copy && languages.difference(languages.match(copy, follow), languages.before(e, follow));
    const guards = found.departures.filter((departure) => departure.kind !== 'common part first');
    return { draft: found.draft, departures: [{ kind, written: '', text }, ...guards] };
  }
  private isFromAutomaton = false;

  /** Writes out an expression for a guard, if it is not long. */
  private written(e: BnfExpression | TooLarge | undefined): Draft | undefined {
    return e === undefined || typeof e === 'string' || size(e) > maxGuardItems ? undefined : this.copy(e);
  }

  private copy(e: BnfExpression): Draft | undefined {
    return this.copies.copy(e);
  }

  private write(
    e: BnfExpression,
    follow: RegularTerm,
    after: readonly Draft[],
  ): WrittenExpression | undefined {
    switch (e.type) {
      case 'literal':
        return { draft: literal(e), departures: [] };
      case 'range':
        return { draft: characters([[e.from, e.to]]), departures: [] };
      case 'reference':
        return this.reference(e.name, follow, after);
      case 'sequence':
        return this.sequence(e.items, follow, after);
      case 'alternation':
        return this.alternation(e.alternatives, follow, after);
      case 'repetition':
        return this.repetition(e, follow, after);
    }
  }

  private isRight(draft: Draft, e: BnfExpression, follow: RegularTerm): boolean {
    const { languages } = this;
    return languages.difference(languages.match(draft, follow), languages.before(e, follow)) === undefined;
  }

  private reference(
    name: string,
    follow: RegularTerm,
    after: readonly Draft[],
  ): WrittenExpression | undefined {
    const { languages } = this;
    const e = this.bodies.get(name);
    const base = this.made.get(name);
    if (e === undefined || base === undefined) return undefined;
    const derived = languages.before(e, follow);
    const text = languages.difference(languages.match(base.draft, follow), derived);
    if (text === undefined) return { draft: call(base.identifier, base.draft), departures: [] };
    const known = this.readings.get(name) ?? [];
    let reading = known.find(({ draft }) => this.isRight(draft, e, follow));
    if (reading === undefined) {
      const found = this.make(e, follow, after);
      if (found === undefined) return undefined;
      const stem = `${base.identifier}__in_${pegIdentifier(this.at.rule)}`;
      let identifier = stem;
      const isTaken = (ruleDraft: RuleDraft): boolean => ruleDraft.identifier === identifier;
      for (let number = 2; known.some(isTaken); number++) identifier = `${stem}_${number}`;
      const departures = [...this.turned(name), ...found.departures];
      reading = { ...found, departures, identifier, rule: name, states: [] };
      this.readings.set(name, [...known, reading]);
    }
    const { identifier, draft } = reading;
    return {
      draft: call(identifier, draft),
      departures: [{ kind: 'reading for a place', written: identifier, text }],
    };
  }

  private sequence(
    items: readonly BnfExpression[],
    follow: RegularTerm,
    after: readonly Draft[],
  ): WrittenExpression | undefined {
    let rest = follow;
    let drafts: readonly Draft[] = [];
    const departures: Departure[] = [];
    for (const item of [...items].reverse()) {
      const made = this.make(item, rest, [...drafts, ...after]);
      if (made === undefined) return undefined;
      drafts = [made.draft, ...drafts];
      departures.unshift(...made.departures);
      rest = this.languages.before(item, rest);
    }
    return { draft: sequence(drafts), departures };
  }

  private alternation(
    expressions: readonly BnfExpression[],
    follow: RegularTerm,
    after: readonly Draft[],
  ): WrittenExpression | undefined {
    const { languages } = this;
    const departures: Departure[] = [];
    const all: Option[] = [];
    for (const e of expressions) {
      const made = this.make(e, follow, after);
      if (made === undefined) return undefined;
      departures.push(...made.departures);
      all.push({
        draft: made.draft,
        guard: undefined,
        derived: languages.before(e, follow),
        succeeds: languages.succeeds(made.draft),
      });
    }
    const derived = languages.anyOf(all.map((ruleDraft) => ruleDraft.derived));
    const lost = (draft: Draft): string | undefined =>
      languages.difference(languages.match(draft, follow), derived);
    const copy = alternatives(all);
    const text = lost(copy);
    if (text === undefined) return { draft: copy, departures };
    let best: WrittenExpression | undefined;
    for (const reorders of [true, false]) {
      const found = ordered(all, {
        reorders,
        prefer: this.options.prefer,
        languages,
        guards: this.guards,
        after,
      });
      const drafts =
        found === undefined ? [] : [true, false].map((sharing) => alternatives(found.order, sharing));
      const draft = drafts.find((ruleDraft) => lost(ruleDraft) === undefined);
      if (draft === undefined) continue;
      const isReordered = found?.order.some(({ option }, i) => option !== all[i]) === true;
      const reordering: Departure = { kind: 'another order', written: '', text };
      const made = {
        draft,
        departures: [...(isReordered ? [reordering] : []), ...departures, ...(found?.guards ?? [])],
      };
      if (best === undefined || weightOf(made) < weightOf(best)) best = made;
    }
    return best;
  }

  private repetition(
    e: RepetitionExpression,
    follow: RegularTerm,
    after: readonly Draft[],
  ): WrittenExpression | undefined {
    const { languages, guards } = this;
    const { min, max } = e;
    if (max === 0) return { draft: nothing, departures: [] };
    checkIterations(max ?? min, ruleWithPlace(this.grammar, this.at.rule), this.limits);
    const each = afterEach(languages, e, follow);
    const body = this.make(e.body, languages.anyOf(each.map((ruleDraft) => ruleDraft.after)), after);
    if (body === undefined) return undefined;
    const copy = repetition(body.draft, min, max);
    if (this.isRight(copy, e, follow)) return { draft: copy, departures: body.departures };
    const { go, free, stop, textsBefore } = iterationRegions(languages, e, each, follow, body.draft);
    const firstRight = (
      ...attempts: readonly (() => Guarded | undefined)[]
    ): WrittenExpression | undefined => {
      for (const attempt of attempts) {
        const found = attempt();
        if (found === undefined) continue;
        const draft = repetition(found.draft, min, max);
        if (!this.isRight(draft, e, follow)) continue;
        const departure = { kind: found.kind, written: found.guard.text, text: languages.shortest(stop) };
        return { draft, departures: [...body.departures, departure] };
      }
      return undefined;
    };
    const near = firstRight(
      () => guards.guard(body.draft, { go, stop }, after),
      () => guards.guard(body.draft, { go: free, stop }, after),
    );
    if (near !== undefined) return near;
    const turns = unrolled(e);
    const asTurns = turns && this.make(turns, follow, after);
    const far = firstRight(
      () => guards.byBeginnings(body.draft, { go, stop }),
      () => guards.byBeginnings(body.draft, { go: free, stop }),
      () => guards.byAll(body.draft, { go, stop }, textsBefore),
    );
    if (asTurns !== undefined && far !== undefined) return weightOf(asTurns) < weightOf(far) ? asTurns : far;
    return asTurns ?? far ?? firstRight(() => guards.byBoth(body.draft, { go, stop }, free, after));
  }
}

const limitReachedBefore = 'it was not tried: earlier rules exhausted the limits';

/** Maximum number of items of an expression from an automaton that needs repairs itself. */
const maxRepairedItems = 12;

class Copies {
  private readonly known = new Map<BnfExpression, Draft | undefined>();

  /** @param made the written rules, including those that a copied expression calls */
  constructor(
    private readonly made: ReadonlyMap<string, { readonly identifier: string; readonly draft: Draft }>,
  ) {}

  /** Copies an expression; returns undefined if a rule that it calls is not written. */
  copy(e: BnfExpression): Draft | undefined {
    if (this.known.has(e)) return this.known.get(e);
    const found = this.write(e);
    this.known.set(e, found);
    return found;
  }

  private write(e: BnfExpression): Draft | undefined {
    switch (e.type) {
      case 'literal':
        return literal(e);
      case 'range':
        return characters([[e.from, e.to]]);
      case 'reference': {
        const made = this.made.get(e.name);
        return made && call(made.identifier, made.draft);
      }
      case 'sequence':
        return allOf(
          e.items.map((item) => this.copy(item)),
          sequence,
        );
      case 'alternation':
        return allOf(
          e.alternatives.map((item) => this.copy(item)),
          (all) => alternatives(all.map((draft) => ({ draft, guard: undefined }))),
        );
      case 'repetition':
        return allOf([this.copy(e.body)], ([body = nothing]) => repetition(body, e.min, e.max));
    }
  }
}

/**
 * Returns the characters that may follow each rule somewhere in the grammar, or the end of the text: exact contexts may
 * have as many states as the whole grammar. The draft of a rule is proved in each place in any case. Linear in the
 * grammar.
 * @param bodies each after those that it uses; no used rule derives nothing
 */
function contextsOf(
  bodies: ReadonlyMap<string, BnfExpression>,
  languages: Languages,
): ReadonlyMap<string, ReadonlySet<First>> {
  const known = new Map<BnfExpression, ReadonlySet<First>>();
  const firsts = (e: BnfExpression): ReadonlySet<First> => {
    let found = known.get(e);
    if (found === undefined) known.set(e, (found = firstsOf(e)));
    return found;
  };
  const before = (own: ReadonlySet<First>, follow: ReadonlySet<First>): ReadonlySet<First> =>
    own.has('end') ? new Set([...[...own].filter((first) => first !== 'end'), ...follow]) : own;
  const firstsOf = (e: BnfExpression): ReadonlySet<First> => {
    switch (e.type) {
      case 'literal':
      case 'range': {
        const [set] = setsIn(e);
        return set === undefined ? atEnd : languages.classesIn(set);
      }
      case 'reference':
        return firsts(bodies.get(e.name) ?? inSequence([]));
      case 'sequence':
        return e.items.reduceRight<ReadonlySet<First>>((rest, item) => before(firsts(item), rest), atEnd);
      case 'alternation':
        return new Set(e.alternatives.flatMap((alternative) => [...firsts(alternative)]));
      case 'repetition':
        if (e.max === 0) return atEnd;
        return e.min === 0 ? new Set([...firsts(e.body), 'end']) : firsts(e.body);
    }
  };
  const contexts = new Map([...bodies.keys()].map((name) => [name, new Set(atEnd)]));
  const visit = (e: BnfExpression, follow: ReadonlySet<First>): void => {
    switch (e.type) {
      case 'reference': {
        const context = contexts.get(e.name);
        for (const first of follow) context?.add(first);
        break;
      }
      case 'sequence':
        e.items.reduceRight((rest, item) => {
          visit(item, rest);
          return before(firsts(item), rest);
        }, follow);
        break;
      case 'repetition':
        if (e.max === 0) break;
        visit(e.body, e.max === 1 ? follow : new Set([...firsts(e.body), ...follow]));
        break;
      default:
        for (const part of parts(e)) visit(part, follow);
    }
  };
  for (const [name, body] of [...bodies].reverse()) visit(body, contexts.get(name) ?? atEnd);
  return contexts;
}

const atEnd: ReadonlySet<First> = new Set(['end']);

/** The language after an iteration; `mayEnd` if the repetition could have ended before it. */
interface AfterOne {
  readonly after: RegularTerm;
  readonly mayEnd: boolean;
}

/** Squared number of iterations of a repetition that counts as a state. */
const turnsPerState = 4;

/**
 * Checks the cost of iterations: each has its own continuation, and the languages of many iterations are large.
 * @param rule with its place, for a person
 * @throws StateLimitError
 */
function checkIterations(turns: number, rule: string, { states }: Limits): void {
  if (turns ** 2 <= turnsPerState * states) return;
  const what = `the transcription of ${rule}, where up to ${turns} iterations precede a similar text,`;
  throw new StateLimitError(what, states);
}

function afterEach(languages: Languages, e: RepetitionExpression, follow: RegularTerm): readonly AfterOne[] {
  const { min, max, body } = e;
  const found = new Map<string, AfterOne>();
  const add = (after: RegularTerm, mayEnd: boolean): void => {
    found.set(`${after} ${String(mayEnd)}`, { after, mayEnd });
  };
  let rest = follow;
  if (max === null) {
    rest = languages.before({ ...e, min: 0 }, follow);
    add(rest, true);
  } else {
    for (let count = max; count > min; count--) {
      add(rest, true);
      const more = languages.terms.or(languages.before(body, rest), follow);
      if (more === rest) break;
      rest = more;
    }
  }
  for (let count = min; count > 0; count--) {
    add(rest, false);
    const more = languages.before(body, rest);
    if (more === rest) break;
    rest = more;
  }
  return [...found.values()];
}

/** Regions where one more iteration is needed, and where it is not. */
interface IterationRegions {
  readonly go: Region;
  /** Region where it is needed, and the repetition cannot end instead. */
  readonly free: Region;
  readonly stop: Region;
  /** All the texts before which an iteration is needed. */
  readonly textsBefore: RegularTerm;
}

/** @param each the possible continuations after an iteration @param body the draft of one iteration */
function iterationRegions(
  languages: Languages,
  e: RepetitionExpression,
  each: readonly AfterOne[],
  follow: RegularTerm,
  body: Draft,
): IterationRegions {
  const succeeds = languages.succeeds(body);
  const turns = each.map(({ after, mayEnd }) => ({ goes: languages.before(e.body, after), mayEnd }));
  const ending = turns.filter(({ mayEnd }) => mayEnd);
  return {
    go: either(...turns.map(({ goes }) => goes)),
    free: either(...turns.map(({ goes, mayEnd }) => (mayEnd ? except(goes, follow) : goes))),
    stop: either(...ending.map(({ goes }) => except(both(follow, succeeds), goes))),
    textsBefore: languages.anyOf(turns.map(({ goes }) => goes)),
  };
}

/** Returns the characters of an expression that derives only single characters. */
function singleCharacters(
  e: BnfExpression,
  bodyOf: (rule: string) => BnfExpression | undefined,
): CodeUnitSet | undefined {
  switch (e.type) {
    case 'literal':
      return e.text.length === 1 ? setsIn(e)[0] : undefined;
    case 'range':
      return setsIn(e)[0];
    case 'reference':
      return singleCharacters(bodyOf(e.name) ?? inSequence([]), bodyOf);
    case 'alternation': {
      const sets = e.alternatives.map((ruleDraft) => singleCharacters(ruleDraft, bodyOf));
      return sets.every((set) => set !== undefined) ? codeUnits(sets.flat()) : undefined;
    }
    case 'sequence': {
      const [only] = e.items;
      return only !== undefined && e.items.length === 1 ? singleCharacters(only, bodyOf) : undefined;
    }
    case 'repetition':
      return undefined;
  }
}

/** A rule, or a reading of one for a place, as written. */
export interface RuleDraft extends WrittenExpression {
  readonly identifier: string;
  /** In the document's spelling. */
  readonly rule: string;
  /** The rules of its states, if the rule is written as an automaton; otherwise none. */
  readonly states: readonly StateRule[];
}

/** Result for a rule: its draft, undefined if no repair was found, and the readings written for it. */
interface WrittenRule {
  readonly rule: string;
  readonly made: RuleDraft | undefined;
  readonly readings: readonly RuleDraft[];
  /** Reason why no repair was found, if the last resort was tried. */
  readonly reason: string | undefined;
}

export interface StateRule {
  readonly identifier: string;
  readonly draft: Draft;
}

/** The draft of an automaton, and the states that it calls. */
interface Stated {
  readonly draft: Draft;
  readonly states: readonly StateRule[];
}

/** Maximum number of states of an automaton that is written so. */
const maxStates = 1000;

/** Maximum number of states while such an automaton is built. */
const maxBuiltStates = 8_000;

/** Maximum nesting of states that are inlined at their calls. */
const maxInlineDepth = 20;

/** @param rule the identifier of the rule that the states belong to */
function asStates(automaton: TableAutomaton, rule: string): Stated {
  const { initial, dead } = automaton;
  const sets = classSets(automaton);
  const steps = automaton.table.rows.map((_, state) => {
    const out = state === dead ? [] : [...stepsFrom(automaton, state, sets)];
    return out.flatMap(([target, set]) => (target === dead ? [] : [{ target, set: characters(set) }]));
  });

  const sources = steps.map(() => 0);
  steps.forEach((out, state) => {
    for (const { target } of out) if (target !== state) sources[target] = (sources[target] ?? 0) + 1;
  });
  const names = new Map<number, string>();
  const wanted: number[] = [];
  const called = (state: number): Draft => {
    let name = names.get(state);
    if (name === undefined) {
      name = `${rule}__state_${names.size + 1}`;
      names.set(state, name);
      wanted.push(state);
    }
    return stateCall(name);
  };
  const from = (state: number, depth: number): Draft => {
    const own = steps[state] ?? [];
    const again = own.find(({ target }) => target === state)?.set;
    const others = own.flatMap(({ target, set }) => {
      if (target === state) return [];
      const isOnly = sources[target] === 1 && target !== initial && depth < maxInlineDepth;
      const isLast = (steps[target] ?? []).every((step) => step.target === target);
      return [sequence([set, isOnly || isLast ? from(target, depth + 1) : called(target)])];
    });
    const mayEnd = automaton.accepting(state);
    const on = others.length === 0 ? nothing : repetition(choice(others), mayEnd ? 0 : 1, 1);
    return sequence([again === undefined ? nothing : repetition(again, 0, null), on]);
  };
  const draft = (sources[initial] ?? 0) > 0 ? called(initial) : from(initial, 0);
  const states: StateRule[] = [];
  for (const state of wanted) states.push({ identifier: names.get(state) ?? '', draft: from(state, 0) });
  return { draft, states };
}
