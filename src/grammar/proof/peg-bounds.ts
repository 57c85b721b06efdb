/**
 * Bounds of what the expressions of any PEG match. Code and recursion beyond regular languages are not decided: the
 * lower bound has the texts that match whatever such an expression does, the upper bound those that may match. Where a
 * grammar is decidable the bounds are equal.
 */
import type { Budget } from '../../core/base/limits.js';
import { type CodeUnitSet, contains } from '../../core/base/code-units.js';
import { partition, type Partition } from '../../core/base/partition.js';
import { jointLetters, lettersTo, type Reached } from '../automata/product.js';
import {
  characterSets,
  expressionsIn,
  type PegExpression,
  type PegGrammar,
  type PegReference,
  type PegRule,
} from '../peg/peg.js';
import { uncoveredBy, unsupported } from '../peg/terms.js';
import { PegMatcher, type PegRules, rulesOf } from './peg-matcher.js';
import { always, type RegularTerm, RegularTerms, never } from './regular-terms.js';

/** Two languages of one grammar's texts: of those that match for certain, and those that may match. */
export interface Bounds {
  readonly lower: RegularTerm;
  readonly upper: RegularTerm;
}

interface Visited extends Reached {
  readonly term: RegularTerm;
}

/** The languages of expressions, over the characters that some rules distinguish. */
export class PegBounds {
  readonly terms: RegularTerms;
  private readonly lower: PegMatcher;
  private readonly upper: PegMatcher;
  private readonly partition: Partition;
  /** A legible character of each class, most legible first. */
  private readonly letters: readonly (readonly [unit: number, characterClass: number])[];

  /**
   * @param used the rules whose expressions are asked about, and the rules that these reach
   * @param isUndecided finds the expressions that are not decided, such that the grammar is decidable without them
   */
  constructor(
    grammar: PegGrammar,
    used: readonly PegRule[],
    isUndecided: (e: PegExpression) => boolean,
    private readonly budget: Budget,
  ) {
    this.partition = partition(characterSets(used), budget);
    const { first, of, uniformFrom } = this.partition;
    this.letters = jointLetters({ classOf: (unit) => of[unit] ?? 0, uniformFrom }).map((unit) => [
      unit,
      of[unit] ?? 0,
    ]);
    this.terms = new RegularTerms(first.length, budget);
    const rules = rulesOf(grammar);
    const admits = (set: CodeUnitSet, c: number): boolean => contains(set, first[c] ?? -1);
    const boundOf = (ofUndecided: BoundMatcher['ofUndecided']): BoundMatcher =>
      new BoundMatcher(rules, this.terms, admits, isUndecided, ofUndecided);
    // Rules that recur are followed once, so that what contains a nested part can match for certain.
    const inner = boundOf(() => never);
    const lower = boundOf((e, follow) => (isCall(e) ? inner.match(e.name, follow) : never));
    this.lower = this.upper = lower;
    if (!used.some(({ expression }) => [...expressionsIn(expression)].some(isUndecided))) return;
    const upper = (this.upper = boundOf(mayMatch));
    inner.failsWhere(upper);
    lower.failsWhere(upper);
    upper.failsWhere(lower);
  }

  /** Returns the texts on which an expression succeeds and leaves a text of a language. */
  match(e: PegExpression, follow: RegularTerm): Bounds {
    return { lower: this.lower.match(e, follow), upper: this.upper.match(e, follow) };
  }

  /** Returns a shortest text of a language; undefined if it has none. */
  shortest(language: RegularTerm): string | undefined {
    const seen = new Set([language]);
    const queue: Visited[] = [{ term: language }];
    for (const at of queue) {
      if (this.terms.hasEmpty(at.term)) return String.fromCharCode(...lettersTo(at));
      for (const [letter, c] of this.letters) {
        const term = this.terms.derivative(at.term, c);
        if (term === never || seen.has(term)) continue;
        this.budget.keep();
        seen.add(term);
        queue.push({ term, before: at, letter });
      }
    }
    return undefined;
  }

  /** Returns a shortest text that is in one language and not in the other; undefined if there is none. */
  outside(language: RegularTerm, other: RegularTerm): string | undefined {
    return this.shortest(this.terms.and(language, this.terms.not(other)));
  }

  has(language: RegularTerm, text: string): boolean {
    const classes = text.split('').map((c) => this.partition.of[c.charCodeAt(0)] ?? 0);
    return this.terms.hasEmpty(classes.reduce((term, c) => this.terms.derivative(term, c), language));
  }

  /** Returns the beginning of a text that an expression consumes for certain; undefined if that is not decided. */
  consumed(e: PegExpression, text: string): string | undefined {
    const end = this.texts(text).findIndex((rest) => this.has(this.lower.match(e, rest), text));
    return end < 0 ? undefined : text.slice(0, end);
  }

  /** Returns for each offset the language of only the texts that read like the rest of a text from there. */
  private texts(text: string): readonly RegularTerm[] {
    const languages = [this.terms.end];
    for (let i = text.length - 1; i >= 0; i--) {
      const read = this.partition.of[text.charCodeAt(i)];
      languages.unshift(this.terms.characters((c) => c === read, languages[0] ?? never));
    }
    return languages;
  }
}

function isCall(e: PegExpression): e is PegReference {
  return e.type === 'reference' && uncoveredBy(e) === undefined;
}

/** Returns the upper bound of match(e, K) for an expression that is not decided. */
function mayMatch(e: PegExpression, follow: RegularTerm): RegularTerm {
  const consumesNothing = e.type === 'reference' && uncoveredBy(e) === unsupported.predicate;
  return consumesNothing || follow === never ? follow : always;
}

/** Computes one of the bounds. */
class BoundMatcher extends PegMatcher {
  constructor(
    rules: PegRules,
    terms: RegularTerms,
    admits: (set: CodeUnitSet, characterClass: number) => boolean,
    private readonly isUndecided: (e: PegExpression) => boolean,
    readonly ofUndecided: (e: PegExpression, follow: RegularTerm) => RegularTerm,
  ) {
    super(rules, terms, admits);
  }

  protected override given(e: PegExpression, follow: RegularTerm): RegularTerm | undefined {
    return this.isUndecided(e) ? this.ofUndecided(e, follow) : undefined;
  }

  /** Sets the opposite bound: an expression fails for certain where it cannot match. */
  failsWhere(opposite: PegMatcher): void {
    this.failing = opposite;
  }
}
