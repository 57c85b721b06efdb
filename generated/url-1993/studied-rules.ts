// The rules as objects of study of url-1993.
// Generated from grammar/url-1993 and its notation (sha256 17d03bcfd13989e12bb5e4245f3de41e6f62231f8a1df46971ea70a9db61ffce). Do not edit.

import type { StudiedRules } from '../../src/grammar/bnf/encoded-bnf.js';
import { differences } from '../../src/documents/url-1993/differences.js';
import { automata } from './automata.js';
import { expressions } from './expressions.js';

export const studiedRules: StudiedRules = { expressions, automata, differences };
