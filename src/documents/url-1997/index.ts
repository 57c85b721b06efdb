/** Room of url-1997: its algorithms on references and its prose. */

import type { DocumentRoom } from '../../core/revision.js';
import { references } from './algorithms.js';
import { prose } from './prose.js';

export const document: DocumentRoom = { references, prose };
