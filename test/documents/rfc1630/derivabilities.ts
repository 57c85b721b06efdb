/** Strings that rules of rfc1630 derive, and strings that they do not. */
import type { Derivability } from '../expected.js';

export const derivabilities: readonly Derivability[] = [
  ['url', 'http://h/p', true],
  ['prefixedurl', 'url:http://h/p', true],
  ['prefixedurl', 'http://h/p', false],
  // The generic listing accepts "//" and "+" only in paths.
  ['uri', 'http://h/p', false],
  ['uri', 'x-y:a/b+c?d+e', true],
  ['uri', 'x+y:a', false],
  ['scheme', 'x+y', true],
  ['fragmentaddress', 'news:a@b#c', true],
  ['fragmentaddress', 'news:a@b#c+d', false],
  ['fragmentid', 'c+d', true],
  ['uri-safe', '+', false],
  ['safe', '+', true],
  // RFC 822, unchanged.
  ['addr-spec', 'a.b@c.d', true],
  ['addr-spec', '"a b"@[1.2]', true],
  ['addr-spec', '"a\\"b"@c', true],
  ['addr-spec', 'a b@c', false],
  ['addr-spec', 'a@b@c', false],
  ['addr-spec', '.a@b', false],
  // So they contain what the rules of this document reserve.
  ['url', 'mid:a=b@c', true],
  ['url', 'mid:";"@c', true],
  ['content-identifier', 'a@b', true],
  ['content-identifier', '<a@b>', false],
  ['ftptype', 'AN', true],
  ['ftptype', 'A', false],
  ['ftpaddress', 'ftp://h/a;type=I', false],
  ['url', 'file://h/a', false],
  ['afsaddress', 'afs://c/p', true],
  ['url', 'afs://c/p', false],
  ['gopheraddress', 'gopher://h/', false],
  ['wpath', '3=a;4=b/c;', true],
  ['wpath', '3=a', false],
];
