// The automaton of url-1997.
// Generated from grammar/url-1997 and its notation (sha256 b9e61f0a3aed162962d4661bee3faf9d1d5baeb2af744534d9a7fcf10a0b7a55). Do not edit.

import type { EncodedAutomaton } from '../../src/automaton/dfa-table.js';

/** The minimal automaton of URL-reference, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [5, 7, 5, 5, 'hBBAEACAEACADJDJCBEABAEABBDFCTEDBAEAEFCTECBAE', 'MFABABEGABFBABAFADABABABAGAB'];
