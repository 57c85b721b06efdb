/** How learnt languages relate to those of the documents, and to each other. */
import { compareWithin } from '../../study/relations/scope.js';
import type { CompareOptions, Comparison } from '../../study/relations/compare-rules.js';
import type { StudiedGrammar } from '../../study/automata/studied-grammar.js';

/** A language beside another. */
export interface RelationTo {
  /** The other: a document's id, or a parser. */
  readonly to: string;
  readonly rule: string;
  readonly comparison: Comparison;
}

/**
 * The relation of a learnt language to the reference rule of each grammar, in what was asked about. Of each kind of string
 * that only one of two has, a shortest comes first. @throws StateLimitError, TimeLimitError, PrefixError
 */
export function relationsOf(
  learnt: StudiedGrammar,
  others: readonly StudiedGrammar[],
  options?: CompareOptions,
): readonly RelationTo[] {
  return others.map((other) => ({
    to: other.revision,
    rule: other.start,
    comparison: compareWithin(
      { grammar: learnt, rule: learnt.start },
      { grammar: other, rule: other.start },
      options,
    ),
  }));
}
