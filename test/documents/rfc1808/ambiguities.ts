/** The ambiguous rules of rfc1808. */
import type { Ambiguity } from '../expected.js';

export const ambiguities: Readonly<Record<string, Ambiguity>> = {
  URL: ['+:', 3n, '+:', 3n],
  absoluteURL: ['+:', 2n, '+:', 2n],
  'base-header': ['Base:<URL:a:>', 2n, 'Base:<URL:a:>', 2n],
};
