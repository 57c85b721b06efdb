/** What url-1995 calls equivalent, level by level, and what it does not. */
import type { Equivalence } from '../expected.js';

export const equivalences: readonly Equivalence[] = [];
