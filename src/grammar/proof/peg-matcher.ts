/**
 * Parsing expressions as operations on languages. For an expression e and a language K of continuations,
 *
 *     match(e, K) = the inputs on which e succeeds and leaves something in K
 *     fails(e)    = not match(e, everything)
 *
 *     match(empty, K)  = K                        match(c, K)  = c K
 *     match(e f, K)    = match(e, match(f, K))    match(e / f, K) = match(e, K) or (fails(e) and match(f, K))
 *     match(!e, K)     = fails(e) and K           match(&e, K) = match(e, everything) and K
 *     match(e*, K)     = X  where X = match(e, X) or (fails(e) and K)
 *     match(rule, K)   = match(the rule's expression, K)
 */
import type { CodeUnitSet } from '../../core/base/code-units.js';
import { answer, type Steps } from '../../core/base/recursion.js';
import { expressionLookup } from '../bnf/errors.js';
import { always, type RegularTerm, type RegularTerms, never } from './regular-terms.js';
import type { PegClass, PegExpression, PegGrammar, PegRepetition } from '../peg/peg.js';
import { recursiveRules } from '../peg/check-peg.js';

/** The rules of a grammar, by their peggy identifiers. */
export interface PegRules {
  /** @throws UnknownNameError */
  readonly expressionOf: (rule: string) => PegExpression;
  /** Tests whether a rule can reach itself. */
  readonly isRecursive: (rule: string) => boolean;
}

/** Returns the rules of a grammar that checkDecidable has accepted. */
export function rulesOf(grammar: PegGrammar): PegRules {
  const recursive = recursiveRules(grammar);
  return { expressionOf: expressionLookup(grammar.rules), isRecursive: (rule) => recursive.has(rule) };
}

/** An expression, or a rule by its name, the continuations, and who is asked. */
type Question = readonly [PegExpression | string, RegularTerm, PegMatcher];
type Matching = Steps<Question, RegularTerm>;

/** Computes match(e, K) for the expressions of one grammar. */
export class PegMatcher {
  /** match(e, K) by e and K; for a rule that can reach itself by its name and K. */
  private readonly matches = new Map<PegExpression | string, Map<RegularTerm, RegularTerm>>();
  private readonly ahead: PegMatcher;
  /** Determines where an expression fails: `ahead` by default; in a bound of a language, the opposite bound. */
  protected failing: PegMatcher;

  constructor(
    private readonly rules: PegRules,
    protected readonly terms: RegularTerms,
    /** Tests whether a set contains the characters of a class. */
    protected readonly admits: (set: CodeUnitSet, characterClass: number) => boolean,
    /** Reads the input where nothing is consumed: in lookaheads, and to detect failure. Itself by default. */
    ahead?: PegMatcher,
  ) {
    this.ahead = this.failing = ahead ?? this;
  }

  /** Returns match(rule, K), by the rule's peggy identifier. @throws UnknownNameError */
  matchRule(name: string, follow: RegularTerm): RegularTerm {
    return this.match(name, follow);
  }

  /** Returns match(e, K), for an expression or a rule by its peggy identifier. @throws UnknownNameError */
  match(e: PegExpression | string, follow: RegularTerm): RegularTerm {
    return this.answer(this.part(e, follow));
  }

  private answer(steps: Matching): RegularTerm {
    return answer(steps, ([e, follow, matcher]) => matcher.steps(e, follow));
  }

  /** Returns match(e, K), if it is known. */
  private known(e: PegExpression | string, follow: RegularTerm): RegularTerm | undefined {
    return follow === never ? never : this.matches.get(e)?.get(follow);
  }

  private *steps(e: PegExpression | string, follow: RegularTerm): Matching {
    this.terms.budget.keep();
    const match = typeof e === 'string' ? yield* this.rule(e, follow) : yield* this.expression(e, follow);
    let byFollow = this.matches.get(e);
    if (byFollow === undefined) this.matches.set(e, (byFollow = new Map<RegularTerm, RegularTerm>()));
    byFollow.set(follow, match);
    return match;
  }

  private *rule(name: string, follow: RegularTerm): Matching {
    const expression = this.rules.expressionOf(name);
    if (this.rules.isRecursive(name)) return this.terms.loop(() => this.match(expression, follow));
    return yield* this.part(expression, follow);
  }

  /** Computes match(e, K) as a part of another. */
  private *part(e: PegExpression | string, follow: RegularTerm): Matching {
    return this.known(e, follow) ?? (yield [e, follow, this]);
  }

  /** Returns match(e, K) for an expression that is not computed from its parts; undefined for any other. */
  protected given?(e: PegExpression, follow: RegularTerm): RegularTerm | undefined;

  private *expression(e: PegExpression, follow: RegularTerm): Matching {
    const given = this.given?.(e, follow);
    if (given !== undefined) return given;
    let rest = follow;
    switch (e.type) {
      case 'class':
        return this.matchClass(e, follow);
      case 'reference':
        return yield* this.part(e.name, follow);
      case 'sequence':
        for (const item of [...e.items].reverse()) rest = yield* this.part(item, rest);
        return rest;
      case 'choice':
        rest = never;
        for (const first of [...e.alternatives].reverse()) rest = yield* this.orElse(first, follow, rest);
        return rest;
      case 'repetition':
        return yield* this.repetition(e, follow);
      case 'lookahead': {
        const body = e.negated ? yield* this.fails(e.body) : yield* this.ahead.part(e.body, always);
        return this.terms.and(body, follow);
      }
    }
  }

  protected matchClass({ set }: PegClass, follow: RegularTerm): RegularTerm {
    return this.terms.characters((c) => this.admits(set, c), follow);
  }

  private *fails(e: PegExpression): Matching {
    return this.terms.not(yield* this.failing.part(e, always));
  }

  /** Computes match(e, follow) or (fails(e) and otherwise), which an ordered choice and a greedy repetition share. */
  private *orElse(e: PegExpression, follow: RegularTerm, otherwise: RegularTerm): Matching {
    const { terms } = this;
    const match = yield* this.part(e, follow);
    // If it matters only that one of the two matches, a bound need not know which: it is closer without the failure.
    if (follow === always && this.ahead === this) return terms.or(match, otherwise);
    return terms.or(match, terms.and(yield* this.fails(e), otherwise));
  }

  private *repetition({ min, max, body }: PegRepetition, follow: RegularTerm): Matching {
    let rest = follow;
    if (max === null) {
      // If the continuation is everything, a repetition, which cannot fail, matches everything: this shortcut keeps
      // proofs small.
      if (follow !== always) rest = this.terms.loop((loop) => this.answer(this.orElse(body, loop, follow)));
    } else {
      for (let count = max; count > min; count--) {
        const more = yield* this.orElse(body, rest, follow);
        if (more === rest) break;
        this.terms.budget.step();
        rest = more;
      }
    }
    for (let count = min; count > 0; count--) {
      const more = yield* this.part(body, rest);
      if (more === rest) break;
      this.terms.budget.step();
      rest = more;
    }
    return rest;
  }
}
