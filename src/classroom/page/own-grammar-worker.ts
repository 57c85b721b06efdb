/** The user's own grammar: read, copied into a PEG, and compared with a rule of a document. */

import { revision, type RevisionId } from 'uri-revisions';
import {
  compareRules,
  type Comparison,
  GrammarError,
  naivePeg,
  readGrammar,
  type StudiedGrammar,
  type TextPlace,
  together,
} from 'uri-revisions-cli/grammar';
import { proofLimits } from './workshop-worker.js';

/** The name of the user's own grammar in messages. */
const fileOfOwn = 'your grammar';

/** Cache of the last own grammar, by its text and its rule. */
let read: { readonly key: string; readonly grammar: StudiedGrammar } | undefined;

/** Reads the user's own grammar. @throws GrammarError */
export function ownGrammar(abnf: string, rule: string): StudiedGrammar {
  const key = JSON.stringify([abnf, rule]);
  if (read?.key !== key) {
    const file = fileOfOwn;
    read = { key, grammar: readGrammar(abnf, rule === '' ? { file } : { file, start: rule }) };
  }
  return read.grammar;
}

export interface OwnGrammarRequest {
  /** In ABNF. */
  readonly abnf: string;
  /** Empty for its first rule. */
  readonly rule: string;
}

/** A parsed grammar, or the problem. */
export type OwnAnswer =
  | {
      readonly ok: true;
      readonly rule: string;
      /** The rules that it defines. */
      readonly rules: readonly string[];
      /** The copy of the BNF in its order. */
      readonly naive: string;
      /** The unused rules that were left out. */
      readonly leftOut: readonly string[];
    }
  | { readonly ok: false; readonly message: string; readonly place: TextPlace | undefined };

export function readOwn({ abnf, rule }: OwnGrammarRequest): OwnAnswer {
  try {
    const grammar = ownGrammar(abnf, rule);
    const { bnf, start, read } = grammar;
    const own = bnf.rules.filter(({ origin }) => origin !== 'core');
    return {
      ok: true,
      rule: start,
      rules: bnf.rules.filter(({ origin }) => origin === 'document').map(({ name }) => name),
      naive: naivePeg({ ...bnf, rules: own }).trim(),
      leftOut: (read?.remarks ?? []).filter(({ kind }) => kind === 'left out').map((remark) => remark.rule),
    };
  } catch (error) {
    if (error instanceof GrammarError && error.file === fileOfOwn) {
      const { problem, line, column } = error;
      // A blank text has no place to point at.
      return { ok: false, message: problem, place: abnf.trim() === '' ? undefined : { line, column } };
    }
    return { ok: false, message: error instanceof Error ? error.message : String(error), place: undefined };
  }
}

export interface OwnRelationRequest extends OwnGrammarRequest {
  readonly revision: RevisionId;
  /** The rule of the document; its reference rule if this is empty or unknown to the document. */
  readonly against: string;
}

export interface OwnRelation {
  readonly against: string;
  readonly rules: readonly string[];
  readonly relation: Comparison['relation'];
  /** Strings that only one of the two derives, shortest first. */
  readonly onlyOwn: readonly string[];
  readonly onlyDocument: readonly string[];
}

export function relateOwn({ abnf, rule, revision: id, against }: OwnRelationRequest): OwnRelation {
  const own = ownGrammar(abnf, rule);
  const document = revision(id);
  const rules = document.rules.map(({ name }) => name);
  const other = rules.find((name) => name === against) ?? document.start;
  const { relation, onlyFirst, onlySecond } = compareRules(
    { revision: own, rule: own.start },
    { revision: id, rule: other },
    { witnesses: 5, limits: together(proofLimits) },
  );
  return {
    against: other,
    rules,
    relation,
    onlyOwn: onlyFirst.map(({ text }) => text),
    onlyDocument: onlySecond.map(({ text }) => text),
  };
}
