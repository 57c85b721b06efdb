// The automaton of the absolute rule of rfc1808.
// Generated from grammar/rfc1808 and its notation (sha256 c8f916ce73345a46d2a96178749d9f5e7eb2dbd530a871964c93d19ddeffd545). Do not edit.

import type { EncodedAutomaton } from '../../src/automaton/dfa-table.js';

/** The minimal automaton of absoluteURL, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [6, 6, 3, 5, 'hBBAFBBABAFECAEACBEADJBACAFABAFABBDFFTDDBAFAEFFTD', 'LFABEBAFCEBBABACADAFBBABDF'];
