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
import { PairMap } from '../../core/base/pair-map.js';
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

type Both = readonly [RegularTerm, RegularTerm];

/** Stands for the loop of a leaf. */
const noLoop = -1;
/** Stands for a row that is not known yet. */
const unknown = -1;

/**
 * The terms of all languages over the classes 0 … classCount - 1. Operations are memoized. Terms are kept in flat lists,
 * as there may be millions, which would keep the garbage collector busy as objects.
 */
export class RegularTerms {
  // For each term: the loop that a decision tests, and its further conditions for a string in the loop, and outside.
  private readonly loops: number[] = [];
  private readonly insides: RegularTerm[] = [];
  private readonly outsides: RegularTerm[] = [];
  // For each term, as a leaf with the loops unfolded: whether it has the empty string, and where its row begins in
  // `follows`, which has the derivative by each class.
  private readonly empties: boolean[] = [];
  private readonly rows: number[] = [];
  private follows = new Int32Array(1024);
  private used = 0;
  /** Rows for use while a term is built: a new one each time would take most of the time. */
  private readonly spare: Int32Array[] = [];
  // The numbers of known terms: of leaves the last one by hash, and for each the one before it with that hash; of
  // decisions by their loop and further conditions.
  private readonly leaves = new Map<number, RegularTerm>();
  private readonly alike: RegularTerm[] = [];
  private readonly decisions: PairMap[] = [];
  private readonly equations: (() => RegularTerm)[] = [];
  private readonly unfolded: RegularTerm[] = [];
  // Memos, by the language, or by the first and then the second language.
  private readonly negations: RegularTerm[] = [];
  private readonly conjunctions = new PairMap();

  /** The language of the empty string alone. */
  readonly end: RegularTerm;

  constructor(
    readonly classCount: number,
    readonly budget: Budget,
  ) {
    for (const constant of [never, always]) this.addLeaf(constant === always, this.blank().fill(constant));
    this.end = this.leaf(true, this.blank());
  }

  /** Returns one character of the classes that `contains` admits, then a string of `follow`. */
  characters(contains: (characterClass: number) => boolean, follow: RegularTerm): RegularTerm {
    const row = this.blank();
    for (let c = 0; c < this.classCount; c++) if (contains(c)) row[c] = follow;
    return this.leaf(false, row);
  }

  /** Returns the same, with any number of characters of the classes in `skipped` before it. */
  charactersAfter(
    skipped: (characterClass: number) => boolean,
    contains: (characterClass: number) => boolean,
    follow: RegularTerm,
  ): RegularTerm {
    const row = this.blank();
    for (let c = 0; c < this.classCount; c++) row[c] = skipped(c) ? itself : contains(c) ? follow : never;
    return this.leaf(false, row);
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
    this.unfoldHead(language);
    const next = this.follow(language, characterClass);
    return next === itself ? language : next;
  }

  /** Tests whether the empty string is in the language. */
  hasEmpty(language: RegularTerm): boolean {
    this.unfoldHead(language);
    return this.empties[language] === true;
  }

  /** Returns the negation, if it is known. */
  private negated(a: RegularTerm): RegularTerm | undefined {
    return a <= always ? always - a : this.negations[a];
  }

