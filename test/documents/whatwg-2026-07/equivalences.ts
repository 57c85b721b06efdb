/** Expectations for whatwg-2026-07: its equivalences. */
import type { Expected } from '../expected.js';

export const equivalences: Expected['equivalences'] = [];
