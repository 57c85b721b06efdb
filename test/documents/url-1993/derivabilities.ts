/** Strings that rules of url-1993 derive, and strings that they do not. */
import type { Derivability } from '../expected.js';

export const derivabilities: readonly Derivability[] = [
  ['article', 'a1@w3.org', true],
  ['void', '', true],
];
