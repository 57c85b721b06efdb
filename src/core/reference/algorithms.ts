/** A document's algorithms for references and their data, in one object. */

import type { BaseRules } from './base.js';
import type { EscapeRules } from './escape.js';
import type { Explainer } from './explain.js';
import type { ExtractionRules } from './extract-rules.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import type { Mapping } from './mapping.js';
import { type Ladder, ladder } from './normalize.js';
import { noResolution, type Resolver } from './resolve.js';
import type { Splitting } from './split.js';

export interface ReferenceAlgorithms {
  /** Splitting of references apart from the grammar; undefined if the document describes none. */
  readonly splitting: Splitting | undefined;
  readonly resolver: Resolver;
  readonly escape: EscapeRules;
  readonly explainer: Explainer;
  readonly normalization: Ladder;
  /** Rules for establishing the base of a reference; undefined if the document has no relative references. */
  readonly base: BaseRules | undefined;
  readonly extraction: ExtractionRules;
  /** Only for a document with references beyond US-ASCII. */
  readonly mapping?: Mapping;
}

/**
 * Returns the algorithms of a document that has none; the document replaces the members that it does define.
 * @param section where its grammar stands
 * @param reason why it cannot resolve, to end a sentence
 */
export function noAlgorithms(revision: RevisionId, section: string, reason: string): ReferenceAlgorithms {
  return {
    splitting: undefined,
    resolver: noResolution(undefined, reason),
    escape: { revision, section, roles: {}, charset: undefined, charsetSection: section },
    explainer: { schemes: {}, explainScheme: () => [], explainGeneral: () => [] },
    normalization: ladder([]),
    base: undefined,
    extraction: { section: undefined, abbreviatedSection: undefined },
  };
}
