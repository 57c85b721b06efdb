/** Census operations: reads and draws a summary, and counts a few lines. */

import { revision, revisions } from 'uri-revisions';
import { shortNameOf } from '../../web/data/names.js';
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
      /** The meanings of its reasons. */
      readonly meanings: readonly string[];
      /** A drawing without its style, which the page provides. */
      readonly svg: string;
      /** The same as a self-contained file. */
      readonly file: string;
    }
  | { readonly kind: 'refused'; readonly problem: string };

/** The verdicts of the documents on lines. */
export type CountedLines = Pick<CensusSummary, 'revisions' | 'lines' | 'masks'>;

/** Number of examples stored for a kind. */
const maxExamples = 3;

/** Counts lines by the documents that derive them; a final line end begins no line. Linear. */
export function countLines(text: string): CountedLines {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  const masks = new Map<number, { lines: number; examples: { readonly text: string }[] }>();
  for (const line of lines) {
    const mask = revisions.reduce((sum, id, bit) => sum + (revision(id).accepts(line) ? 2 ** bit : 0), 0);
    const kind = masks.get(mask) ?? { lines: 0, examples: [] };
    kind.lines++;
    if (kind.examples.length < maxExamples) kind.examples.push({ text: line });
    masks.set(mask, kind);
  }
  return { revisions, lines: lines.length, masks: [...masks].map(([mask, kind]) => ({ mask, ...kind })) };
}

/** Returns the page's name of a document; a summary may contain documents unknown to the page. */
function nameIn(revision: string): string {
  const id = revisions.find((one) => one === revision);
  return id === undefined ? revision : shortNameOf(id);
}

/** Reads and draws a summary. @param text the text of a file */
export function census(text: string): CensusAnswer {
  try {
    const summary = readCensusSummary(text);
    const file = censusChart({ ...summary, revisions: summary.revisions.map(nameIn) });
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
