/** The functions of uri-revisions-cli/grammar that report the change of every rule. */
import { predecessors, type RevisionId } from '../../generated/registry/ids.js';
import { studiedRules } from '../../generated/registry/studied-rules.js';
import type { StudiedGrammar } from '../grammar/automata/studied-grammar.js';
import { grammarFor, grammarOf, printedReadings, stepsBetween } from './grammars.js';
import type { CompareOptions } from './relations/compare-rules.js';
import { diffGrammars, diffPrintedGrammar, type GrammarDiff, type PrintedDiff } from './relations/diff.js';

/** Options of diff. */
export interface DiffOptions extends CompareOptions {
  /** The base URL of references, or its kind: the reference rule is the start rule for it. */
  readonly base?: string | undefined;
}

/**
 * Reports the change of every rule from one revision to another. If the later one follows the earlier, each difference
 * has its class and evidence, and each string that distinguishes one reason from another is added to the witnesses. For
 * a learnt language, reports its relation to the reference rule. @throws StateLimitError, TimeLimitError, PrefixError
 * @example
 * const added = diff('rfc2396', 'rfc2732').rules.filter(({ change }) => change === 'added');
 * added.slice(0, 2).map((one) => 'rule' in one && [one.rule, one.example]); // [['ipv6reference', '[a]'], ['IPv6address', 'a']]
 */
export function diff(
  before: RevisionId | StudiedGrammar,
  after: RevisionId | StudiedGrammar,
  { base, ...options }: DiffOptions = {},
): GrammarDiff {
  const [first, second] = [grammarFor(before, base), grammarFor(after, base)];
  if (typeof before !== 'string' || typeof after !== 'string') return diffGrammars(first, second, options);
  const classes = predecessors[after] === before ? studiedRules[after].differences : undefined;
  const found = diffGrammars(first, second, options, classes);
  return { ...found, steps: stepsBetween(before, after) };
}

/** Reports the effect of each correction of a revision. @throws StateLimitError, TimeLimitError */
export function diffPrinted(revision: RevisionId, options?: CompareOptions): PrintedDiff {
  return diffPrintedGrammar(grammarOf(revision), printedReadings(revision), options);
}
