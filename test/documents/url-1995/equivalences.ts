/** Pairs of strings that url-1995 calls equivalent, with the level, and pairs that it does not. */
import type { Equivalence } from '../expected.js';

export const equivalences: readonly Equivalence[] = [];
