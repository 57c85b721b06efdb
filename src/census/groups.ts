/** Counts of a census in words: shares, and groups of lines by the documents that accept them. */

import type { CensusSummary } from '../study/census-summary.js';

export { grouped as count } from '../study/formatting/format-text.js';

/** The counts of a file or of typed lines. */
export type Counted = Pick<CensusSummary, 'revisions' | 'lines' | 'masks'>;

/** Title of the groups. */
export const groupsTitle = 'Lines by the documents that accept them';

/** Returns the groups, the most frequent first. */
export function masksOf({ masks }: Counted): CensusSummary['masks'] {
  return masks.toSorted((a, b) => b.lines - a.lines || a.mask - b.mask);
}

/** Returns the number of lines that a document accepts. @param bit its place in the masks */
export function acceptedBy(bit: number, { masks }: Counted): number {
  return masks.reduce((sum, { mask, lines }) => sum + (has(mask, bit) ? lines : 0), 0);
}

/** Returns the names of the documents of a mask. @param nameOf returns the name of a document by its id */
export function who({ revisions }: Counted, mask: number, nameOf: (id: string) => string): string {
  const names = revisions.filter((_, bit) => has(mask, bit)).map(nameOf);
  if (names.length === 0) return 'none';
  return names.length === revisions.length && names.length > 1 ? 'all' : names.join(', ');
}

/** Formats a share; only exact 0 and 100 % are shown as such. */
export function share(lines: number, of: number): string {
  if (of === 0) return '–';
  const share = ((100 * lines) / of).toFixed(1);
  if (share === '0.0' && lines > 0) return '< 0.1\u00A0%';
  return share === '100.0' && lines < of ? '> 99.9\u00A0%' : `${share}\u00A0%`;
}

/** Tests whether a mask has the document at a place. */
export function has(mask: number, bit: number): boolean {
  return ((mask >>> bit) & 1) === 1;
}
