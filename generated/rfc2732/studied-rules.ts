// The rules as objects of study of rfc2732.
// Generated from grammar/rfc2732 and its notation (sha256 dafeb6552b422bde78c6bde6cf685c18c071ff66e0bf660322645d95171f8f00). Do not edit.

import type { StudiedRules } from '../../src/grammar/bnf/encoded-bnf.js';
import { differences } from '../../src/documents/rfc2732/differences.js';
import { automata } from './automata.js';
import { expressions } from './expressions.js';

export const studiedRules: StudiedRules = { expressions, automata, differences };
