// The rules as objects of study of whatwg-2026-07.
// Generated from grammar/whatwg-2026-07 and its notation (sha256 a5771e3407e5d40452dae720e75bb86d62cc7e4a89af084c067cf3fd787e2d6f). Do not edit.

import type { StudiedRules } from '../../src/grammar/bnf/encoded-bnf.js';
import { differences } from '../../src/documents/whatwg-2026-07/differences.js';
import { automata } from './automata.js';
import { expressions } from './expressions.js';

export const studiedRules: StudiedRules = { expressions, automata, differences };
