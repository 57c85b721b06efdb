/**
 * Boolean functions over atoms, as reduced ordered decision diagrams (Bryant 1986): equal functions have equal
 * numbers. Union, intersection and complement of languages are normalised by it beyond associativity,
 * commutativity and idempotence, which alone do not keep the derivatives of a PEG finite (see peg-language.ts).
 */
import type { Budget } from './limits.js';

/** A Boolean function. 0 and 1 are the constants. */
export type Formula = number;

export const never: Formula = 0;
export const always: Formula = 1;

/** if atom then high else low. */
interface Decision {
  readonly atom: number;
  readonly high: Formula;
  readonly low: Formula;
}

/** More formulas than this cannot be told apart in a memo key. */
const maxFormulas = 2 ** 26;

/** All formulas over atoms 0, 1, 2 …; atoms with greater numbers are decided first. */
export class Formulas {
  private readonly decisions: Decision[] = [
    { atom: -1, high: never, low: never },
    { atom: -1, high: always, low: always },
  ];
  /** Per atom, the decision with given branches. */
  private readonly unique: Map<number, Formula>[] = [];
  private readonly negations = new Map<Formula, Formula>();
  private readonly conjunctions = new Map<number, Formula>();

  constructor(private readonly budget: Budget) {}

  /** The decision at the root; undefined for the constants. */
  decision(formula: Formula): Decision | undefined {
    return formula <= always ? undefined : this.decisions[formula];
  }

  atom(atom: number): Formula {
    return this.decide(atom, always, never);
  }

  not(formula: Formula): Formula {
    if (formula <= always) return always - formula;
    const known = this.negations.get(formula);
    if (known !== undefined) return known;
    const { atom, high, low } = this.at(formula);
    const result = this.decide(atom, this.not(high), this.not(low));
    this.negations.set(formula, result).set(result, formula);
    return result;
  }

  and(a: Formula, b: Formula): Formula {
    if (a > b) return this.and(b, a);
    if (a === never) return never;
    if (a === always || a === b) return b;
    const key = pair(a, b);
    const known = this.conjunctions.get(key);
    if (known !== undefined) return known;
    const left = this.at(a);
    const right = this.at(b);
    const atom = Math.max(left.atom, right.atom);
    const high = this.and(left.atom === atom ? left.high : a, right.atom === atom ? right.high : b);
    const low = this.and(left.atom === atom ? left.low : a, right.atom === atom ? right.low : b);
    const result = this.decide(atom, high, low);
    this.conjunctions.set(key, result);
    return result;
  }

  or(a: Formula, b: Formula): Formula {
    return this.not(this.and(this.not(a), this.not(b)));
  }

  private decide(atom: number, high: Formula, low: Formula): Formula {
    if (high === low) return high;
    const known = (this.unique[atom] ??= new Map<number, Formula>());
    const key = pair(high, low);
    const existing = known.get(key);
    if (existing !== undefined) return existing;
    this.budget.spend();
    const formula = this.decisions.push({ atom, high, low }) - 1;
    known.set(key, formula);
    return formula;
  }

  private at(formula: Formula): Decision {
    const decision = this.decisions[formula];
    if (decision === undefined) throw new RangeError(`no formula ${String(formula)}`);
    return decision;
  }
}

function pair(a: number, b: number): number {
  return a * maxFormulas + b;
}
