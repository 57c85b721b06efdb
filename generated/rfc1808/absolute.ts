// The automaton of the absolute rule of rfc1808.
// Generated from grammar/rfc1808 and its notation (sha256 cdada985f75e8e728cf0871d44a9aeadf5a659c90e685f9c12f1c260206e832e). Do not edit.

import type { EncodedAutomaton } from '../../src/core/automaton/dfa-table.js';

/** The minimal automaton of absoluteURL, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [6, 6, 3, 5, 'hBBAFBBABAFECAEACBEADJBACAFABAFABBDFFTDDBAFAEFFTD', 'LFABEBAFCEBBABACADAFBBABDF'];
