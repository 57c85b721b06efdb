/** Expectations for whatwg-2026-07: its ambiguities. */
import type { Expected } from '../expected.js';

export const ambiguities: Expected['ambiguities'] = {};
