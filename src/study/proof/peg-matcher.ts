/**
 * Parsing expressions as operations on languages. For an expression e and a language K of what may follow,
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
import type { CodeUnitSet } from '../../base/code-units.js';
import { expressionLookup } from '../bnf/errors.js';
import { always, type RegularTerm, type RegularTerms, never } from './regular-terms.js';
import type { PegClass, PegExpression, PegGrammar, PegRepetition } from '../peg/peg.js';
import { recursiveRules } from '../peg/check-peg.js';

/** Computes match(e, K) for the expressions of one grammar, which checkDecidable has passed. */
export class PegMatcher {
  private readonly expressionOf: (rule: string) => PegExpression;
  private readonly recursive: ReadonlySet<string>;
  /** match(e, K) by e and K; for a rule that can reach itself by its name and K. */
  private readonly matches = new Map<PegExpression | string, Map<RegularTerm, RegularTerm>>();
  private readonly ahead: PegMatcher;

  constructor(
    grammar: PegGrammar,
    protected readonly terms: RegularTerms,
    /** Whether a set has the characters of a class. */
    protected readonly admits: (set: CodeUnitSet, characterClass: number) => boolean,
    /** What reads the input where nothing is consumed: in lookaheads, and to tell failure. Itself by default. */
    ahead?: PegMatcher,
  ) {
    this.expressionOf = expressionLookup(grammar.rules);
    this.recursive = recursiveRules(grammar);
    this.ahead = ahead ?? this;
  }

  /** match(rule, K), by the rule's peggy identifier. @throws UnknownNameError */
  matchRule(name: string, follow: RegularTerm): RegularTerm {
    const expression = this.expressionOf(name);
    if (!this.recursive.has(name)) return this.match(expression, follow);
    return this.memoised(name, follow, () => this.terms.loop(() => this.match(expression, follow)));
  }

  private match(e: PegExpression, follow: RegularTerm): RegularTerm {
    if (follow === never) return never;
    return this.memoised(e, follow, () => {
      switch (e.type) {
        case 'class':
          return this.matchClass(e, follow);
        case 'reference':
          return this.matchRule(e.name, follow);
        case 'sequence':
          return e.items.reduceRight((rest, item) => this.match(item, rest), follow);
        case 'choice':
          return e.alternatives.reduceRight<RegularTerm>(
            (rest, first) => this.matchOrElse(first, follow, rest),
            never,
          );
        case 'repetition':
          return this.matchRepetition(e, follow);
        case 'lookahead':
          return this.terms.and(e.negated ? this.fails(e.body) : this.succeeds(e.body), follow);
      }
    });
  }

  protected matchClass({ set }: PegClass, follow: RegularTerm): RegularTerm {
    return this.terms.characters((c) => this.admits(set, c), follow);
  }

  private succeeds(e: PegExpression): RegularTerm {
    return this.ahead.match(e, always);
  }

  private fails(e: PegExpression): RegularTerm {
    return this.terms.not(this.succeeds(e));
  }

  /** match(e, follow) or (fails(e) and otherwise): what an ordered choice and a greedy repetition have in common. */
  private matchOrElse(e: PegExpression, follow: RegularTerm, otherwise: RegularTerm): RegularTerm {
    const { terms } = this;
    return terms.or(this.match(e, follow), terms.and(this.fails(e), otherwise));
  }

  private matchRepetition({ min, max, body }: PegRepetition, follow: RegularTerm): RegularTerm {
    let rest = follow;
    if (max === null) {
      // What cannot fail, with everything to follow, is everything: saying so keeps proofs small.
      if (follow !== always) rest = this.terms.loop((loop) => this.matchOrElse(body, loop, follow));
    } else {
      for (let count = max; count > min; count--) rest = this.matchOrElse(body, rest, follow);
    }
    for (let count = min; count > 0; count--) rest = this.match(body, rest);
    return rest;
  }

  private memoised(e: PegExpression | string, follow: RegularTerm, compute: () => RegularTerm): RegularTerm {
    let byFollow = this.matches.get(e);
    if (byFollow === undefined) this.matches.set(e, (byFollow = new Map<RegularTerm, RegularTerm>()));
    let match = byFollow.get(follow);
    if (match === undefined) byFollow.set(follow, (match = compute()));
    return match;
  }
}
