/**
 * The public names of uri-revisions.
 * @module uri-revisions
 */

import { languages } from '../../generated/registry/languages.js';
import { type RevisionId, revisions } from '../../generated/registry/ids.js';
import { revisionTable } from '../../generated/registry/revisions.js';
import {
  aString,
  knownOptions,
  listOf,
  optional,
  type OptionChecks,
  recordOf,
} from '../core/base/arguments.js';
import {
  chosenRevisions as chosen,
  comparedByDefault,
  type RevisionChoice,
} from '../core/base/revision-sets.js';
import { knownName, unknownName } from '../core/base/unknown-name.js';
import { visible as visibleText } from '../core/base/visible.js';
import { Comparison, type Starting } from '../core/compare.js';
import { type MainComponents, recompose as recomposed, split as splitText } from '../core/reference/split.js';
import type { Revision, SharedRevision } from '../core/revision.js';

export {
  type Agreement,
  type ComparedDocument,
  type ComparedField,
  type Comparison,
  type ComparisonData,
  type ComparisonHead,
  type ComparisonRow,
  type NameOf,
  type RowData,
  type Starting,
} from '../core/compare.js';
export type { DocumentReadings, ReadDocument, Reading, ReadOptions } from '../core/reading/reading.js';
export type { Registers } from '../core/automaton/registers.js';
export type { Correction } from '../core/tree/rule.js';
export type { Language, ParseResult, StartOption } from '../core/language.js';
export type { BaseOption, CheckOptions, Revision, SharedRevision } from '../core/revision.js';
export type { Check, Finding } from '../core/prose/check.js';
export type { Level as FindingLevel } from '../core/prose/entry.js';
export type {
  Base,
  BaseLayers,
  BaseSource,
  Entity,
  IgnoredBase,
  RequestRules,
} from '../core/reference/base.js';
export type { Equivalence, EquivalentOptions } from '../core/reference/equivalence.js';
export {
  EscapeError,
  ResolutionError,
  type ResolutionProblem,
  UnsupportedOperationError,
} from '../core/reference/error.js';
export type { Charset, DecodeOptions, EncodeOptions } from '../core/reference/escape.js';
export type { Clean, CleanChange } from '../core/reference/clean.js';
export {
  BuildError,
  type BuildOptions,
  type ReferenceParts,
  type SchemeFields,
} from '../core/reference/build.js';
export type { MappingOptions } from '../core/reference/mapping.js';
export type { Fix, FixChange } from '../core/reference/fix.js';
export type { Explanation, Sentence } from '../core/reference/explain.js';
export type { ExtractOptions, Found, Wrapper } from '../core/reference/extract-rules.js';
export type { ReferenceScanner } from '../core/reference/extract-scanner.js';
export type {
  KeptPart,
  Level,
  Normalization,
  NormalizationChange,
  Tolerated,
} from '../core/reference/normalize.js';
export type {
  AbsoluteForm,
  CurrentDocument,
  RefusedReference,
  Resolution,
  ResolutionStep,
  ResolveOptions,
} from '../core/reference/resolve.js';
export type { OctetString } from '../core/reference/schemes/octets.js';
export type * from '../core/reference/schemes/parts.js';
export type { Disagreement, MainComponents, SplitComparison } from '../core/reference/split.js';
export type { RevisionChoice } from '../core/base/revision-sets.js';
export type { Status, StatusKind } from '../core/base/status.js';
export { namedSets, type RevisionId, revisions } from '../../generated/registry/ids.js';
export type { Components, ProsperoField, SpecificComponents } from '../core/tree/components.js';
export type { OpenRule, SyntaxErrorDetails } from '../core/reading/details.js';
export { UriSyntaxError } from '../core/reading/error.js';
export type { RuleNode, SyntaxNode } from '../core/tree/node.js';
export type { RoleSpans, Span } from '../core/tree/read-components.js';
export type { ComponentRole, SpecificRole } from '../core/tree/roles.js';
export {
  type Rule,
  type RuleEntry,
  type RuleOrigin,
  ruleOrigins,
  type StartByBase,
} from '../core/tree/rule.js';
export type { RuleRole } from '../core/tree/rule-roles.js';
export { UnknownNameError } from '../core/base/unknown-name.js';
export { plain, type Plain } from '../core/base/plain.js';

/** The names of a document's rules; for one among several documents, the names that all of them have. */
export type RuleOf<Id extends RevisionId> = (
  Id extends RevisionId ? (name: (typeof revisionTable)[Id]['rules'][number]['name']) => void : never
) extends (name: infer Name extends string) => void
  ? Name
  : never;

