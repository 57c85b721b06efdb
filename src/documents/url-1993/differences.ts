/** The draft of 1993 follows no document. */

import type { Differences } from '../../core/about.js';

export const differences: Differences = { merged: {}, split: {}, classed: [] };
