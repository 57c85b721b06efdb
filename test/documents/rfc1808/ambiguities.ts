/** The ambiguous rules of rfc1808. */
import type { Ambiguity } from '../expected.js';

export const ambiguities: Readonly<Record<string, Ambiguity>> = {
  URL: ['a:', 3n, 'a:', 3n],
  absoluteURL: ['a:', 2n, 'a:', 2n],
  'base-header': ['Base:<URL:a:>', 2n, 'Base:<URL:a:>', 2n],
};
