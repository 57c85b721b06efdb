// The rules as objects of study of rfc6874.
// Generated from grammar/rfc6874 and its notation (sha256 981dca73f7cd7b71af04f18b280fa25186716c974da692af59a417dee5490cef). Do not edit.

import type { StudiedRules } from '../../src/grammar/bnf/encoded-bnf.js';
import { differences } from '../../src/documents/rfc6874/differences.js';
import { automata } from './automata.js';
import { expressions } from './expressions.js';

export const studiedRules: StudiedRules = { expressions, automata, differences };
