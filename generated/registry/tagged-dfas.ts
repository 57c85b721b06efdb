// Generated from grammar/*/document.json. Do not edit.

import type { EncodedTaggedDfa } from '../../src/core/automaton/tagged-dfa.js';
import type { RevisionId } from './ids.js';
import { taggedDfa as taggedDfa0 } from '../url-1993/tagged-dfa.js';
import { taggedDfa as taggedDfa1 } from '../url-1995/tagged-dfa.js';
import { taggedDfa as taggedDfa2 } from '../rfc1630/tagged-dfa.js';
import { taggedDfa as taggedDfa3 } from '../rfc1738/tagged-dfa.js';
import { taggedDfa as taggedDfa4 } from '../rfc1808/tagged-dfa.js';
import { taggedDfa as taggedDfa5 } from '../url-1997/tagged-dfa.js';
import { taggedDfa as taggedDfa6 } from '../rfc2396/tagged-dfa.js';
import { taggedDfa as taggedDfa7 } from '../rfc2732/tagged-dfa.js';
import { taggedDfa as taggedDfa8 } from '../rfc2396bis-01/tagged-dfa.js';
import { taggedDfa as taggedDfa9 } from '../rfc3986/tagged-dfa.js';
import { taggedDfa as taggedDfa10 } from '../rfc3987/tagged-dfa.js';
import { taggedDfa as taggedDfa11 } from '../rfc6874/tagged-dfa.js';
import { taggedDfa as taggedDfa12 } from '../whatwg-2026-07/tagged-dfa.js';

export const taggedDfas: Readonly<Record<RevisionId, EncodedTaggedDfa>> = {
  'url-1993': taggedDfa0,
  'url-1995': taggedDfa1,
  'rfc1630': taggedDfa2,
  'rfc1738': taggedDfa3,
  'rfc1808': taggedDfa4,
  'url-1997': taggedDfa5,
  'rfc2396': taggedDfa6,
  'rfc2732': taggedDfa7,
  'rfc2396bis-01': taggedDfa8,
  'rfc3986': taggedDfa9,
  'rfc3987': taggedDfa10,
  'rfc6874': taggedDfa11,
  'whatwg-2026-07': taggedDfa12,
};
