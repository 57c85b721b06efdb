/**
 * BNF → the derivation NFA of a rule: a nondeterministic automaton that has one accepting path for each derivation, by
 * Thompson's construction (1968) from right to left. A derivation is written as its choices, from left to right: which
 * alternative, and for every repetition beyond its minimum, whether to continue (0) or to stop (1). For the language
 * alone the choices are omitted.
 *
 * References are inlined. The same rule in front of the same state is built once: that closes the loops of recursion in
 * tail position. There is still one path for each derivation, because the continuation is the same.
 */
import type {
  AlternationExpression,
  BnfExpression,
  BnfGrammar,
  LiteralExpression,
  RepetitionExpression,
} from '../bnf/bnf.js';
import { bothCases } from '../../core/base/character.js';
import { type CodeUnitSet, codeUnits, codeUnitsOf } from '../../core/base/code-units.js';
import { expressionLookup, NonTailRecursionError, ruleWithPlace } from '../bnf/errors.js';
import { OpenRules } from '../bnf/graph.js';
import { Budget, type Limits } from '../../core/base/limits.js';

/** A place where a derivation has to choose, and the rule whose expression contains it. */
export interface ChoicePoint {
  readonly rule: string;
  readonly expression: AlternationExpression | RepetitionExpression;
}

/** A state of a derivation NFA. States are numbers. */
export type DerivationState =
  /** Every derivation ends here. */
  | { readonly type: 'end' }
  /** Reads one code unit of a set. */
  | { readonly type: 'read'; readonly set: CodeUnitSet; readonly next: number }
  /** Reads one rule, by its name: only if references are not inlined. */
  | { readonly type: 'call'; readonly name: string; readonly next: number }
  /** A rule begins. */
  | { readonly type: 'enter'; readonly name: string; readonly next: number }
  /** One of the options; several may lead to the same state. */
  | { readonly type: 'choice'; readonly point: ChoicePoint; readonly options: readonly number[] };

/** Initial state and states, by number. */
export interface DerivationNfa {
  readonly rule: string;
  readonly initial: number;
  readonly states: readonly DerivationState[];
}

/** Returns the successors of a state that are reached without reading. */
export function emptySteps(state: DerivationState | undefined): readonly number[] {
  switch (state?.type) {
    case 'enter':
      return [state.next];
    case 'choice':
      return state.options;
    default:
      return [];
  }
}

/** Returns the successors of a state, reading or not. */
export function successors(state: DerivationState | undefined): readonly number[] {
  return state !== undefined && 'next' in state ? [state.next] : emptySteps(state);
}

/**
 * Builds the derivations of a rule, down to characters.
 * @throws NonTailRecursionError, UnknownNameError, StateLimitError
 */
export function derivationNfa(grammar: BnfGrammar, rule: string, limits?: Limits): DerivationNfa {
  const builder = new Builder(grammar, rule, true, limits);
  return { rule, initial: builder.enter(rule, 0), states: builder.states };
}

/**
 * Builds the derivations of a rule's own expression: a rule that it refers to is read as one letter, except the rule
 * itself in tail position, which is a loop.
 */
export function expressionNfa(grammar: BnfGrammar, rule: string, limits?: Limits): DerivationNfa {
  const builder = new Builder(grammar, rule, false, limits);
  return { rule, initial: builder.enter(rule, 0), states: builder.states };
}

class Builder {
  readonly states: DerivationState[] = [{ type: 'end' }];
  private readonly expressionOf: (rule: string) => BnfExpression;
  /** The entry of a rule built in front of a state, by `state name`. */
  private readonly entries = new Map<string, number>();
  private readonly open = new OpenRules();
  private readonly budget: Budget;

  constructor(
    grammar: BnfGrammar,
    rule: string,
    private readonly inlines: boolean,
    limits: Limits | undefined,
  ) {
    this.expressionOf = expressionLookup(grammar.rules);
    this.budget = new Budget(() => {
      const largest = this.open.largest(this.states.length) ?? rule;
      const within = largest === rule ? '' : `, in ${ruleWithPlace(grammar, largest)},`;
      return `the automaton of ${ruleWithPlace(grammar, rule)}${within}`;
    }, limits);
  }

  /** Returns the state from which the rule, then the continuation, is derived. */
  enter(name: string, follow: number): number {
    const key = `${String(follow)} ${name}`;
    const known = this.entries.get(key);
    if (known !== undefined) return known;
    const expression = this.expressionOf(name);
    const { names } = this.open;
    const outer = names.indexOf(name);
    if (outer >= 0) throw new NonTailRecursionError(name, [...names.slice(outer), name]);
    const entry = this.add({ type: 'end' });
    this.entries.set(key, entry);
    this.open.enter(name, entry);
    this.states[entry] = { type: 'enter', name, next: this.expression(expression, follow) };
    this.open.leave();
    return entry;
  }

  private add(state: DerivationState): number {
    this.budget.spend();
    return this.states.push(state) - 1;
  }

  private choice(expression: ChoicePoint['expression'], options: readonly number[]): number {
    return this.add({ type: 'choice', point: { rule: this.open.names.at(-1) ?? '', expression }, options });
  }

  private expression(e: BnfExpression, follow: number): number {
    switch (e.type) {
      case 'literal':
        return this.literal(e, follow);
      case 'range':
        return this.add({ type: 'read', set: codeUnits([[e.from, e.to]]), next: follow });
      case 'reference':
        return this.inlines || (follow === 0 && e.name === this.open.names[0])
          ? this.enter(e.name, follow)
          : this.add({ type: 'call', name: e.name, next: follow });
      case 'sequence':
        return e.items.reduceRight((next, item) => this.expression(item, next), follow);
      case 'alternation':
        return this.choice(
          e,
          e.alternatives.map((alternative) => this.expression(alternative, follow)),
        );
      case 'repetition':
        return this.repetition(e, follow);
    }
  }

  private literal({ text, ignoreCase }: LiteralExpression, follow: number): number {
    return text.split('').reduceRight((next, character) => {
      const spellings = ignoreCase ? bothCases(character) : [character];
      const set = codeUnitsOf(spellings.map((spelling) => spelling.charCodeAt(0)));
      return this.add({ type: 'read', set, next });
    }, follow);
  }

  /** Each copy of the body beyond min is a choice; without bound, the last one is a loop. */
  private repetition(e: RepetitionExpression, follow: number): number {
    let next = follow;
    if (e.max === null) {
      const options: number[] = [];
      next = this.choice(e, options);
      options.push(this.expression(e.body, next), follow);
    } else {
      for (let count = e.max; count > e.min; count--) {
        next = this.choice(e, [this.expression(e.body, next), follow]);
      }
    }
    for (let count = e.min; count > 0; count--) next = this.expression(e.body, next);
    return next;
  }
}
