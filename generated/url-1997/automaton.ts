// The automaton of url-1997.
// Generated from grammar/url-1997 and its notation (sha256 04a02fd28e84131a2059f35e06e399f675baa655c6e58dfd676bebe0989ab9de). Do not edit.

import type { EncodedAutomaton } from '../../src/automaton/dfa-table.js';

/** The minimal automaton of URL-reference, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [5, 7, 5, 5, 'hBBAEACAEACADJDJCBEABAEABBDFCTEDBAEAEFCTECBAE', 'MFABABEGABFBABAFADABABABAGAB'];
