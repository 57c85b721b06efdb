/** Readings that the documents' policies decide, as data: which revision, which section, which components. */
import { readings as of1738 } from './documents/rfc1738/readings.js';
import { readings as of1993 } from './documents/url-1993/readings.js';
import { readings as of1997 } from './documents/url-1997/readings.js';
import type { Reading } from './documents/reading.js';

export const readings: readonly Reading[] = [...of1993, ...of1738, ...of1997];
