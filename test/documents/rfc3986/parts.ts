/** What the parts of URIs mean by rfc3986. */
import type { ExpectedParts } from '../expected.js';

export const parts: readonly ExpectedParts[] = [];
