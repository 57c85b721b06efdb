/** Expected sentences of rfc3987 that explain strings. */
import type { Explanation } from '../expected.js';

export const explanations: readonly Explanation[] = [
  ['http://é/', 'RFC 3986 §3.2.2: The host is "é", a registered name.'],
  ['http://1.2.3.4/', 'RFC 3986 §3.2.2: The host is "1.2.3.4", an IPv4 address.'],
  ['/é', 'RFC 3986 §3.3: The path is "/é".'],
];
