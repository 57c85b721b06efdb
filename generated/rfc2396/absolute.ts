// The automaton of the absolute rule of rfc2396.
// Generated from grammar/rfc2396 and its notation (sha256 63893fb2ce55fbe9367c3992e2b785c54a4de179f7ceb37e791dc627ab257431). Do not edit.

import type { EncodedAutomaton } from '../../src/core/automaton/dfa-table.js';

/** The minimal automaton of absoluteURI, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [8, 7, 1, 6, 'hBBAHBBABAHECAGACBGADJBAEAHABAHABBFFBTBDBAHAGFBTBCBAH', 'MGBBECBFDEACBBBDADAFACBBDFABBBAEAGADAFACBBAEADBEAC'];
