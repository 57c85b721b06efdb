/**
 * Automaton of a parsed JavaScript pattern with lookarounds, as refa's states and steps. Its language is that of the
 * texts in which the pattern is found. A state is a set of ways to go on. A way is a place in the pattern together with
 * lookarounds that the rest of the text must satisfy. A lookahead is such a set itself, of the ways through its body. A
 * lookbehind is read alongside from the start of the text.
 */
import {
  type Assertion,
  CharBase,
  CharSet,
  type Concatenation,
  type Element,
  type TransitionIterable,
  type TransitionIterator,
} from 'refa';
import { type Budget } from '../../core/base/limits.js';

/** A pattern as refa parses it. */
export interface JsPattern {
  readonly alternatives: readonly Concatenation[];
  /** The last code unit, or the last code point. */
  readonly maxCharacter: number;
}

/** A place in the pattern. */
type Place =
  | { readonly type: 'end' }
  | { readonly type: 'read'; readonly letters: ReadonlySet<number>; readonly next: number }
  | { readonly type: 'split'; readonly options: readonly number[] }
  | { readonly type: 'look'; readonly at: Look; readonly negate: boolean; readonly next: number };

/** The first place of a lookahead, or the number of a lookbehind. */
type Look = { readonly ahead: number } | { readonly behind: number };

/** A way to go on. `owed` has two numbers for each set of ways: twice its number if it must match, or one more if not. */
interface Way {
  readonly place: number;
  readonly owed: readonly number[];
}

/** The place of the end. */
const end = 0;

/** States of the automaton are numbers; the initial one is 0. */
export class PatternAutomaton implements TransitionIterable<number> {
  readonly maxCharacter: number;
  private readonly pattern: Places;
  private readonly sets: (readonly Way[])[] = [];
  private readonly setNumbers = new Map<string, number>();
  private readonly closures = new Map<string, readonly Way[]>();
  private readonly steps = new Map<string, number>();
  private readonly states: { readonly ways: number; readonly behind: readonly number[] }[] = [];
  private readonly stateNumbers = new Map<string, number>();
  private readonly never: number;
  private readonly always: number;

  constructor(
    pattern: JsPattern,
    private readonly budget: Budget,
  ) {
    this.maxCharacter = pattern.maxCharacter;
    this.pattern = new Places(pattern, budget);
    this.never = this.set([]);
    this.always = this.set([{ place: end, owed: [] }]);
    const { behind, found } = this.behindAfter((place, found) => this.closure(place, found));
    this.state(this.disjunction(this.closure(this.pattern.start, found)), behind);
  }

  transitionIterator(): TransitionIterator<number> {
    return {
      initial: 0,
      getOut: (state) => this.out(state),
      isFinal: (state) => this.isMatch(this.states[state]?.ways ?? this.never),
    };
  }

  private out(state: number): Map<number, CharSet> {
    const { ways, behind } = this.states[state] ?? { ways: this.never, behind: [] };
    const out = new Map<number, CharSet>();
    for (const [letter, set] of this.pattern.letters.entries()) {
      const after = this.behindAfter((_, found, i) => {
        const inside = this.waysOf(behind[i]).filter((way) => way.place !== end);
        return this.waysAfter(inside, letter, found);
      });
      const next = this.state(this.after(ways, letter, after.found), after.behind);
      out.set(next, out.get(next)?.union(set) ?? set);
    }
    return out;
  }

  /**
   * Returns the ways through each lookbehind after a letter, and the sets of ways that end here, on which it depends
   * whether it matches here. A lookbehind may contain earlier ones only.
   */
  private behindAfter(waysThrough: (place: number, found: readonly number[], i: number) => readonly Way[]): {
    readonly behind: readonly number[];
    readonly found: readonly number[];
  } {
    const behind: number[] = [];
    const found: number[] = [];
    for (const [i, place] of this.pattern.behind.entries()) {
      const ways = waysThrough(place, found, i);
      behind.push(this.set(ways));
      found.push(this.disjunction(ways.filter((way) => way.place === end)));
    }
    return { behind, found };
  }

