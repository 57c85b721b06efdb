/** Room of rfc2732: the algorithms and prose of RFC 2396 where they still hold, and its own prose. */

import type { DocumentRoom } from '../../core/revision.js';
import { references } from './algorithms.js';
import { prose } from './prose.js';

export const document: DocumentRoom = { references, prose };
