/** Meanings of the components of URIs by rfc3986. */
import type { ExpectedParts } from '../expected.js';

export const parts: readonly ExpectedParts[] = [];