  private state(ways: number, behind: readonly number[]): number {
    // Nothing depends on the lookbehinds if all or no texts are accepted from here.
    const read = ways === this.never || ways === this.always ? [] : behind;
    const key = `${ways}/${read.join()}`;
    const known = this.stateNumbers.get(key);
    if (known !== undefined) return known;
    this.stateNumbers.set(key, this.states.length);
    this.budget.spend();
    return this.states.push({ ways, behind: read }) - 1;
  }

  private waysOf(set: number | undefined): readonly Way[] {
    return set === undefined ? [] : (this.sets[set] ?? []);
  }

  private set(ways: readonly Way[]): number {
    const byKey = new Map(ways.map((way) => [`${way.place}:${way.owed.join()}`, way]));
    const key = [...byKey.keys()].sort().join(' ');
    const known = this.setNumbers.get(key);
    if (known !== undefined) return known;
    this.budget.keep(key.length);
    this.setNumbers.set(key, this.sets.length);
    return this.sets.push([...byKey.values()]) - 1;
  }

  /** Returns the same, or `always` if one of the ways has matched. */
  private disjunction(ways: readonly Way[]): number {
    return ways.some(({ place, owed }) => place === end && owed.length === 0) ? this.always : this.set(ways);
  }

  /** Adds what a way owes to what another one owes; undefined if that cannot be satisfied. */
  private owing(first: readonly number[], more: readonly number[]): readonly number[] | undefined {
    const owed = new Set(first);
    for (const each of more) {
      const [set, isNegated] = [each >> 1, (each & 1) === 1];
      if (set === (isNegated ? this.always : this.never)) return undefined;
      if (set !== (isNegated ? this.never : this.always)) owed.add(each);
    }
    return [...owed].sort((a, b) => a - b);
  }

  /** Returns the ways from a place, up to the next letters. @param found the sets that end in each lookbehind here */
  private closure(start: number, found: readonly number[]): readonly Way[] {
    const key = `${start}/${found.join()}`;
    const known = this.closures.get(key);
    if (known !== undefined) return known;
    const ways: Way[] = [];
    const seen = new Set<string>();
    const queue: Way[] = [];
    const add = (place: number, owed: readonly number[] | undefined): void => {
      if (owed === undefined) return;
      const name = `${place}:${owed.join()}`;
      if (!seen.has(name)) queue.push({ place, owed });
      seen.add(name);
    };
    add(start, []);
    for (const way of queue) {
      this.budget.step();
      const place = this.pattern.places[way.place];
      if (place?.type === 'split') for (const option of place.options) add(option, way.owed);
      else if (place?.type === 'look') {
        const { at, negate, next } = place;
        const set =
          'ahead' in at ? this.disjunction(this.closure(at.ahead, found)) : (found[at.behind] ?? this.never);
        add(next, this.owing(way.owed, [2 * set + Number(negate)]));
      } else ways.push(way);
    }
    this.budget.keep(ways.length);
    this.closures.set(key, ways);
    return ways;
  }

  private after(set: number, letter: number, found: readonly number[]): number {
    if (set === this.always || set === this.never) return set;
    const key = `${set}/${letter}/${found.join()}`;
    const known = this.steps.get(key);
    if (known !== undefined) return known;
    const next = this.disjunction(this.waysAfter(this.waysOf(set), letter, found));
    this.budget.keep(key.length);
    this.steps.set(key, next);
    return next;
  }

  private waysAfter(ways: readonly Way[], letter: number, found: readonly number[]): readonly Way[] {
    this.budget.step(ways.length);
    return ways.flatMap(({ place: number, owed }) => {
      const place = this.pattern.places[number];
      if (place?.type === 'read' && !place.letters.has(letter)) return [];
      const left = this.owing(
        [],
        owed.map((each) => 2 * this.after(each >> 1, letter, found) + (each & 1)),
      );
      if (left === undefined) return [];
      if (place?.type !== 'read') return [{ place: number, owed: left }];
      return this.closure(place.next, found).flatMap((way) => {
        const all = this.owing(left, way.owed);
        return all === undefined ? [] : [{ place: way.place, owed: all }];
      });
    });
  }

  /** Tests whether one of the ways matches at the end of the text. */
  private isMatch(set: number): boolean {
    return this.waysOf(set).some(
      ({ place, owed }) =>
        place === end && owed.every((each) => this.isMatch(each >> 1) === ((each & 1) === 0)),
    );
  }
}

