/** What the report is made from: the five grammars, and claims about them that are checked when they are written. */
import { accepts } from '../../src/automaton/walk.js';
import type { PegGrammar } from '../../src/study/peg/peg.js';
import type { GrammarDocument } from '../../src/study/bnf/read-document.js';
import { readPeg } from '../../src/study/peg/read-peg.js';
import { grammarOf, pegText } from '../../src/study/grammars.js';
import type { StudiedGrammar } from '../../src/study/automata/studied-grammar.js';
import { type RevisionId, revisions } from '../../generated/registry/ids.js';
import { loadDocument } from '../load/grammar.js';
import { code } from './markdown.js';

/** One document. */
export interface Source {
  readonly revision: RevisionId;
  readonly document: GrammarDocument;
  readonly grammar: StudiedGrammar;
  /** The text of its transcription, and the rules of that. */
  readonly pegText: string;
  readonly peg: PegGrammar;
}

/** A rule of a document. */
export type RuleOf = readonly [revision: RevisionId, rule: string];

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

  /** The string as code. @throws Error where one of the rules does not derive it */
  derivable(text: string, ...rules: readonly RuleOf[]): string {
    return this.claim(text, rules, true);
  }

  /** The string as code. @throws Error where one of the rules derives it */
  underivable(text: string, ...rules: readonly RuleOf[]): string {
    return this.claim(text, rules, false);
  }

  /** The string as code. @throws Error where the first rule does not derive it, or the second does */
  only(text: string, has: RuleOf, lacks: RuleOf): string {
    this.claim(text, [lacks], false);
    return this.claim(text, [has], true);
  }

  private claim(text: string, rules: readonly RuleOf[], derivable: boolean): string {
    for (const [revision, rule] of rules) {
      if (accepts(this.get(revision).grammar.automaton(rule), text) !== derivable)
        throw new Error(`the report is wrong about ${JSON.stringify(text)} and ${rule} of ${revision}`);
    }
    return code(text);
  }
}

/** A rule with its section, where the document has its grammar in several. */
export function cited({ grammar }: Source, rule: string): string {
  const { rules } = grammar.bnf;
  const found = rules.find(({ name }) => name === rule);
  const isOne = new Set(rules.map((each) => each.section)).size === 1;
  return found === undefined || isOne ? code(rule) : `${code(rule)} (${found.section})`;
}

/** A section as it is cited: `§ 3.2`, or by its heading. */
export function section(name: string): string {
  return /^\d/.test(name) ? `§ ${name}` : `“${name}”`;
}
