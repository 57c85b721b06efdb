/** Room of rfc3987: the algorithms and prose of RFC 3986 under its own names, and what it adds for other characters. */

import type { DocumentRoom } from '../../core/revision.js';
import { references } from './algorithms.js';
import { prose } from './prose.js';

export const document: DocumentRoom = { references, prose };
