/** The part of the page on audits, loaded when it is opened. */

import type { Contents } from '../../web/frame/part.js';

export const contents: Contents = {
  audits: async () => (await import('./audits.js')).Audits,
};
