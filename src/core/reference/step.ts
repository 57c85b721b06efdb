/** Recorded step of a document's algorithm for resolving. */

export interface ResolutionStep {
  /** The document's own number or letter; if its pseudocode has none, the line itself. */
  readonly step: string;
  readonly section: string;
  /** Result of the step. */
  readonly outcome: string;
  /** The string buffer, if the step works on it. */
  readonly before?: string;
  readonly after?: string;
}
