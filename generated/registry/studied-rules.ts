// Generated from grammar/*/document.json. Do not edit.

import type { StudiedRules } from '../../src/grammar/bnf/encoded-bnf.js';
import type { RevisionId } from './ids.js';
import { studiedRules as studiedRules0 } from '../url-1993/studied-rules.js';
import { studiedRules as studiedRules1 } from '../url-1995/studied-rules.js';
import { studiedRules as studiedRules2 } from '../rfc1630/studied-rules.js';
import { studiedRules as studiedRules3 } from '../rfc1738/studied-rules.js';
import { studiedRules as studiedRules4 } from '../rfc1808/studied-rules.js';
import { studiedRules as studiedRules5 } from '../url-1997/studied-rules.js';
import { studiedRules as studiedRules6 } from '../rfc2396/studied-rules.js';
import { studiedRules as studiedRules7 } from '../rfc2732/studied-rules.js';
import { studiedRules as studiedRules8 } from '../rfc2396bis-01/studied-rules.js';
import { studiedRules as studiedRules9 } from '../rfc3986/studied-rules.js';
import { studiedRules as studiedRules10 } from '../rfc3987/studied-rules.js';
import { studiedRules as studiedRules11 } from '../rfc6874/studied-rules.js';
import { studiedRules as studiedRules12 } from '../whatwg-2026-07/studied-rules.js';

export const studiedRules: Readonly<Record<RevisionId, StudiedRules>> = {
  'url-1993': studiedRules0,
  'url-1995': studiedRules1,
  'rfc1630': studiedRules2,
  'rfc1738': studiedRules3,
  'rfc1808': studiedRules4,
  'url-1997': studiedRules5,
  'rfc2396': studiedRules6,
  'rfc2732': studiedRules7,
  'rfc2396bis-01': studiedRules8,
  'rfc3986': studiedRules9,
  'rfc3987': studiedRules10,
  'rfc6874': studiedRules11,
  'whatwg-2026-07': studiedRules12,
};
