/**
 * Proves a transcription: each of its rules is equal to the BNF rule it transcribes, or is a reading of one in some
 * place, and consumes only strings that this rule derives.
 */
import type { BnfGrammar } from '../bnf/bnf.js';
import { unknownRule } from '../bnf/errors.js';
import { LimitError, type Limits } from '../../core/base/limits.js';
import { isState, type PegGrammar, pegIdentifier, withIdentifiers, withoutPlace } from '../peg/peg.js';
import { PegLanguages } from './peg-language.js';
import {
  type ConsumptionProof,
  type EquivalenceProof,
  type ProofTask,
  proveConsumption,
  proveEquivalence,
} from './prove.js';

/** Result for one rule of a transcription. */
export type RuleProof = {
  /** Its peggy identifier. */
  readonly identifier: string;
  readonly proved: boolean;
} & (
  | {
      readonly kind: 'transcription';
      /** In the document's spelling. */
      readonly rule: string;
      readonly equivalence: EquivalenceProof;
      readonly consumption: ConsumptionProof;
    }
  | {
      /** A variant `rule__where`, which need not match everything that the rule derives. */
      readonly kind: 'reading';
      readonly rule: string;
      readonly consumption: ConsumptionProof;
    }
  /** Neither proved nor refuted within the limits. */
  | { readonly kind: 'undecided'; readonly rule: string; readonly limit: LimitError }
  /** The BNF has no rule of that name. */
  | { readonly kind: 'unknown'; readonly rule: undefined }
);

/** Input of the proof. */
export interface TranscriptionTask {
  readonly peg: PegGrammar;
  readonly bnf: BnfGrammar;
  /** Only this rule and its readings; all by default. */
  readonly rule?: string | undefined;
  readonly limits?: Limits;
}

/**
 * Proves rule by rule: those of the BNF in the document's order, then their readings and any other rules. A rule that
 * needs more than the limits is undecided, and the next one follows.
 * @throws as proveEquivalence before the first rule; UnknownNameError if the BNF has no such rule
 */
export function* proveTranscription({
  peg,
  bnf,
  rule: asked,
  limits,
}: TranscriptionTask): Generator<RuleProof> {
  const languages = new PegLanguages(peg, limits);
  const named = withIdentifiers(bnf);
  const names = new Map(named.rules.map(({ name }, i) => [pegIdentifier(name), bnf.rules[i]?.name ?? name]));
  const known = [...names.values()];
  if (asked !== undefined && !known.includes(asked)) throw unknownRule(asked, known);
  // The naive copy of a rule with another identifier accompanies its transcription.
  const copies = new Set(bnf.rules.map(({ name }) => pegIdentifier(name)));
  const further = peg.rules.flatMap(({ name }) => (names.has(name) || copies.has(name) ? [] : [name]));
  for (const identifier of [...names.keys(), ...further]) {
    const rule = names.get(withoutPlace(identifier));
    if (asked !== undefined && rule !== asked) continue;
    // A state is proved with the rule that it belongs to.
    if (rule !== undefined && isState(identifier)) continue;
    if (rule === undefined) {
      yield { kind: 'unknown', identifier, rule, proved: false };
      continue;
    }
    const inPeg = named.rules[known.indexOf(rule)]?.name ?? rule;
    const proof = proveRule(
      { rule: inPeg, peg: languages, bnf: named, ...(limits && { limits }) },
      identifier,
    );
    yield inPeg === rule ? proof : ({ ...proof, rule } as RuleProof);
  }
}

/** Proves one rule of a transcription, by its peggy identifier, or reports that the limits are not sufficient. */
export function proveRule(task: ProofTask, identifier: string): RuleProof {
  const { rule } = task;
  try {
    const consumption = proveConsumption({ ...task, identifier });
    if (identifier !== pegIdentifier(rule)) {
      return { kind: 'reading', identifier, rule, proved: consumption.derivable, consumption };
    }
    const equivalence = proveEquivalence(task);
    const proved = equivalence.equal && consumption.derivable;
    return { kind: 'transcription', identifier, rule, proved, equivalence, consumption };
  } catch (limit) {
    if (!(limit instanceof LimitError)) throw limit;
    return { kind: 'undecided', identifier, rule, proved: false, limit };
  }
}
