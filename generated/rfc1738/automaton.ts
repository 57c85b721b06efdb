// The automaton of rfc1738.
// Generated from grammar/rfc1738 (sha256 95a3667bcf3e75c816fe3cff4e60302854db360d1877f55c59f46bcef939d24c). Do not edit.

import type { EncodedAutomaton } from '../../src/grammar/automaton-table.js';

/** The minimal automaton of url, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [7, 6, 3, 5, 'hBBAGBBABAGECAFACBFADJBADAGABAGABBFFCTGDBAGAEFGTE', 'LFABEBAFCEBBABACADAFBBABDFBBACADABBF'];
