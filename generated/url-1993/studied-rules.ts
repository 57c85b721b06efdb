// The rules as objects of study of url-1993.
// Generated from grammar/url-1993 and its notation (sha256 0ae3cf3ab8d6c598eabe9ced52f3c4821aee10f104aeec88670813078a533080). Do not edit.

import type { StudiedRules } from '../../src/grammar/bnf/encoded-bnf.js';
import { differences } from '../../src/documents/url-1993/differences.js';
import { automata } from './automata.js';
import { expressions } from './expressions.js';

export const studiedRules: StudiedRules = { expressions, automata, differences };
