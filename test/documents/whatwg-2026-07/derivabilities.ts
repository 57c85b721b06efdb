/** Expectations for whatwg-2026-07: its derivabilities. */
import type { Expected } from '../expected.js';

export const derivabilities: Expected['derivabilities'] = [];
