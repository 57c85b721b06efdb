// The automaton of rfc2396.
// Generated from grammar/rfc2396 and its notation (sha256 1309494a06653ec82a1ebb5ea823c9c2d11f68dd1eb4ce8383e5fe781f05095e). Do not edit.

import type { EncodedAutomaton } from '../../src/automaton/dfa-table.js';

/** The minimal automaton of URI-reference, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [11, 13, 8, 8, 'hBBAKACAKACAJEDAIADBBABJBAFAKABAKAIAEAIFBTBDBAKAJFBTBCBAK', 'UMAKCCABABHLCCALACGDALCBABAKGMAKBBABABABGMDMABABAEABABADACABBKBBABABABGMABBHAEABABGMABAMBMABABAEABABADACABBLAMABABABABGMALAMABABAB'];
