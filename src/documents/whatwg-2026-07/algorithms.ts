/**
 * Algorithms of the URL Standard on valid URL strings: none. The standard resolves and normalizes by its parser, which
 * accepts other strings; a reading by that parser differs from validity.
 */

import { noAlgorithms, type ReferenceAlgorithms } from '../../core/reference/algorithms.js';

export const references: ReferenceAlgorithms = noAlgorithms(
  'whatwg-2026-07',
  '#url-writing',
  'the standard resolves them with its parser, which is not part of its grammar',
);
