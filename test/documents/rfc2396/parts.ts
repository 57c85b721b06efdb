/** Meanings of the components of URLs by rfc2396. */
import type { ExpectedParts } from '../expected.js';

export const parts: readonly ExpectedParts[] = [];
