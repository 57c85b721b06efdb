/** The linter of the workshop: faults of the rules in the box, and what is unknown about them. */
import { UnknownNameError } from 'uri-revisions';
import {
  GrammarError,
  lintPeg,
  pegIdentifier,
  type PegFindingKind,
  PegTextError,
  together,
} from 'uri-revisions-cli/grammar';
import { benchOf, type ProofRequest, type ReadOwn } from './workshop-worker.js';

/** A finding, or a question that is not decided, about a place in the edited transcription. */
export interface LintPart {
  readonly kind: PegFindingKind | 'unknown';
  /** The reason, in words, with a shortest text. */
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly span: { readonly start: number; readonly end: number };
}

/** Limits of the linter in the page: of states for each rule, and of time for all, as the next proof waits for it. */
const lintLimits = { states: 20_000, milliseconds: 1000 };

/**
 * Returns the findings and open questions in the order of the text; undefined for a PEG that cannot be read.
 * @param readOwn for a request with the user's own grammar
 */
export function lint(asked: ProofRequest, readOwn?: ReadOwn): readonly LintPart[] | undefined {
  const { rule, peg } = asked;
  try {
    const { findings, unknown } = lintPeg(benchOf(asked, readOwn).whole(peg), {
      starts: [pegIdentifier(rule)],
      authoredLength: peg.length,
      limits: together(lintLimits),
    });
    return [...findings, ...unknown.map((part) => ({ kind: 'unknown', ...part }) as const)].sort(
      (a, b) => a.span.start - b.span.start,
    );
  } catch (error) {
    // The verdict reports them.
    if ([PegTextError, GrammarError, UnknownNameError].some((known) => error instanceof known))
      return undefined;
    throw error;
  }
}
