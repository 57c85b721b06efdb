// The automaton of rfc1738.
// Generated from grammar/rfc1738 and its notation (sha256 8bb4a7be91027dc69cdc4a3e36583464e3c8e8810915d5981785eb4a7581dbbf). Do not edit.

import type { EncodedAutomaton } from '../../src/automaton/dfa-table.js';

/** The minimal automaton of url, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [7, 6, 3, 5, 'hBBAGBBABAGECAFACBFADJBADAGABAGABBFFCTGDBAGAEFGTE', 'LFABEBAFCEBBABACADAFBBABDFBBACADABBF'];
