/** Expected sentences of rfc1808 that explain strings. */
import type { Explanation } from '../expected.js';

export const explanations: readonly Explanation[] = [
  ['', '5.2: The reference is empty: it resolves to the complete base URL.'],
  ['../g', '2.2: The URL is relative, a rel_path: the rest comes from the base URL.'],
  ['//h', '2.2: The URL is relative, a net_path: the rest comes from the base URL.'],
  ['/g', '2.4.6: The path is "g", preceded by a slash: it is not relative.'],
  ['g', '2.4.6: The path is "g".'],
  ['?y', '2.4.6: The path is empty.'],
  ['HTTP://u@h/', '2.1: The network location and login information is "u@h".'],
  ['ftp://h/a;type=a', '2.1: The object parameters are "type=a".'],
  ['ftp://h/a;type=a', '2.3: URLs of this scheme can always be parsed using the generic-RL syntax.'],
  [
    'gopher://h/',
    '2.3: Relative URLs can be used with this scheme whenever the base URL follows the generic-RL syntax.',
  ],
  ['news:a', '2.3: URLs of this scheme are never used with relative URLs.'],
  ['news:a', '2.3: RFC 1738 §3.6, not this document, defines the specifics of this scheme.'],
  ['a?', '2.1: The query information is empty.'],
  ['a#f', '2.1: The fragment identifier, which is not part of the URL, is "f".'],
  [
    'http://h//g',
    '2.2: The text after the scheme does not fit the generic-RL syntax: the grammar does not split it.',
  ],
];
