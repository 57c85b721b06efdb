/** Expectations for whatwg-2026-07: its findings. */
import type { Expected } from '../expected.js';

export const findings: Expected['findings'] = [];
