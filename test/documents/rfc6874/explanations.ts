/** Expected sentences of rfc6874 that explain strings. */
import type { Explanation } from '../expected.js';

export const explanations: readonly Explanation[] = [
  ['http://[fe80::a%25en1]/', 'RFC 3986 §3.2.2: The host is "[fe80::a%25en1]", an IP literal.'],
  ['http://[fe80::a%25en1]/', '2: The zone identifier is "en1".'],
  ['x://[fe80::a%250]', '2: The URI is interpreted only in the context of the host at which it originates.'],
  ['http://[fe80::a%25en1]/', '4: An HTTP client removes the zone identifier before it sends the URI.'],
  ['', 'RFC 3986 §4.4: The reference is to the current document.'],
];
