// The automaton of rfc1738.
// Generated from grammar/rfc1738 (sha256 4944ca3c96d0aa9b9f5dc45fabcfbc60ca9a2dad2c2096000f05817d92146259). Do not edit.

import type { EncodedAutomaton } from '../../src/grammar/automaton-table.js';

/** The minimal automaton of url, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [7, 6, 3, 5, 'hBBAGBBABAGECAFACBFADJBADAGABAGABBFFCTGDBAGAEFGTE', 'LFABEBAFCEBBABACADAFBBABDFBBACADABBF'];
