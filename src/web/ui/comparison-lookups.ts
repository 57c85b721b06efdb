/** Lookups in a comparison: the documents' verdicts and readings of a string. */

import { type ComponentRow, hostKind } from 'uri-revisions-cli/grammar';
import type { Compared, TableResult, Reading } from '../worker/revision-results.js';

export const isDerivable = <Said extends TableResult>(
  glance: Said,
): glance is Said & { verdict: 'derivable' } => glance.verdict === 'derivable';

export const hasRule = ({ verdict }: TableResult): boolean => verdict !== 'no such rule';

export function valueOf({ components }: Reading, name: string): ComponentRow['value'] {
  return components.find(({ label }) => label === name)?.value;
}

/**
 * Tests whether a document, by its index, has another value in a field than the nearest earlier document with a value.
 */
export function differsIn(
  { fields }: Pick<Compared<unknown>, 'fields'>,
  name: string,
  place: number,
): boolean {
  return fields.find((field) => field.name === name)?.differs[place] ?? false;
}

/** Fields shown in columns of their own, besides components. */
const beyond = ['conforming', 'production'];

/** Names of fields with columns. */
export interface Columns {
  readonly beyond: readonly string[];
  readonly components: readonly string[];
}

/** Returns the columns in which some document has a value: the kind of a host is shown with the host. */
export function columnsOf({ fields, agreement }: Pick<Compared<unknown>, 'fields' | 'agreement'>): Columns {
  const names = fields.map(({ name }) => name);
  const components = [...agreement.differing, ...agreement.agreed];
  return {
    beyond: beyond.filter((name) => names.includes(name)),
    components: names.filter((name) => name !== hostKind && components.includes(name)),
  };
}

/** Least and greatest width of a cell, in characters. */
const [narrowest, widest] = [12, 40];

/** Returns widths for cells in one row, by the longest value of each component, so that rows line up. */
export function widthsOf({ fields }: Pick<Compared<unknown>, 'fields'>, { components }: Columns): string {
  return components
    .map((name) => {
      const values = fields.find((field) => field.name === name)?.values ?? [];
      const lengths = values.map((value) => Math.min(widest, value?.length ?? 0));
      return `minmax(0, ${String(Math.max(narrowest, ...lengths))}fr)`;
    })
    .join(' ');
}
