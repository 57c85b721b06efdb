// The automaton of the absolute rule of url-1997.
// Generated from grammar/url-1997 and its notation (sha256 3ede1b36488201e4d027a46da4195324fce5b79d32b74480826eea0f4e9b71db). Do not edit.

import type { EncodedAutomaton } from '../../src/core/automaton/dfa-table.js';

/** The minimal automaton of absoluteURL, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [6, 6, 3, 5, 'hBBAFBBABAFECAEACBEADJBACAFABAFABBDFFTDDBAFAEFFTDCBAF', 'LFABEBAFCEBBABACADAFBBABDF'];
