/** What the parts of URLs mean by rfc6874. */
import type { ExpectedParts } from '../expected.js';

export const parts: readonly ExpectedParts[] = [];
