/**
 * The public names of uri-revisions.
 * @module uri-revisions
 */

import { languages } from '../generated/registry/languages.js';
import { type RevisionId, revisions } from '../generated/registry/ids.js';
import { revisionTable } from '../generated/registry/revisions.js';
import { knownOptions, type OptionTypes } from './base/known-options.js';
import { chosenRevisions, comparedByDefault, type RevisionChoice } from './base/revision-sets.js';
import { unknownName } from './base/unknown-name.js';
import { compareIn, type ComparisonRow } from './compare.js';
import type { Revision } from './revision.js';

export type { ComparisonRow } from './compare.js';
export type { Correction } from './tree/rule.js';
export type { Language, ParseResult, StartOption } from './language.js';
export type { CheckOptions, Revision } from './revision.js';
export type { Check, Finding } from './prose/check.js';
export type { Level as FindingLevel } from './prose/entry.js';
export type { Base, BaseLayers, BaseSource, Entity, IgnoredBase } from './reference/base.js';
export type { Equivalence } from './reference/equivalence.js';
export {
  EscapeError,
  ResolutionError,
  type ResolutionProblem,
  UnsupportedOperationError,
} from './reference/error.js';
export type { Charset, DecodeOptions, EncodeOptions } from './reference/escape.js';
export type { Explanation, Sentence } from './reference/explain.js';
export type { ExtractOptions, Found, Wrapper } from './reference/extract/rules.js';
export type { ReferenceScanner } from './reference/extract/scanner.js';
export type { Level, Normalization, NormalizationChange } from './reference/normalize.js';
export { recompose } from './reference/recompose.js';
export type {
  AbsoluteForm,
  CurrentDocument,
  RefusedReference,
  Resolution,
  ResolutionStep,
  ResolveOptions,
} from './reference/resolve/resolve.js';
export type { OctetString } from './reference/schemes/octets.js';
export type * from './reference/schemes/parts.js';
export { type Disagreement, type MainComponents, split, type SplitComparison } from './reference/split.js';
export type { RevisionChoice } from './base/revision-sets.js';
export type { Status, StatusKind } from './base/status.js';
export { namedSets, type RevisionId, revisions } from '../generated/registry/ids.js';
export type { Components, ProsperoField, SpecificComponents } from './tree/components.js';
export type { OpenRule, SyntaxErrorDetails } from './tree/diagnosis/details.js';
export { UriSyntaxError } from './tree/diagnosis/error.js';
export type { RuleNode, SyntaxNode } from './tree/node.js';
export type { RoleSpans, Span } from './tree/read-components.js';
export type { ComponentRole, SpecificRole } from './tree/roles.js';
export type { Rule, RuleEntry } from './tree/rule.js';
export type { RuleRole } from './tree/rule-roles.js';
export { UnknownNameError } from './base/unknown-name.js';
export { visible } from './base/visible.js';

/** The revision of an id. @throws UnknownNameError */
export function revision(id: RevisionId): Revision {
  if (!Object.hasOwn(revisionTable, id)) throw unknownName('revision', id, revisions);
  return revisionTable[id];
}

/** Options of compare. */
export interface CompareOptions {
  /** Which revisions, in the order in which they are named; the seeds and the standard in force by default. */
  readonly revisions?: readonly RevisionChoice[];
  /** A rule to start from in every revision, instead of each document's reference rule. */
  readonly start?: string;
}

const compareOptions: OptionTypes<CompareOptions> = { revisions: 'array', start: 'string' };

/**
 * What each revision says of a text. Linear in the text.
 * @throws UnknownNameError for a revision that does not exist, or a start that one of them does not define
 */
export function compare(text: string, options?: CompareOptions): readonly ComparisonRow[] {
  const { revisions: choices = comparedByDefault, start } =
    knownOptions('compare', compareOptions, options) ?? {};
  return compareIn(
    text,
    chosenRevisions(choices).map((id) => languages[id]),
    start,
  );
}
