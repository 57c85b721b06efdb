// The automaton of rfc1738.
// Generated from grammar/rfc1738 and its notation (sha256 0a1e6effa19ce5fd1a1d5eeda83c981312bf88f43843384710f15165b640c302). Do not edit.

import type { EncodedAutomaton } from '../../src/grammar/automaton-table.js';

/** The minimal automaton of url, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [7, 6, 3, 5, 'hBBAGBBABAGECAFACBFADJBADAGABAGABBFFCTGDBAGAEFGTE', 'LFABEBAFCEBBABACADAFBBABDFBBACADABBF'];
