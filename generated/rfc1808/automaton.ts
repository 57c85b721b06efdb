// The automaton of rfc1808.
// Generated from grammar/rfc1808 and its notation (sha256 d9833e87df1324cec1cb0b0b8a617c5af2adc2a288158f6e09ff975f42962bd1). Do not edit.

import type { EncodedAutomaton } from '../../src/core/automaton/dfa-table.js';

/** The minimal automaton of URL, for decodeAutomaton. */
export const automaton: EncodedAutomaton = [6, 13, 9, 7, 'hBBAFACAFACAEIDABJCBFABAFABBEFCTFDBAFAFFCTF', 'UIDDABABGLDCALACGBDBABAKHIACACAMAJAGAEABABACADABAJDDAB'];
