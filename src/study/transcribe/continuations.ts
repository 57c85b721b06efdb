/**
 * How strings of a region go on where an expression has consumed a part of them: one walk beside the expression, whose
 * automaton reads what is left in letters of its own, as in the proof of what a rule consumes.
 */
import { always } from '../proof/regular-terms.js';
import type { Draft } from './draft.js';
import type { First, Languages } from './languages.js';
import { holds, languagesOf, type Region } from './region.js';

/** A place in the text beyond what was consumed. */
type Place = number;
export type Places = readonly Place[];

export class Continuations {
  /** The places right behind what was consumed. */
  private readonly behind = new Set<Place>();
  /** Of each place, the next by class. */
  private readonly next: Map<number, Place>[] = [];
  private readonly ends = new Set<Place>();
  private readonly live = new Set<Place>();

  constructor(languages: Languages, draft: Draft, region: Region) {
    const { classCount, terms, marked } = languages;
    const leaves = [...languagesOf(region)];
    const index = new Map(leaves.map((leaf, i) => [leaf, i]));
    const start = [languages.consumed(draft), ...leaves];
    const numbers = new Map([[`true ${start.join()}`, 0]]);
    this.behind.add(0);
    const queue = [start];
    const sources: Place[][] = [[]];
    const accepting: Place[] = [];
    const visit = (from: Place, c: number | undefined, at: readonly number[]): void => {
      const [, ...of] = at;
      const sure = (leaf: number): boolean | undefined => {
        const term = of[index.get(leaf) ?? 0];
        return term === 0 ? false : term === always ? true : undefined;
      };
      if (at[0] === 0 || holds(region, sure) === false) return;
      const isBehind = c === undefined;
      const key = `${String(isBehind)} ${at.join()}`;
      let place = numbers.get(key);
      if (place === undefined) {
        place = queue.push(at as number[]) - 1;
        numbers.set(key, place);
        sources.push([]);
        if (isBehind) this.behind.add(place);
        languages.budget.spend();
      }
      sources[place]?.push(from);
      if (c !== undefined) this.next[from]?.set(c, place);
    };
    for (const [place, [consumed = 0, ...of]] of queue.entries()) {
      this.next[place] = new Map();
      const accepts = holds(region, (leaf) => terms.hasEmpty(of[index.get(leaf) ?? 0] ?? 0)) === true;
      if (accepts && marked.hasEmpty(consumed)) {
        this.ends.add(place);
        accepting.push(place);
      }
      for (let c = 0; c < classCount; c++) {
        const after = of.map((term) => terms.derivative(term, c));
        const inside = marked.derivative(consumed, c);
        if (inside !== 0 && this.behind.has(place)) visit(place, undefined, [inside, ...after]);
        visit(place, c, [marked.derivative(consumed, classCount + c), ...after]);
      }
    }
    for (const place of accepting) this.live.add(place);
    for (const place of this.live) for (const source of sources[place] ?? []) this.live.add(source);
  }

  /** The places right behind what was consumed, from which a string of the region can end; in ascending order. */
  get start(): Places {
    return this.alive(this.behind);
  }

  /** Those behind one more character. */
  step(places: Places, c: number): Places {
    return this.alive(new Set(places.flatMap((place) => this.next[place]?.get(c) ?? [])));
  }

  /** Whether a string may end there. */
  mayEnd(places: Places): boolean {
    return places.some((place) => this.ends.has(place));
  }

  /** What may come next behind a word. */
  after(word: readonly number[]): ReadonlySet<First> {
    const places = word.reduce((before, c) => this.step(before, c), this.start);
    const firsts = new Set<First>(this.mayEnd(places) ? ['end'] : []);
    for (const place of places)
      for (const [c, next] of this.next[place] ?? []) if (this.live.has(next)) firsts.add(c);
    return firsts;
  }

  private alive(places: ReadonlySet<Place>): Places {
    return [...places].filter((place) => this.live.has(place)).sort((a, b) => a - b);
  }
}
