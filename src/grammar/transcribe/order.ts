/** Finds an order of alternatives in which none consumes text that another needs, with guards if no order works. */
import type { Departure } from './departure.js';
import { type Alternative, type Draft, sequence } from './draft.js';
import type { Guards } from './guard.js';
import { type Languages, never, type RegularTerm } from './languages.js';
import { both, either, except, type Region } from './region.js';

/**
 * Preferred derivation if alternatives have several: that of the alternative printed first, or of any that can come
 * first without consuming text that the others need.
 */
export type Preference = 'first' | 'longest';

/** An alternative: the strings that it derives before the continuation, and the inputs on which it succeeds. */
export interface Option extends Alternative {
  readonly derived: RegularTerm;
  readonly succeeds: RegularTerm;
}

/** An alternative in its place. */
export interface Ordered extends Alternative {
  readonly option: Option;
}

export interface Ordering {
  readonly languages: Languages;
  readonly guards: Guards;
  readonly prefer: Preference;
  /** True if others may come before those that are printed first. */
  readonly reorders: boolean;
  /** The expressions after the alternatives. */
  readonly after: readonly Draft[];
}

/** Orders the alternatives; returns undefined if a guard is needed and none is found. */
export function ordered(
  all: readonly Option[],
  ordering: Ordering,
): { readonly order: readonly Ordered[]; readonly guards: readonly Departure[] } | undefined {
  const { languages, reorders } = ordering;
  const order: Ordered[] = [];
  const guards: Departure[] = [];
  const pairs = new OptionRelations(all, languages);
  /** For options known to consume text that others need, such a text. */
  const takers = new Map<Option, string>();
  let taken: Region = never;
  for (let left = all; left.length > 0;) {
    const candidates = reorders ? left : left.slice(0, 1);
    const open = { ...ordering, remaining: left, matchedBefore: taken, pairs };
    const takes = (option: Option): boolean => {
      if (takers.has(option)) return true;
      const text = languages.shortest(blockedTexts(option, open));
      if (text !== undefined) takers.set(option, text);
      return text !== undefined;
    };
    const free = candidates.find((option) => !takes(option) && canPrecede(option, open));
    let next: Ordered | undefined = free && { option: free, draft: free.draft, guard: undefined };
    for (const option of next === undefined ? candidates : []) {
      const found = guarded(option, open);
      if (found === undefined) continue;
      next = found.next;
      if (guards.every(({ written }) => written !== found.departure.written)) guards.push(found.departure);
      break;
    }
    if (next === undefined) return undefined;
    const { option, guard, draft } = next;
    order.push(next);
    left = left.filter((candidate) => candidate !== option);
    const succeeds = languages.succeeds(guard === undefined ? draft : sequence([draft, guard]));
    taken = either(taken, succeeds);
    for (const [taker, text] of takers)
      if (languages.has(succeeds, text) || languages.has(option.derived, text)) takers.delete(taker);
  }
  return { order, guards };
}

/** An order under construction. */
interface Open extends Ordering {
  /** The alternatives that have no place yet. */
  readonly remaining: readonly Option[];
  /** The inputs on which those before succeed. */
  readonly matchedBefore: Region;
  readonly pairs: OptionRelations;
}

/** Relations between two alternatives, whatever comes before them. Each pair is examined once. */
class OptionRelations {
  private readonly losers = new Map<Option, ReadonlySet<Option>>();
  private readonly disjoint = new Map<Option, Map<Option, boolean>>();
  /** The strings that any of them derives. */
  private readonly unionOfAll: RegularTerm;

  constructor(
    private readonly all: readonly Option[],
    private readonly languages: Languages,
  ) {
    this.unionOfAll = languages.anyOf(all.map(({ derived }) => derived));
  }

  /** Returns the options that derive text which an option consumes and does not derive. */
  blockedBy(candidate: Option): ReadonlySet<Option> {
    let blocked = this.losers.get(candidate);
    if (blocked === undefined) {
      const { languages } = this;
      const takes = except(candidate.succeeds, candidate.derived);
      const begins = languages.firsts(candidate.succeeds);
      const some = languages.areDisjoint(this.unionOfAll, takes) ? [] : this.all;
      blocked = new Set(
        some.filter(
          (other) =>
            other !== candidate &&
            [...languages.firsts(other.derived)].some((first) => begins.has(first)) &&
            !languages.areDisjoint(other.derived, takes),
        ),
      );
      this.losers.set(candidate, blocked);
    }
    return blocked;
  }

  /** Tests whether two derive nothing in common. */
  areExclusive(candidate: Option, other: Option): boolean {
    let known = this.disjoint.get(candidate);
    if (known === undefined) this.disjoint.set(candidate, (known = new Map<Option, boolean>()));
    const areApart = known.get(other) ?? this.languages.areDisjoint(candidate.derived, other.derived);
    known.set(other, areApart);
    return areApart;
  }
}

function languageOfOthers(candidate: Option, { remaining }: Open): Region {
  return either(...remaining.filter((other) => other !== candidate).map(({ derived }) => derived));
}

/** Returns the strings that only others derive, and that one would consume. */
function blockedTexts(candidate: Option, { remaining, matchedBefore, pairs }: Open): Region {
  const blocked = pairs.blockedBy(candidate);
  const others = either(...remaining.filter((other) => blocked.has(other)).map(({ derived }) => derived));
  return except(both(others, candidate.succeeds), either(candidate.derived, matchedBefore));
}

/** Tests whether one may come before those that are printed before it: they derive nothing in common. */
function canPrecede(
  candidate: Option,
  { remaining, matchedBefore, prefer, languages, pairs }: Open,
): boolean {
  if (prefer === 'longest') return true;
  const before = remaining.slice(0, remaining.indexOf(candidate));
  return before.every(
    (other) =>
      pairs.areExclusive(candidate, other) ||
      languages.isWithin(both(candidate.derived, other.derived), matchedBefore),
  );
}

function guarded(
  option: Option,
  open: Open,
): { readonly next: Ordered; readonly departure: Departure } | undefined {
  const { languages, guards, matchedBefore, after } = open;
  const stop = blockedTexts(option, open);
  const own = except(option.derived, matchedBefore);
  const found =
    guards.guard(option.draft, { go: own, stop }, after) ??
    guards.guard(option.draft, { go: except(own, languageOfOthers(option, open)), stop }, after) ??
    guards.byBeginnings(option.draft, { go: own, stop }) ??
    guards.byAll(option.draft, { go: own, stop }, option.derived);
  if (found === undefined) return undefined;
  const { draft, guard, kind, isBehind } = found;
  return {
    next: isBehind ? { option, draft: option.draft, guard } : { option, draft, guard: undefined },
    departure: { kind, written: guard.text, text: languages.shortest(stop) },
  };
}
