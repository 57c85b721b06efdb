// The rules as objects of study of rfc1738.
// Generated from grammar/rfc1738 and its notation (sha256 118f8d86e168aa6261e56954cb1beadefc3ff4cca5a74159d4b09174bed83fb9). Do not edit.

import type { StudiedRules } from '../../src/grammar/bnf/encoded-bnf.js';
import { differences } from '../../src/documents/rfc1738/differences.js';
import { automata } from './automata.js';
import { expressions } from './expressions.js';

export const studiedRules: StudiedRules = { expressions, automata, differences };
