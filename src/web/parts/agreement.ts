/** Where the revisions agree about a string, in one sentence and cell by cell. */

import type { ComponentRole } from 'uri-revisions';
import { about } from 'uri-revisions/grammar';
import type { Reading, Strip } from '../worker/strip.js';

type DerivableStrip = Strip & Reading;

const isDerivable = (strip: Strip): strip is DerivableStrip & { verdict: 'derivable' } =>
  strip.verdict === 'derivable';

/** How most of the documents that derive the string read its components. */
export interface Usual {
  /** The components that at least one of them defines. */
  readonly names: readonly ComponentRole[];
  /** Whether more than half of them give the component this value. */
  readonly isUsual: (name: ComponentRole, value: string | undefined) => boolean;
  /** Widths for cells in one row, by the longest value of each component, so that rows line up. */
  readonly columns: string;
}

/** In characters: a cell is no narrower and no wider than this. */
const [narrowest, widest] = [12, 40];

export function majority(strips: readonly Strip[]): Usual {
  const readings = strips.filter(isDerivable);
  const votes = new Map<string, number>();
  const names = new Set<ComponentRole>();
  for (const { components } of readings) {
    for (const { name, value } of components) {
      if (value !== undefined) names.add(name);
      const key = keyOf(name, value);
      votes.set(key, (votes.get(key) ?? 0) + 1);
    }
  }
  const inOrder = (readings[0]?.components ?? []).map(({ name }) => name).filter((name) => names.has(name));
  const width = (name: ComponentRole): number =>
    Math.max(narrowest, ...readings.map((reading) => Math.min(widest, valueOf(reading, name)?.length ?? 0)));
  return {
    names: inOrder,
    isUsual: (name, value) => (votes.get(keyOf(name, value)) ?? 0) > readings.length / 2,
    columns: inOrder.map((name) => `minmax(0, ${String(width(name))}fr)`).join(' '),
  };
}

/** What the documents make of the string, in a sentence. */
export function summary(strips: readonly Strip[]): string {
  const readings = strips.filter(isDerivable);
  const refusing = strips.filter(({ verdict }) => verdict === 'not derivable');
  const names = (some: readonly Strip[]): string => list(some.map(({ revision }) => about(revision).short));
  if (readings.length === 0) return 'None of the documents derives it.';
  const derive =
    refusing.length === 0
      ? `${readings.length === strips.length ? 'All of them derive' : 'Each that has the rule derives'} it`
      : `${names(readings)} ${readings.length === 1 ? 'derives' : 'derive'} it, ${names(refusing)} ${refusing.length === 1 ? 'does' : 'do'} not`;
  if (readings.length === 1) return `${derive}.`;
  const parted = majority(strips).names.filter(
    (name) => new Set(readings.map((reading) => keyOf(name, valueOf(reading, name)))).size > 1,
  );
  if (parted.length === 0) {
    return `${derive}; ${refusing.length === 0 ? 'they' : 'those that do'} agree on every component.`;
  }
  return `${derive}; they part over the ${list(parted)}.`;
}

function valueOf({ components }: Reading, name: ComponentRole): string | undefined {
  return components.find((component) => component.name === name)?.value;
}

function keyOf(name: ComponentRole, value: string | undefined): string {
  return value === undefined ? name : `${name}=${value}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function list(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}
