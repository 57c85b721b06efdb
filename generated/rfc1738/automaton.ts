// The automaton of rfc1738.
// Generated from grammar/rfc1738 and its notation (sha256 cca23ad0836550a0055572da318eb1c7d83822989dfff34f2c95daf7d334f0f7). Do not edit.

import type { EncodedAutomaton } from '../../src/automaton/dfa-table.js';

/** The minimal automaton of url, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [7, 6, 3, 5, 'hBBAGBBABAGECAFACBFADJBADAGABAGABBFFCTGDBAGAEFGTE', 'LFABEBAFCEBBABACADAFBBABDFBBACADABBF'];