/**
 * The revision of one id, with the rules of its document and their nodes. For an id among several, a revision that
 * starts from the rules that all of them have. For any id, a revision that accepts any name.
 */
export type RevisionOf<Id extends RevisionId, All extends RevisionId = Id> = [RevisionId] extends [All]
  ? Revision
  : Id extends RevisionId
    ? [All] extends [Id]
      ? (typeof revisionTable)[Id]
      : SharedRevision<RuleOf<All>>
    : never;

/**
 * Returns the revision of an id.
 * @throws UnknownNameError
 * @example
 * revision('rfc1738').accepts('http://h/~a'); // false
 */
export function revision<Id extends RevisionId>(id: Id): RevisionOf<Id>;
export function revision(id: RevisionId): Revision {
  return revisionTable[knownName('revision', id, revisions)];
}

/**
 * Returns the revisions named by ids, ranges and sets, in the order in which they are named, each once.
 * @throws UnknownNameError
 * @example
 * chosenRevisions(['today', 'rfc2396..rfc2732']); // ['rfc3986', 'rfc2396', 'rfc2732']
 */
export function chosenRevisions(choices: readonly string[]): readonly RevisionId[] {
  listOf(aString)(choices, 'chosenRevisions: the choices');
  return chosen(choices);
}

/** Options of compare. */
export interface CompareOptions extends Starting {
  /** The revisions, in the order in which they are named; the seeds, the standard today and living standards by default. */
  readonly revisions?: readonly RevisionChoice[];
}

const compareOptions: OptionChecks<CompareOptions> = {
  revisions: /* @__PURE__ */ listOf(aString),
  start: aString,
  base: aString,
};

/**
 * Compares the grammars of revisions on a text. Linear in the text.
 * @throws UnknownNameError for a revision that does not exist, or a start that none of them defines
 * @example
 * const { rows } = compare('http://h/~a', { revisions: ['url-1993', 'rfc3986'] });
 * rows.map(({ revision, derivable }) => [revision, derivable]); // [['url-1993', false], ['rfc3986', true]]
 * compare('//h', { revisions: ['rfc1738', 'rfc3986'] }).conclusion(); // 'Valid today (rfc3986). 1 of 2 grammars derives it; rfc1738 does not.'
 */
export function compare(text: string, options?: CompareOptions): Comparison {
  aString(text, 'compare: the text');
  const known = knownOptions('compare', compareOptions, options);
  const { revisions: choices = comparedByDefault, start } = known;
  const documents = chosen(choices).map((id) => languages[id]);
  const compared = new Comparison(text, documents, known);
  const [first] = documents;
  if (first !== undefined && compared.rows.every(({ reading }) => reading === undefined)) {
    const names = first.rules.map(({ name }) => name);
    throw unknownName(`rule of ${first.id}`, start ?? '', names);
  }
  return compared;
}

/**
 * Compares like `compare`, and adds the findings of each revision's prose. In a revision without the start rule, the
 * rule with the same role is used; if there is none, its row has no reading.
 * @throws UnknownNameError for a revision that does not exist
 * @example
 * const { rows } = compareWithProse('http://a_b/', { revisions: ['rfc2396', 'rfc3986'] });
 * rows.map(({ derivable, conforming }) => [derivable, conforming]); // [[true, false], [true, true]]
 */
export function compareWithProse(text: string, options?: CompareOptions): Comparison {
  aString(text, 'compareWithProse: the text');
  const known = knownOptions('compareWithProse', compareOptions, options);
  const { revisions: choices = comparedByDefault } = known;
  const documents = chosen(choices).map((id): Revision => revisionTable[id]);
  return new Comparison(text, documents, known, Object.values<Revision>(revisionTable));
}

/**
 * Returns the components that the regular expression of Appendix B finds, from 1997 on. It matches any text: nothing is
 * verified. Linear in the text.
 * @throws TypeError
 * @example
 * split('http://h/a b?q#'); // { scheme: 'http', authority: 'h', path: '/a b', query: 'q', fragment: '' }
 */
export function split(text: string): MainComponents {
  aString(text, 'split: the text');
  return splitText(text);
}

/**
 * Joins components to a reference (1997 §5.2 step 7, and the same in later documents). An undefined component omits its
 * separator, an empty one does not.
 * @throws TypeError
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
 * Returns the text with every invisible character as `\u{…}`, safe for a terminal or a message. Linear.
 * @throws TypeError
 * @example
 * visible('a\u202Eb'); // 'a\\u{202E}b'
 */
export function visible(text: string): string {
  aString(text, 'visible: the text');
  return visibleText(text);
}
