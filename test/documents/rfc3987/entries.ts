/**
 * Strings in which each entry of the prose of rfc3987 finds something, and strings in which it finds nothing: those of
 * its base, and its own.
 */
import type { ExpectedEntry } from '../expected.js';
import { entries as rfc3986 } from '../rfc3986/entries.js';

export const entries: Readonly<Record<string, ExpectedEntry>> = {
  ...rfc3986,
  'non-ascii': { good: 'http://host.dom/é\u{1F680}', bad: 'http://host.dom/\uFFFD' },
  'host-character': { good: 'http://a-b.é/', bad: 'http://a_b.é/' },
  'private-character': { good: 'http://host.dom/?\uE000', bad: 'http://host.dom/\uE000' },
  'bidi-formatting': { good: 'http://host.dom/%E2%80%AE', bad: 'http://host.dom/\u202E' },
  'later-bidi-formatting': { good: 'http://host.dom/\u202E', bad: 'http://host.dom/\u2067' },
  'mixed-directions': { good: 'http://ab.\u05D0\u05D1/', bad: 'http://host.dom/\u05D0a\u05D1' },
  'direction-at-ends': { good: 'http://host.dom/\u05D01\u05D1', bad: 'http://host.dom/\u05D0\u05D11' },
  'not-nfc': { good: 'http://host.dom/r\u00E9sum\u00E9', bad: 'http://host.dom/re\u0301sume\u0301' },
  'internationalized-host': { good: 'http://xn--9ca.dom/', bad: 'http://\u00E9.dom/' },
  'look-alike': { good: 'http://host.dom/A', bad: 'http://host.dom/\uFF21' },
  'compatibility-character': { good: 'http://host.dom/fi', bad: 'http://host.dom/\uFB01' },
};
