/** Normal forms by rfc3987, level by level: those of its base, and its own. */
import type { Normalization } from '../expected.js';
import { normalizations as rfc3986 } from '../rfc3986/normalizations.js';

export const normalizations: readonly Normalization[] = [
  ...rfc3986,
  // 5.3.2.1: only the "scheme and US-ASCII only host".
  ['HTTP://www.EXAMPLE.com/É', 'case', 'http://www.example.com/É'],
  ['http://RÉSUMÉ.Example/', 'case', 'http://RÉSUMÉ.Example/'],
  // 5.3.2.2: no character normalization.
  [
    'http://www.example.org/re\u0301sume\u0301.html',
    'scheme',
    'http://www.example.org/re\u0301sume\u0301.html',
  ],
  // 5.3.2.3: only unreserved characters of RFC 3986 §2.3 are decoded.
  ['http://example.org/%7euser/ros%c3%a9', 'escape', 'http://example.org/~user/ros%C3%A9'],
  ['eXAMPLE://a/./b/../b/%63/%7bfoo%7d/rosé', 'path-segments', 'example://a/b/c/%7Bfoo%7D/rosé'],
  ['http://é:80', 'scheme', 'http://é/'],
];
