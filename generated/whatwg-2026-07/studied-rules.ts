// The rules as objects of study of whatwg-2026-07.
// Generated from grammar/whatwg-2026-07 and its notation (sha256 170700046a108fd42df69b34a8df2dce23e1d321a5fd38984ada9a2989e17cfe). Do not edit.

import type { StudiedRules } from '../../src/grammar/bnf/encoded-bnf.js';
import { differences } from '../../src/documents/whatwg-2026-07/differences.js';
import { automata } from './automata.js';
import { expressions } from './expressions.js';

export const studiedRules: StudiedRules = { expressions, automata, differences };
