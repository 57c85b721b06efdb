/** Meanings of the components of URLs by rfc1808. */
import type { ExpectedParts } from '../expected.js';

export const parts: readonly ExpectedParts[] = [];
