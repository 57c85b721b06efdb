/** How learnt languages relate to those of the documents, and to each other. */
import { automatonAfter, jointPrefix } from '../../study/relations/after-prefix.js';
import {
  compareAutomata,
  type CompareOptions,
  type Comparison,
} from '../../study/relations/compare-rules.js';
import type { StudiedGrammar } from '../../study/automata/studied-grammar.js';

/** A language beside another. */
export interface RelationTo {
  /** The other: a document's id, or a parser. */
  readonly to: string;
  readonly rule: string;
  readonly comparison: Comparison;
}

/**
 * The relation of a learnt language to the reference rule of each grammar, after the same prefix. Of each kind of string
 * that only one of two has, a shortest comes first. @throws StateLimitError, TimeLimitError, PrefixError
 */
export function relationsOf(
  learnt: StudiedGrammar,
  others: readonly StudiedGrammar[],
  options?: CompareOptions,
): readonly RelationTo[] {
  return others.map((other) => {
    const prefix = jointPrefix(learnt, other);
    const comparison = compareAutomata(
      automatonAfter(learnt, learnt.start, prefix),
      automatonAfter(other, other.start, prefix),
      options,
    );
    return { to: other.revision, rule: other.start, comparison };
  });
}
