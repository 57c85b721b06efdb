/** Strings that rules of rfc2396bis-01 derive, and strings that they do not. */
import type { Derivability } from '../expected.js';

export const derivabilities: readonly Derivability[] = [
  ['hostname', 'www.w3.org', true],
  ['domainlabel', 'a--b', true],
  ['domainlabel', 'a'.repeat(63), true],
  ['domainlabel', 'a'.repeat(64), false],
  ['IPv6reference', '[2001:db8::7]', true],
  ['IPv6address', '1::', true],
  ['IPv6address', '::', true],
  ['IPv6address', '::ffff:1.2.3.4', true],
  ['IPv6address', '1:2:3:4:5:6:7::', true],
  ['IPv6address', '1:2:3:4:5:6:7:8', true],
  ['IPv6address', '1:2:3:4:5:6:7:8:9', false],
  ['IPv6address', '::123:', false],
  ['IPv4address', '1.2.3.4.5', false],
  ['IPv4address', '1.2.3.256', false],
  ['host', '1.2.3.4.5', true],
  ['hostname', 'a.com.', true],
  ['hostname', 'com.', false],
];
