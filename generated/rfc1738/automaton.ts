// The automaton of rfc1738.
// Generated from grammar/rfc1738 and its notation (sha256 6a7364f86dd10c22e3e913ece1896b618ddf794eb1a11751bb68aa907da3860a). Do not edit.

import type { EncodedAutomaton } from '../../src/automaton/dfa-table.js';

/** The minimal automaton of url, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [7, 6, 3, 5, 'hBBAGBBABAGECAFACBFADJBADAGABAGABBFFCTGDBAGAEFGTE', 'LFABEBAFCEBBABACADAFBBABDFBBACADABBF'];
