/** The ambiguous rules of rfc2396bis-01. */
import type { Ambiguity } from '../expected.js';

export const ambiguities: Readonly<Record<string, Ambiguity>> = {
  'absolute-URI': ['a:?', 2n, 'a://0.0.0.0', 4n],
  'hier-part': ['//', 2n, '//0.0.0.0', 4n],
  'net-path': ['//a', 2n, '//0.0.0.0', 3n],
  authority: ['a', 2n, '0.0.0.0', 3n],
  server: ['0.0.0.0', 2n, '0.0.0.0', 2n],
  hostport: ['0.0.0.0', 2n, '0.0.0.0', 2n],
  host: ['0.0.0.0', 2n, '0.0.0.0', 2n],
  'URI-reference': ['', 2n, '//0.0.0.0', 4n],
  'absolute-URI-reference': ['a:?', 2n, 'a://0.0.0.0', 4n],
  'relative-URI': ['//', 2n, '//0.0.0.0', 4n],
};
