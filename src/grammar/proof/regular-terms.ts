/**
 * Languages as terms in a normal form, closed under union, intersection and complement, with Brzozowski's derivatives
 * (1964). A term is a decision diagram (Bryant 1986). Its inner nodes test whether the input is in a loop, a language
 * that is given by an equation and unfolded when first needed. Its leaves record whether the empty string is in the
 * language and what may follow each class of characters.
 *
 * Equal terms have equal numbers. The normal form goes beyond associativity, commutativity and idempotence because
 * those alone do not keep the derivatives of a PEG finite: those of `("a"* "b" / "a")*` by "a" nest one deeper each
 * time. Here terms are no deeper than the equations that they were built from, over a fixed set of loops. So there are
 * finitely many, and every walk over derivatives ends.
 */
import type { Budget } from '../../core/base/limits.js';
import { answer, type Steps } from '../../core/base/recursion.js';

/** A language, by the number of its term. Different terms may denote one language, but only if they contain loops. */
export type RegularTerm = number;

/** The language without strings. */
export const never: RegularTerm = 0;
/** The language of all strings. */
export const always: RegularTerm = 1;
/** Stands in a leaf for the language of the leaf itself. */
const itself: RegularTerm = -1;

/** Number of classes above which a term counts as several states, in proportion to its size. */
const classesPerState = 100;

/** More terms than any budget allows: a pair of them fits one safe integer. */
const maxTerms = 2 ** 26;

type Both = readonly [RegularTerm, RegularTerm];

interface Decision {
  readonly loop: number;
  /** Further conditions for a string in the loop, and for one outside it. */
  readonly inside: RegularTerm;
  readonly outside: RegularTerm;
  readonly follow: undefined;
}

interface Leaf {
  readonly hasEmpty: boolean;
  /** The derivative by each class. */
  readonly follow: readonly RegularTerm[];
}

/** The terms of all languages over the classes 0 … classCount - 1. Operations are memoized. */
export class RegularTerms {
  private readonly nodes: (Decision | Leaf)[];
  // The numbers of known terms: of leaves by their hash, of decisions by their loop and further conditions.
  private readonly leaves = new Map<number, RegularTerm[]>();
  private readonly decisions: Map<number, RegularTerm>[] = [];
  private readonly equations: (() => RegularTerm)[] = [];
  private readonly unfolded: RegularTerm[] = [];
  // Memos, by the language, or by the first and then the second language.
  private readonly negations: RegularTerm[] = [];
  private readonly conjunctions: Map<RegularTerm, RegularTerm>[] = [];
  private readonly heads: Leaf[] = [];

  /** Continuations of each class in no string. */
  private readonly none: readonly RegularTerm[];
  /** The language of the empty string alone. */
  readonly end: RegularTerm;

  constructor(
    readonly classCount: number,
    readonly budget: Budget,
  ) {
    const none = this.constant(never);
    this.nodes = [none, this.constant(always)];
    this.none = none.follow;
    this.end = this.leaf(true, this.none);
  }

  /** Returns one character of the classes that `contains` admits, then a string of `follow`. */
  characters(contains: (characterClass: number) => boolean, follow: RegularTerm): RegularTerm {
    const classes = this.none.slice();
    for (let c = 0; c < this.classCount; c++) if (contains(c)) classes[c] = follow;
    return this.leaf(false, classes);
  }

  /** Returns the same, with any number of characters of the classes in `skipped` before it. */
  charactersAfter(
    skipped: (characterClass: number) => boolean,
    contains: (characterClass: number) => boolean,
    follow: RegularTerm,
  ): RegularTerm {
    const classes = Array.from({ length: this.classCount }, (_, c) =>
      skipped(c) ? itself : contains(c) ? follow : never,
    );
    return this.leaf(false, classes);
  }

