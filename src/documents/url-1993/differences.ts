/** The draft of 1993 follows no document. */

import type { Differences } from '../../about.js';

export const differences: Differences = { merged: {}, split: {}, classed: [] };
