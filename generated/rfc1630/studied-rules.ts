// The rules as objects of study of rfc1630.
// Generated from grammar/rfc1630 and its notation (sha256 56fb1a9f0f0c3e3dcc433f0777b28780a3b4af7aadf7ed97bc4a6a20fb3abec0). Do not edit.

import type { StudiedRules } from '../../src/grammar/bnf/encoded-bnf.js';
import { differences } from '../../src/documents/rfc1630/differences.js';
import { automata } from './automata.js';
import { expressions } from './expressions.js';

export const studiedRules: StudiedRules = { expressions, automata, differences };
