/** The calls of uri-revisions-cli/grammar on summaries of censuses, which the command `census` makes. */
import { aString } from '../base/arguments.js';
import { meaningOf } from './census/reasons.js';
import { censusChart as censusChartUnchecked } from './census/chart.js';
import { aSummary, type CensusSummary, readSummary } from './census/summary.js';

export type { CensusReason } from './census/reasons.js';
export {
  type CensusCircumstances,
  type CensusExample,
  type CensusKind,
  type CensusReadable,
  type CensusRecords,
  type CensusSummary,
  CensusSummaryError,
} from './census/summary.js';

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
