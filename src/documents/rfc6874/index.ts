/** What rfc6874 says beyond its grammar: what RFC 3986 says, as far as it holds, and its own prose. */

import type { DocumentRoom } from '../../core/revision.js';
import { references } from './algorithms.js';
import { prose } from './prose.js';

export const document: DocumentRoom = { references, prose };
