/** Strings that rules of rfc2396 derive, and strings that they do not. */
import type { Derivability } from '../expected.js';

export const derivabilities: readonly Derivability[] = [
  // G.2: all schemes begin with an alpha character.
  ['scheme', 'x-1.y+', true],
  ['scheme', '1x', false],
  ['scheme', '+x', false],
  // G.2: "$" and "," moved between reserved and unreserved, and "~" was added.
  ['reserved', '+', true],
  ['reserved', '$', true],
  ['reserved', ',', true],
  ['unreserved', '$', false],
  ['unreserved', ',', false],
  ['mark', '~', true],
  // G.2: "user:password" is any userinfo, which contains no "?".
  ['userinfo', 'user:password', true],
  ['userinfo', ';:&=+$,', true],
  ['userinfo', 'a?b', false],
  ['userinfo', 'a@b', false],
  // G.3: the port is *digit, the host no longer a fully-qualified domain name; there may be none.
  ['hostport', 'h:', true],
  ['host', 'localhost', true],
  ['server', '', true],
  ['authority', '', true],
  // G.4: parameters in any path segment; the authority is no longer restricted to the server syntax.
  ['abs_path', '/a;x=1/b;y;z/;', true],
  ['authority', 'naming,authority;v=1', true],
  ['authority', 'u@v@h', true],
  ['authority', 'a[b]', false],
  // 3.2.2
  ['hostname', 'www.w3.org', true],
  ['hostname', 'www.w3.org.', true],
  ['hostname', 'org.', true],
  ['hostname', 'org..', false],
  ['hostname', '3com.com', true],
  ['hostname', 'com.3com', false],
  ['hostname', '1.2.3.4', false],
  ['domainlabel', 'a--b', true],
  ['domainlabel', 'a-', false],
  ['IPv4address', '256.1.1.1', true],
  ['IPv4address', '1.2.3', false],
  ['host', '1.2.3.4.', false],
  ['server', '1.2.3.4:80', true],
  ['server', ':80', false],
  ['server', 'u@', false],
  // 3
  ['hier_part', '//h?q', true],
  ['hier_part', '/a?q', true],
  ['hier_part', '?q', false],
  ['opaque_part', 'a?b/c:d@e', true],
  ['opaque_part', '?', true],
  ['opaque_part', '/a', false],
  ['absoluteURI', 'mailto:a@b', true],
  ['absoluteURI', 'http:', false],
  ['URI-reference', 'http:#s', false],
  // 5: a relativeURI has a query only after a path or an authority, and no colon in its first segment.
  ['relativeURI', '', false],
  ['relativeURI', '?y', false],
  ['URI-reference', '?y', false],
  ['relativeURI', '.?y', true],
  ['relativeURI', '//?y', true],
  ['rel_path', 'a:b', false],
  ['rel_path', 'a;b@c&d=e+f$g,/h:i', true],
  ['URI-reference', '', true],
  ['URI-reference', '#', true],
  // 2.4.3
  ['control', '\0', true],
  ['control', '\x7F', true],
  ['space', ' ', true],
  ['delims', '"', true],
  ['unwise', '\\', true],
  ['unwise', '[', true],
];
