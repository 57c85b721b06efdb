/**
 * Guards: what must follow, or must not, so that an expression matches where it must and not where it must leave the
 * text to what comes after it. By one character, by a few, by the expressions that stand after it, or by however long a
 * beginning.
 */
import { type CodeUnitSet, complement } from '../../core/base/code-units.js';
import type { TableAutomaton } from '../automata/table-automaton.js';
import { never, type RegularTerm } from '../proof/regular-terms.js';
import type { RepairKind } from './departure.js';
import {
  allOf,
  characters,
  choice,
  type Draft,
  endOfText,
  literalText,
  lookahead,
  nothing,
  sequence,
} from './draft.js';
import type { First, Languages } from './languages.js';
import { both, nowhere, type Region, type State } from './region.js';

/** How many items a guard may have that tells all that follows. */
export const mostGuarding = 20;

/** Where an expression has to match, and where it must not. */
export interface Wanted {
  readonly go: Region;
  readonly stop: Region;
}

interface Seen {
  readonly go: Continuations;
  readonly stop: Continuations;
}

export type GuardKind = Extract<RepairKind, `guard ${string}`>;

export interface Guarded {
  readonly draft: Draft;
  readonly guard: Draft;
  /** Whether the guard stands behind the expression. */
  readonly isBehind: boolean;
  readonly kind: GuardKind;
}

/** A rule that derives single characters, by its name. */
export interface NamedSet {
  /** In the document's spelling. */
  readonly rule: string;
  readonly draft: Draft;
  readonly set: CodeUnitSet;
}

/** The longest words that a guard tells apart. */
const longestWord = 4;
/** How many characters all the words of a guard may have. */
const mostCharacters = 12;

export class Guards {
  constructor(
    private readonly languages: Languages,
    private readonly named: () => readonly NamedSet[],
    /** A language written out, to stand in a guard. */
    private readonly written: (language: RegularTerm) => Draft | undefined,
    /** The same of what an automaton accepts. */
    private readonly writtenOut: (automaton: TableAutomaton) => Draft | undefined,
  ) {}

  /** The plainest guard that there is. @param after what stands after the expression, which may tell it from others */
  guard(draft: Draft, wanted: Wanted, after: readonly Draft[]): Guarded | undefined {
    return (
      this.byCharacter(draft, wanted) ??
      this.byWord(draft, wanted) ??
      this.byWhatFollows(draft, wanted, after)
    );
  }

  private holds(draft: Draft, { go, stop }: Wanted): boolean {
    const succeeds = this.languages.succeeds(draft);
    return this.languages.areDisjoint(stop, succeeds) && this.languages.isWithin(go, succeeds);
  }

  /** How the strings go on behind an expression. */
  private seen(draft: Draft, { go, stop }: Wanted): Seen {
    let known = this.known.get(draft);
    if (known === undefined) this.known.set(draft, (known = new Map<Region, Continuations>()));
    const of = (region: Region): Continuations => {
      const found = known.get(region) ?? new Continuations(this.languages, draft, region);
      known.set(region, found);
      return found;
    };
    return { go: of(go), stop: of(stop) };
  }
  private readonly known = new WeakMap<Draft, Map<Region, Continuations>>();

  private byCharacter(draft: Draft, wanted: Wanted): Guarded | undefined {
    const behind = this.oneCharacter(this.seen(draft, wanted));
    if (behind !== undefined)
      return {
        draft: sequence([draft, behind]),
        guard: behind,
        isBehind: true,
        kind: 'guard by a character',
      };
    const before = this.oneCharacter(this.seen(nothing, wanted));
    if (before === undefined) return undefined;
    return { draft: sequence([before, draft]), guard: before, isBehind: false, kind: 'guard by a character' };
  }

  /** A lookahead of one character that holds of some and not of others; the shortest. */
  private oneCharacter(seen: Seen): Draft | undefined {
    const [go, stop] = [seen.go.after([]), seen.stop.after([])];
    if ([...go].some((first) => stop.has(first))) return undefined;
    const drafts: Draft[] = [];
    const { languages } = this;
    const [goSet, stopSet] = [languages.setOf(go), languages.setOf(stop)];
    const sets = (least: CodeUnitSet, none: CodeUnitSet): readonly Draft[] => [
      this.oneOf(least),
      characters(complement(none)),
    ];
    if (go.has('end')) {
      if (goSet.length === 0) drafts.push(endOfText);
      else if (stopSet.length > 0) drafts.push(...sets(stopSet, goSet).map((set) => lookahead(set, true)));
      if (goSet.length > 0) {
        const ahead = sets(goSet, stopSet).map((set) => choice([lookahead(set, false), endOfText]));
        drafts.push(...ahead);
      }
    } else {
      if (goSet.length > 0) drafts.push(...sets(goSet, stopSet).map((set) => lookahead(set, false)));
      if (!stop.has('end') && stopSet.length > 0)
        drafts.push(...sets(stopSet, goSet).map((set) => lookahead(set, true)));
    }
    return shortest(drafts);
  }

