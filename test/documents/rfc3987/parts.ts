/** Meanings of the components of IRIs by rfc3987. */
import type { ExpectedParts } from '../expected.js';

export const parts: readonly ExpectedParts[] = [];
