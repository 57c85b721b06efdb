// The automaton of rfc1738.
// Generated from grammar/rfc1738 (sha256 2333e7c5d3908892d207a0a791ea61205325774cc6565c0706b0ff79b9fc2b0b). Do not edit.

import type { EncodedAutomaton } from '../../src/grammar/automaton-table.js';

/** The minimal automaton of url, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [7, 6, 3, 5, 'hBBAGBBABAGECAFACBFADJBADAGABAGABBFFCTGDBAGAEFGTE', 'LFABEBAFCEBBABACADAFBBABDFBBACADABBF'];
