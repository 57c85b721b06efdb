// The automaton of the absolute rule of url-1997.
// Generated from grammar/url-1997 and its notation (sha256 b15686977a66cd30d33a4d5ec2b67ebd2ab4bdf7f94f5413d5684a6857613081). Do not edit.

import type { EncodedAutomaton } from '../../src/automaton/dfa-table.js';

/** The minimal automaton of absoluteURL, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [6, 6, 3, 5, 'hBBAFBBABAFECAEACBEADJBACAFABAFABBDFFTDDBAFAEFFTDCBAF', 'LFABEBAFCEBBABACADAFBBABDF'];
