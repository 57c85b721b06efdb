// The rules as objects of study of rfc2396bis-01.
// Generated from grammar/rfc2396bis-01 and its notation (sha256 482f78c426a3fe04ba690e065c9f9760d179933c12954e04d5500517f69e65a2). Do not edit.

import type { StudiedRules } from '../../src/grammar/bnf/encoded-bnf.js';
import { differences } from '../../src/documents/rfc2396bis-01/differences.js';
import { automata } from './automata.js';
import { expressions } from './expressions.js';

export const studiedRules: StudiedRules = { expressions, automata, differences };
