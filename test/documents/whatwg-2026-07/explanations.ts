/** Expectations for whatwg-2026-07: its explanations. */
import type { Expected } from '../expected.js';

export const explanations: Expected['explanations'] = [];
