/** Facts about whatwg-2026-07 as a whole. */
import { type Facts, numbered } from '../expected.js';

export const facts: Facts = {
  sections: numbered(
    '#absolute-url-string #absolute-url-with-fragment-string #concept-base-url #concept-domain-to-ascii #opaque-host-and-port-string #opaque-path-url-string #path-absolute-non-authority-url-string #path-absolute-url-string #path-relative-scheme-less-url-string #path-relative-url-string #percent-encoded-byte #relative-url-string #relative-url-with-fragment-string #scheme-relative-file-url-string #scheme-relative-special-url-string #scheme-relative-url-string #special-scheme #url-code-points #url-fragment-string #url-path-segment-string #url-port-string #url-query-string #url-scheme-string #url-units #url-writing #utf-8-percent-encode #valid-domain #valid-domain-string #valid-host-string #valid-ipv4-address-string #valid-ipv6-address-string #valid-ipv6-piece-string #valid-ipv6-pieces-and-ipv4-string #valid-opaque-host-string #valid-url-string',
  ),
  // Ours and ALPHA, DIGIT, HEXDIG.
  ruleCount: 74,
  unusedRules: [
    'URL-scheme-string',
    'path-relative-URL-string',
    'path-relative-scheme-less-URL-string',
    'relative-URL-string-file',
    'relative-URL-string-other',
    'relative-URL-string-special',
    'relative-URL-with-fragment-string-file',
    'relative-URL-with-fragment-string-opaque',
    'relative-URL-with-fragment-string-other',
    'relative-URL-with-fragment-string-special',
    'scheme-less-segment',
    'valid-URL-string-file',
    'valid-URL-string-opaque',
    'valid-URL-string-other',
    'valid-URL-string-special',
  ],
  longRule: 'URL-query-string',
  resolveOptions: [],
  violatingExamples: [],
};
