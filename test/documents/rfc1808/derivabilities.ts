/** Strings that rules of rfc1808 derive, and strings that they do not. */
import type { Derivability } from '../expected.js';

export const derivabilities: readonly Derivability[] = [
  ['relativeURL', '//h//g', false],
  ['absoluteURL', 'a://h//g', true],
  ['generic-RL', 'a://h//g', false],
  ['relativeURL', '////', false],
  ['abs_path', '//', false],
  ['path', 'a//b', true],
  ['path', '/a', false],
  ['segment', '', true],
  ['fsegment', '', false],
  ['params', 'a/../b;c', true],
  ['params', 'a?', false],
  ['net_loc', 'u:p@h;x?y', true],
  ['net_loc', 'h/', false],
  ['scheme', '1+', true],
  ['URL', 'a#b#c', false],
  ['URL', 'http://h/~u', false],
  ['base-header', 'Base:<URL:http://h/>', true],
  ['base-header', 'base:<URL:http://h/>', false],
  ['base-header', 'Base:<URL:http://h/#f>', false],
];
