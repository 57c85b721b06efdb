/** The ambiguous rules of rfc1738. */
import type { Ambiguity } from '../expected.js';

export const ambiguities: Readonly<Record<string, Ambiguity>> = {
  genericurl: ['a://a', 2n, 'a://a', 2n],
  url: ['a://a', 2n, 'polynomial'],
  otherurl: ['a://a', 2n, 'a://a', 2n],
  schemepart: ['//a', 2n, '//a', 2n],
  fileurl: ['file://localhost/', 2n, 'file://localhost/', 2n],
  gopherurl: ['gopher://a/a', 2n, 'polynomial'],
};
