/** Expected sentences of rfc2732 that explain strings. */
import type { Explanation } from '../expected.js';

export const explanations: readonly Explanation[] = [
  ['', 'RFC 2396 §4.2: The reference is to the current document.'],
  ['http://[::1]:80/', '3: The host is "[::1]", an address in brackets.'],
  ['http://[::1]:80/', '2: The brackets enclose the literal IPv6 address "::1".'],
  ['http://1.2.3.4/', 'RFC 2396 §3.2.2: The host is "1.2.3.4", an IPv4 address.'],
  ['a?b[1]', 'RFC 2396 §3.4: The query is "b[1]".'],
];
