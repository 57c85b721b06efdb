/**
 * The public names of uri-revisions-cli/census: summaries of censuses, written by the command `census`.
 * @module uri-revisions-cli/census
 */
import { aString } from '../core/base/arguments.js';
import { meaningOf } from '../study/reasons.js';
import { censusChart as censusChartUnchecked } from './chart.js';
import { aSummary, type CensusSummary, readSummary } from '../study/census-summary.js';

export type { CensusReason } from '../study/reasons.js';
export {
  type CensusCircumstances,
  type CensusExample,
  type CensusKind,
  type CensusReadable,
  type CensusRecords,
  type CensusSummary,
  CensusSummaryError,
} from '../study/census-summary.js';

/** Reads a summary from the text of a file. Linear. @throws CensusSummaryError if it is no summary */
export function readCensusSummary(text: string): CensusSummary {
  aString(text, 'readCensusSummary: the text');
  return readSummary(text);
}

/**
 * Draws a summary as self-contained SVG: the share of the lines that each revision derives, and the largest groups of
 * lines by the revisions that derive them. It follows the reader's choice of light or dark. Linear.
 */
export function censusChart(summary: CensusSummary): string {
  aSummary(summary, 'censusChart: the summary');
  return censusChartUnchecked(summary);
}

/** Returns the meaning of a refusal's reason, as a phrase. */
export function censusReason(reason: string): string {
  aString(reason, 'censusReason: the reason');
  return meaningOf(reason);
}
