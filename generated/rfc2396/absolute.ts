// The automaton of the absolute rule of rfc2396.
// Generated from grammar/rfc2396 and its notation (sha256 3fcfb87b786470206516fa1e48965bd59a1a1fa49e400cb10d7e3182e350d17e). Do not edit.

import type { EncodedAutomaton } from '../../src/core/automaton/dfa-table.js';

/** The minimal automaton of absoluteURI, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [8, 7, 1, 6, 'hBBAHBBABAHECAGACBGADJBAEAHABAHABBFFBTBDBAHAGFBTBCBAH', 'MGBBECBFDEACBBBDADAFACBBDFABBBAEAGADAFACBBAEADBEAC'];
