/**
 * Sets of strings as Boolean combinations of languages. They are never combined to one term: a walk keeps the
 * derivative of each language separately. These are few, while the term of the combination could be as large as their
 * product.
 */
import type { Budget } from '../../core/base/limits.js';
import { always, never, type RegularTerm, type RegularTerms } from '../proof/regular-terms.js';

/** A language, or a combination of some. */
export type Region =
  | RegularTerm
  | { readonly type: 'and' | 'or'; readonly parts: readonly Region[] }
  | { readonly type: 'not'; readonly part: Region };

export function both(...parts: readonly Region[]): Region {
  const needed = parts.filter((part) => part !== always);
  if (needed.includes(never)) return never;
  const [only] = needed;
  return only !== undefined && needed.length === 1 ? only : { type: 'and', parts: needed };
}

export function either(...parts: readonly Region[]): Region {
  const needed = parts.filter((part) => part !== never);
  const [only] = needed;
  return only !== undefined && needed.length === 1 ? only : { type: 'or', parts: needed };
}

function not(part: Region): Region {
  return { type: 'not', part };
}

/** Returns the strings of one region that are not in the other. */
export function except(a: Region, b: Region): Region {
  return both(a, not(b));
}

/** Returns the languages that a region combines. */
export function languagesOf(region: Region, found = new Set<RegularTerm>()): ReadonlySet<RegularTerm> {
  if (typeof region === 'number') found.add(region);
  else if (region.type === 'not') languagesOf(region.part, found);
  else for (const part of region.parts) languagesOf(part, found);
  return found;
}

/** Evaluates a region from a truth value for each language; returns undefined if that is not known. */
export function holds(
  region: Region,
  of: (language: RegularTerm) => boolean | undefined,
): boolean | undefined {
  if (typeof region === 'number') return of(region);
  if (region.type === 'not') {
    const part = holds(region.part, of);
    return part === undefined ? undefined : !part;
  }
  const decisive = region.type === 'or';
  let result: boolean | undefined = !decisive;
  for (const part of region.parts) {
    const value = holds(part, of);
    if (value === decisive) return decisive;
    if (value === undefined) result = undefined;
  }
  return result;
}

/** The state of a walk. From `nowhere`, no string of the region is reachable. */
export type State = number;
export const nowhere = -1;
/** Stands for a state that is not known yet. */
const unknown = -2;

export class RegionWalk {
  /** Initial state; `nowhere` if the region is known to be empty. */
  readonly initial: State;
  /** For each state, the derivatives of the languages. */
  private readonly states: (readonly RegularTerm[])[] = [];
  private readonly accepting: boolean[] = [];
  /** The next state by state and class, row by row; `unknown` before it is needed. */
  private readonly next: State[] = [];
  /** By the hash of the derivatives, the states that have it: a text as the key would take most of the time. */
  private readonly numbers = new Map<
    number,
    { readonly of: readonly RegularTerm[]; readonly state: State }[]
  >();
  private readonly places: ReadonlyMap<RegularTerm, number>;

  constructor(
    private readonly region: Region,
    private readonly terms: RegularTerms,
    private readonly budget: Budget,
  ) {
    const leaves = [...languagesOf(region)];
    this.places = new Map(leaves.map((leaf, i) => [leaf, i]));
    this.initial = this.numberOf(leaves);
  }

  /** Tests whether the text read is a string of the region. */
  accepts(state: State): boolean {
    return this.accepting[state] === true;
  }

  /** Returns the state after one more character, given by its class. */
  step(state: State, c: number): State {
    const cell = state * this.terms.classCount + c;
    const known = this.next[cell] ?? nowhere;
    if (known !== unknown) return known;
    const next = this.numberOf((this.states[state] ?? []).map((term) => this.terms.derivative(term, c)));
    this.next[cell] = next;
    return next;
  }

  private numberOf(of: readonly RegularTerm[]): State {
    const hash = hashOf(of);
    let alike = this.numbers.get(hash);
    if (alike === undefined) this.numbers.set(hash, (alike = []));
    for (const known of alike) if (known.of.every((term, i) => term === of[i])) return known.state;
    const sure = (leaf: RegularTerm): boolean | undefined => {
      const term = of[this.places.get(leaf) ?? 0];
      return term === never ? false : term === always ? true : undefined;
    };
    const state = holds(this.region, sure) === false ? nowhere : this.states.length;
    alike.push({ of, state });
    if (state === nowhere) return nowhere;
    this.budget.spend();
    this.states.push(of);
    for (let c = 0; c < this.terms.classCount; c++) this.next.push(unknown);
    const hasEnded = (leaf: RegularTerm): boolean =>
      this.terms.hasEmpty(of[this.places.get(leaf) ?? 0] ?? never);
    this.accepting.push(holds(this.region, hasEnded) === true);
    return state;
  }
}

function hashOf(terms: readonly RegularTerm[]): number {
  let hash = 0;
  for (const term of terms) {
    hash = Math.imul(hash ^ term, 0x01000193);
    hash ^= hash >>> 15;
  }
  return hash;
}
