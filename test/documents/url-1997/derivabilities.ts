/** Strings that rules of url-1997 derive, and strings that they do not. */
import type { Derivability } from '../expected.js';

export const derivabilities: readonly Derivability[] = [
  ['hostname', 'www.w3.org', true],
  ['domainlabel', 'a--b', true],
  ['Content-Base', 'Content-Base:http://a/', true],
  ['control', '\0', true],
];
