// The automaton of the absolute rule of rfc2396.
// Generated from grammar/rfc2396 and its notation (sha256 a0f1157ed65f4f8df0093cc312b00484a8f48838a6058752ec77c0f687cdc2aa). Do not edit.

import type { EncodedAutomaton } from '../../src/core/automaton/dfa-table.js';

/** The minimal automaton of absoluteURI, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [8, 7, 1, 6, 'hBBAHBBABAHECAGACBGADJBAEAHABAHABBFFBTBDBAHAGFBTBCBAH', 'MGBBECBFDEACBBBDADAFACBBDFABBBAEAGADAFACBBAEADBEAC'];
