/**
 * Strings in which each entry of the prose of rfc2732 finds something, and strings in which it finds nothing: those of
 * its base, and its own.
 */
import type { ExpectedEntry } from '../expected.js';
import { entries as rfc2396 } from '../rfc2396/entries.js';

export const entries: Readonly<Record<string, ExpectedEntry>> = {
  ...Object.fromEntries(Object.entries(rfc2396).filter(([id]) => id !== 'ipv6-literal')),
  unwise: { good: 'http://host.dom/?[a]', bad: 'http://host.dom/{a}' },
  'ipv4-after-compression': { good: 'http://[::FFFF:192.9.5.5]/', bad: 'http://[::192.9.5.5]/ipng' },
  'address-digits': { good: 'foo://192.0.2.100/', bad: 'foo://192.0.2.1000/' },
  bracket: { good: 'http://[::1]/%5Ba%5D', bad: 'http://[::1]/[a]' },
  'bracket-as-data': { good: 'http://[::1]/?a', bad: 'http://[::1]/?[a]' },
  'address-pieces': { good: 'http://[1080::8:800:200C:417A]/', bad: 'http://[1:2]/' },
  'piece-range': { good: 'http://[::ffff:1.2.3.4]/', bad: 'http://[::ffff:1.2.3.999]/' },
  'empty-piece': { good: 'http://[1080::0:192.9.5.5]/', bad: 'http://[1080:::192.9.5.5]/' },
};
