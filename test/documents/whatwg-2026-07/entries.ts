/** Expectations for whatwg-2026-07: its entries. */
import type { Expected } from '../expected.js';

export const entries: Expected['entries'] = {};
