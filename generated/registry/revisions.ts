// Generated from grammar/*/document.json. Do not edit.

import type { Revision } from '../../src/core/revision.js';
import type { RevisionId } from './ids.js';
import { revision as revision0 } from '../url-1993/index.js';
import { revision as revision1 } from '../url-1995/index.js';
import { revision as revision2 } from '../rfc1630/index.js';
import { revision as revision3 } from '../rfc1738/index.js';
import { revision as revision4 } from '../rfc1808/index.js';
import { revision as revision5 } from '../url-1997/index.js';
import { revision as revision6 } from '../rfc2396/index.js';
import { revision as revision7 } from '../rfc2732/index.js';
import { revision as revision8 } from '../rfc2396bis-01/index.js';
import { revision as revision9 } from '../rfc3986/index.js';
import { revision as revision10 } from '../rfc3987/index.js';
import { revision as revision11 } from '../rfc6874/index.js';
import { revision as revision12 } from '../whatwg-2026-07/index.js';

export const revisionTable = {
  'url-1993': revision0,
  'url-1995': revision1,
  'rfc1630': revision2,
  'rfc1738': revision3,
  'rfc1808': revision4,
  'url-1997': revision5,
  'rfc2396': revision6,
  'rfc2732': revision7,
  'rfc2396bis-01': revision8,
  'rfc3986': revision9,
  'rfc3987': revision10,
  'rfc6874': revision11,
  'whatwg-2026-07': revision12,
} as const satisfies Readonly<Record<RevisionId, Revision>>;
