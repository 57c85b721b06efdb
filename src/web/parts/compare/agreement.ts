/** What the documents say of a string side by side: where they agree, where each differs from the one before it. */

import { revisions } from 'uri-revisions';
import { about, alikeNeighbours, differing, type Told } from 'uri-revisions-cli/grammar';
import type { Reading, Strip } from '../../worker/strip.js';

type DerivableStrip = Strip & Reading;

export const isDerivable = (strip: Strip): strip is DerivableStrip & { verdict: 'derivable' } =>
  strip.verdict === 'derivable';

export const hasRule = ({ verdict }: Strip): boolean => verdict !== 'no such rule';

/** The component that says which rule the host is; it is told with the host. */
export const hostKind = 'host kind';

/** Something that is told of every document. */
export interface Field {
  readonly told: Told;
  /** For each document whether it differs from the nearest one before it that tells something. */
  readonly differs: readonly boolean[];
}

export interface SideBySide {
  /** The components that at least one document defines, in the order of a URL, but for the kind of the host. */
  readonly names: readonly string[];
  /** Those of "conforming" and "production" that some document tells. */
  readonly beyond: readonly string[];
  /** By "derivable", "conforming", "stops at", "production", and the names of components. */
  readonly fields: ReadonlyMap<string, Field>;
  /** The documents, by their places, in runs of neighbours that say the same of everything. */
  readonly runs: readonly (readonly number[])[];
  /** Widths for cells in one row, by the longest value of each component, so that rows line up. */
  readonly columns: string;
}

/** In characters: a cell is no narrower and no wider than this. */
const [narrowest, widest] = [12, 40];

export function sideBySide(strips: readonly Strip[]): SideBySide {
  const readings = strips.filter(isDerivable);
  const all = new Set(readings.flatMap(({ components }) => components.map(({ label }) => label)));
  const labels = [...all].filter((name) => readings.some((reading) => valueOf(reading, name) !== undefined));
  const told: [string, Told][] = [
    ['derivable', strips.map((strip) => (hasRule(strip) ? strip.verdict : undefined))],
    ['conforming', strips.map((strip) => (isDerivable(strip) ? strip.conforming?.toString() : undefined))],
    [
      'stops at',
      strips.map((strip) =>
        strip.verdict === 'not derivable'
          ? `${String(strip.refusal.offset)} ${strip.refusal.found ?? ''}`
          : undefined,
      ),
    ],
    ['production', strips.map((strip) => (isDerivable(strip) ? strip.production.join(' ') : undefined))],
    ...labels.map((name): [string, Told] => [
      name,
      strips.map((strip) => (isDerivable(strip) ? written(valueOf(strip, name)) : undefined)),
    ]),
  ];
  const names = labels.filter((name) => name !== hostKind);
  const width = (name: string): number =>
    Math.max(narrowest, ...readings.map((reading) => Math.min(widest, valueOf(reading, name)?.length ?? 0)));
  return {
    names,
    beyond: told.flatMap(([name, values]) =>
      (name === 'conforming' || name === 'production') && values.some((value) => value) ? [name] : [],
    ),
    fields: new Map(told.map(([name, values]) => [name, { told: values, differs: differing(values) }])),
    runs: alikeNeighbours(told.map(([, values]) => values)),
    columns: names.map((name) => `minmax(0, ${String(width(name))}fr)`).join(' '),
  };
}

/** What the documents make of the string, in a sentence. */
export function summary(strips: readonly Strip[]): string {
  const readings = strips.filter(isDerivable);
  const refusing = strips.filter(({ verdict }) => verdict === 'not derivable');
  const names = (some: readonly Strip[]): string => list(some.map(({ revision }) => about(revision).short));
  const [first] = strips;
  if (first !== undefined && !strips.some(hasRule)) {
    return `${strips.length < revisions.length ? 'None of the chosen documents' : 'No document'} has a rule ${first.start}.`;
  }
  if (strips.length === 1) {
    return `${names(strips)} ${readings.length === 1 ? 'derives' : 'does not derive'} it.`;
  }
  if (readings.length === 0) return 'None of the documents derives it.';
  const derive =
    refusing.length === 0
      ? `${readings.length === strips.length ? 'All of them derive' : 'Each that has the rule derives'} it`
      : `${names(readings)} ${readings.length === 1 ? 'derives' : 'derive'} it, ${names(refusing)} ${refusing.length === 1 ? 'does' : 'do'} not`;
  if (readings.length === 1) return `${derive}.`;
  const { names: components, fields } = sideBySide(readings);
  if (components.length === 0) return `${derive}.`;
  const parted = [...components, hostKind].filter(
    (name) => fields.get(name)?.differs.includes(true) === true,
  );
  if (parted.length === 0) {
    return `${derive}; ${refusing.length === 0 ? 'they' : 'those that do'} agree on every component.`;
  }
  return `${derive}; they part over the ${list(parted)}.`;
}

export function valueOf({ components }: Reading, name: string): string | undefined {
  return components.find(({ label }) => label === name)?.value;
}

/** Undefined and empty are different. */
function written(value: string | undefined): string {
  return value === undefined ? '' : `=${value}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function list(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}
