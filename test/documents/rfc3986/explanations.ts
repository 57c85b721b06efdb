/** Expected sentences of rfc3986 that explain strings. */
import type { Explanation } from '../expected.js';

export const explanations: readonly Explanation[] = [
  ['mailto:a@b', '3.3: The path is "a@b".'],
  ['/g', '4.2: The reference is relative, an absolute-path reference: the rest comes from the base URI.'],
  ['//g', '4.2: The reference is relative, a network-path reference: the rest comes from the base URI.'],
  ['#f', '4.4: The reference is to the current document.'],
  ['foo://a_b/', '3.2.2: The host is "a_b", a registered name.'],
  ['http://u@[::1]/', '3.2.1: The user information is "u".'],
  ['http://[::1]:80/', '3.2.2: The host is "[::1]", an IP literal.'],
  ['http://[::1]:80/', '3.2.3: The port is "80", the default of the scheme.'],
  ['http://1.2.3.4', '3.2.2: The host is "1.2.3.4", an IPv4 address.'],
  ['a?b#', '3.5: The fragment, for the user agent after retrieval, is empty.'],
  // "those portions will be updated as separate documents".
  [
    'http://h/',
    '1: RFC 1738 §3.3 defined this scheme; "those portions will be updated as separate documents".',
  ],
  ['http://h/', '3.2.3: The port is the default of the scheme, 80 (RFC 1738 §3.3).'],
  ['https://h/', '3.2.3: The port is the default of the scheme, 443 (RFC 2818 §2.3).'],
  ['https://h:443/', '3.2.3: The port is "443", the default of the scheme.'],
  ['http:a?b', '3.4: The query is "b".'],
];
