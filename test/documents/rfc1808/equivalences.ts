/** Pairs of strings that rfc1808 calls equivalent, with the level, and pairs that it does not. */
import type { Equivalence } from '../expected.js';

export const equivalences: readonly Equivalence[] = [
  ['2.1', 'HTTP://h/', 'http://h/', 'case'],
  ['2.4.4', 'http://h/a?', 'http://h/a', 'scheme'],
  ['2.4.5', 'a;', 'a', 'scheme'],
  ['2.4.1', 'a#', 'a', 'scheme'],
  ['2.4.4', '/a;?#', '/a', 'scheme'],
  ['2.4.5', 'a;b', 'a', undefined],
  ['2.4.5', 'a;;', 'a', undefined],
  ['2.4.3', '///a', '/a', undefined],
  ['2.4.3', '//h?/', '//h/', undefined],
  ['2.4.6', '/a', 'a', undefined],
  ['5.3', './this:that', 'this%3Athat', undefined],
  ['5.2', '/./g', '/g', undefined],
];
