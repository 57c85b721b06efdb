// The rules as objects of study of rfc2396.
// Generated from grammar/rfc2396 and its notation (sha256 63893fb2ce55fbe9367c3992e2b785c54a4de179f7ceb37e791dc627ab257431). Do not edit.

import type { StudiedRules } from '../../src/grammar/bnf/encoded-bnf.js';
import { differences } from '../../src/documents/rfc2396/differences.js';
import { automata } from './automata.js';
import { expressions } from './expressions.js';

export const studiedRules: StudiedRules = { expressions, automata, differences };
