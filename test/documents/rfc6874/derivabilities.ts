/** Strings that rules of rfc6874 derive, and strings that they do not. */
import type { Derivability } from '../expected.js';

export const derivabilities: readonly Derivability[] = [
  ['IP-literal', '[fe80::a%25en1]', true],
  ['IP-literal', '[fe80::a]', true],
  ['IP-literal', '[v1.a]', true],
  ['IP-literal', '[v1.a%25en1]', false],
  ['IP-literal', '[%25en1]', false],
  ['IP-literal', '[fe80::a%25]', false],
  ['IP-literal', '[fe80::a%en1]', false],
  ['IP-literal', '[fe80::a%ee1]', false],
  ['IP-literal', '[fe80::a%25en1%25en2]', true],
  ['IP-literal', '[fe80::a%25en1', false],
  ['host', '1.2.3.4%25en1', true],
  ['host', 'fe80::a%25en1', false],
  ['IPv6addrz', '::FFFF:129.144.52.38%250', true],
  ['IPv6addrz', 'fe80::a', false],
  ['IPv6address', 'fe80::a%25en1', false],
  // 2: unreserved characters, and any other escaped.
  ['ZoneID', 'eth0.1_a-b~', true],
  ['ZoneID', 'a%5Db%25', true],
  ['ZoneID', 'a%2Fb', true],
  ['ZoneID', '', false],
  ['ZoneID', 'a/b', false],
  ['ZoneID', 'a:b', false],
  ['ZoneID', 'a%', false],
  ['ZoneID', '%4', false],
  ['ZoneID', 'é', false],
];
