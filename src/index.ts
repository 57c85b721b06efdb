/**
 * The public names of uri-revisions.
 * @module uri-revisions
 */

import { languages } from '../generated/registry/languages.js';
import { type RevisionId, revisions } from '../generated/registry/ids.js';
import { revisionTable } from '../generated/registry/revisions.js';
import { aString, knownOptions, listOf, optional, type OptionChecks, recordOf } from './base/arguments.js';
import { chosenRevisions as chosen, comparedByDefault, type RevisionChoice } from './base/revision-sets.js';
import { knownName } from './base/unknown-name.js';
import { visible as visibleText } from './base/visible.js';
import { compareIn, type ComparisonRow } from './compare.js';
import { recompose as recomposed } from './reference/recompose.js';
import { type MainComponents, split as splitText } from './reference/split.js';
import type { Revision, SharedRevision } from './revision.js';

export type { ComparisonRow } from './compare.js';
export type { Correction } from './tree/rule.js';
export type { Language, ParseResult, StartOption } from './language.js';
export type { CheckOptions, Revision, SharedRevision } from './revision.js';
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
export type { Fix, FixChange } from './reference/fix.js';
export type { Explanation, Sentence } from './reference/explain.js';
export type { ExtractOptions, Found, Wrapper } from './reference/extract/rules.js';
export type { ReferenceScanner } from './reference/extract/scanner.js';
export type { Level, Normalization, NormalizationChange } from './reference/normalize.js';
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
export type { Disagreement, MainComponents, SplitComparison } from './reference/split.js';
export type { RevisionChoice } from './base/revision-sets.js';
export type { Status, StatusKind } from './base/status.js';
export { namedSets, type RevisionId, revisions } from '../generated/registry/ids.js';
export type { Components, ProsperoField, SpecificComponents } from './tree/components.js';
export type { OpenRule, SyntaxErrorDetails } from './tree/diagnosis/details.js';
export { UriSyntaxError } from './tree/diagnosis/error.js';
export type { RuleNode, SyntaxNode } from './tree/node.js';
export type { RoleSpans, Span } from './tree/read-components.js';
export type { ComponentRole, SpecificRole } from './tree/roles.js';
export { type Rule, type RuleEntry, type RuleOrigin, ruleOrigins } from './tree/rule.js';
export type { RuleRole } from './tree/rule-roles.js';
export { UnknownNameError } from './base/unknown-name.js';
export { plain, type Plain } from './base/plain.js';

/** The names of the rules of a document; of one among several documents, those that all of them have. */
export type RuleOf<Id extends RevisionId> = (
  Id extends RevisionId ? (name: (typeof revisionTable)[Id]['rules'][number]['name']) => void : never
) extends (name: infer Name extends string) => void
  ? Name
  : never;

/**
 * The revision of one id, which knows the rules of its document and their nodes; of an id among several, one that starts
 * from the rules that all of them have; of an id that may be any, one that takes any name.
 */
export type RevisionOf<Id extends RevisionId, All extends RevisionId = Id> = [RevisionId] extends [All]
  ? Revision
  : Id extends RevisionId
    ? [All] extends [Id]
      ? (typeof revisionTable)[Id]
      : SharedRevision<RuleOf<All>>
    : never;

/**
 * The revision of an id. @throws UnknownNameError
 * @example
 * revision('rfc1738').accepts('http://h/~a'); // false
 */
export function revision<Id extends RevisionId>(id: Id): RevisionOf<Id>;
export function revision(id: RevisionId): Revision {
  return revisionTable[knownName('revision', id, revisions)];
}

/**
 * The revisions that are meant by ids, ranges and sets, in the order in which they are named, each once.
 * @throws UnknownNameError
 * @example
 * chosenRevisions(['today', 'rfc2396..rfc2732']); // ['rfc3986', 'rfc2396', 'rfc2732']
 */
export function chosenRevisions(choices: readonly string[]): readonly RevisionId[] {
  listOf(aString)(choices, 'chosenRevisions: the choices');
  return chosen(choices);
}

/** Options of compare. */
export interface CompareOptions {
  /** Which revisions, in the order in which they are named; the seeds and the standard in force by default. */
  readonly revisions?: readonly RevisionChoice[];
  /** A rule to start from in every revision, instead of each document's reference rule. */
  readonly start?: string;
}

const compareOptions: OptionChecks<CompareOptions> = {
  revisions: /* @__PURE__ */ listOf(aString),
  start: aString,
};

/**
 * What each revision says of a text. Linear in the text.
 * @throws UnknownNameError for a revision that does not exist, or a start that one of them does not define
 * @example
 * const rows = compare('http://h/~a', { revisions: ['url-1993', 'rfc3986'] });
 * rows.map(({ revision, derivable }) => [revision, derivable]); // [['url-1993', false], ['rfc3986', true]]
 */
export function compare(text: string, options?: CompareOptions): readonly ComparisonRow[] {
  aString(text, 'compare: the text');
  const known = knownOptions('compare', compareOptions, options);
  const { revisions: choices = comparedByDefault, start } = known;
  return compareIn(
    text,
    chosen(choices).map((id) => languages[id]),
    start,
  );
}

/**
 * The components that the regular expression of Appendix B finds, from 1997 on. Any text has some: nothing is verified.
 * Linear in the text. @throws TypeError
 * @example
 * split('http://h/a b?q#'); // { scheme: 'http', authority: 'h', path: '/a b', query: 'q', fragment: '' }
 */
export function split(text: string): MainComponents {
  aString(text, 'split: the text');
  return splitText(text);
}

/**
 * The reference of these components (1997 §5.2 step 7, and the same in later documents): a component that is undefined
 * leaves out its separator, an empty one does not. @throws TypeError
 * @example
 * recompose({ scheme: 'a', authority: undefined, path: '/b', query: '', fragment: undefined }); // 'a:/b?'
 */
export function recompose(components: MainComponents): string {
  const part = optional(aString);
  const members = { scheme: part, authority: part, path: aString, query: part, fragment: part };
  recordOf(members)(components, 'recompose: the components');
  return recomposed(components);
}

/**
 * The text with every invisible character as `\u{…}`, fit for a terminal or a message. Linear. @throws TypeError
 * @example
 * visible('a\u202Eb'); // 'a\\u{202E}b'
 */
export function visible(text: string): string {
  aString(text, 'visible: the text');
  return visibleText(text);
}
