// The automaton of url-1997.
// Generated from grammar/url-1997 and its notation (sha256 238b2953e3df92af3dd9ae851b0eb21a6075b7911eb7cb1986ade8870c56aa5b). Do not edit.

import type { EncodedAutomaton } from '../../src/automaton/dfa-table.js';

/** The minimal automaton of URL-reference, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [5, 7, 5, 5, 'hBBAEACAEACADJDJCBEABAEABBDFCTEDBAEAEFCTECBAE', 'MFABABEGABFBABAFADABABABAGAB'];
