/**
 * Guards: conditions on the continuation, so that an expression matches where it must, and not where it must leave the
 * text to the expressions after it. A guard tests one character, a few characters, the expressions after it, or a
 * prefix of any length.
 */
import { type CodeUnitSet, complement } from '../../core/base/code-units.js';
import { PairMap } from '../../core/base/pair-map.js';
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

/** Maximum number of items of a guard that describes the whole continuation. */
export const maxGuardItems = 20;

/** Regions where an expression has to match, and where it must not. */
export interface GuardTask {
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
  /** True if the guard comes after the expression. */
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

/** Maximum length of the words that a guard distinguishes. */
const maxWordLength = 4;
/** Maximum number of characters in all words of a guard. */
const maxCharacters = 12;

export class Guards {
  constructor(
    private readonly languages: Languages,
    private readonly named: () => readonly NamedSet[],
    /** Writes out a language, for use in a guard. */
    private readonly written: (language: RegularTerm) => Draft | undefined,
    /** Writes out the language of an automaton. */
    private readonly writtenOut: (automaton: TableAutomaton) => Draft | undefined,
  ) {}

  /**
   * Returns the simplest guard that exists.
   * @param after the expressions after it, which may distinguish it from others
   */
  guard(draft: Draft, wanted: GuardTask, after: readonly Draft[]): Guarded | undefined {
    return (
      this.byCharacter(draft, wanted) ??
      this.byWord(draft, wanted) ??
      this.byWhatFollows(draft, wanted, after)
    );
  }

  private holds(draft: Draft, { go, stop }: GuardTask): boolean {
    const succeeds = this.languages.succeeds(draft);
    return this.languages.areDisjoint(stop, succeeds) && this.languages.isWithin(go, succeeds);
  }

