/** A summary of a census, read and drawn; a few lines, counted. */

import { revision, revisions } from 'uri-revisions';
import {
  censusChart,
  censusReason,
  type CensusSummary,
  CensusSummaryError,
  readCensusSummary,
} from '../index.js';

export type CensusAnswer =
  | {
      readonly kind: 'drawn';
      readonly summary: CensusSummary;
      /** What its reasons mean. */
      readonly meanings: readonly string[];
      /** A drawing whose style is left out: the page has one. */
      readonly svg: string;
      /** The same as it stands on its own. */
      readonly file: string;
    }
  | { readonly kind: 'refused'; readonly problem: string };

/** What the documents say of lines. */
export type CountedLines = Pick<CensusSummary, 'revisions' | 'lines' | 'masks'>;

/** So many lines are kept as examples of a kind. */
const mostExamples = 3;

/** Counts lines by the documents that derive them; an end of a line at the end begins none. Linear. */
export function countLines(text: string): CountedLines {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  const masks = new Map<number, { lines: number; examples: { readonly text: string }[] }>();
  for (const line of lines) {
    const mask = revisions.reduce((sum, id, bit) => sum + (revision(id).accepts(line) ? 2 ** bit : 0), 0);
    const kind = masks.get(mask) ?? { lines: 0, examples: [] };
    kind.lines++;
    if (kind.examples.length < mostExamples) kind.examples.push({ text: line });
    masks.set(mask, kind);
  }
  return { revisions, lines: lines.length, masks: [...masks].map(([mask, kind]) => ({ mask, ...kind })) };
}

/** @param text of a file */
export function census(text: string): CensusAnswer {
  try {
    const summary = readCensusSummary(text);
    const file = censusChart(summary);
    return {
      kind: 'drawn',
      summary,
      meanings: summary.reasons.map(({ reason }) => censusReason(reason)),
      svg: file.replace(/<style>[^]*?<\/style>/, ''),
      file,
    };
  } catch (error) {
    if (error instanceof CensusSummaryError) return { kind: 'refused', problem: error.problem };
    throw error;
  }
}
