// The rules as objects of study of url-1995.
// Generated from grammar/url-1995 and its notation (sha256 13df060169846198d42c8a548872b4b6301a1d4624811649c21b535e6b7e5a01). Do not edit.

import type { StudiedRules } from '../../src/grammar/bnf/encoded-bnf.js';
import { differences } from '../../src/documents/url-1995/differences.js';
import { automata } from './automata.js';
import { expressions } from './expressions.js';

export const studiedRules: StudiedRules = { expressions, automata, differences };
