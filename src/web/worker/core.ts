/** The operations of the core worker: one string, in one revision or in all of them. */

import {
  compareWithProse,
  type ComparisonRow,
  revision,
  type RevisionId,
  revisions,
  type Rule,
  type Sentence,
} from 'uri-revisions';
import { type ComponentRow, componentRows } from 'uri-revisions-cli/grammar';
import { resolve } from './resolve.js';
import {
  type Compared,
  comparedIn,
  type TableResult,
  tableResult,
  type CardResult,
  cardResult,
} from './revision-results.js';
import { type DrawnTree, drawnTree } from './tree.js';
import type { RuleRequest } from './rules.js';

export interface TextRequest {
  readonly text: string;
  /** A rule's name, or empty for each document's reference rule. */
  readonly start: string;
}

export interface CompareRequest extends TextRequest {
  /** All of them by default. */
  readonly revisions?: readonly RevisionId[];
}

export interface TreeRequest extends TextRequest {
  readonly revision: RevisionId;
  /** True to draw single characters. */
  readonly characters: boolean;
}

/** The tree of a text, or the reason why there is none. */
export type TreeAnswer =
  | {
      readonly ok: true;
      readonly start: string;
      readonly tree: DrawnTree;
      /** Every common component, present or not, then those that the scheme adds. */
      readonly components: readonly ComponentRow[];
      /** True if it is read from the rule that the document's prose is about. */
      readonly isReference: boolean;
    }
  | { readonly ok: false; readonly strip: CardResult };

function tree({ text, start: asked, revision: id, characters }: TreeRequest): TreeAnswer {
  const document = revision(id);
  const { rows } = compareWithProse(text, { revisions: [id], ...(asked !== '' && { start: asked }) });
  const [row] = rows as readonly [ComparisonRow];
  return row.derivable !== true
    ? { ok: false, strip: cardResult(row) }
    : {
        ok: true,
        start: row.start,
        tree: drawnTree(document, row.reading, characters),
        components: componentRows(row.components),
        isReference: row.start === document.start,
      };
}

export interface ExplainRequest {
  readonly revision: RevisionId;
  readonly text: string;
}

export interface Misprints {
  readonly revision: RevisionId;
  readonly rules: number;
  readonly corrected: number;
}

export interface Start {
  readonly revision: RevisionId;
  readonly rule: string;
  readonly role: string;
}

export const core = {
  compare: ({ text, start, revisions: ids = revisions }: CompareRequest): Compared<TableResult> =>
    comparedIn(text, ids, start, tableResult),
  strips: ({ text, start, revisions: ids = revisions }: CompareRequest): Compared<CardResult> =>
    comparedIn(text, ids, start, cardResult),
  tree,
  resolve,
  /** Returns the document's explanation of the text; empty if it is no reference of the document. */
  explain: ({ revision: id, text }: ExplainRequest): readonly Sentence[] =>
    revision(id).explain(text).sentences,
  rule: ({ revision: id, rule }: RuleRequest): Rule => revision(id).rule(rule),
  /** Returns the number of rules of the documents, and of their corrected misprints. */
  misprints: (ids: readonly RevisionId[]): readonly Misprints[] =>
    ids.map((id) => {
      const { rules } = revision(id);
      return {
        revision: id,
        rules: rules.length,
        corrected: rules.reduce((sum, { corrections }) => sum + corrections.length, 0),
      };
    }),
  rules: (id: RevisionId): readonly Rule[] => revision(id).rules,
  /** Returns the rules that whole strings are read from. */
  starts: (ids: readonly RevisionId[]): readonly Start[] =>
    ids.map((id) => {
      const document = revision(id);
      return { revision: id, rule: document.start, role: document.rule(document.start).role };
    }),
};
