/**
 * A revision: one document bound to its parser, automaton, roles and algorithms.
 * Everything a caller does with a document goes through this object; nothing is global.
 */

import type { RevisionId } from './revisions.js';
import type { Components } from './syntax/components.js';
import type { UriSyntaxError } from './syntax/error.js';
import type { SyntaxNode } from './syntax/node.js';
import type { Rule } from './syntax/rule.js';

/** Options of every call that derives a string. */
export interface StartOption<Name extends string = string> {
  /** Any rule name in the document's spelling; the document's reference rule by default. */
  readonly start?: Name | undefined;
}

/** What safeParse returns. */
export type ParseResult<Name extends string = string> =
  | { readonly ok: true; readonly tree: SyntaxNode<Name> }
  | { readonly ok: false; readonly error: UriSyntaxError };

/** One document, executable. */
export interface Revision<Name extends string = string> {
  readonly id: RevisionId;
  readonly title: string;
  /** The reference rule, default start of every call. */
  readonly start: Name;
  accepts(text: string, options?: StartOption<Name>): boolean;
  parse(text: string, options?: StartOption<Name>): SyntaxNode<Name>;
  safeParse(text: string, options?: StartOption<Name>): ParseResult<Name>;
  /** The components of the reading from the reference rule; throws UriSyntaxError where there is none. */
  components(text: string): Components;
  readonly rules: readonly Rule<Name>[];
  rule(name: Name): Rule<Name>;
}
