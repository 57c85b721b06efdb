/** Room of whatwg-2026-07: its algorithms on references and its findings. */

import type { DocumentRoom } from '../../core/revision.js';
import { references } from './algorithms.js';
import { prose } from './prose.js';

export const document: DocumentRoom = { references, prose };
