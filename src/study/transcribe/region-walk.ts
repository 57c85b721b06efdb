/**
 * The walk through a region: the derivatives of its languages side by side, as states that are made when first reached.
 * A region that is met again is walked on from there.
 */
import type { Budget } from '../../base/limits.js';
import { always, never, type RegularTerm, type RegularTerms } from '../proof/regular-terms.js';
import { holds, languagesOf, type Region } from './region.js';

/** The state of a walk. In `nowhere` no string of the region can come any more. */
export type State = number;
export const nowhere = -1;

export class RegionWalk {
  /** Where the walk begins; `nowhere` where that is known to be in vain. */
  readonly initial: State;
  /** Of each state, the derivatives of the languages. */
  private readonly states: (readonly RegularTerm[])[] = [];
  private readonly accepting: boolean[] = [];
  /** Of each state, the next by class, as far as it is known. */
  private readonly next: (State | undefined)[][] = [];
  private readonly numbers = new Map<string, State>();
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

  /** Whether what was read is a string of the region. */
  accepts(state: State): boolean {
    return this.accepting[state] === true;
  }

  /** The state behind one more character, given by its class. */
  step(state: State, c: number): State {
    const row = this.next[state];
    if (row === undefined) return nowhere;
    return (row[c] ??= this.numberOf(
      (this.states[state] ?? []).map((term) => this.terms.derivative(term, c)),
    ));
  }

  private numberOf(of: readonly RegularTerm[]): State {
    const key = of.join();
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const sure = (leaf: RegularTerm): boolean | undefined => {
      const term = of[this.places.get(leaf) ?? 0];
      return term === never ? false : term === always ? true : undefined;
    };
    const state = holds(this.region, sure) === false ? nowhere : this.states.length;
    this.numbers.set(key, state);
    if (state === nowhere) return nowhere;
    this.budget.spend();
    this.states.push(of);
    this.next.push([]);
    const hasEnded = (leaf: RegularTerm): boolean =>
      this.terms.hasEmpty(of[this.places.get(leaf) ?? 0] ?? never);
    this.accepting.push(holds(this.region, hasEnded) === true);
    return state;
  }
}
