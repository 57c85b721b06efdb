/** Pairs of strings that rfc3986 calls equivalent, with the level, and pairs that it does not. */
import type { Equivalence } from '../expected.js';

export const equivalences: readonly Equivalence[] = [
  ['2.1', 'http://h/%c3', 'http://h/%C3', 'case'],
  ['2.2', 'http://h/a%2Cb', 'http://h/a,b', undefined],
  ['2.2', 'http://h/a%21b', 'http://h/a!b', undefined],
  ['2.3', 'http://h/a%2Db', 'http://h/a-b', 'escape'],
  ['2.3', 'http://%31.2.3.4/', 'http://1.2.3.4/', 'escape'],
  ['2.3', 'http://WWW.w%33.org:80', 'http://www.w3.org/', 'scheme'],
  ['3.2.2', 'x://[2001:DB8::7]/', 'x://[2001:db8::7]/', 'case'],
  // Letters do not decide whether two addresses are the same.
  ['3.2.2', 'x://[::1]/', 'x://[0::1]/', undefined],
  ['3.2.3', 'http://www.example.com:080/', 'http://www.example.com/', 'scheme'],
  ['3.2.3', 'http://www.example.com:000/', 'http://www.example.com:0/', 'scheme'],
  ['6.2.2.1', 'http://h/A', 'http://h/a', undefined],
  ['6.2.2.3', 'http://h/a/%2E%2E/b', 'http://h/b', 'path-segments'],
  ['6.2.3', 'foo://h:/', 'foo://h', 'scheme'],
  ['6.2.3', 'https://h:443/', 'https://h/', 'scheme'],
  ['6.2.3', 'http://h/?', 'http://h/', undefined],
  ['6.2.3', 'http://h/#', 'http://h/', undefined],
  ['6.2.3', 'http://@h/', 'http://h/', undefined],
  ['6.2.3', 'http://u:@h/', 'http://u@h/', undefined],
];
