/** Expectations for whatwg-2026-07: its parts. */
import type { Expected } from '../expected.js';

export const parts: Expected['parts'] = [];
