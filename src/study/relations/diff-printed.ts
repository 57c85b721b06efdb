/** What each correction of a misprint changed: the rule as printed against the rule as corrected, with witnesses. */
import type { Correction } from '../../tree/rule.js';
import type { BnfExpression, BnfGrammar } from '../bnf/bnf.js';
import { compareAutomata, type CompareOptions, type Comparison } from './compare-rules.js';
import { minimalAutomaton } from '../automata/minimal-dfa.js';
import type { PrintedReading } from '../bnf/read-printed.js';
import type { StudiedGrammar } from '../automata/studied-grammar.js';

/** What one correction changed. In a comparison, the language as printed is the first, as corrected the second. */
export type CorrectionEffect = { readonly correction: Correction } & (
  | {
      readonly readable: true;
      /** The languages of the corrected rule. */
      readonly rule: Comparison;
      /** The languages of the document's reference rule. */
      readonly start: Comparison;
    }
  | { readonly readable: false; readonly problem: string }
);

/** The effects of all corrections of a revision. */
export interface PrintedDiff {
  readonly revision: string;
  /** The reference rule. */
  readonly start: string;
  readonly corrections: readonly CorrectionEffect[];
}

/** Undoes each correction in turn. @throws StateLimitError, TimeLimitError */
export function diffPrintedGrammar(
  grammar: StudiedGrammar,
  readings: readonly PrintedReading[],
  options: CompareOptions = {},
): PrintedDiff {
  const { revision, start } = grammar;
  const corrections = readings.map((reading): CorrectionEffect => {
    if (!reading.readable) return reading;
    const { correction, expression } = reading;
    const printed = withExpression(grammar.bnf, correction.rule, expression);
    const compare = (rule: string): Comparison =>
      compareAutomata(minimalAutomaton(printed, rule, options.limits), grammar.automaton(rule), options);
    return { correction, readable: true, rule: compare(correction.rule), start: compare(start) };
  });
  return { revision, start, corrections };
}

function withExpression(grammar: BnfGrammar, name: string, expression: BnfExpression): BnfGrammar {
  return {
    ...grammar,
    rules: grammar.rules.map((rule) => (rule.name === name ? { ...rule, expression } : rule)),
  };
}
