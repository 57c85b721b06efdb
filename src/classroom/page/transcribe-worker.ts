/** The operations that search for a PEG: repairs of a copied rule, and the transcription of the user's own grammar. */

import {
  bnfOf,
  type Departure,
  type FailedRule,
  repairHint,
  together,
  transcribe,
} from 'uri-revisions-cli/grammar';
import type { RuleRequest } from '../../web/worker/rules.js';
import { ownGrammar, type OwnGrammarRequest } from './own-grammar-worker.js';
import { proofLimits, prove } from './workshop-worker.js';

/** One repair of the copy of a rule. */
export interface RepairStep {
  readonly kind: string;
  /** The effect of the repair, and the string that makes it necessary. */
  readonly reason: string;
}

export interface RepairAnswer {
  /** From simple to complex; empty if the copy is right, or no repair was found. */
  readonly steps: readonly RepairStep[];
  /** The rule with all repairs, and the rules that it needs; undefined if none was found. */
  readonly peg: string | undefined;
}

/** Returns the repairs of the copy of a rule, as `transcribe` finds them. */
export function repair({ revision: id, rule }: RuleRequest): RepairAnswer {
  const made = transcribe(bnfOf(id), { rule, limits: together(proofLimits) });
  const steps: RepairStep[] = [];
  const known = new Set<Departure>();
  for (;;) {
    const rules = made.rules.map((one) => ({
      ...one,
      departures: one.departures.filter((departure) => !known.has(departure)),
    }));
    const hint = repairHint({ ...made, rules }, rule);
    if (hint?.rule !== rule) break;
    known.add(hint.departure);
    steps.push({ kind: hint.departure.kind, reason: hint.reason });
  }
  const own = made.rules.filter((one) => one.rule === rule || one.identifier.includes('__'));
  // With the document's own transcription of other rules or, if that reads them differently, with the generated one.
  const pegs = [own, made.rules].map((rules) => rules.map(({ peg }) => peg).join('\n'));
  return { steps, peg: pegs.find((peg) => prove({ revision: id, rule, peg }).kind === 'equal') };
}

export interface OwnTranscription {
  readonly peg: string;
  /** The rules that could not be transcribed, with the reasons. */
  readonly failed: readonly Pick<FailedRule, 'rule' | 'reason'>[];
}

/** Transcribes the rule and those that it uses, with a proof of each. @throws Error if the grammar is refused */
export function transcribeOwn({ abnf, rule }: OwnGrammarRequest): OwnTranscription {
  const { bnf, start } = ownGrammar(abnf, rule);
  const made = transcribe(bnf, { rule: start, limits: together(proofLimits) });
  return { peg: made.rules.map(({ peg }) => peg).join('\n'), failed: made.reasons };
}