  /** Returns the continuations of the strings after an expression. */
  private seen(draft: Draft, { go, stop }: GuardTask): Seen {
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

  private byCharacter(draft: Draft, wanted: GuardTask): Guarded | undefined {
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

  /** Returns the shortest lookahead of one character that succeeds for some strings and not for others. */
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

  private byWord(draft: Draft, wanted: GuardTask): Guarded | undefined {
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

  /** Returns expressions for the prefixes that only the first strings have; undefined if they are long or many. */
  private words(
    yes: Continuations,
    no: Continuations,
    word: readonly number[],
  ): readonly Draft[] | undefined {
    const { languages } = this;
    const yesAfter = yes.after(word);
    const others = no.after(word);
    const shared = [...yesAfter].filter((first): first is number => others.has(first) && first !== 'end');
    if (yesAfter.has('end') && others.has('end')) return undefined;
    const own = [...yesAfter].filter((first) => !others.has(first));
    const found: Draft[] = [];
    const set = languages.setOf(own);
    if (set.length > 0) {
      found.push(this.oneOf(set));
    }
    if (own.includes('end')) found.push(endOfText);
    if (shared.length > 0 && word.length + 1 >= maxWordLength) return undefined;
    if (shared.length > 3) return undefined;
    for (const c of shared) {
      const longer = this.words(yes, no, [...word, c]);
      if (longer === undefined) return undefined;
      const rest = choice(longer);
      found.push(sequence([characters(languages.setOf([c])), rest]));
    }
    if (found.reduce((sum, { text }) => sum + text.length, 0) > maxCharacters * 4) return undefined;
    return found.map(literalText);
  }

  /** Writes a set as the name of a rule, as a name and the remaining characters, or as a class. */
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

  private byWhatFollows(draft: Draft, wanted: GuardTask, after: readonly Draft[]): Guarded | undefined {
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
   * Returns a guard that tests what follows and, if that does not decide, the prefixes that only some of the texts
   * have.
   * @param needed the part of the allowed region in which it has to match
   */
  byBoth(
    draft: Draft,
    { go, stop }: GuardTask,
    needed: Region,
    after: readonly Draft[],
  ): Guarded | undefined {
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

  /** Returns the shortest guard that tests the prefixes that only some of the texts have, of any length. */
  byBeginnings(draft: Draft, wanted: GuardTask): Guarded | undefined {
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

  /**
   * Returns a guard that tests all the text from here to the end.
   * @param whole the texts before which the expression must match
   */
  byAll(draft: Draft, wanted: GuardTask, whole: RegularTerm): Guarded | undefined {
    const written = this.written(whole);
    if (written === undefined) return undefined;
    const guard = lookaheadToEnd(written);
    const guarded = sequence([guard, draft]);
    if (!this.holds(guarded, wanted)) return undefined;
    return { draft: guarded, guard, isBehind: false, kind: 'guard by all that follows' };
  }
}

/** Maximum number of expressions after the guarded one that a guard uses. */
const maxLookaheadItems = 4;

/** Returns candidates for a guard: the next expressions, and the same to the end of the text. */
function nextOf(after: readonly Draft[]): readonly (readonly [next: Draft, toEnd: Draft])[] {
  return after.slice(0, maxLookaheadItems).map((_, i) => {
    const next = sequence(after.slice(0, i + 1));
    return [next, sequence([next, endOfText])];
  });
}

/** Builds a lookahead for the whole text from the place on. */
function lookaheadToEnd(draft: Draft): Draft {
  return lookahead(sequence([draft, endOfText]), false);
}

function shortest(drafts: readonly Draft[]): Draft | undefined {
  return drafts.reduce<Draft | undefined>(
    (best, draft) => (best === undefined || weight(draft) < weight(best) ? draft : best),
    undefined,
  );
}

/** Weighs a draft for legibility: a name reads better than a class. */
function weight({ text }: Draft): number {
  const classes = text.match(/\[(?:\\.|[^\]\\])*\]?|"[^"]*"?|!\./g) ?? [];
  return (
    6 +
    classes.reduce((sum, found) => sum + 2 * found.length, 0) +
    (text.includes('\\x') || text.includes('[^') ? 40 : 0) +
    (text.includes(' / ') ? 4 : 0)
  );
}

/** Maximum number of states from which a guard can be written out. */
const maxStates = 60;

/** Prefixes that only the strings of one region have. None is a prefix of another. */
interface Decision {
  readonly automaton: TableAutomaton;
  /** True if they decide only when the text ends with them. */
  readonly atEnd: boolean;
}

/**
 * Returns the prefixes that only the first region has; undefined if both have a whole string, or there are too many
 * states.
 */
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
  for (const [state, [yesAfter, others]] of states.entries()) {
    const isOpen = yesAfter.length > 0 && others.length > 0;
    if (yesAfter.length > 0 && !isOpen) decided.add(state);
    if (isOpen && yes.mayEnd(yesAfter)) {
      if (no.mayEnd(others)) return undefined;
      ends.add(state);
    }
    rows.push(
      Array.from({ length: languages.classCount }, (_, c) => {
        const next = isOpen ? ([yes.step(yesAfter, c), no.step(others, c)] as const) : ([[], []] as const);
        const key = keyOf(next);
        const known = numbers.get(key);
        if (known !== undefined) return known;
        numbers.set(key, states.length);
        return states.push(next) - 1;
      }),
    );
    if (states.length > maxStates) return undefined;
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

/** Marks the absence of a state. */
const noState = -1;

function keyOf(places: readonly Places[]): string {
  return places.map((some) => some.join()).join('|');
}

/** A place in the text after the consumed part. */
type Place = number;
type Places = readonly Place[];

/** Marks the absence of a place. */
const noPlace = -1;

class Continuations {
  /** The places right after the consumed part. */
  private readonly behind = new Set<Place>();
  /** The next place by place and class, row by row: a table for each place would take most of the memory. */
  private readonly next: Place[] = [];
  private readonly ends = new Set<Place>();
  private readonly live = new Set<Place>();
  private readonly classCount: number;

  constructor(languages: Languages, draft: Draft, region: Region) {
    const { budget, classCount, marked } = languages;
    this.classCount = classCount;
    const walk = languages.walk(region);
    interface At {
      readonly consumed: RegularTerm;
      readonly state: State;
    }
    const queue: At[] = [];
    /** For each place, those before it, each once. */
    const sources: Place[][] = [];
    const numbers = { inside: new PairMap(), beyond: new PairMap() };
    const visit = (isInside: boolean, consumed: RegularTerm, state: State): Place => {
      if (consumed === never) return noPlace;
      const known = isInside ? numbers.inside : numbers.beyond;
      let place = known.get(consumed, state);
      if (place === undefined) {
        place = queue.push({ consumed, state }) - 1;
        known.set(consumed, state, place);
        sources.push([]);
        if (isInside) this.behind.add(place);
        budget.spend();
      }
      return place;
    };
    /** Adds a place before another. The places before come one after another. */
    const precede = (place: Place, target: Place): void => {
      const before = sources[target];
      if (before !== undefined && before.at(-1) !== place) before.push(place);
    };
    if (walk.initial !== nowhere) visit(true, languages.consumed(draft), walk.initial);
    for (const [place, { consumed, state }] of queue.entries()) {
      if (walk.accepts(state) && marked.hasEmpty(consumed)) this.ends.add(place);
      const isInside = this.behind.has(place);
      for (let c = 0; c < classCount; c++) {
        const after = walk.step(state, c);
        let beyond = noPlace;
        if (after !== nowhere) {
          if (isInside) precede(place, visit(true, marked.derivative(consumed, c), after));
          beyond = visit(false, marked.derivative(consumed, classCount + c), after);
          precede(place, beyond);
        }
        this.next.push(beyond);
      }
    }
    for (const place of this.ends) this.live.add(place);
    for (const place of this.live) for (const source of sources[place] ?? []) this.live.add(source);
  }

  /** The places right after the consumed part from which a string of the region can end; in ascending order. */
  get start(): Places {
    return this.alive(this.behind);
  }

  /** Returns the places after one more character. */
  step(places: Places, c: number): Places {
    return this.alive(new Set(places.map((place) => this.nextOf(place, c))));
  }

  private nextOf(place: Place, c: number): Place {
    return this.next[place * this.classCount + c] ?? noPlace;
  }

  /** Tests whether a string may end there. */
  mayEnd(places: Places): boolean {
    return places.some((place) => this.ends.has(place));
  }

  /** Returns the possible next characters after a word. */
  after(word: readonly number[]): ReadonlySet<First> {
    const places = word.reduce((before, c) => this.step(before, c), this.start);
    const firsts = new Set<First>(this.mayEnd(places) ? ['end'] : []);
    for (let c = 0; c < this.classCount; c++)
      if (places.some((place) => this.live.has(this.nextOf(place, c)))) firsts.add(c);
    return firsts;
  }

  private alive(places: ReadonlySet<Place>): Places {
    return [...places].filter((place) => this.live.has(place)).sort((a, b) => a - b);
  }
}
