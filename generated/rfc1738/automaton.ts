// The automaton of rfc1738.
// Generated from grammar/rfc1738 and its notation (sha256 fc1517d378fd381b01d6a0160149a9ad9097f100564cc18ba8edc003d426a2c1). Do not edit.

import type { EncodedAutomaton } from '../../src/automaton/dfa-table.js';

/** The minimal automaton of url, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [7, 6, 3, 5, 'hBBAGBBABAGECAFACBFADJBADAGABAGABBFFCTGDBAGAEFGTE', 'LFABEBAFCEBBABACADAFBBABDFBBACADABBF'];
