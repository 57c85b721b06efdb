/** What documents say of a string, looked up in the answer of the worker. */

import { type ComponentRow, hostKind } from 'uri-revisions-cli/grammar';
import type { Compared, Glance, Reading } from '../worker/strip.js';

export const isDerivable = <Said extends Glance>(glance: Said): glance is Said & { verdict: 'derivable' } =>
  glance.verdict === 'derivable';

export const hasRule = ({ verdict }: Glance): boolean => verdict !== 'no such rule';

export function valueOf({ components }: Reading, name: string): ComponentRow['value'] {
  return components.find(({ label }) => label === name)?.value;
}

/** Whether a document, by its place, says otherwise of a field than the nearest one before it that says something. */
export function differsIn(
  { fields }: Pick<Compared<unknown>, 'fields'>,
  name: string,
  place: number,
): boolean {
  return fields.find((field) => field.name === name)?.differs[place] ?? false;
}

/** What is told beside components, in columns of its own. */
const beyond = ['conforming', 'production'];
const notComponents: readonly string[] = ['rule', 'derivable', 'stops at', ...beyond, hostKind];

/** Names of fields that have columns. */
export interface Columns {
  readonly beyond: readonly string[];
  readonly components: readonly string[];
}

/** The columns that some document says something in: the kind of a host stands with the host. */
export function columnsOf({ fields }: Pick<Compared<unknown>, 'fields'>): Columns {
  const names = fields.map(({ name }) => name);
  return {
    beyond: beyond.filter((name) => names.includes(name)),
    components: names.filter((name) => !notComponents.includes(name)),
  };
}

/** In characters: a cell is no narrower and no wider than this. */
const [narrowest, widest] = [12, 40];

/** Widths for cells in one row, by the longest value of each component, so that rows line up. */
export function widthsOf({ fields }: Pick<Compared<unknown>, 'fields'>, { components }: Columns): string {
  return components
    .map((name) => {
      const values = fields.find((field) => field.name === name)?.values ?? [];
      const lengths = values.map((value) => Math.min(widest, value?.length ?? 0));
      return `minmax(0, ${String(Math.max(narrowest, ...lengths))}fr)`;
    })
    .join(' ');
}
