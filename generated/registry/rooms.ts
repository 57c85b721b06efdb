// Generated from grammar/*/document.json. Do not edit.

import type { DocumentRoom } from '../../src/core/revision.js';
import type { RevisionId } from './ids.js';
import { document as document0 } from '../../src/documents/url-1993/index.js';
import { document as document1 } from '../../src/documents/url-1995/index.js';
import { document as document2 } from '../../src/documents/rfc1630/index.js';
import { document as document3 } from '../../src/documents/rfc1738/index.js';
import { document as document4 } from '../../src/documents/rfc1808/index.js';
import { document as document5 } from '../../src/documents/url-1997/index.js';
import { document as document6 } from '../../src/documents/rfc2396/index.js';
import { document as document7 } from '../../src/documents/rfc2732/index.js';
import { document as document8 } from '../../src/documents/rfc2396bis-01/index.js';
import { document as document9 } from '../../src/documents/rfc3986/index.js';
import { document as document10 } from '../../src/documents/rfc3987/index.js';
import { document as document11 } from '../../src/documents/rfc6874/index.js';
import { document as document12 } from '../../src/documents/whatwg-2026-07/index.js';

export const rooms: Readonly<Record<RevisionId, DocumentRoom>> = {
  'url-1993': document0,
  'url-1995': document1,
  'rfc1630': document2,
  'rfc1738': document3,
  'rfc1808': document4,
  'url-1997': document5,
  'rfc2396': document6,
  'rfc2732': document7,
  'rfc2396bis-01': document8,
  'rfc3986': document9,
  'rfc3987': document10,
  'rfc6874': document11,
  'whatwg-2026-07': document12,
};
