/** References in text: RFC 1738 Appendix, 1997 Appendix E, 2003 Appendices E and F. */

import { type Extractor, type ExtractOptions, type Found } from './rules.js';
import { ReferenceScanner } from './scanner.js';

/** Every reference in a text, from left to right, as ReferenceScanner finds them. Linear time. */
export function extract(extractor: Extractor, text: string, options?: ExtractOptions): Found[] {
  const scanner = new ReferenceScanner(extractor, options);
  return [...scanner.push(text), ...scanner.end()];
}
