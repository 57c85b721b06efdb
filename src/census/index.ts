/**
 * The public names of uri-revisions-cli/census: summaries of censuses, which the command `census` makes.
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

/** The summary that the text of a file holds. Linear. @throws CensusSummaryError where it holds none */
export function readCensusSummary(text: string): CensusSummary {
  aString(text, 'readCensusSummary: the text');
  return readSummary(text);
}

/**
 * A summary as SVG that stands on its own: the share of the lines that each revision derives, and the largest groups of
 * lines by the revisions that derive them. It follows the reader's choice of light or dark. Linear.
 */
export function censusChart(summary: CensusSummary): string {
  aSummary(summary, 'censusChart: the summary');
  return censusChartUnchecked(summary);
}

/** What the reason of a refusal means, as a phrase. */
export function censusReason(reason: string): string {
  aString(reason, 'censusReason: the reason');
  return meaningOf(reason);
}
