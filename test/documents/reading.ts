/** A reading that the document's policy decides (grammar/README.md, "The readings"). */
import type { Components, RevisionId, SpecificComponents } from '../../src/index.js';

export interface Reading {
  readonly revision: RevisionId;
  readonly text: string;
  /** The section that decides. */
  readonly section: string;
  /** The productions that carry the text. */
  readonly production: readonly string[];
  /** Components that are defined; the others are undefined. */
  readonly components: Partial<Components>;
}

export const specific = (value: SpecificComponents): SpecificComponents => value;
