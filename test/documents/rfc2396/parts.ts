/** What the parts of URLs mean by rfc2396. */
import type { ExpectedParts } from '../expected.js';

export const parts: readonly ExpectedParts[] = [];
