/** Normal forms by rfc2396bis-01, level by level. */
import type { Normalization } from '../expected.js';

export const normalizations: readonly Normalization[] = [
  ['HTTP://www.EXAMPLE.com/', 'case', 'http://www.example.com/'],
  ['eXAMPLE://a/./b/../b/c/%7a', 'case', 'example://a/./b/../b/c/%7a'],
  ['eXAMPLE://a/./b/../b/c/%7a', 'escape', 'example://a/./b/../b/c/z'],
  ['eXAMPLE://a/./b/../b/c/%7a', 'path-segments', 'example://a/b/c/z'],
  ['http://h/%7e%5f%2d%2e%2a%3a%2f', 'escape', 'http://h/~_%2D%2E%2A%3A%2F'],
  ['http://example.com:80/', 'scheme', 'http://example.com/'],
  ['http://example.com:/', 'scheme', 'http://example.com/'],
  ['http://example.com:080/', 'scheme', 'http://example.com/'],
  ['http://example.com:08080/', 'scheme', 'http://example.com:08080/'],
  ['ftp://example.com:/', 'scheme', 'ftp://example.com/'],
  ['ftp://Example.com:21/', 'scheme', 'ftp://example.com/'],
  ['http://U@H:80?Q#F', 'scheme', 'http://U@h?Q#F'],
  ['http://[::A]:80/', 'scheme', 'http://[::A]/'],
  ['http://1.2.3.4:80/', 'scheme', 'http://1.2.3.4/'],
  ['http://h/../../a', 'path-segments', 'http://h/../../a'],
  ['http://h/..', 'path-segments', 'http://h/..'],
  ['http://h/a/..?./../b#./../c', 'path-segments', 'http://h/?./../b#./../c'],
  ['x:/a/../b', 'path-segments', 'x:/b'],
  // Removal would turn the path into an authority.
  ['x:/a/..//b', 'path-segments', 'x:/.//b'],
  ['x:/.//b', 'path-segments', 'x:/.//b'],
  ['x://h/.//b', 'path-segments', 'x://h//b'],
  // No absolute path, or no absolute URI.
  ['x:a/../b', 'scheme', 'x:a/../b'],
  ['/a/../b', 'scheme', '/a/../b'],
  ['a/./b:c', 'scheme', 'a/./b:c'],
  ['./a:b', 'scheme', './a:b'],
  // A registered name: case and port are the registry's, its digits make no address.
  ['http://A_B:80/', 'scheme', 'http://A_B:80/'],
  ['http://%31.2.3.4/%31', 'scheme', 'http://%31.2.3.4/1'],
  ['http://%41_%7e%3a/', 'scheme', 'http://A_~%3A/'],
  ['http://u%41@h/', 'escape', 'http://uA@h/'],
];