  private *negation(a: RegularTerm): Steps<RegularTerm, RegularTerm> {
    const loop = this.loopOf(a);
    let result: RegularTerm;
    if (loop === noLoop) {
      const row = this.rowLike(a);
      for (let c = 0; c < this.classCount; c++) {
        const next = row[c] ?? never;
        if (next !== itself) row[c] = this.negated(next) ?? (yield next);
      }
      result = this.leaf(!this.hasEmpty(a), row);
    } else {
      const [ifInside, ifOutside] = [this.inside(a), this.outside(a)];
      const inside = this.negated(ifInside) ?? (yield ifInside);
      const outside = this.negated(ifOutside) ?? (yield ifOutside);
      result = this.decide(loop, inside, outside);
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
    return a < b ? this.conjunctions.get(a, b) : this.conjunctions.get(b, a);
  }

  private *conjunction([a, b]: Both): Steps<Both, RegularTerm> {
    this.budget.keep();
    const result = yield* this.conjunctionOf(a, b);
    this.conjunctions.set(Math.min(a, b), Math.max(a, b), result);
    return result;
  }

  private *conjunctionOf(a: RegularTerm, b: RegularTerm): Steps<Both, RegularTerm> {
    const loop = Math.max(this.loopOf(a), this.loopOf(b));
    if (loop !== noLoop) {
      const [a1, a0] = this.loopOf(a) === loop ? [this.inside(a), this.outside(a)] : [a, a];
      const [b1, b0] = this.loopOf(b) === loop ? [this.inside(b), this.outside(b)] : [b, b];
      const inside = this.conjoined(a1, b1) ?? (yield [a1, b1]);
      return this.decide(loop, inside, this.conjoined(a0, b0) ?? (yield [a0, b0]));
    }
    const row = this.rowLike(a);
    // The innermost loop of every proof: building a list in each round would take most of its time.
    for (let c = 0; c < this.classCount; c++) {
      const next = row[c] ?? never;
      const other = this.follow(b, c);
      if (next === itself && other === itself) continue;
      const a1 = next === itself ? a : next;
      const b1 = other === itself ? b : other;
      row[c] = this.conjoined(a1, b1) ?? (yield [a1, b1]);
    }
    return this.leaf(this.hasEmpty(a) && this.hasEmpty(b), row);
  }

  /** Makes the language known as a leaf, with loops unfolded. */
  private unfoldHead(language: RegularTerm): void {
    if (!this.hasHead(language)) answer(this.unfolding(language), (term) => this.unfolding(term));
  }

  private hasHead(language: RegularTerm): boolean {
    return this.rows[language] !== unknown;
  }

  private *unfolding(language: RegularTerm): Steps<RegularTerm, undefined> {
    if (this.hasHead(language)) return;
    const number = this.loopOf(language);
    const body = this.unfold(number);
    const [inside, outside] = [this.inside(language), this.outside(language)];
    for (const term of [body, inside, outside]) if (!this.hasHead(term)) yield term;
    const row = this.blank();
    for (let c = 0; c < this.classCount; c++) {
      const condition = this.follow(body, c);
      const [then, otherwise] = [this.follow(inside, c), this.follow(outside, c)];
      if (condition === itself && then === itself && otherwise === itself) {
        row[c] = itself;
        continue;
      }
      row[c] = this.ifElse(
        condition === itself ? this.decide(number, always, never) : condition,
        then === itself ? inside : then,
        otherwise === itself ? outside : otherwise,
      );
    }
    this.empties[language] = this.empties[this.empties[body] === true ? inside : outside] === true;
    this.rows[language] = this.store(row);
  }

  private ifElse(condition: RegularTerm, then: RegularTerm, otherwise: RegularTerm): RegularTerm {
    return this.or(this.and(condition, then), this.and(this.not(condition), otherwise));
  }

  private unfold(loop: number): RegularTerm {
    return (this.unfolded[loop] ??= this.equations[loop]?.() ?? never);
  }

  private decide(loop: number, inside: RegularTerm, outside: RegularTerm): RegularTerm {
    if (inside === outside) return inside;
    const known = (this.decisions[loop] ??= new PairMap());
    let number = known.get(inside, outside);
    if (number === undefined) {
      this.spend();
      number = this.loops.push(loop) - 1;
      this.insides.push(inside);
      this.outsides.push(outside);
      this.empties.push(false);
      this.rows.push(unknown);
      known.set(inside, outside, number);
    }
    return number;
  }

  /** @param row not used any more by the caller */
  private leaf(hasEmpty: boolean, row: Int32Array): RegularTerm {
    const constant = hasEmpty ? always : never;
    let isConstant = true;
    let hash = constant;
    for (const next of row) {
      if (next !== constant && next !== itself) isConstant = false;
      hash = Math.imul(hash ^ next, 0x01000193);
      hash ^= hash >>> 15;
    }
    if (isConstant) {
      this.spare.push(row);
      return constant;
    }
    const last = this.leaves.get(hash);
    let known = last;
    while (known !== undefined && !this.isLeaf(known, hasEmpty, row)) known = this.alike[known];
    if (known !== undefined) {
      this.spare.push(row);
      return known;
    }
    this.spend();
    const number = this.addLeaf(hasEmpty, row);
    if (last !== undefined) this.alike[number] = last;
    this.leaves.set(hash, number);
    return number;
  }

  private isLeaf(number: RegularTerm, hasEmpty: boolean, row: Int32Array): boolean {
    if (this.empties[number] !== hasEmpty) return false;
    for (let c = 0; c < row.length; c++) if (this.follow(number, c) !== row[c]) return false;
    return true;
  }

  private addLeaf(hasEmpty: boolean, row: Int32Array): RegularTerm {
    const number = this.loops.push(noLoop) - 1;
    this.insides.push(never);
    this.outsides.push(never);
    this.empties.push(hasEmpty);
    this.rows.push(this.store(row));
    return number;
  }

  private spend(): void {
    this.budget.spend(Math.max(1, this.classCount / classesPerState));
  }

  /** Keeps a row, not used any more by the caller, and returns where it begins. */
  private store(row: Int32Array): number {
    const begin = this.used;
    this.used += row.length;
    if (this.used > this.follows.length) {
      const { follows } = this;
      this.follows = new Int32Array(Math.max(this.used, 2 * follows.length));
      this.follows.set(follows);
    }
    this.follows.set(row, begin);
    this.spare.push(row);
    return begin;
  }

  /** Returns a row that continues with no class. */
  private blank(): Int32Array {
    return this.spare.pop()?.fill(never) ?? new Int32Array(this.classCount);
  }

  /** Returns a copy of the row of a language whose head is known. */
  private rowLike(language: RegularTerm): Int32Array {
    const row = this.spare.pop() ?? new Int32Array(this.classCount);
    const begin = this.rows[language] ?? 0;
    for (let c = 0; c < row.length; c++) row[c] = this.follows[begin + c] ?? never;
    return row;
  }

  /** Returns the derivative of a language whose head is known. */
  private follow(language: RegularTerm, characterClass: number): RegularTerm {
    return this.follows[(this.rows[language] ?? 0) + characterClass] ?? never;
  }

  private loopOf(language: RegularTerm): number {
    const loop = this.loops[language];
    if (loop === undefined) throw new RangeError(`no term ${String(language)}`);
    return loop;
  }

  private inside(decision: RegularTerm): RegularTerm {
    return this.insides[decision] ?? never;
  }

  private outside(decision: RegularTerm): RegularTerm {
    return this.outsides[decision] ?? never;
  }
}
