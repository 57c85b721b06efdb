/** Meanings of the components of URLs by url-1997. */
import type { ExpectedParts } from '../expected.js';

export const parts: readonly ExpectedParts[] = [];
