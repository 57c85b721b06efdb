/** Reads corrected rules as printed, one correction undone at a time, by the notation of their document. */
import type { Correction } from '../../core/tree/rule.js';
import type { BnfExpression, BnfGrammar, BnfRule } from './bnf.js';
import { ruleFaults } from './check-rules.js';
import { correctRule, renamed } from './read-rules.js';

/**
 * Reading of a rule with one of its corrections undone and all others applied. Spans count from the start of the rule's
 * text in that form.
 */
export type PrintedReading = { readonly correction: Correction } & (
  | { readonly readable: true; readonly expression: BnfExpression }
  /** The notation does not allow the printed text; `problem` gives the reason, in one sentence. */
  | { readonly readable: false; readonly problem: string }
);

/** Returns the readings for all corrections of a grammar. `parse` reads one rule, name included, or throws an Error. */
export function readPrinted(
  grammar: BnfGrammar,
  parse: (rule: string) => BnfExpression,
): readonly PrintedReading[] {
  return grammar.rules.flatMap((rule) =>
    rule.corrections.map((correction) => readOne(grammar, rule, correction, parse)),
  );
}

function readOne(
  grammar: BnfGrammar,
  rule: BnfRule,
  correction: Correction,
  parse: (rule: string) => BnfExpression,
): PrintedReading {
  const others = rule.corrections.filter((other) => other !== correction);
  let expression: BnfExpression;
  try {
    expression = renamed(parse(correctRule(rule.printed, others).text), rule.renames);
  } catch (error) {
    return { correction, readable: false, problem: error instanceof Error ? error.message : String(error) };
  }
  const rules = grammar.rules.map((other) => (other === rule ? { ...rule, expression } : other));
  const fault = ruleFaults(rules)[0];
  return fault === undefined
    ? { correction, readable: true, expression }
    : { correction, readable: false, problem: fault.problem };
}
