/** Strings that rules of rfc1738 derive, and strings that they do not. */
import type { Derivability } from '../expected.js';

export const derivabilities: readonly Derivability[] = [
  ['hostname', 'www.w3.org', true],
  ['domainlabel', 'a--b', true],
  ['domainlabel', 'a-', false],
  ['waisindex', 'wais://h/db?q', true],
  ['waisdoc', 'wais://h/db/t/p', true],
  ['article', 'a1@w3.org', true],
  ['httpurl', 'http://h?q', false],
  ['otherurl', 'http://h?q', true],
  ['url', 'HTTP://h/', false],
  ['gopher+_string', '+%09', true],
];
