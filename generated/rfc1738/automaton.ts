// The automaton of rfc1738.
// Generated from grammar/rfc1738 and its notation (sha256 d29b01a239b3eb3708da53c071307dd7450967154dcd41d18b8c1f1afc48abd1). Do not edit.

import type { EncodedAutomaton } from '../../src/automaton/dfa-table.js';

/** The minimal automaton of url, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [7, 6, 3, 5, 'hBBAGBBABAGECAFACBFADJBADAGABAGABBFFCTGDBAGAEFGTE', 'LFABEBAFCEBBABACADAFBBABDFBBACADABBF'];
