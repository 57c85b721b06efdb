/**
 * The languages that the rules of a PEG denote. For an expression e and a language K of what may follow,
 *
 *     match(e, K) = the inputs on which e succeeds and leaves something in K
 *     fails(e)    = not match(e, everything)
 *
 *     match(empty, K)  = K                        match(c, K)  = c K
 *     match(e f, K)    = match(e, match(f, K))    match(e / f, K) = match(e, K) or (fails(e) and match(f, K))
 *     match(!e, K)     = fails(e) and K           match(&e, K) = match(e, everything) and K
 *     match(e*, K)     = X  where X = match(e, X) or (fails(e) and K)
 *     match(rule, K)   = match(the rule's expression, K)
 *
 * and the language of a rule is match(rule, {empty string}).
 */
import { contains } from './code-units.js';
import { unknownRule } from './errors.js';
import { always, type Language, Languages, never } from './languages.js';
import { Budget, type Limits } from './limits.js';
import type { PegClass, PegExpression, PegGrammar, PegRepetition } from './peg.js';
import { checkDecidable, recursiveRules } from './peg-checks.js';

/** The languages of a PEG's rules, as states of a deterministic automaton that is built where it is walked. */
export class PegLanguage {
  private readonly languages: Languages;
  private readonly rules: ReadonlyMap<string, PegExpression>;
  private readonly recursive: ReadonlySet<string>;
  /** match(e, K) by e and K; a rule that can reach itself by its name and K. */
  private readonly matches = new Map<PegExpression | string, Map<Language, Language>>();

  /**
   * `classes` has one code unit of each class of the alphabet: at least of those that the PEG can tell apart.
   * @throws LeftRecursionError, EmptyRepetitionError, NonTailRecursionError, UnknownNameError
   */
  constructor(
    grammar: PegGrammar,
    private readonly classes: readonly number[],
    limits?: Limits,
  ) {
    checkDecidable(grammar);
    this.rules = new Map(grammar.rules.map(({ name, expression }) => [name, expression]));
    this.recursive = recursiveRules(grammar);
    this.languages = new Languages(classes.length, new Budget('the language of the PEG', limits));
  }

  /** The language of a rule, by its peggy identifier: the strings that it matches as a whole. */
  rule(name: string): Language {
    return this.matchRule(name, this.languages.end);
  }

  /** What may follow a character of a class, by its index in `classes`. */
  derivative(language: Language, characterClass: number): Language {
    return this.languages.derivative(language, characterClass);
  }

  /** Whether the language has the empty string. */
  hasEmpty(language: Language): boolean {
    return this.languages.hasEmpty(language);
  }

  private match(e: PegExpression, follow: Language): Language {
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
          return e.alternatives.reduceRight<Language>(
            (rest, first) => this.matchOrElse(first, follow, rest),
            never,
          );
        case 'repetition':
          return this.matchRepetition(e, follow);
        case 'lookahead': {
          const holds = e.negated ? this.fails(e.body) : this.match(e.body, always);
          return this.languages.and(holds, follow);
        }
      }
    });
  }

  private fails(e: PegExpression): Language {
    return this.languages.not(this.match(e, always));
  }

  /** match(e, follow) or (fails(e) and otherwise): what an ordered choice and a greedy repetition have in common. */
  private matchOrElse(e: PegExpression, follow: Language, otherwise: Language): Language {
    const { languages } = this;
    return languages.or(this.match(e, follow), languages.and(this.fails(e), otherwise));
  }

  private matchClass({ set }: PegClass, follow: Language): Language {
    return this.languages.characters((c) => contains(set, this.classes[c] ?? -1), follow);
  }

  private matchRepetition({ min, max, body }: PegRepetition, follow: Language): Language {
    let rest = follow;
    if (max === null) {
      rest = this.languages.loop((loop) => this.matchOrElse(body, loop, follow));
    } else {
      for (let count = max; count > min; count--) rest = this.matchOrElse(body, rest, follow);
    }
    for (let count = min; count > 0; count--) rest = this.match(body, rest);
    return rest;
  }

  private matchRule(name: string, follow: Language): Language {
    const expression = this.rules.get(name);
    if (expression === undefined) throw unknownRule(name, [...this.rules.keys()]);
    if (!this.recursive.has(name)) return this.match(expression, follow);
    return this.memoised(name, follow, () => this.languages.loop(() => this.match(expression, follow)));
  }

  private memoised(e: PegExpression | string, follow: Language, compute: () => Language): Language {
    let byFollow = this.matches.get(e);
    if (byFollow === undefined) this.matches.set(e, (byFollow = new Map<Language, Language>()));
    let match = byFollow.get(follow);
    if (match === undefined) byFollow.set(follow, (match = compute()));
    return match;
  }
}
