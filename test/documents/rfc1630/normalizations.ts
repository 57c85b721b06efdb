/** Normal forms by rfc1630, level by level. */
import type { Normalization } from '../expected.js';

export const normalizations: readonly Normalization[] = [
  ['http://H/%7e%41', 'string', 'http://H/%7e%41'],
  ['http://H/%7e%41', 'escape', 'http://H/%7EA'],
  // "Example 1" and "Example 2" of "Encoding reserved characters".
  ['http://h/marie%2Dclaude', 'escape', 'http://h/marie-claude'],
  ['http://h/bertram%2fmarie', 'escape', 'http://h/bertram%2Fmarie'],
  // Reserved, or part of a reserved text.
  ['http://h/%2E%2e/%2a%21%2B%3f%23%40', 'escape', 'http://h/%2E%2E/%2A%21+%3F%23@'],
  ['http://h/a?b%2bc%20d', 'escape', 'http://h/a?b%2Bc%20d'],
];
