/** What a revision's document says about references, in one object: its algorithms and their data. */

import type { BaseRules } from './base.js';
import type { EscapeRules } from './escape.js';
import type { Explainer } from './explain.js';
import type { ExtractionRules } from './extract/rules.js';
import type { Ladder } from './normalize.js';
import type { Resolver } from './resolve/resolve.js';

export interface ReferenceAlgorithms {
  /** The appendix with the regular expression for splitting; undefined where the document has none. */
  readonly regexSection: string | undefined;
  readonly resolver: Resolver;
  readonly escape: EscapeRules;
  readonly explainer: Explainer;
  readonly normalization: Ladder;
  /** How the base of a reference is established; undefined where the document has no relative references. */
  readonly base: BaseRules | undefined;
  readonly extraction: ExtractionRules;
}
