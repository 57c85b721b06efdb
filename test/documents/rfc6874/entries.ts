/**
 * Strings in which each entry of the prose of rfc6874 finds something, and strings in which it finds nothing: those of
 * its base, and its own.
 */
import type { ExpectedEntry } from '../expected.js';
import { entries as rfc3986 } from '../rfc3986/entries.js';

export const entries: Readonly<Record<string, ExpectedEntry>> = {
  ...rfc3986,
  zone: { good: 'http://[fe80::a]/%25en1', bad: 'http://[fe80::a%25en1]/' },
  'encoded-twice': { good: 'http://[fe80::a%25ee1]/', bad: 'http://[fe80::a%25e%2520]/' },
  'host-case': { good: 'http://[fe80::a%25EN1]/', bad: 'http://[FE80::A%25en1]/' },
  'zone-case': { good: 'http://[FE80::a%25en1%5D]/', bad: 'http://[fe80::a%25EN1]/' },
  'empty-zone': { good: 'http://[fe80::a%250]/', bad: 'http://[fe80::a%25]/' },
  'zone-character': { good: 'http://[fe80::a%25%65n1]/', bad: 'http://[fe80::a%25en%2F1]/' },
  'address-form': { good: 'http://[2001:db8::7]/', bad: 'http://[2001:db8:0::7]/' },
  'bare-zone': { good: 'http://[fe80::a%25en1]/', bad: 'http://[fe80::a%en1]/' },
  'zone-like-escape': { good: 'http://[fe80::a%25ee1]/', bad: 'http://[fe80::a%ee1]/' },
  'zone-scope': { good: 'http://[febf::a%25en1]/', bad: 'http://[fec0::a%25en1]/' },
  'zone-sent': { good: 'ftp://[fe80::a%25en1]/', bad: 'https://[fe80::a%25en1]/' },
};
