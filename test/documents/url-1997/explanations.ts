/** Expected sentences of url-1997 that explain strings. */
import type { Explanation } from '../expected.js';

export const explanations: readonly Explanation[] = [
  ['', '3: The reference is to the current document.'],
  ['../g', '5: The reference is relative, a relative-path reference: the rest comes from the base URL.'],
  ['//h', '5: The reference is relative, a network-path reference: the rest comes from the base URL.'],
  ['ftp://u@h/', '4.3.1: The port is the default of the scheme, 21 (RFC 1738 §3.2).'],
  ['news:a', '1: RFC 1738 §3.6 defined this scheme; "those portions will be updated as separate documents".'],
  ['/h', '5: The reference is relative, an absolute-path reference: the rest comes from the base URL.'],
  // No net_path has a "?", so that this is a path to the BNF.
  [
    '//h?q',
    '5: The reference is relative, an absolute-path reference, because the BNF derives no site after its "//": the rest comes from the base URL.',
  ],
];
