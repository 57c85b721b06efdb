// The rules as objects of study of rfc1808.
// Generated from grammar/rfc1808 and its notation (sha256 d9833e87df1324cec1cb0b0b8a617c5af2adc2a288158f6e09ff975f42962bd1). Do not edit.

import type { StudiedRules } from '../../src/grammar/bnf/encoded-bnf.js';
import { differences } from '../../src/documents/rfc1808/differences.js';
import { automata } from './automata.js';
import { expressions } from './expressions.js';

export const studiedRules: StudiedRules = { expressions, automata, differences };
