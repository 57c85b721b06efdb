/** What a revision's document says about references, in one object: its algorithms and their data. */

import type { BaseRules } from './base.js';
import type { EscapeRules } from './escape.js';
import type { Explainer } from './explain.js';
import type { ExtractionRules } from './extract-rules.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import { type Ladder, ladder } from './normalize.js';
import { noResolution, type Resolver } from './resolve.js';
import type { Splitting } from './split.js';

export interface ReferenceAlgorithms {
  /** How it splits references beside its grammar; undefined where it says nothing of that. */
  readonly splitting: Splitting | undefined;
  readonly resolver: Resolver;
  readonly escape: EscapeRules;
  readonly explainer: Explainer;
  readonly normalization: Ladder;
  /** How the base of a reference is established; undefined where the document has no relative references. */
  readonly base: BaseRules | undefined;
  readonly extraction: ExtractionRules;
}

/**
 * The algorithms of a document that has none: what it does say takes the place of a member.
 * @param section where its grammar stands
 * @param reason why it cannot resolve, to end a sentence
 */
export function noAlgorithms(revision: RevisionId, section: string, reason: string): ReferenceAlgorithms {
  return {
    splitting: undefined,
    resolver: noResolution(undefined, reason),
    escape: { revision, section, roles: {}, charset: undefined, charsetSection: section },
    explainer: { schemes: {}, tellScheme: () => [], tellGeneral: () => [] },
    normalization: ladder([]),
    base: undefined,
    extraction: { section: undefined, fragmentBeside: false, abbreviatedSection: undefined },
  };
}
