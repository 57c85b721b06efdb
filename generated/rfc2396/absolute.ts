// The automaton of the absolute rule of rfc2396.
// Generated from grammar/rfc2396 and its notation (sha256 daf9a600f8cc97b0a37256ddf23ad1b5f1eb7f06fe13cbdc7e054fe111962ce4). Do not edit.

import type { EncodedAutomaton } from '../../src/automaton/dfa-table.js';

/** The minimal automaton of absoluteURI, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [8, 7, 1, 6, 'hBBAHBBABAHECAGACBGADJBAEAHABAHABBFFBTBDBAHAGFBTBCBAH', 'MGBBECBFDEACBBBDADAFACBBDFABBBAEAGADAFACBBAEADBEAC'];
