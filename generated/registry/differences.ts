// Generated from grammar/*/document.json. Do not edit.

import type { Differences } from '../../src/core/about.js';
import type { RevisionId } from './ids.js';
import { differences as differences0 } from '../../src/documents/url-1993/differences.js';
import { differences as differences1 } from '../../src/documents/url-1995/differences.js';
import { differences as differences2 } from '../../src/documents/rfc1630/differences.js';
import { differences as differences3 } from '../../src/documents/rfc1738/differences.js';
import { differences as differences4 } from '../../src/documents/rfc1808/differences.js';
import { differences as differences5 } from '../../src/documents/url-1997/differences.js';
import { differences as differences6 } from '../../src/documents/rfc2396/differences.js';
import { differences as differences7 } from '../../src/documents/rfc2732/differences.js';
import { differences as differences8 } from '../../src/documents/rfc2396bis-01/differences.js';
import { differences as differences9 } from '../../src/documents/rfc3986/differences.js';
import { differences as differences10 } from '../../src/documents/rfc3987/differences.js';
import { differences as differences11 } from '../../src/documents/rfc6874/differences.js';
import { differences as differences12 } from '../../src/documents/whatwg-2026-07/differences.js';

export const differences: Readonly<Record<RevisionId, Differences>> = {
  'url-1993': differences0,
  'url-1995': differences1,
  'rfc1630': differences2,
  'rfc1738': differences3,
  'rfc1808': differences4,
  'url-1997': differences5,
  'rfc2396': differences6,
  'rfc2732': differences7,
  'rfc2396bis-01': differences8,
  'rfc3986': differences9,
  'rfc3987': differences10,
  'rfc6874': differences11,
  'whatwg-2026-07': differences12,
};
