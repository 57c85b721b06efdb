/**
 * BNF → nondeterministic automaton, by Thompson's construction (1968) from right to left: every expression is
 * built in front of the state that follows it. References are inlined; a rule that is reached again with the
 * same state to follow, that is in tail position, closes a loop.
 */
import { CharSet } from 'refa';
import type { TransitionIterable } from 'refa';
import type { BnfExpression, BnfGrammar, LiteralExpression, RepetitionExpression } from '../bnf/bnf.js';
import { NonTailRecursionError, unknownRule } from '../bnf/errors.js';
import type { Budget } from '../../base/limits.js';

/** The largest character: automata read UTF-16 code units. */
export const maxCodeUnit = 0xffff;

/** A state has either empty transitions only, or one transition on a set of characters. */
interface NfaState {
  readonly empty: number[];
  readonly characters?: CharSet;
  readonly next?: number;
}

/** The automaton of one rule, in the form from which refa determinises. */
export function ruleNfa(grammar: BnfGrammar, rule: string, budget: Budget): TransitionIterable<number> {
  const builder = new ThompsonBuilder(grammar, budget);
  const final = builder.addState();
  const initial = builder.reference(rule, final);
  return {
    maxCharacter: maxCodeUnit,
    transitionIterator: () => ({
      initial,
      getOut: (state) => transitions(builder.states, state),
      isFinal: (state) => emptyClosure(builder.states, state).has(final),
    }),
  };
}

class ThompsonBuilder {
  readonly states: NfaState[] = [];
  private readonly rules: ReadonlyMap<string, BnfExpression>;
  /** The entry of a rule built in front of a state, by `state name`. */
  private readonly entries = new Map<string, number>();
  /** The rules being built, outermost first. */
  private readonly open: string[] = [];

  constructor(
    grammar: BnfGrammar,
    private readonly budget: Budget,
  ) {
    this.rules = new Map(grammar.rules.map((rule) => [rule.name, rule.expression]));
  }

  addState(state: Omit<NfaState, 'empty'> & { empty?: number[] } = {}): number {
    this.budget.spend();
    return this.states.push({ empty: [], ...state }) - 1;
  }

  /** The state from which the rule, then what follows, is read. */
  reference(name: string, follow: number): number {
    const key = `${String(follow)} ${name}`;
    const known = this.entries.get(key);
    if (known !== undefined) return known;
    const expression = this.rules.get(name);
    if (expression === undefined) throw unknownRule(name, [...this.rules.keys()]);
    const outer = this.open.indexOf(name);
    if (outer >= 0) throw new NonTailRecursionError(name, [...this.open.slice(outer), name]);
    const empty: number[] = [];
    const entry = this.addState({ empty });
    this.entries.set(key, entry);
    this.open.push(name);
    empty.push(this.expression(expression, follow));
    this.open.pop();
    return entry;
  }

  private expression(expression: BnfExpression, follow: number): number {
    switch (expression.type) {
      case 'literal':
        return this.literal(expression, follow);
      case 'range':
        return this.addState({ characters: charSet([[expression.from, expression.to]]), next: follow });
      case 'reference':
        return this.reference(expression.name, follow);
      case 'sequence':
        return expression.items.reduceRight((next, item) => this.expression(item, next), follow);
      case 'alternation':
        return this.addState({ empty: expression.alternatives.map((e) => this.expression(e, follow)) });
      case 'repetition':
        return this.repetition(expression, follow);
    }
  }

  private literal({ text, ignoreCase }: LiteralExpression, follow: number): number {
    let next = follow;
    for (let i = text.length - 1; i >= 0; i--) {
      const spellings = ignoreCase
        ? [lowerCase(text.charCodeAt(i)), upperCase(text.charCodeAt(i))]
        : [text.charCodeAt(i)];
      next = this.addState({ characters: charSet(spellings.map((c) => [c, c])), next });
    }
    return next;
  }

  /** The copies beyond min are each optional; without bound, the last one is a loop. */
  private repetition({ min, max, body }: RepetitionExpression, follow: number): number {
    let next = follow;
    if (max === null) {
      const empty = [follow];
      next = this.addState({ empty });
      empty.push(this.expression(body, next));
    } else {
      for (let count = max; count > min; count--) {
        next = this.addState({ empty: [this.expression(body, next), follow] });
      }
    }
    for (let count = min; count > 0; count--) next = this.expression(body, next);
    return next;
  }
}

function charSet(ranges: readonly (readonly [number, number])[]): CharSet {
  return CharSet.empty(maxCodeUnit).union(ranges.map(([min, max]) => ({ min, max })));
}

// RFC 2234 §2.3: the case of US-ASCII letters.
function lowerCase(code: number): number {
  return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
}

function upperCase(code: number): number {
  return code >= 0x61 && code <= 0x7a ? code - 0x20 : code;
}

function emptyClosure(states: readonly NfaState[], from: number): ReadonlySet<number> {
  const closure = new Set([from]);
  for (const state of closure) for (const next of states[state]?.empty ?? []) closure.add(next);
  return closure;
}

function transitions(states: readonly NfaState[], from: number): Map<number, CharSet> {
  const out = new Map<number, CharSet>();
  for (const state of emptyClosure(states, from)) {
    const { characters, next } = states[state] ?? {};
    if (characters === undefined || next === undefined) continue;
    out.set(next, out.get(next)?.union(characters) ?? characters);
  }
  return out;
}
