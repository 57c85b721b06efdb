/** Expected sentences of rfc2396 that explain strings. */
import type { Explanation } from '../expected.js';

export const explanations: readonly Explanation[] = [
  ['', '4.2: The reference is to the current document.'],
  ['mailto:a@b', '3: The URI is opaque: it has no hierarchy in this syntax.'],
  ['/g', '5: The reference is relative, an absolute-path reference: the rest comes from the base URI.'],
  ['//h', '5: The reference is relative, a network-path reference: the rest comes from the base URI.'],
  ['g', '5: The reference is relative, a relative-path reference: the rest comes from the base URI.'],
  ['foo://a_b/', '3.2: The authority is not a server. The scheme defines its registered name.'],
  ['http://1.2.3.4:80/', '3.2.2: The host is "1.2.3.4", an IPv4 address.'],
  ['ftp://u:p@h/', '3.2.2: The user information is "u:p".'],
  ['ftp://u:p@h/', '3.2.2: The port is the default of the scheme, 21 (RFC 1738 §3.2).'],
  ['news:a', '1: RFC 1738 §3.6 defined this scheme; "those portions will be updated as separate documents".'],
  ['a?b#', '4.1: The fragment, for the user agent after retrieval, is empty.'],
];
