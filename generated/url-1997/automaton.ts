// The automaton of url-1997.
// Generated from grammar/url-1997 (sha256 f2a268e29be7616f818dd3e3195523508cb038dd95d9e2bdee6cda72d51dff73). Do not edit.

import type { EncodedAutomaton } from '../../src/grammar/automaton-table.js';

/** The minimal automaton of URL-reference, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [5, 7, 5, 5, 'hBBAEACAEACADJDJCBEABAEABBDFCTEDBAEAEFCTECBAE', 'MFABABEGABFBABAFADABABABAGAB'];
