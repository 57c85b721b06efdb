/** Expectations for whatwg-2026-07: its readings. */
import type { Expected } from '../expected.js';

export const readings: Expected['readings'] = [];
