/** Readings that the documents' policies decide, as data: which revision, which section, which components. */
import { readings as of1738 } from './readings/rfc1738.js';
import { readings as of1993 } from './readings/url-1993.js';
import { readings as of1997 } from './readings/url-1997.js';
import type { Reading } from './readings/reading.js';

export const readings: readonly Reading[] = [...of1993, ...of1738, ...of1997];
