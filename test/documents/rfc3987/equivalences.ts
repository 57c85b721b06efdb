/** Pairs of strings that rfc3987 calls equivalent, with the level, and pairs that it does not. */
import type { Equivalence } from '../expected.js';
import { cited } from '../../../src/core/base/citation.js';
import { equivalences as rfc3986 } from '../rfc3986/equivalences.js';

export const equivalences: readonly Equivalence[] = [
  ...rfc3986.map(([section, a, b, level]): Equivalence => [cited('RFC 3986', section), a, b, level]),
  ['5.3.2.1', 'HTTP://www.EXAMPLE.com/é', 'http://www.example.com/é', 'case'],
  ['5.3.2.1', 'http://h/É', 'http://h/é', undefined],
  ['5.3.2.1', 'http://É/', 'http://é/', undefined],
  // "Rather than apply character normalization when comparing two IRIs".
  [
    '5.3.2.2',
    'http://www.example.org/résumé.html',
    'http://www.example.org/re\u0301sume\u0301.html',
    undefined,
  ],
  ['5.3.2.3', 'http://example.org/rosé', 'http://example.org/ros%c3%a9', 'escape'],
  ['5.3.2.3', 'http://é/', 'http://%C3%A9/', 'escape'],
  ['5.3.2.3', 'http://h/\u{10300}', 'http://h/%F0%90%8C%80', 'escape'],
  ['5.3.2.3', 'http://h/é', 'http://h/%E9', undefined],
  ['5.3.3', 'http://é', 'http://é:80/', 'scheme'],
];
