/** Languages that the rules of a PEG accept and consume, as deterministic automata built while they are walked. */
import type { Automaton } from '../../core/automaton/automaton.js';
import { type CodeUnitSet, contains, lastCodeUnit } from '../../core/base/code-units.js';
import { partition, type Partition } from '../../core/base/partition.js';
import { type RegularTerm, RegularTerms, never } from './regular-terms.js';
import { Budget, type Limits } from '../../core/base/limits.js';
import { characterSets, type PegGrammar, type PegRule, pegReferences } from '../peg/peg.js';
import { placeIn } from '../../core/base/text-place.js';
import { checkDecidable } from '../peg/check-peg.js';
import { PegMatcher, type PegRules, rulesOf } from './peg-matcher.js';

/** Returns the letter for a code unit after a consumed string, see `consumed`. */
export function following(codeUnit: number): number {
  return codeUnit + lastCodeUnit + 1;
}

/** The languages of one grammar's rules, by their peggy identifiers. */
export class PegLanguages {
  private readonly rules: ReadonlyMap<string, PegRule>;
  /** The rules that each rule calls. */
  private readonly calls = new Map<string, readonly string[]>();
  private readonly matched: PegRules;

  /** @throws LeftRecursionError, EmptyRepetitionError, PegRecursionError, UndefinedRuleError */
  constructor(
    private readonly grammar: PegGrammar,
    private readonly limits?: Limits,
  ) {
    checkDecidable(grammar);
    this.matched = rulesOf(grammar);
    this.rules = new Map(grammar.rules.map((rule) => [rule.name, rule]));
    for (const { name, expression } of grammar.rules) this.calls.set(name, pegReferences(expression));
  }

  /** Writes a rule with its place, for its author. */
  nameWithPlace(rule: string): string {
    const { text, authoredLength = text.length } = this.grammar;
    const offset = this.rules.get(rule)?.span.start ?? 0;
    const { line, column } = placeIn(text, offset);
    return `"${rule}" (${offset > authoredLength ? 'of the document' : `line ${line}, column ${column}`})`;
  }

  /**
   * Returns the partition of characters for the rule and the rules that it reaches: the fewer classes, the smaller the
   * terms.
   */
  private partitionOf(rule: string): Partition {
    return partition(
      characterSets(this.usedBy(rule)),
      new Budget('the partition of the characters', this.limits),
    );
  }

  /** Returns a rule and the rules that it reaches. */
  private usedBy(rule: string): readonly PegRule[] {
    const used = new Set([rule]);
    for (const name of used) for (const called of this.calls.get(name) ?? []) used.add(called);
    return [...used].flatMap((name) => this.rules.get(name) ?? []);
  }

  /**
   * Returns the automaton of the strings that the rule matches as a whole: match(rule, {empty string}).
   * @throws UnknownNameError; StateLimitError, TimeLimitError, also when walked
   */
  accepted(rule: string): Automaton {
    const { first, of, uniformFrom } = this.partitionOf(rule);
    const terms = new RegularTerms(
      first.length,
      new Budget(`the language of ${this.nameWithPlace(rule)}`, this.limits),
    );
    const matcher = new PegMatcher(this.matched, terms, (set, c) => contains(set, first[c] ?? -1));
    const classOf = (letter: number): number => of[letter] ?? 0;
    return new DerivativeAutomaton(terms, matcher.matchRule(rule, terms.end), classOf, uniformFrom);
  }

  /**
   * Returns the automaton of the strings that the rule consumes, each with its continuation: the words p r', where the
   * rule consumes exactly p of the input p r, and r' is r written in separate letters (`following`), read as r by every
   * lookahead.
   * @throws as `accepted`
   */
  consumed(rule: string): Automaton {
    const { first, of, uniformFrom } = this.partitionOf(rule);
    const count = first.length;
    const terms = new RegularTerms(
      2 * count,
      new Budget(`consumption by ${this.nameWithPlace(rule)}`, this.limits),
    );
    const admits = (set: CodeUnitSet, c: number): boolean => contains(set, first[c % count] ?? -1);
    const ahead = new PegMatcher(this.matched, terms, admits);
    const matcher = new PegMatcher(this.matched, terms, (set, c) => c < count && admits(set, c), ahead);
    const rest = terms.loop((loop) => {
      const more = terms.characters((c) => c >= count, loop);
      return terms.or(terms.end, more);
    });
    const classOf = (letter: number): number =>
      letter <= lastCodeUnit ? (of[letter] ?? 0) : count + (of[letter - following(0)] ?? 0);
    return new DerivativeAutomaton(terms, matcher.matchRule(rule, rest), classOf, uniformFrom);
  }
}

/** An automaton whose states are terms: the languages of the possible continuations. */
class DerivativeAutomaton implements Automaton {
  readonly dead = never;
  readonly classCount: number;
  constructor(
    private readonly terms: RegularTerms,
    readonly initial: RegularTerm,
    readonly classOf: (letter: number) => number,
    readonly uniformFrom: number,
  ) {
    this.classCount = terms.classCount;
  }

  step(state: RegularTerm, characterClass: number): RegularTerm {
    return this.terms.derivative(state, characterClass);
  }

  accepting(state: RegularTerm): boolean {
    return this.terms.hasEmpty(state);
  }
}
