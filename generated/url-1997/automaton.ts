// The automaton of url-1997.
// Generated from grammar/url-1997 and its notation (sha256 da1e36a3f197551019e4342ed74eeda0b1f1dd6af425b1ef6aeb51caadb96b68). Do not edit.

import type { EncodedAutomaton } from '../../src/grammar/automaton-table.js';

/** The minimal automaton of URL-reference, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [5, 7, 5, 5, 'hBBAEACAEACADJDJCBEABAEABBDFCTEDBAEAEFCTECBAE', 'MFABABEGABFBABAFADABABABAGAB'];