  private byWord(draft: Draft, wanted: Wanted): Guarded | undefined {
    for (const at of [draft, nothing]) {
      const { go, stop } = this.seen(at, wanted);
      for (const [yes, no, negated] of [
        [stop, go, true],
        [go, stop, false],
      ] as const) {
        const words = this.words(yes, no, []);
        if (words === undefined) continue;
        const guard = lookahead(choice(words), negated);
        const guarded = sequence(at === nothing ? [guard, draft] : [draft, guard]);
        if (this.holds(guarded, wanted))
          return { draft: guarded, guard, isBehind: at !== nothing, kind: 'guard by a word' };
      }
    }
    return undefined;
  }

  /** Expressions for the beginnings that only the first strings have; undefined where they are long or many. */
  private words(
    yes: Continuations,
    no: Continuations,
    word: readonly number[],
  ): readonly Draft[] | undefined {
    const { languages } = this;
    const mine = yes.after(word);
    const others = no.after(word);
    const shared = [...mine].filter((first): first is number => others.has(first) && first !== 'end');
    if (mine.has('end') && others.has('end')) return undefined;
    const own = [...mine].filter((first) => !others.has(first));
    const found: Draft[] = [];
    const set = languages.setOf(own);
    if (set.length > 0) {
      found.push(this.oneOf(set));
    }
    if (own.includes('end')) found.push(endOfText);
    if (shared.length > 0 && word.length + 1 >= longestWord) return undefined;
    if (shared.length > 3) return undefined;
    for (const c of shared) {
      const longer = this.words(yes, no, [...word, c]);
      if (longer === undefined) return undefined;
      const rest = choice(longer);
      found.push(sequence([characters(languages.setOf([c])), rest]));
    }
    if (found.reduce((sum, { text }) => sum + text.length, 0) > mostCharacters * 4) return undefined;
    return found.map(literalText);
  }

  /** A set by the name of a rule, by a name and what is left, or as a class. */
  private oneOf(set: CodeUnitSet): Draft {
    const wanted = this.languages.classesIn(set);
    let best = characters(set);
    for (const { draft, set: named } of this.named()) {
      const own = this.languages.classesIn(named);
      if (own.size < 2 || [...own].some((c) => !wanted.has(c))) continue;
      const left = this.languages.setOf([...wanted].filter((c) => !own.has(c)));
      const found = left.length === 0 ? draft : choice([draft, characters(left)]);
      if (left.length < 2 && weight(found) < weight(best)) best = found;
    }
    return best;
  }

  private byWhatFollows(draft: Draft, wanted: Wanted, after: readonly Draft[]): Guarded | undefined {
    const turned = { go: wanted.stop, stop: wanted.go };
    for (const [next, toEnd] of nextOf(after)) {
      for (const [ahead, negated] of [
        [next, true],
        [this.byCharacter(next, turned)?.draft, true],
        [next, false],
        [toEnd, true],
      ] as const) {
        if (ahead === undefined) continue;
        const guard = lookahead(ahead, negated);
        for (const isBehind of [false, true]) {
          const guarded = sequence(isBehind ? [draft, guard] : [guard, draft]);
          if (this.holds(guarded, wanted))
            return { draft: guarded, guard, isBehind, kind: 'guard by what follows' };
        }
      }
    }
    return undefined;
  }

  /**
   * A guard by what follows, and of what that does not tell by the beginnings that only some of the texts have.
   * @param needed where it has to match, of where it may
   */
  byBoth(draft: Draft, { go, stop }: Wanted, needed: Region, after: readonly Draft[]): Guarded | undefined {
    const { languages } = this;
    const wanted = { go: needed, stop };
    for (const next of nextOf(after).flat()) {
      const succeeds = languages.succeeds(sequence([lookahead(next, true), draft]));
      if (!languages.isWithin(wanted.go, succeeds)) continue;
      const seen = this.seen(nothing, { go, stop: both(stop, succeeds) });
      const others = this.beginnings(seen.stop, seen.go);
      if (others === undefined) continue;
      const guard = lookahead(choice([next, others]), true);
      const guarded = sequence([guard, draft]);
      if (this.holds(guarded, wanted))
        return { draft: guarded, guard, isBehind: false, kind: 'guard by how the text goes on' };
    }
    return undefined;
  }

