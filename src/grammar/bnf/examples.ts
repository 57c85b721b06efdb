/**
 * Types of grammar/<id>/examples.json: every worked example and table row that a document prints, with the document's
 * statement about it. The file is an array of Example in the document's order.
 */

import type { RevisionId } from '../../../generated/registry/ids.js';
import type { Components, SpecificComponents } from '../../core/tree/components.js';

/** One string of a document, discriminated by the document's statement about it. */
export type Example =
  | ValidExample
  | InvalidExample
  | ResolvesExample
  | EqualsExample
  | DiffersExample
  | SplitsExample
  | ExtractedExample
  | DenotesExample
  | EncodesExample;

/** The kinds of statements about examples. */
export type ExampleKind = Example['kind'];

/** Members of every example. */
interface ExampleBase {
  /** Unique within the revision. */
  readonly id: string;
  /** Section of the document, by its number or letter; by its heading if it has neither. */
  readonly section: string;
  /** The string that the document discusses, without the white space where the document breaks it. */
  readonly text: string;
  /** The string as the document prints it, if different: broken over lines, in pieces, in words. */
  readonly printed?: string;
  /** The document's words for the statement; white space is not preserved. */
  readonly quote: string;
  /** The contradiction with the document's own grammar, or with another section. */
  readonly contradiction?: Contradiction;
}

/**
 * A place where a document contradicts itself. A `valid` example that has one is not derivable, an `invalid` one is.
 */
export interface Contradiction {
  readonly section: string;
  /** A sentence. */
  readonly explanation: string;
  /** Present if only the printed grammar contradicts: after the corrections the example holds. */
  readonly corrected?: true;
}

/** The document uses the string, or says that it is allowed. */
export interface ValidExample extends ExampleBase {
  readonly kind: 'valid';
  /** The rule that derives it; the document's reference rule if absent. */
  readonly start?: string;
  /** The production that the document names for it; the reading contains a node of that rule. */
  readonly as?: string;
  /** Present if the string is a list of characters, each of them derived by `start`. */
  readonly each?: true;
}

/** The document says that the string is not legal, must be encoded or cannot be used so. */
export interface InvalidExample extends ExampleBase {
  readonly kind: 'invalid';
  /** The rule that does not derive it; the document's reference rule if absent. */
  readonly start?: string;
}

/** A relative reference, its base and its result. */
export interface ResolvesExample extends ExampleBase {
  readonly kind: 'resolves';
  readonly base: string;
  /** The absolute form, or `current-document`. */
  readonly result: string;
  /** The result by the document's own rules, if different. */
  readonly byRules?: string;
  /** The fragment within the current document. */
  readonly fragment?: string;
  /** The parser's choices, if the document distinguishes several results. */
  readonly options?: ResolutionChoice;
  /** The sibling document's result for the same reference and base, if different. */
  readonly elsewhere?: readonly SiblingResult[];
}

/** Choices that a document leaves to the parser, under the names of the resolving options. */
export interface ResolutionChoice {
  /** True if a scheme that is the base's own counts. */
  readonly validating?: boolean;
  /** Treatment of `..` segments beyond the root. */
  readonly surplus?: 'remove';
}

/** The result of the same row in another document. */
export interface SiblingResult {
  readonly revision: RevisionId;
  readonly result: string;
  readonly options?: ResolutionChoice;
}

/** Two strings that the document calls equivalent or interchangeable. */
export interface EqualsExample extends ExampleBase {
  readonly kind: 'equals';
  readonly other: string;
  readonly basis: EquivalenceBasis;
}

/** Basis of an equivalence, by the levels of 2003 §6.2; `syntax` is case, escapes and path together. */
export type EquivalenceBasis = 'case' | 'escape' | 'syntax' | 'scheme' | 'protocol';

/** Two strings that the document says have different meanings. */
export interface DiffersExample extends ExampleBase {
  readonly kind: 'differs';
  readonly other: string;
}

/** A string and those of its components that the document gives. */
export interface SplitsExample extends ExampleBase {
  readonly kind: 'splits';
  readonly components: ExampleComponents;
  /** $1 to $9 of the regular expression of Appendix B; null is `<undefined>`. */
  readonly subexpressions?: readonly (string | null)[];
}

/** The name of a component whose value is text. */
export type ComponentName =
  Exclude<keyof Components, 'specific'> | Exclude<keyof SpecificComponents, 'prosperoFields'>;

/** Components that the document gives; null is undefined (its separator is absent), "" is empty. */
export type ExampleComponents = Readonly<Partial<Record<ComponentName, string | null>>>;

/** Running text, a header field or HTML, and the URLs found in it. */
export interface ExtractedExample extends ExampleBase {
  readonly kind: 'extracted';
  readonly context: 'text' | 'header' | 'html';
  /** In the order of the text; in HTML, the base first. */
  readonly urls: readonly string[];
}

/** A string, and its meaning. */
export interface DenotesExample extends ExampleBase {
  readonly kind: 'denotes';
  /** In the document's words. */
  readonly meaning: string;
  /** The scheme for which it means that. */
  readonly scheme?: string;
  /** The rule that derives the string, if the grammar derives it. */
  readonly start?: string;
  /** The components that show the meaning. */
  readonly components?: ExampleComponents;
  /** The FTP commands that carry it out, in order; `<name>` is the last part of the url-path. */
  readonly commands?: readonly string[];
  /** The default value if the part is omitted. */
  readonly default?: string;
}

/** An escape, or a character that represents an octet. */
export interface EncodesExample extends ExampleBase {
  readonly kind: 'encodes';
  /** 0 to 255. */
  readonly octet: number;
  /** The US-ASCII character of that octet. */
  readonly character: string;
  /** The rule that derives the string. */
  readonly start: string;
}
