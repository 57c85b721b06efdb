/** Every role, or every rule name, across revisions, with the relation of each language to an earlier one. */
import { predecessors, type RevisionId } from '../../../generated/registry/ids.js';
import type { CompareOptions, Comparison } from './compare-rules.js';
import { type LanguageChange, languageChange, ownRules } from './diff.js';
import { compareWithin, type RuleIn } from './scope.js';
import type { StudiedGrammar } from '../../grammar/automata/studied-grammar.js';

/** A role or a rule in one revision. */
export interface MatrixCell {
  readonly revision: string;
  /** The rules of that name or role, in the document's order. The first one is compared. */
  readonly rules: readonly string[];
  /** The change of the language since the revision it is compared with; undefined in the first. */
  readonly change: LanguageChange | undefined;
  /** The earlier language, compared with this one; undefined in the first. */
  readonly comparison: Comparison | undefined;
}

/** A role or a rule in all revisions. */
export interface MatrixRow {
  /** The role, or the name of the rule. */
  readonly name: string;
  /** A cell for each revision; undefined if it has no such rule. */
  readonly cells: readonly (MatrixCell | undefined)[];
}

/** Options of a matrix. */
export interface MatrixOptions extends CompareOptions {
  /** The key of a row: a role (the default), or the exact name of a rule, whatever its earlier names. */
  readonly by?: 'role' | 'rule';
  /**
   * The revision to compare with, of those before it that have the role or rule. `previous`, the default, is the nearest
   * that the document follows in the lineage, or the last one if it follows none of them.
   */
  readonly against?: 'previous' | 'first';
}

/**
 * Returns the rows in the order in which they first appear, the oldest revision first. @throws StateLimitError,
 * TimeLimitError, PrefixError
 */
export function matrixOf(
  grammars: readonly StudiedGrammar[],
  { by = 'role', against = 'previous', ...options }: MatrixOptions = {},
): readonly MatrixRow[] {
  const nameIn = (grammar: StudiedGrammar, rule: string): string =>
    by === 'role' ? grammar.role(rule) : rule;
  const lists = grammars.map((grammar) => ({ grammar, own: ownRules(grammar) }));
  const names = new Set(lists.flatMap(({ grammar, own }) => own.map((rule) => nameIn(grammar, rule))));
  return [...names].map((name) => {
    const before: RuleIn[] = [];
    const cells = lists.map(({ grammar, own }): MatrixCell | undefined => {
      const rules = own.filter((rule) => nameIn(grammar, rule) === name);
      const [rule] = rules;
      if (rule === undefined) return undefined;
      const earlier = against === 'first' ? before[0] : previousOf(grammar.revision, before);
      const comparison = earlier && compareWithin(earlier, { grammar, rule }, options);
      before.push({ grammar, rule });
      const change = comparison && languageChange(comparison.relation);
      return { revision: grammar.revision, rules, change, comparison };
    });
    return { name, cells };
  });
}

/** Returns the nearest of the rules whose document a revision follows, or the last one. */
function previousOf(revision: string, before: readonly RuleIn[]): RuleIn | undefined {
  const follows: Readonly<Record<string, RevisionId | null>> = predecessors;
  for (let id = follows[revision]; id != null; id = follows[id]) {
    const found = before.find(({ grammar }) => grammar.revision === id);
    if (found !== undefined) return found;
  }
  return before.at(-1);
}
