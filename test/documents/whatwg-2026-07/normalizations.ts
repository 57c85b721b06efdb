/** Expectations for whatwg-2026-07: its normalizations. */
import type { Expected } from '../expected.js';

export const normalizations: Expected['normalizations'] = [];