  /** Returns the language X that an equation X = … defines. The right side may contain X only after a character. */
  loop(equation: (loop: RegularTerm) => RegularTerm): RegularTerm {
    const number = this.equations.length;
    const loop = this.decide(number, always, never);
    this.equations.push(() => equation(loop));
    return loop;
  }

  not(a: RegularTerm): RegularTerm {
    return this.negated(a) ?? answer(this.negation(a), (term) => this.negation(term));
  }

  and(a: RegularTerm, b: RegularTerm): RegularTerm {
    return this.conjoined(a, b) ?? answer(this.conjunction([a, b]), (both) => this.conjunction(both));
  }

  or(a: RegularTerm, b: RegularTerm): RegularTerm {
    return this.not(this.and(this.not(a), this.not(b)));
  }

  /** Returns the language after a character of the class at the start of a string of the language. */
  derivative(language: RegularTerm, characterClass: number): RegularTerm {
    const next = this.head(language).follow[characterClass] ?? never;
    return next === itself ? language : next;
  }

  /** Tests whether the empty string is in the language. */
  hasEmpty(language: RegularTerm): boolean {
    return this.head(language).hasEmpty;
  }

  /** Returns the negation, if it is known. */
  private negated(a: RegularTerm): RegularTerm | undefined {
    return a <= always ? always - a : this.negations[a];
  }

  private *negation(a: RegularTerm): Steps<RegularTerm, RegularTerm> {
    const term = this.term(a);
    let result: RegularTerm;
    if (term.follow === undefined) {
      const inside = this.negated(term.inside) ?? (yield term.inside);
      const outside = this.negated(term.outside) ?? (yield term.outside);
      result = this.decide(term.loop, inside, outside);
    } else {
      const follow = term.follow.slice();
      for (let c = 0; c < follow.length; c++) {
        const next = follow[c] ?? never;
        if (next !== itself) follow[c] = this.negated(next) ?? (yield next);
      }
      result = this.leaf(!term.hasEmpty, follow);
    }
    this.negations[a] = result;
    this.negations[result] = a;
    return result;
  }

  /** Returns the conjunction, if it is known. */
  private conjoined(a: RegularTerm, b: RegularTerm): RegularTerm | undefined {
    if (a === never || b === never) return never;
    if (a === always || a === b) return b;
    if (b === always) return a;
    return this.conjunctions[Math.min(a, b)]?.get(Math.max(a, b));
  }

  private *conjunction([a, b]: Both): Steps<Both, RegularTerm> {
    this.budget.keep();
    const result = yield* this.conjunctionOf(this.term(a), this.term(b), a, b);
    (this.conjunctions[Math.min(a, b)] ??= new Map<RegularTerm, RegularTerm>()).set(Math.max(a, b), result);
    return result;
  }

  private *conjunctionOf(
    left: Decision | Leaf,
    right: Decision | Leaf,
    a: RegularTerm,
    b: RegularTerm,
  ): Steps<Both, RegularTerm> {
    if (left.follow === undefined || right.follow === undefined) {
      const loop = Math.max(loopOf(left), loopOf(right));
      const [a1, a0] = isOf(loop, left) ? [left.inside, left.outside] : [a, a];
      const [b1, b0] = isOf(loop, right) ? [right.inside, right.outside] : [b, b];
      const inside = this.conjoined(a1, b1) ?? (yield [a1, b1]);
      return this.decide(loop, inside, this.conjoined(a0, b0) ?? (yield [a0, b0]));
    }
    // A copy has its final size from the start; growing lists would dominate allocation.
    const follow = left.follow.slice();
    // The innermost loop of every proof: building a list in each round would take most of its time.
    for (let c = 0; c < left.follow.length; c++) {
      const next = left.follow[c] ?? never;
      const other = right.follow[c] ?? never;
      if (next === itself && other === itself) continue;
      const a1 = next === itself ? a : next;
      const b1 = other === itself ? b : other;
      follow[c] = this.conjoined(a1, b1) ?? (yield [a1, b1]);
    }
    return this.leaf(left.hasEmpty && right.hasEmpty, follow);
  }

