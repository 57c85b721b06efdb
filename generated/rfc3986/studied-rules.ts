// The rules as objects of study of rfc3986.
// Generated from grammar/rfc3986 and its notation (sha256 c5636bcc321db15546d52cbab4924dc06631d0a28ec0b4a45a93d64f7309e6e1). Do not edit.

import type { StudiedRules } from '../../src/grammar/bnf/encoded-bnf.js';
import { differences } from '../../src/documents/rfc3986/differences.js';
import { automata } from './automata.js';
import { expressions } from './expressions.js';

export const studiedRules: StudiedRules = { expressions, automata, differences };
