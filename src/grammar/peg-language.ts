/**
 * The languages that the rules of a PEG denote, by derivatives (Brzozowski 1964) of terms match(e, K).
 *
 * For an expression e and a language K of what may follow,
 *
 *     match(e, K) = the inputs on which e succeeds and leaves something in K
 *     fails(e)    = not match(e, everything)
 *
 *     match(empty, K)  = K                     match(c, K)  = c K
 *     match(e f, K)    = match(e, match(f, K)) match(e / f, K) = match(e, K) or (fails(e) and match(f, K))
 *     match(!e, K)     = fails(e) and K        match(&e, K) = match(e, everything) and K
 *     match(e*, K)     = X  where X = match(e, X) or (fails(e) and K)
 *     match(rule, K)   = match(the rule's expression, K)
 *
 * and the language of a rule is match(rule, {empty string}). A language is a Boolean formula over atoms: "one of these
 * characters, then K", "the end", and the loops X of repetitions and recursive rules, unfolded when first needed. The
 * derivative of a formula is the formula of the derivatives of its atoms. As expressions and followers are finitely
 * many, so are the atoms, so are the formulas up to Boolean equality: every walk over derivatives ends. (Up to
 * associativity, commutativity and idempotence alone they are not: the derivatives of `("a"* "b" / "a")*` by "a" nest
 * one deeper each time.)
 */
import type { CodeUnitSet } from './code-units.js';
import { contains } from './code-units.js';
import { unknownRule } from './errors.js';
import { always, type Formula, Formulas, never } from './formulas.js';
import { Budget, type Limits } from './limits.js';
import type { PegExpression, PegGrammar, PegRepetition } from './peg.js';
import { checkDecidable, recursiveRules } from './peg-checks.js';

/** A language that a formula speaks about. */
type Atom =
  | { readonly type: 'end' }
  | { readonly type: 'class'; readonly set: CodeUnitSet; readonly follow: Formula }
  | { readonly type: 'loop'; readonly unfold: () => Formula };

/** The languages of a PEG's rules, as states of a deterministic automaton that is built where it is walked. */
export class PegLanguage {
  private readonly formulas: Formulas;
  private readonly atoms: Atom[] = [];
  private readonly atomNumbers = new Map<string, number>();
  private readonly expressionNumbers = new Map<PegExpression, number>();
  private readonly matches = new Map<string, Formula>();
  private readonly derivatives = new Map<string, Formula>();
  private readonly empties = new Map<Formula, boolean>();
  private readonly rules: ReadonlyMap<string, PegExpression>;
  private readonly recursive: ReadonlySet<string>;

  /** @throws LeftRecursionError, EmptyRepetitionError, NonTailRecursionError, UnknownNameError */
  constructor(grammar: PegGrammar, limits?: Limits) {
    checkDecidable(grammar);
    this.rules = new Map(grammar.rules.map(({ name, expression }) => [name, expression]));
    this.recursive = recursiveRules(grammar);
    this.formulas = new Formulas(new Budget('the language of the PEG', limits));
  }

  /** The language of a rule, by its peggy identifier: the strings that it matches as a whole. */
  rule(name: string): Formula {
    return this.reference(name, this.atom('end', { type: 'end' }));
  }

  /** What may follow a code unit in the language. */
  derivative(language: Formula, codeUnit: number): Formula {
    const decision = this.formulas.decision(language);
    if (decision === undefined) return language;
    return memoised(this.derivatives, `${String(language)} ${String(codeUnit)}`, () =>
      this.either(
        this.atomDerivative(decision.atom, codeUnit),
        () => this.derivative(decision.high, codeUnit),
        () => this.derivative(decision.low, codeUnit),
      ),
    );
  }

  /** Whether the language has the empty string. */
  hasEmpty(language: Formula): boolean {
    const decision = this.formulas.decision(language);
    if (decision === undefined) return language === always;
    return memoised(this.empties, language, () =>
      this.hasEmpty(this.atomHasEmpty(decision.atom) ? decision.high : decision.low),
    );
  }

