/** What the parts of URLs mean by rfc1808. */
import type { ExpectedParts } from '../expected.js';

export const parts: readonly ExpectedParts[] = [];
