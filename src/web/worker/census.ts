/** A summary of a census, read and drawn. */

import {
  censusChart,
  censusReason,
  type CensusSummary,
  CensusSummaryError,
  readCensusSummary,
} from 'uri-revisions-cli/grammar';

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