/** The places of a pattern, by Thompson's construction from right to left. */
class Places {
  readonly places: Place[] = [{ type: 'end' }];
  readonly start: number;
  /** The first place of each lookbehind, which begins anywhere; those inside it come before it. */
  readonly behind: number[] = [];
  /** Disjoint sets of characters that the pattern distinguishes. */
  readonly letters: readonly CharSet[];
  private readonly base: CharBase;
  private readonly all: CharSet;
  private readonly looks = new Map<Assertion, Look>();

  constructor(
    { alternatives, maxCharacter }: JsPattern,
    private readonly budget: Budget,
  ) {
    this.all = CharSet.all(maxCharacter);
    this.base = new CharBase([this.all, ...setsIn(alternatives)]);
    this.letters = this.base.sets;
    this.start = this.anywhere(alternatives);
  }

  private add(place: Place): number {
    this.budget.spend();
    return this.places.push(place) - 1;
  }

  /** Any characters, then one of the alternatives, then the end. */
  private anywhere(alternatives: readonly Concatenation[]): number {
    const options: number[] = [];
    const loop = this.add({ type: 'split', options });
    options.push(this.read(this.all, loop), this.choice(alternatives, end));
    return loop;
  }

  private read(set: CharSet, next: number): number {
    return this.add({ type: 'read', letters: new Set(this.base.split(set)), next });
  }

  private choice(alternatives: readonly Concatenation[], next: number): number {
    const options = alternatives.map(({ elements }) =>
      elements.reduceRight((follow, element) => this.element(element, follow), next),
    );
    const [only = next, more] = options;
    return options.length > 0 && more === undefined ? only : this.add({ type: 'split', options });
  }

  private element(element: Element, next: number): number {
    switch (element.type) {
      case 'CharacterClass':
        return this.read(element.characters, next);
      case 'Alternation':
        return this.choice(element.alternatives, next);
      case 'Assertion':
        return this.add({ type: 'look', at: this.look(element), negate: element.negate, next });
      case 'Quantifier':
        return this.repetition(element.alternatives, element.min, element.max, next);
      case 'Unknown':
        throw new TypeError(`unknown element ${element.id}`);
    }
  }

  private repetition(body: readonly Concatenation[], min: number, max: number, follow: number): number {
    let next = follow;
    if (max === Infinity) {
      const options = [follow];
      next = this.add({ type: 'split', options });
      options.push(this.choice(body, next));
    } else {
      for (let count = max; count > min; count--) {
        next = this.add({ type: 'split', options: [this.choice(body, next), follow] });
      }
    }
    for (let count = min; count > 0; count--) {
      this.budget.keep();
      next = this.choice(body, next);
    }
    return next;
  }

  private look(assertion: Assertion): Look {
    const known = this.looks.get(assertion);
    if (known !== undefined) return known;
    const { kind, alternatives } = assertion;
    const look =
      kind === 'ahead'
        ? { ahead: this.choice(alternatives, end) }
        : { behind: this.behind.push(this.anywhere(alternatives)) - 1 };
    this.looks.set(assertion, look);
    return look;
  }
}

/** Tests whether each alternative has `^` as its first element, or `$` as its last. */
export function isAnchored(alternatives: readonly Concatenation[], kind: Assertion['kind']): boolean {
  return alternatives.every(({ elements }) => {
    const outer = elements.at(kind === 'behind' ? 0 : -1);
    if (outer?.type === 'Alternation') return isAnchored(outer.alternatives, kind);
    return (
      outer?.type === 'Assertion' && outer.kind === kind && outer.negate && outer.alternatives.some(isAny)
    );
  });
}

function isAny({ elements: [only, more] }: Concatenation): boolean {
  return only?.type === 'CharacterClass' && only.characters.isAll && more === undefined;
}

/** Yields the character sets of a pattern. */
function* setsIn(alternatives: readonly Concatenation[]): Generator<CharSet> {
  for (const { elements } of alternatives) {
    for (const element of elements) {
      if (element.type === 'CharacterClass') yield element.characters;
      else if (element.type !== 'Unknown') yield* setsIn(element.alternatives);
    }
  }
}
