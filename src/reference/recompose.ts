/** Recomposition of a reference from its components: 1997 §5.2 step 7, and the same in later documents. */

import type { MainComponents } from './split.js';

/** The reference; a component that is undefined leaves out its separator, an empty one does not. */
export function recompose({ scheme, authority, path, query, fragment }: MainComponents): string {
  let result = '';
  if (scheme !== undefined) result += `${scheme}:`;
  if (authority !== undefined) result += `//${authority}`;
  result += path;
  if (query !== undefined) result += `?${query}`;
  if (fragment !== undefined) result += `#${fragment}`;
  return result;
}
