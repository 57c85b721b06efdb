/** The public names of uri-revisions. */

import { compareIn, type ComparisonRow } from './compare/compare.js';
import type { Language } from './language.js';
import { language as language1738 } from './languages/rfc1738.js';
import { language as language2003 } from './languages/rfc2396bis-01.js';
import { language as language1993 } from './languages/url-1993.js';
import { language as language1995 } from './languages/url-1995.js';
import { language as language1997 } from './languages/url-1997.js';
import type { Revision } from './revision.js';
import { type RevisionId, revisions } from './revisions.js';
import { rfc1738 } from './revisions/rfc1738.js';
import { rfc2396bis } from './revisions/rfc2396bis-01.js';
import { url1993 } from './revisions/url-1993.js';
import { url1995 } from './revisions/url-1995.js';
import { url1997 } from './revisions/url-1997.js';
import { unknownName } from './syntax/unknown-name.js';

export type { ComparisonRow } from './compare/compare.js';
export type { Correction } from './grammar/bnf.js';
export type { Language, ParseResult, StartOption } from './language.js';
export type { CheckOptions, Revision } from './revision.js';
export type { Check, Finding } from './prose/check.js';
export type { Level as FindingLevel } from './prose/entry.js';
export type { Base, BaseLayers, BaseSource, Entity, IgnoredBase } from './reference/base.js';
export type { Equivalence } from './reference/equivalence.js';
export { EscapeError, ResolutionError, UnsupportedOperationError } from './reference/error.js';
export type { Charset, DecodeOptions, EncodeOptions } from './reference/escape.js';
export type { Explanation, Sentence } from './reference/explain.js';
export type { ExtractOptions, Found, Wrapper } from './reference/extract-rules.js';
export type { ReferenceScanner } from './reference/extract-scanner.js';
export type { Level, Normalization, NormalizationChange } from './reference/normalize.js';
export { recompose } from './reference/recompose.js';
export type { Resolution, ResolutionStep, ResolveOptions } from './reference/resolve.js';
export type { OctetString } from './reference/schemes/octets.js';
export type { SchemeParts } from './reference/schemes/parts.js';
export { type Disagreement, type MainComponents, split, type SplitComparison } from './reference/split.js';
export { type RevisionId, revisions } from './revisions.js';
export type { Components, ProsperoField, SpecificComponents } from './syntax/components.js';
export { type OpenRule, type SyntaxErrorDetails, UriSyntaxError } from './syntax/error.js';
export type { SyntaxNode } from './syntax/node.js';
export type { RoleSpans, Span } from './syntax/marked-components.js';
export type { ComponentRole } from './syntax/roles.js';
export type { Rule, RuleEntry } from './syntax/rule.js';
export { UnknownNameError } from './syntax/unknown-name.js';

const all: Readonly<Record<RevisionId, Revision>> = {
  'url-1993': url1993,
  'url-1995': url1995,
  rfc1738,
  'url-1997': url1997,
  'rfc2396bis-01': rfc2396bis,
};

const languages: Readonly<Record<RevisionId, Language>> = {
  'url-1993': language1993,
  'url-1995': language1995,
  rfc1738: language1738,
  'url-1997': language1997,
  'rfc2396bis-01': language2003,
};

/** The revision of an id. @throws UnknownNameError */
export function revision(id: RevisionId): Revision {
  return known(all, id);
}

function known<Value>(values: Readonly<Record<RevisionId, Value>>, id: RevisionId): Value {
  if (!Object.hasOwn(values, id)) throw unknownName('revision', id, revisions);
  return values[id];
}

/** Options of compare. */
export interface CompareOptions {
  /** Which revisions, in which order; all, oldest first, by default. */
  readonly revisions?: readonly RevisionId[];
  /** A rule to start from in every revision, instead of each document's reference rule. */
  readonly start?: string;
}

/**
 * What each revision says of a text. Linear in the text.
 * @throws UnknownNameError for a revision that does not exist, or a start that one of them does not define
 */
export function compare(text: string, options: CompareOptions = {}): readonly ComparisonRow[] {
  return compareIn(
    text,
    (options.revisions ?? revisions).map((id) => known(languages, id)),
    options.start,
  );
}