  /** A guard by the beginnings that only some of the texts have, however long they are; the shortest. */
  byBeginnings(draft: Draft, wanted: Wanted): Guarded | undefined {
    const guards = [draft, nothing].flatMap((at) => {
      const { go, stop } = this.seen(at, wanted);
      const sides = [
        [this.beginnings(stop, go), true],
        [this.beginnings(go, stop), false],
      ] as const;
      return sides.flatMap(([ahead, negated]) =>
        ahead === undefined ? [] : [{ at, guard: lookahead(ahead, negated) }],
      );
    });
    for (const { at, guard } of guards.sort((a, b) => a.guard.text.length - b.guard.text.length)) {
      const isBehind = at === draft;
      const guarded = sequence(isBehind ? [draft, guard] : [guard, draft]);
      if (this.holds(guarded, wanted))
        return { draft: guarded, guard, isBehind, kind: 'guard by how the text goes on' };
    }
    return undefined;
  }

  private beginnings(yes: Continuations, no: Continuations): Draft | undefined {
    const parts = decisions(yes, no, this.languages)?.map(({ automaton, atEnd }) => {
      const written = this.writtenOut(automaton);
      return written && (atEnd ? sequence([written, endOfText]) : written);
    });
    return parts && allOf(parts, choice);
  }

  /** A guard by all the text from here to the end. @param whole the texts before which the expression is to match */
  byAll(draft: Draft, wanted: Wanted, whole: RegularTerm): Guarded | undefined {
    const written = this.written(whole);
    if (written === undefined) return undefined;
    const guard = toTheEnd(written);
    const guarded = sequence([guard, draft]);
    if (!this.holds(guarded, wanted)) return undefined;
    return { draft: guarded, guard, isBehind: false, kind: 'guard by all that follows' };
  }
}

/** The most expressions behind one that a guard is made of. */
const mostAhead = 4;

/** What a guard may be made of: what stands next, and that to the end of the text. */
function nextOf(after: readonly Draft[]): readonly (readonly [next: Draft, toEnd: Draft])[] {
  return after.slice(0, mostAhead).map((_, i) => {
    const next = sequence(after.slice(0, i + 1));
    return [next, sequence([next, endOfText])];
  });
}

/** An expression for the whole text from the place on. */
function toTheEnd(draft: Draft): Draft {
  return lookahead(sequence([draft, endOfText]), false);
}

function shortest(drafts: readonly Draft[]): Draft | undefined {
  return drafts.reduce<Draft | undefined>(
    (best, draft) => (best === undefined || weight(draft) < weight(best) ? draft : best),
    undefined,
  );
}

/** A name reads better than a class. */
function weight({ text }: Draft): number {
  const classes = text.match(/\[(?:\\.|[^\]\\])*\]?|"[^"]*"?|!\./g) ?? [];
  return (
    6 +
    classes.reduce((sum, found) => sum + 2 * found.length, 0) +
    (text.includes('\\x') || text.includes('[^') ? 40 : 0) +
    (text.includes(' / ') ? 4 : 0)
  );
}

/** More states than a guard can be written out of. */
const mostStates = 60;

/** Beginnings that only the strings of one region have. No one of them begins with another. */
interface Decision {
  readonly automaton: TableAutomaton;
  /** Whether they tell it only where the text ends with them. */
  readonly atEnd: boolean;
}

/** The beginnings that only the first region has; undefined where both have a whole string, or there are too many states. */
function decisions(
  yes: Continuations,
  no: Continuations,
  languages: Languages,
): readonly Decision[] | undefined {
  const states: (readonly [Places, Places])[] = [[yes.start, no.start]];
  const numbers = new Map([[states.map(keyOf).join(), 0]]);
  const rows: number[][] = [];
  const ends = new Set<number>();
  const decided = new Set<number>();
  for (const [state, [mine, others]] of states.entries()) {
    const isOpen = mine.length > 0 && others.length > 0;
    if (mine.length > 0 && !isOpen) decided.add(state);
    if (isOpen && yes.mayEnd(mine)) {
      if (no.mayEnd(others)) return undefined;
      ends.add(state);
    }
    rows.push(
      Array.from({ length: languages.classCount }, (_, c) => {
        const next = isOpen ? ([yes.step(mine, c), no.step(others, c)] as const) : ([[], []] as const);
        const key = keyOf(next);
        const known = numbers.get(key);
        if (known !== undefined) return known;
        numbers.set(key, states.length);
        return states.push(next) - 1;
      }),
    );
    if (states.length > mostStates) return undefined;
  }
  return [
    { accepting: decided, atEnd: false },
    { accepting: ends, atEnd: true },
  ]
    .filter(({ accepting }) => accepting.size > 0)
    .map(({ accepting, atEnd }) => ({
      automaton: languages.tabled({
        initial: 0,
        dead: noState,
        step: (state, c) => rows[state]?.[c] ?? noState,
        accepting: (state) => accepting.has(state),
      }),
      atEnd,
    }));
}

/** The number of no state. */
const noState = -1;

function keyOf(places: readonly Places[]): string {
  return places.map((some) => some.join()).join('|');
}

/** A place in the text beyond what was consumed. */
type Place = number;
type Places = readonly Place[];

/** More states than the limits allow of a region; so that two numbers make one. */
const mostRegionStates = 2 ** 24;

class Continuations {
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
