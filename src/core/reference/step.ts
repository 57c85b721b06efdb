/** One step of a document's algorithm for resolving, as it is told. */

/** One step of the document's algorithm. */
export interface ResolutionStep {
  /** The document's own number or letter; where its pseudocode has none, the line itself. */
  readonly step: string;
  readonly section: string;
  /** What came of it. */
  readonly outcome: string;
  /** The string buffer, where the step works on it. */
  readonly before?: string;
  readonly after?: string;
}
