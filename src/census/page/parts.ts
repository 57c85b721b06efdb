/** The part of the page on censuses, loaded when it is opened. */

import type { Contents } from '../../web/frame/part.js';

export const contents: Contents = {
  census: async () => (await import('./census.js')).Census,
};
