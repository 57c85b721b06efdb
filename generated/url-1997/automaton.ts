// The automaton of url-1997.
// Generated from grammar/url-1997 and its notation (sha256 b9b3c1376f4dccd052a195bd2eb33f168ba78500a29493e9e6598a3a6bbcb81a). Do not edit.

import type { EncodedAutomaton } from '../../src/automaton/dfa-table.js';

/** The minimal automaton of URL-reference, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [5, 7, 5, 5, 'hBBAEACAEACADJDJCBEABAEABBDFCTEDBAEAEFCTECBAE', 'MFABABEGABFBABAFADABABABAGAB'];
