/**
 * What is written for the rules of a grammar that are within the limits: where a rule is beyond them, the others are
 * written without it and those that use it. Each attempt begins anew, so that what one took is free for the next.
 */
import { LimitError, type Limits } from '../../base/limits.js';
import type { BnfGrammar } from '../bnf/bnf.js';
import { reachedFrom, usersOf } from '../bnf/reach/graph.js';
import { pegIdentifier } from '../peg/peg.js';
import { weightOf } from './departure.js';
import type { Preference } from './order.js';
import type { MadeRule } from './made-rule.js';
import { Transcriber } from './transcriber.js';

/** How to write. */
export interface WritingOptions {
  readonly prefer: Preference;
  readonly limits: Limits;
  /** Told the name of each rule that is done. */
  readonly progress?: ((rule: string) => void) | undefined;
}

/** So many rules may be beyond a limit before the others are given up too: to find each takes as long as the limit allows. */
const mostBeyond = 4;

/** What is written within limits. */
export interface WrittenWithin extends Pick<Written, 'made' | 'reasons'> {
  /** By each rule that is beyond a limit, that limit in words. */
  readonly beyond: ReadonlyMap<string, string>;
}

/** Writes as many rules as the limits allow. @throws LimitError where it is met before the first */
export function writtenWithin(grammar: BnfGrammar, options: WritingOptions): WrittenWithin {
  const beyond = new Map<string, string>();
  const users = usersOf(grammar.rules);
  let leftOut: ReadonlySet<string> = new Set();
  for (;;) {
    const rest = { ...grammar, rules: grammar.rules.filter(({ name }) => !leftOut.has(name)) };
    const at = { rule: '' };
    try {
      return { ...plainest(rest, options, at), beyond };
    } catch (error) {
      if (!(error instanceof LimitError) || at.rule === '') throw error;
      beyond.set(at.rule, error.problem);
      leftOut = reachedFrom([...leftOut, at.rule], users);
      if (beyond.size < mostBeyond) continue;
      for (const { name } of rest.rules)
        if (!leftOut.has(name))
          beyond.set(name, `it was not tried, as ${mostBeyond} rules are beyond the limits`);
      leftOut = new Set(grammar.rules.map(({ name }) => name));
    }
  }
}

/** What was written for a grammar: by the names in the PEG, and why rules were not. */
interface Written {
  readonly made: ReadonlyMap<string, MadeRule>;
  readonly reasons: ReadonlyMap<string, string>;
  /** How many rules and readings are no copies. */
  readonly departing: number;
  readonly weight: number;
}

/**
 * What is written where each copy that is right alone stands, or, where that weighs less, where one such rule is repaired
 * for all its places, which leaves out the readings for them.
 */
function plainest(
  grammar: BnfGrammar,
  { prefer, limits, progress }: WritingOptions,
  at: { rule: string },
): Written {
  let best = written(new Transcriber(grammar, { prefer, limits, at }), progress);
  const mended = new Set<string>();
  for (const rule of readByGuards(best)) {
    const other = withinLimits(() =>
      written(new Transcriber(grammar, { prefer, limits, mended: new Set([...mended, rule]) })),
    );
    if (other === undefined) continue;
    const isWhole = [...best.made.keys()].every((name) => name.includes('__') || other.made.has(name));
    if (!isWhole || other.departing >= best.departing || other.weight > best.weight) continue;
    best = other;
    mended.add(rule);
  }
  return best;
}

/** What is made; undefined where that is beyond a limit. */
export function withinLimits<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
}

function written(transcriber: Transcriber, progress?: (rule: string) => void): Written {
  const made = new Map<string, MadeRule>();
  const reasons = new Map<string, string>();
  for (const one of transcriber.rules()) {
    if (one.made === undefined && one.reason !== undefined) reasons.set(one.rule, one.reason);
    for (const part of [...one.readings, ...(one.made === undefined ? [] : [one.made])])
      made.set(part.identifier, part);
    progress?.(one.rule);
  }
  const called = new Set([...made.keys()].filter((identifier) => !identifier.includes('__')));
  for (const identifier of called)
    for (const { kind, written: name } of made.get(identifier)?.departures ?? [])
      if (kind === 'reading for a place') called.add(name);
  const all = [...called].flatMap((identifier) => made.get(identifier) ?? []);
  const departing = all.filter((one) => one.departures.length > 0 || one.identifier.includes('__')).length;
  return { made, reasons, departing, weight: all.reduce((sum, one) => sum + weightOf(one), 0) };
}

/** The rules that are copies, and have a reading whose departures are all guards by a character: those weigh least. */
function readByGuards({ made }: Written): ReadonlySet<string> {
  const isCopy = (rule: string): boolean => made.get(pegIdentifier(rule))?.departures.length === 0;
  const readings = [...made.values()].filter(({ identifier }) => identifier.includes('__'));
  return new Set(
    readings
      .filter(
        ({ rule, departures }) =>
          departures.every(({ kind }) => kind === 'guard by a character') && isCopy(rule),
      )
      .map(({ rule }) => rule),
  );
}
