// The rules as objects of study of rfc2396bis-01.
// Generated from grammar/rfc2396bis-01 and its notation (sha256 88b308bb19453d74c5989b7160a62cf46c4fd7cae12baee07ed0c8c4c5de533b). Do not edit.

import type { StudiedRules } from '../../src/grammar/bnf/encoded-bnf.js';
import { differences } from '../../src/documents/rfc2396bis-01/differences.js';
import { automata } from './automata.js';
import { expressions } from './expressions.js';

export const studiedRules: StudiedRules = { expressions, automata, differences };