  /** Returns the language as a leaf, loops unfolded. */
  private head(language: RegularTerm): Leaf {
    return this.knownHead(language) ?? answer(this.unfoldedHead(language), (term) => this.unfoldedHead(term));
  }

  private knownHead(language: RegularTerm): Leaf | undefined {
    const term = this.term(language);
    return term.follow === undefined ? this.heads[language] : term;
  }

  private *unfoldedHead(language: RegularTerm): Steps<RegularTerm, Leaf> {
    const term = this.term(language);
    if (term.follow !== undefined) return term;
    const body = this.unfold(term.loop);
    const loop = this.knownHead(body) ?? (yield body);
    const inside = this.knownHead(term.inside) ?? (yield term.inside);
    const outside = this.knownHead(term.outside) ?? (yield term.outside);
    const follow = loop.follow.map((condition, c) => {
      const [then = never, otherwise = never] = [inside.follow[c], outside.follow[c]];
      if (condition === itself && then === itself && otherwise === itself) return itself;
      return this.ifElse(
        condition === itself ? this.decide(term.loop, always, never) : condition,
        then === itself ? term.inside : then,
        otherwise === itself ? term.outside : otherwise,
      );
    });
    const head = { hasEmpty: loop.hasEmpty ? inside.hasEmpty : outside.hasEmpty, follow };
    this.heads[language] = head;
    return head;
  }

  private ifElse(condition: RegularTerm, then: RegularTerm, otherwise: RegularTerm): RegularTerm {
    return this.or(this.and(condition, then), this.and(this.not(condition), otherwise));
  }

  private unfold(loop: number): RegularTerm {
    return (this.unfolded[loop] ??= this.equations[loop]?.() ?? never);
  }

  private decide(loop: number, inside: RegularTerm, outside: RegularTerm): RegularTerm {
    if (inside === outside) return inside;
    const known = (this.decisions[loop] ??= new Map<number, RegularTerm>());
    const key = inside * maxTerms + outside;
    let number = known.get(key);
    if (number === undefined)
      known.set(key, (number = this.number({ loop, inside, outside, follow: undefined })));
    return number;
  }

  private leaf(hasEmpty: boolean, follow: readonly RegularTerm[]): RegularTerm {
    const constant = hasEmpty ? always : never;
    let isConstant = true;
    let hash = constant;
    for (const next of follow) {
      if (next !== constant && next !== itself) isConstant = false;
      hash = Math.imul(hash ^ next, 0x01000193);
      hash ^= hash >>> 15;
    }
    if (isConstant) return constant;
    let known = this.leaves.get(hash);
    if (known === undefined) this.leaves.set(hash, (known = []));
    for (const number of known) {
      const term = this.nodes[number];
      if (term?.follow !== undefined && term.hasEmpty === hasEmpty && same(term.follow, follow))
        return number;
    }
    const number = this.number({ hasEmpty, follow });
    known.push(number);
    return number;
  }

  private number(term: Decision | Leaf): RegularTerm {
    this.budget.spend(Math.max(1, this.classCount / classesPerState));
    return this.nodes.push(term) - 1;
  }

  private constant(language: RegularTerm): Leaf {
    return { hasEmpty: language === always, follow: Array.from({ length: this.classCount }, () => language) };
  }

  private term(language: RegularTerm): Decision | Leaf {
    const term = this.nodes[language];
    if (term === undefined) throw new RangeError(`no term ${String(language)}`);
    return term;
  }
}

function loopOf(term: Decision | Leaf): number {
  return term.follow === undefined ? term.loop : -1;
}

function isOf(loop: number, term: Decision | Leaf): term is Decision {
  return loopOf(term) === loop;
}

function same(a: readonly RegularTerm[], b: readonly RegularTerm[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
