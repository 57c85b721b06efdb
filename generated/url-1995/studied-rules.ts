// The rules as objects of study of url-1995.
// Generated from grammar/url-1995 and its notation (sha256 f7b8dc6b3b82020439777f17cb4fb6df928695147aa6f25d277d402e6ae2ee6a). Do not edit.

import type { StudiedRules } from '../../src/grammar/bnf/encoded-bnf.js';
import { differences } from '../../src/documents/url-1995/differences.js';
import { automata } from './automata.js';
import { expressions } from './expressions.js';

export const studiedRules: StudiedRules = { expressions, automata, differences };
