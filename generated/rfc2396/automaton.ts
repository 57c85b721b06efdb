// The automaton of rfc2396.
// Generated from grammar/rfc2396 and its notation (sha256 d9fd9be285f48ae4af255a679ff2d209460b2babfe4d7b5285234f273cee72d9). Do not edit.

import type { EncodedAutomaton } from '../../src/automaton/dfa-table.js';

/** The minimal automaton of URI-reference, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [11, 13, 8, 8, 'hBBAKACAKACAJEDAIADBBABJBAFAKABAKAIAEAIFBTBDBAKAJFBTBCBAK', 'UMAKCCABABHLCCALACGDALCBABAKGMAKBBABABABGMDMABABAEABABADACABBKBBABABABGMABBHAEABABGMABAMBMABABAEABABADACABBLAMABABABABGMALAMABABAB'];
