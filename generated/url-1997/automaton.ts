// The automaton of url-1997.
// Generated from grammar/url-1997 and its notation (sha256 229bfa7c23c299ad49734408448eb9cafba89ae761eff30871095b4245936942). Do not edit.

import type { EncodedAutomaton } from '../../src/automaton/dfa-table.js';

/** The minimal automaton of URL-reference, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [5, 7, 5, 5, 'hBBAEACAEACADJDJCBEABAEABBDFCTEDBAEAEFCTECBAE', 'MFABABEGABFBABAFADABABABAGAB'];
