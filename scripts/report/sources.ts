/** Sources of the report: the documents and their grammars. */
import type { PegGrammar } from '../../src/grammar/peg/peg.js';
import type { GrammarDocument } from '../../src/grammar/bnf/read-document.js';
import { readPeg } from '../../src/grammar/peg/read-peg.js';
import { grammarOf, pegText } from '../../src/study/grammars.js';
import type { StudiedGrammar } from '../../src/grammar/automata/studied-grammar.js';
import { type RevisionId, revisions } from '../../generated/registry/ids.js';
import { loadDocument } from '../load/grammar.js';
import { code } from './markdown.js';

export interface Source {
  readonly revision: RevisionId;
  readonly document: GrammarDocument;
  readonly grammar: StudiedGrammar;
  /** The text of its transcription, and its rules. */
  readonly pegText: string;
  readonly peg: PegGrammar;
}

/** The documents in the order of their grammars. */
export class Sources {
  readonly all: readonly Source[] = revisions.map((revision) => ({
    revision,
    document: loadDocument(revision),
    grammar: grammarOf(revision),
    pegText: pegText(revision),
    peg: readPeg(pegText(revision)),
  }));

  get(revision: RevisionId): Source {
    const source = this.all.find((candidate) => candidate.revision === revision);
    if (source === undefined) throw new Error(`no revision ${revision}`);
    return source;
  }

  /** Returns the predecessor of a document; undefined for the first. */
  before({ document: { follows } }: Source): Source | undefined {
    return this.all.find(({ revision }) => revision === follows);
  }
}

/** Cites a rule, with its section if the document has its grammar in several. */
export function cited(source: Source, rule: string): string {
  const found = source.grammar.bnf.rules.find(({ name }) => name === rule);
  return found === undefined || onlySection(source) !== undefined
    ? code(rule)
    : `${code(rule)} (${found.section})`;
}

/** Returns the section with the whole grammar; undefined if there are several. */
export function onlySection({ grammar }: Source): string | undefined {
  const [first, ...others] = new Set(grammar.bnf.rules.map((rule) => rule.section));
  return others.length === 0 ? first : undefined;
}

/** Cites a section: `§ 3.2`, `§ D.2`, with the document if it is another's, or by its heading. */
export function section(name: string): string {
  if (/^RFC \d/.test(name)) return name;
  return /^(\d|[A-Z]\.\d)/.test(name) ? `§ ${name}` : `“${name}”`;
}
