/** Expected sentences of rfc2396bis-01 that explain strings. */
import type { Explanation } from '../expected.js';

export const explanations: readonly Explanation[] = [
  ['mailto:a@b', '3: The URI is opaque: it has no hierarchy in this syntax.'],
  ['/g', '5: The reference is relative, an absolute-path reference: the rest comes from the base URI.'],
  ['foo://a_b/', '3.2: The authority is not a server. The scheme defines its registered name.'],
  ['http://[::1]:80/', '3.2.2: The host is "[::1]", an IPv6 literal.'],
  ['a?b#', '4.1: The fragment, for the user agent after retrieval, is empty.'],
];
