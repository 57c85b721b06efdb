/** Normal forms by rfc3986, level by level. */
import type { Normalization } from '../expected.js';

export const normalizations: readonly Normalization[] = [
  // §6.2.2.1
  ['HTTP://www.EXAMPLE.com/', 'case', 'http://www.example.com/'],
  ['eXAMPLE://a/./b/../b/%63/%7bfoo%7d', 'case', 'example://a/./b/../b/%63/%7Bfoo%7D'],
  ['HTTP://U%c3%a9@[::FFFF:A]:80/P?Q#F', 'case', 'http://U%C3%A9@[::ffff:a]:80/P?Q#F'],
  ['x://[V1.AB]', 'case', 'x://[v1.ab]'],
  // §3.2.2: "while only using uppercase letters for percent-encodings".
  ['x://A%c3%a9B.Example/', 'case', 'x://a%C3%A9b.example/'],
  ['//EXAMPLE.com/A', 'case', '//example.com/A'],
  // §6.2.2.2
  ['eXAMPLE://a/./b/../b/%63/%7bfoo%7d', 'escape', 'example://a/./b/../b/c/%7Bfoo%7D'],
  ['http://h/%41%7a%30%2d%2e%5f%7e%21%2a%2f', 'escape', 'http://h/Az0-._~%21%2A%2F'],
  ['x://u%41:%7e@h?%41#%41', 'escape', 'x://uA:~@h?A#A'],
  // A name becomes an address, as "they identify the same resource" (§2.3).
  ['http://%31.2.3.4/', 'escape', 'http://1.2.3.4/'],
  ['a%2F%2E', 'escape', 'a%2F.'],
  // §6.2.2.3
  ['eXAMPLE://a/./b/../b/%63/%7bfoo%7d', 'path-segments', 'example://a/b/c/%7Bfoo%7D'],
  ['http://h/../../a', 'path-segments', 'http://h/a'],
  ['http://h/..', 'path-segments', 'http://h/'],
  ['http://h/a/%2E%2E/b', 'path-segments', 'http://h/b'],
  ['http://h/a/..?./../b#./../c', 'path-segments', 'http://h/?./../b#./../c'],
  ['x://h/.//b', 'path-segments', 'x://h//b'],
  ['scheme:.', 'path-segments', 'scheme:'],
  ['scheme:..', 'path-segments', 'scheme:'],
  ['x:mid/content=5/../6', 'path-segments', 'x:mid/6'],
  ['x:a/../b', 'path-segments', 'x:/b'],
  // §3.3: without an authority no path begins with "//".
  ['x:/.//b', 'path-segments', 'x:/.//b'],
  ['x:/a/..//b', 'path-segments', 'x:/.//b'],
  ['x:a/..//b', 'path-segments', 'x:/.//b'],
  // §5.2.1: a reference must be resolved "before it can be normalized".
  ['/a/../b', 'scheme', '/a/../b'],
  ['../a', 'scheme', '../a'],
  ['./a:b', 'scheme', './a:b'],
  ['//h:/', 'scheme', '//h:/'],
  // §6.2.3
  ['http://example.com', 'scheme', 'http://example.com/'],
  ['http://example.com:/', 'scheme', 'http://example.com/'],
  ['http://example.com:80/', 'scheme', 'http://example.com/'],
  ['http://example.com:80', 'scheme', 'http://example.com/'],
  ['http://example.com:080/', 'scheme', 'http://example.com/'],
  ['http://example.com:08080/', 'scheme', 'http://example.com:08080/'],
  // RFC 2818 §2.3.
  ['https://example.com:443', 'scheme', 'https://example.com/'],
  ['https://example.com:80', 'scheme', 'https://example.com:80/'],
  // RFC 6455 §3, RFC 4516 §3.
  ['ws://example.com:80/', 'scheme', 'ws://example.com/'],
  ['wss://example.com:443/', 'scheme', 'wss://example.com/'],
  ['ldap://example.com:389/', 'scheme', 'ldap://example.com/'],
  ['http://example.com:443', 'scheme', 'http://example.com:443/'],
  ['http://example.com/?', 'scheme', 'http://example.com/?'],
  ['http://example.com#', 'scheme', 'http://example.com/#'],
  ['http://[::1]:', 'scheme', 'http://[::1]/'],
  ['http://u:@h:', 'scheme', 'http://u:@h/'],
  ['http://@h', 'scheme', 'http://@h/'],
  ['foo://info.example.com?fred', 'scheme', 'foo://info.example.com/?fred'],
  ['foo://h:', 'scheme', 'foo://h/'],
  ['foo://h:80', 'scheme', 'foo://h:80/'],
  ['foo:', 'scheme', 'foo:'],
  ['foo:?a://b:', 'scheme', 'foo:?a://b:'],
  ['FTP://H:21/a', 'scheme', 'ftp://h/a'],
  // §3.2.2, §6.2.3: the default is normalized to an empty authority.
  ['file://localhost/etc/hosts', 'scheme', 'file:///etc/hosts'],
  ['FILE://LOCALHOST', 'scheme', 'file:///'],
  ['file:/etc/hosts', 'scheme', 'file:///etc/hosts'],
  ['file:/.//etc', 'scheme', 'file:////etc'],
  ['file:etc', 'scheme', 'file:etc'],
  ['file://localhost:1/etc', 'scheme', 'file://localhost:1/etc'],
  ['file://u@localhost/etc', 'scheme', 'file://u@localhost/etc'],
  ['mailto:Joe@Example.COM', 'scheme', 'mailto:Joe@example.com'],
  ['MAILTO:A@B,C@D%c3?E@F', 'scheme', 'mailto:A@b,C@d%C3?E@F'],
];
