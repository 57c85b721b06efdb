/** The ambiguous rules of rfc3986. */
import type { Ambiguity } from '../expected.js';

export const ambiguities: Readonly<Record<string, Ambiguity>> = {
  URI: ['a://0.0.0.0', 2n, 'a://0.0.0.0', 2n],
  'hier-part': ['//0.0.0.0', 2n, '//0.0.0.0', 2n],
  'URI-reference': ['//0.0.0.0', 2n, '//0.0.0.0', 2n],
  'absolute-URI': ['a://0.0.0.0', 2n, 'a://0.0.0.0', 2n],
  'relative-ref': ['//0.0.0.0', 2n, '//0.0.0.0', 2n],
  'relative-part': ['//0.0.0.0', 2n, '//0.0.0.0', 2n],
  authority: ['0.0.0.0', 2n, '0.0.0.0', 2n],
  // §3.2.2: "The syntax rule for host is ambiguous".
  host: ['0.0.0.0', 2n, '0.0.0.0', 2n],
  path: ['', 2n, '', 2n],
};
