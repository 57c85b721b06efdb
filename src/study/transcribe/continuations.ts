/**
 * How strings of a region go on where an expression has consumed a part of them: one walk beside the expression, whose
 * automaton reads what is left in letters of its own, as in the proof of what a rule consumes.
 */
import { never, type RegularTerm } from '../proof/regular-terms.js';
import type { Draft } from './draft.js';
import type { First, Languages } from './languages.js';
import type { Region } from './region.js';
import { nowhere, type State } from './region-walk.js';

/** A place in the text beyond what was consumed. */
type Place = number;
export type Places = readonly Place[];

/** More states than the limits allow of a region; so that two numbers make one. */
const mostRegionStates = 2 ** 24;

export class Continuations {
  /** The places right behind what was consumed. */
  private readonly behind = new Set<Place>();
  /** Of each place, the next by class. */
  private readonly next: Map<number, Place>[] = [];
  private readonly ends = new Set<Place>();
  private readonly live = new Set<Place>();

  constructor(languages: Languages, draft: Draft, region: Region) {
    const { budget, classCount, marked } = languages;
    const walk = languages.walk(region);
    interface At {
      readonly consumed: RegularTerm;
      readonly state: State;
    }
    const queue: At[] = [];
    /** Of each place, those before it. */
    const sources: Place[][] = [];
    const accepting: Place[] = [];
    const numbers = { inside: new Map<number, Place>(), beyond: new Map<number, Place>() };
    const visit = (isInside: boolean, consumed: RegularTerm, state: State): Place | undefined => {
      if (consumed === never || state === nowhere) return undefined;
      const known = isInside ? numbers.inside : numbers.beyond;
      const key = consumed * mostRegionStates + state;
      let place = known.get(key);
      if (place === undefined) {
        place = queue.push({ consumed, state }) - 1;
        known.set(key, place);
        sources.push([]);
        this.next.push(new Map());
        if (isInside) this.behind.add(place);
        budget.spend();
      }
      return place;
    };
    visit(true, languages.consumed(draft), walk.initial);
    for (const [place, { consumed, state }] of queue.entries()) {
      if (walk.accepts(state) && marked.hasEmpty(consumed)) {
        this.ends.add(place);
        accepting.push(place);
      }
      for (let c = 0; c < classCount; c++) {
        const after = walk.step(state, c);
        if (after === nowhere) continue;
        if (this.behind.has(place)) {
          const inside = visit(true, marked.derivative(consumed, c), after);
          if (inside !== undefined) sources[inside]?.push(place);
        }
        const beyond = visit(false, marked.derivative(consumed, classCount + c), after);
        if (beyond === undefined) continue;
        sources[beyond]?.push(place);
        this.next[place]?.set(c, beyond);
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
