/** The ambiguous rules of url-1997. */
import type { Ambiguity } from '../expected.js';

export const ambiguities: Readonly<Record<string, Ambiguity>> = {
  'URL-reference': ['', 3n, 'a:///', 6n],
  absoluteURL: ['a:', 3n, 'a:///', 5n],
  'generic-URL': ['a:', 2n, 'a:///', 4n],
  relativeURL: ['', 2n, '///', 4n],
  net_path: ['///', 2n, '///', 2n],
  abs_path: ['/', 2n, '/', 2n],
  rel_path: ['', 2n, '', 2n],
  path: ['/', 2n, '/', 2n],
  'Content-Base': ['Content-Base:a:', 3n, 'Content-Base:a:///', 5n],
  'Content-Location': ['Content-Location:', 2n, 'Content-Location:a:///', 6n],
};
