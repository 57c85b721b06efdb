/** Normal forms by url-1995, level by level. */
import type { Normalization } from '../expected.js';

export const normalizations: readonly Normalization[] = [['http://H:80/%7a', 'string', 'http://H:80/%7a']];
