/** What the parts of URLs mean by rfc2732. */
import type { ExpectedParts } from '../expected.js';

export const parts: readonly ExpectedParts[] = [];
