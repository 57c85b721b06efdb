/**
 * What a document's prose says beyond its grammar, as data: one entry for each thing it forbids, advises
 * against, tolerates or makes worth knowing. Every document's `prose.ts` is a table of these.
 */

import type { Reading, Span } from '../reading/reading.js';

/**
 * - violation: the document forbids it (must, shall, not allowed, not legal, reserved, excluded).
 * - discouraged: the document advises against it or warns of it (should, unwise, not recommended, caution).
 * - tolerated: not the form that the document asks for, but one that it wants readers to take.
 * - note: neither for nor against; what a reader of the string should know.
 */
export type Level = 'violation' | 'discouraged' | 'tolerated' | 'note';

/** A stretch of the text that an entry is about. */
export interface Hit extends Span {
  /** What this stretch adds to the sentence. Never a piece of the text itself, so that it is safe to print. */
  readonly detail?: string;
}

/** One entry of a revision's table. */
export interface ProseEntry {
  /** Unique within the revision, the same across revisions for the same matter. */
  readonly id: string;
  readonly level: Level;
  /** Section of the document, as grammar/<id>/document.json names them. */
  readonly section: string;
  /** The finding's message: what the document says, and what of the string it concerns. */
  readonly sentence: string;
  /** The stretches it concerns, left to right. Time linear in the text. */
  readonly test: (reading: Reading, base: Reading | undefined) => readonly Hit[];
}
