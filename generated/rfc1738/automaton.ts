// The automaton of rfc1738.
// Generated from grammar/rfc1738 and its notation (sha256 2c556fe20a88a95b3190a401e60869df7d5a55318ae1b96353c3c95c5c0ab688). Do not edit.

import type { EncodedAutomaton } from '../../src/core/automaton/dfa-table.js';

/** The minimal automaton of url, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [7, 6, 3, 5, 'hBBAGBBABAGECAFACBFADJBADAGABAGABBFFCTGDBAGAEFGTE', 'LFABEBAFCEBBABACADAFBBABDFBBACADABBF'];
