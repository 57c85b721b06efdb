/** The order of alternatives in which none takes what another needs, with guards where there is none. */
import type { Departure } from './departure.js';
import { type Alternative, type Draft, sequence } from './draft.js';
import type { Guards } from './guard.js';
import { type Languages, never, type RegularTerm } from './languages.js';
import { both, either, except, type Region } from './region.js';

/**
 * Which derivation is taken where alternatives have several: by the one that is printed first, or by whichever can come
 * first without taking what the others need.
 */
export type Preference = 'first' | 'longest';

/** An alternative: what it derives before what follows, and where it succeeds. */
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
  /** Whether others may come first than those that are printed first. */
  readonly reorders: boolean;
  /** What stands after the alternatives. */
  readonly after: readonly Draft[];
}

/** Undefined where a guard is needed that is not found. */
export function ordered(
  all: readonly Option[],
  ordering: Ordering,
): { readonly order: readonly Ordered[]; readonly guards: readonly Departure[] } | undefined {
  const { languages, reorders } = ordering;
  const order: Ordered[] = [];
  const guards: Departure[] = [];
  let taken: Region = never;
  for (let left = all; left.length > 0;) {
    const candidates = reorders ? left : left.slice(0, 1);
    const open = { ...ordering, left, taken };
    const free = candidates.find(
      (option) => languages.isEmpty(stolen(option, open)) && mayLead(option, open),
    );
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
    left = left.filter((one) => one !== option);
    taken = either(taken, languages.succeeds(guard === undefined ? draft : sequence([draft, guard])));
  }
  return { order, guards };
}

/** An order that is being made. */
interface Open extends Ordering {
  /** The alternatives that have no place yet. */
  readonly left: readonly Option[];
  /** Where those before succeed. */
  readonly taken: Region;
}

function othersOf(one: Option, { left }: Open): Region {
  return either(...left.filter((other) => other !== one).map(({ derived }) => derived));
}

/** What only others derive, and one would take. */
function stolen(one: Option, open: Open): Region {
  return except(both(othersOf(one, open), one.succeeds), either(one.derived, open.taken));
}

/** Whether one may come before those that are printed before it: they derive nothing in common. */
function mayLead(one: Option, { left, taken, prefer, languages }: Open): boolean {
  if (prefer === 'longest') return true;
  const before = left.slice(0, left.indexOf(one));
  return before.every((other) => languages.isWithin(both(one.derived, other.derived), taken));
}

function guarded(
  option: Option,
  open: Open,
): { readonly next: Ordered; readonly departure: Departure } | undefined {
  const { languages, guards, taken, after } = open;
  const stop = stolen(option, open);
  const own = except(option.derived, taken);
  const found =
    guards.guard(option.draft, { go: own, stop }, after) ??
    guards.guard(option.draft, { go: except(own, othersOf(option, open)), stop }, after) ??
    guards.byBeginnings(option.draft, { go: own, stop }) ??
    guards.byAll(option.draft, { go: own, stop }, option.derived);
  if (found === undefined) return undefined;
  const { draft, guard, kind, isBehind } = found;
  return {
    next: isBehind ? { option, draft: option.draft, guard } : { option, draft, guard: undefined },
    departure: { kind, written: guard.text, text: languages.shortest(stop) },
  };
}
