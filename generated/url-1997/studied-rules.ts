// The rules as objects of study of url-1997.
// Generated from grammar/url-1997 and its notation (sha256 3ede1b36488201e4d027a46da4195324fce5b79d32b74480826eea0f4e9b71db). Do not edit.

import type { StudiedRules } from '../../src/grammar/bnf/encoded-bnf.js';
import { differences } from '../../src/documents/url-1997/differences.js';
import { automata } from './automata.js';
import { expressions } from './expressions.js';

export const studiedRules: StudiedRules = { expressions, automata, differences };
