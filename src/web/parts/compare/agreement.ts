/** What the documents say of a string side by side: where they agree, where each differs from the one before it. */

import { type RevisionId, revisions } from 'uri-revisions';
import { about, alikeNeighbours, differing, type Told } from 'uri-revisions-cli/grammar';
import type { Glance, Reading } from '../../worker/strip.js';

export const isDerivable = <Said extends Glance>(glance: Said): glance is Said & { verdict: 'derivable' } =>
  glance.verdict === 'derivable';

export const hasRule = ({ verdict }: Glance): boolean => verdict !== 'no such rule';

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

export function sideBySide(glances: readonly Glance[]): SideBySide {
  const readings = glances.filter(isDerivable);
  const all = new Set(readings.flatMap(({ components }) => components.map(({ label }) => label)));
  const labels = [...all].filter((name) => readings.some((reading) => valueOf(reading, name) !== undefined));
  const told: [string, Told][] = [
    ['derivable', glances.map((glance) => (hasRule(glance) ? glance.verdict : undefined))],
    [
      'conforming',
      glances.map((glance) => (isDerivable(glance) ? glance.conforming?.toString() : undefined)),
    ],
    [
      'stops at',
      glances.map((glance) =>
        glance.verdict === 'not derivable'
          ? `${String(glance.refusal.offset)} ${glance.refusal.found ?? ''}`
          : undefined,
      ),
    ],
    ['production', glances.map((glance) => (isDerivable(glance) ? glance.production.join(' ') : undefined))],
    ...labels.map((name): [string, Told] => [
      name,
      glances.map((glance) => (isDerivable(glance) ? written(valueOf(glance, name)) : undefined)),
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

/** The documents that derive a string and those that refuse it, and how the readings of the former compare. */
export interface Agreement {
  readonly deriving: readonly RevisionId[];
  readonly refusing: readonly RevisionId[];
  /** The components on which they differ, and those on which they agree. */
  readonly differing: readonly string[];
  readonly agreed: readonly string[];
}

export function agreement(glances: readonly Glance[]): Agreement {
  const ids = (some: readonly Glance[]): readonly RevisionId[] => some.map(({ revision }) => revision);
  const readings = glances.filter(isDerivable);
  const { names, fields } = sideBySide(readings);
  const differs = (name: string): boolean => fields.get(name)?.differs.includes(true) === true;
  return {
    deriving: ids(readings),
    refusing: ids(glances.filter(({ verdict }) => verdict === 'not derivable')),
    differing: names.length === 0 ? [] : [...names, hostKind].filter(differs),
    agreed: names.filter((name) => !differs(name)),
  };
}

/** The same in a sentence. */
export function summary(glances: readonly Glance[], made = agreement(glances)): string {
  const { deriving, refusing, differing: parted, agreed } = made;
  const names = (some: readonly RevisionId[]): string => list(some.map((id) => about(id).short));
  const [first] = glances;
  if (first !== undefined && !glances.some(hasRule)) {
    return `${glances.length < revisions.length ? 'None of the chosen documents' : 'No document'} has a rule ${first.start}.`;
  }
  if (glances.length === 1) {
    return `${names(glances.map(({ revision }) => revision))} ${deriving.length === 1 ? 'derives' : 'does not derive'} it.`;
  }
  if (deriving.length === 0) return 'None of the documents derives it.';
  const derive =
    refusing.length === 0
      ? `${deriving.length === glances.length ? 'All of them derive' : 'Each that has the rule derives'} it`
      : `${names(deriving)} ${deriving.length === 1 ? 'derives' : 'derive'} it, ${names(refusing)} ${refusing.length === 1 ? 'does' : 'do'} not`;
  if (deriving.length === 1 || parted.length + agreed.length === 0) return `${derive}.`;
  const who = refusing.length === 0 ? 'they' : 'those that do';
  return parted.length === 0
    ? `${derive}; ${who} agree on every component.`
    : `${derive}; ${who} differ in the ${list(parted)}.`;
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
