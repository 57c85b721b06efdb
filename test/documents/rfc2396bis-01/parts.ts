/** Meanings of the components of URLs by rfc2396bis-01. */
import type { ExpectedParts } from '../expected.js';

export const parts: readonly ExpectedParts[] = [];
