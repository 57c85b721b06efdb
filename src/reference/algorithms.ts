/** What a revision's document says about references, in one object: its algorithms and their data. */

import type { EscapeRules } from './escape.js';
import type { Explainer } from './explain.js';
import type { Ladder } from './normalize.js';
import type { Resolver } from './resolve.js';

export interface ReferenceAlgorithms {
  /** The appendix with the regular expression for splitting; undefined where the document has none. */
  readonly regexSection: string | undefined;
  readonly resolve: Resolver;
  readonly escape: EscapeRules;
  readonly explainer: Explainer;
  readonly normalization: Ladder;
}
