// Generated from grammar/*/document.json. Do not edit.

import type { Remarks } from '../../src/core/about.js';
import type { RevisionId } from './ids.js';
import { remarks as remarks0 } from '../../src/documents/url-1993/about.js';
import { remarks as remarks1 } from '../../src/documents/url-1995/about.js';
import { remarks as remarks2 } from '../../src/documents/rfc1630/about.js';
import { remarks as remarks3 } from '../../src/documents/rfc1738/about.js';
import { remarks as remarks4 } from '../../src/documents/rfc1808/about.js';
import { remarks as remarks5 } from '../../src/documents/url-1997/about.js';
import { remarks as remarks6 } from '../../src/documents/rfc2396/about.js';
import { remarks as remarks7 } from '../../src/documents/rfc2732/about.js';
import { remarks as remarks8 } from '../../src/documents/rfc2396bis-01/about.js';
import { remarks as remarks9 } from '../../src/documents/rfc3986/about.js';
import { remarks as remarks10 } from '../../src/documents/rfc3987/about.js';
import { remarks as remarks11 } from '../../src/documents/rfc6874/about.js';
import { remarks as remarks12 } from '../../src/documents/whatwg-2026-07/about.js';

export const remarks: Readonly<Record<RevisionId, Remarks>> = {
  'url-1993': remarks0,
  'url-1995': remarks1,
  'rfc1630': remarks2,
  'rfc1738': remarks3,
  'rfc1808': remarks4,
  'url-1997': remarks5,
  'rfc2396': remarks6,
  'rfc2732': remarks7,
  'rfc2396bis-01': remarks8,
  'rfc3986': remarks9,
  'rfc3987': remarks10,
  'rfc6874': remarks11,
  'whatwg-2026-07': remarks12,
};
