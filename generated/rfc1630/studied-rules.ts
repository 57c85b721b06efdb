// The rules as objects of study of rfc1630.
// Generated from grammar/rfc1630 and its notation (sha256 fa5635aa2ec4d49ad9ac741f794b05eb0581b6f63d2553fe01493797d6623144). Do not edit.

import type { StudiedRules } from '../../src/grammar/bnf/encoded-bnf.js';
import { differences } from '../../src/documents/rfc1630/differences.js';
import { automata } from './automata.js';
import { expressions } from './expressions.js';

export const studiedRules: StudiedRules = { expressions, automata, differences };