  private match(e: PegExpression, follow: Formula): Formula {
    if (follow === never) return never;
    return memoised(this.matches, `${this.numberOf(e)} ${String(follow)}`, () => {
      switch (e.type) {
        case 'class':
          return this.atom(`${e.set.join()} ${String(follow)}`, { type: 'class', set: e.set, follow });
        case 'reference':
          return this.reference(e.name, follow);
        case 'sequence':
          return e.items.reduceRight((rest, item) => this.match(item, rest), follow);
        case 'choice':
          return e.alternatives.reduceRight<Formula>(
            (rest, first) => this.choice(first, follow, rest),
            never,
          );
        case 'repetition':
          return this.repetition(e, follow);
        case 'lookahead': {
          const succeeds = this.match(e.body, always);
          return this.formulas.and(e.negated ? this.formulas.not(succeeds) : succeeds, follow);
        }
      }
    });
  }

  /** match(e, follow) or (fails(e) and otherwise): what an ordered choice and a greedy repetition share. */
  private choice(e: PegExpression, follow: Formula, otherwise: Formula): Formula {
    const { formulas } = this;
    const fails = formulas.not(this.match(e, always));
    return formulas.or(this.match(e, follow), formulas.and(fails, otherwise));
  }

  private repetition({ min, max, body }: PegRepetition, follow: Formula): Formula {
    let rest = follow;
    if (max === null) {
      rest = this.loop(`* ${this.numberOf(body)} ${String(follow)}`, (loop) =>
        this.choice(body, loop, follow),
      );
    } else {
      for (let count = max; count > min; count--) rest = this.choice(body, rest, follow);
    }
    for (let count = min; count > 0; count--) rest = this.match(body, rest);
    return rest;
  }

  private reference(name: string, follow: Formula): Formula {
    const expression = this.rules.get(name);
    if (expression === undefined) throw unknownRule(name, [...this.rules.keys()]);
    if (!this.recursive.has(name)) return this.match(expression, follow);
    return this.loop(`${name} ${String(follow)}`, () => this.match(expression, follow));
  }

  private loop(key: string, unfold: (loop: Formula) => Formula): Formula {
    let unfolded: Formula | undefined;
    const loop = this.atom(key, { type: 'loop', unfold: () => (unfolded ??= unfold(loop)) });
    return loop;
  }

  private atom(key: string, atom: Atom): Formula {
    const number = memoised(this.atomNumbers, key, () => this.atoms.push(atom) - 1);
    return this.formulas.atom(number);
  }

  private atomDerivative(number: number, codeUnit: number): Formula {
    const atom = this.atomAt(number);
    switch (atom.type) {
      case 'end':
        return never;
      case 'class':
        return contains(atom.set, codeUnit) ? atom.follow : never;
      case 'loop':
        return this.derivative(atom.unfold(), codeUnit);
    }
  }

  private atomHasEmpty(number: number): boolean {
    const atom = this.atomAt(number);
    switch (atom.type) {
      case 'end':
        return true;
      case 'class':
        return false;
      case 'loop':
        return this.hasEmpty(atom.unfold());
    }
  }

  private atomAt(number: number): Atom {
    const atom = this.atoms[number];
    if (atom === undefined) throw new RangeError(`no atom ${String(number)}`);
    return atom;
  }

  /** if condition then high else low; a branch that cannot matter is not built. */
  private either(condition: Formula, high: () => Formula, low: () => Formula): Formula {
    const { formulas } = this;
    if (condition === always) return high();
    if (condition === never) return low();
    return formulas.or(formulas.and(condition, high()), formulas.and(formulas.not(condition), low()));
  }

  private numberOf(e: PegExpression): string {
    return String(memoised(this.expressionNumbers, e, () => this.expressionNumbers.size));
  }
}

function memoised<Key, Value>(memo: Map<Key, Value>, key: Key, compute: () => Value): Value {
  const known = memo.get(key);
  if (known !== undefined) return known;
  const value = compute();
  memo.set(key, value);
  return value;
}
