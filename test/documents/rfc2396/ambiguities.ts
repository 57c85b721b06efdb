/** The ambiguous rules of rfc2396. */
import type { Ambiguity } from '../expected.js';

export const ambiguities: Readonly<Record<string, Ambiguity>> = {
  'URI-reference': ['//', 2n, '//a', 3n],
  absoluteURI: ['a://', 2n, 'a://a', 3n],
  relativeURI: ['//', 2n, '//a', 3n],
  hier_part: ['//', 2n, '//a', 3n],
  net_path: ['//a', 2n, '//a', 2n],
  authority: ['a', 2n, 'a', 2n],
};
