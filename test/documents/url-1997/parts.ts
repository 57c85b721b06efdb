/** What the parts of URLs mean by url-1997. */
import type { ExpectedParts } from '../expected.js';

export const parts: readonly ExpectedParts[] = [];
