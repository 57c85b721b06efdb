/** Reasons why the rules of whatwg-2026-07 differ from those of the document that it follows. */

import type { Differences } from '../../core/about.js';

export const differences: Differences = { merged: {}, split: {}, classed: [] };
