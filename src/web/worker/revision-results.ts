/**
 * One revision's reading of a text: first its verdict with its components or where it stops, then reasons and findings.
 */

import {
  type Agreement,
  type ComparedField,
  compareWithProse,
  type ComparisonRow,
  type Finding,
  revision,
  type RevisionId,
  type UriSyntaxError,
} from 'uri-revisions';
import { type ComponentRow, componentRows } from 'uri-revisions-cli/grammar';
import { type Piece, pieces } from './pieces.js';

/** A comparison as plain data, with one result for each document. */
export interface Compared<Result> {
  readonly rows: readonly Result[];
  readonly fields: readonly ComparedField[];
  readonly runs: readonly (readonly number[])[];
  readonly agreement: Agreement;
  /** The conclusion with the ids of documents, for copies. */
  readonly conclusion: string;
}

/** One revision's result for a text, with its data on a refusal. */
type RevisionResult<Refused> = ResultHead &
  (
    | { readonly verdict: 'no such rule' }
    | ({ readonly verdict: 'not derivable' } & Refused)
    | ({ readonly verdict: 'derivable' } & Reading & Prose)
  );

/** The complete result of one revision for a text. */
export type CardResult = RevisionResult<{ readonly refusal: Refusal } & Prose>;

/** The same, but of a refusal only its place: finding fixes takes far longer. */
export type TableResult = RevisionResult<{ readonly refusal: Pick<Refusal, 'offset' | 'found'> }>;

interface ResultHead {
  readonly revision: RevisionId;
  readonly title: string;
  readonly year: string;
  /** The start rule. */
  readonly start: string;
}

/** The statements of the document's prose; none if the string is not read from the reference rule. */
export interface Prose {
  readonly conforming: boolean | undefined;
  readonly findings: readonly Finding[];
}

export interface Reading {
  /** The productions that carry it, outermost first. */
  readonly production: readonly string[];
  /** The text in stretches of one role each. */
  readonly pieces: readonly Piece[];
  /** Every common component, present or not, then those that the scheme adds. */
  readonly components: readonly ComponentRow[];
}

/** The diagnosis, as plain data. */
export type Refusal = ReturnType<UriSyntaxError['toJSON']>;

/**
 * Compares documents on a text.
 * @param start a rule's name, or empty for each document's reference rule
 * @param resultOf returns the result of each
 */
export function comparedIn<Result>(
  text: string,
  ids: readonly RevisionId[],
  start: string,
  resultOf: (row: ComparisonRow) => Result,
): Compared<Result> {
  const comparison = compareWithProse(text, { revisions: ids, ...(start !== '' && { start }) });
  const { rows, fields, runs, agreement } = comparison;
  return { rows: rows.map(resultOf), fields, runs, agreement, conclusion: comparison.conclusion() };
}

/** Returns the complete result of a document. */
export function cardResult(row: ComparisonRow): CardResult {
  return resultOf(row, ({ conforming, findings, error }) => ({
    conforming,
    findings,
    refusal: error.toJSON(),
  }));
}

/** Returns the result that is shown first. */
export function tableResult(row: ComparisonRow): TableResult {
  const { offset = 0, found } = row.reading ?? {};
  return resultOf(row, () => ({ refusal: { offset, found } }));
}

/** Builds the result of a document. @param refused returns the data on a refusal */
function resultOf<Refused extends object>(
  row: ComparisonRow,
  refused: (row: ComparisonRow & { readonly derivable: false }) => Refused,
): RevisionResult<Refused> {
  const { title, date } = revision(row.revision);
  const head = { revision: row.revision, title, year: date.slice(0, 4), start: row.start };
  if (row.derivable === undefined) return { ...head, verdict: 'no such rule' };
  if (!row.derivable) return { ...head, verdict: 'not derivable', ...refused(row) };
  const { conforming, findings, production, components, reading } = row;
  return {
    ...head,
    ...{ conforming, findings, verdict: 'derivable', production },
    pieces: pieces(reading.text, reading.spans),
    components: componentRows(components),
  };
}
