// The automaton of rfc1808.
// Generated from grammar/rfc1808 and its notation (sha256 fd314c646d036f8848f655a1190fed1729feee8b7e1c8490cb25eb6d721d60bc). Do not edit.

import type { EncodedAutomaton } from '../../src/automaton/dfa-table.js';

/** The minimal automaton of URL, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [6, 13, 9, 7, 'hBBAFACAFACAEIDABJCBFABAFABBEFCTFDBAFAFFCTF', 'UIDDABABGLDCALACGBDBABAKHIACACAMAJAGAEABABACADABAJDDAB'];
