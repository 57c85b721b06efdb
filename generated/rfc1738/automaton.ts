// The automaton of rfc1738.
// Generated from grammar/rfc1738 and its notation (sha256 724b09ad1147a8d97836a0d5e1490fe6393609b0f5aaa9a6dd2655ed8b21fa75). Do not edit.

import type { EncodedAutomaton } from '../../src/automaton/dfa-table.js';

/** The minimal automaton of url, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [7, 6, 3, 5, 'hBBAGBBABAGECAFACBFADJBADAGABAGABBFFCTGDBAGAEFGTE', 'LFABEBAFCEBBABACADAFBBABDFBBACADABBF'];
