/** Meanings of the components of URLs by rfc6874. */
import type { ExpectedParts } from '../expected.js';

export const parts: readonly ExpectedParts[] = [];
