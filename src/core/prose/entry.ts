/**
 * Entries of prose tables: rules that a document states beyond its grammar, as data. One entry for each thing that it
 * forbids, advises against, tolerates or makes worth knowing. Every document's `prose.ts` is a table of entries.
 */

import type { Reading, Span } from '../reading/reading.js';

/**
 * - violation: the document forbids it (must, shall, not allowed, not legal, reserved, excluded).
 * - discouraged: the document advises against it or warns of it (should, unwise, not recommended, caution).
 * - tolerated: not the form that the document asks for, but one that readers should accept.
 * - note: neither for nor against; a fact that readers of the string should know.
 */
export type Level = 'violation' | 'discouraged' | 'tolerated' | 'note';

/** A span of the text that an entry concerns. */
export interface Match extends Span {
  /** Detail of this span, appended to the sentence. Never a piece of the text itself, so that it is safe to print. */
  readonly detail?: string;
}

/** One entry of a revision's table. */
export interface ProseEntry {
  /** Unique within the revision; entries on the same matter share it across revisions. */
  readonly id: string;
  readonly level: Level;
  /** True if it concerns a reference as a whole: a part, read from its own rule, has no such finding. */
  readonly whole?: true;
  /** Section of the document, as grammar/<id>/document.json names them. */
  readonly section: string;
  /** The finding's message: the document's rule, and the part of the string that it concerns. */
  readonly sentence: string;
  /** Finds the spans that it concerns, left to right. Time is linear in the text. */
  readonly test: (reading: Reading, base: Reading | undefined) => readonly Match[];
}
