// The automaton of rfc1808.
// Generated from grammar/rfc1808 and its notation (sha256 e34a7f3b38c0beabebab9945c63dbfa2d952e20ec0506ff3b34ee304fcd42c1f). Do not edit.

import type { EncodedAutomaton } from '../../src/automaton/dfa-table.js';

/** The minimal automaton of URL, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [6, 13, 9, 7, 'hBBAFACAFACAEIDABJCBFABAFABBEFCTFDBAFAFFCTF', 'UIDDABABGLDCALACGBDBABAKHIACACAMAJAGAEABABACADABAJDDAB'];
