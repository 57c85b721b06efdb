/** The smallest next step from the copy of a rule to a rule that is proved, as a hint to who makes a transcription. */
import { pegReferences } from '../peg/peg.js';
import { readPeg } from '../peg/read-peg.js';
import { type Departure, repairs, sentenceOf } from './departure.js';
import type { TranscribedRule, Transcription } from './transcribe.js';

/** One step, and why it is needed. */
export interface RepairHint {
  /** The rule to change, in the document's spelling: the one that was asked about, or one that it uses. */
  readonly rule: string;
  readonly departure: Departure;
  /** What it does, and the text that makes it necessary, in a sentence. */
  readonly reason: string;
  /** The rule with all its repairs, as it stands in the text of the PEG. */
  readonly peg: string;
}

/**
 * Of the repairs of a rule the plainest; where its copy is right but for the rules that it uses, the plainest of the first
 * of these that needs any, the nearest first. Undefined where the copies of all of them are right, or where the rule was
 * not transcribed. Linear in the text of the PEG.
 * @param rule in the document's spelling
 */
export function repairHint(transcription: Transcription, rule: string): RepairHint | undefined {
  const rules = new Map(transcription.rules.map((one) => [one.identifier, one]));
  const start = transcription.rules.find((one) => one.rule === rule && !one.identifier.includes('__'));
  if (start === undefined) return undefined;
  const calls = new Map(
    readPeg(transcription.peg).rules.map(({ name, expression }) => [name, pegReferences(expression)]),
  );
  const reached = new Set([start.identifier]);
  for (const identifier of reached) {
    const one = rules.get(identifier);
    const plainest = one && plainestOf(one);
    if (one !== undefined && plainest !== undefined)
      return { rule: one.rule, departure: plainest, reason: sentenceOf(plainest), peg: one.peg };
    for (const called of calls.get(identifier) ?? []) reached.add(called);
  }
  return undefined;
}

function plainestOf({ departures }: TranscribedRule): Departure | undefined {
  return departures.reduce<Departure | undefined>(
    (best, one) => (best === undefined || repairs[one.kind] < repairs[best.kind] ? one : best),
    undefined,
  );
}
