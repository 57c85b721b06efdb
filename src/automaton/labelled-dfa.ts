/**
 * Which productions carry the reading of a text, and of which kind its host is, by the state that the text leads to:
 * generated/<id>/labelled-dfa.ts has it as text.
 */
import { decodeAutomaton, decodeRuns, type DfaTable, type EncodedAutomaton } from './dfa-table.js';

/** The rules that carry a reading, outermost first; that of the kind of the host, where there is one. */
export type Label = readonly [production: readonly string[], hostKind?: string];

/** The automaton, the labels, and by the accepting states in their order, the place of each one's label. */
export type EncodedLabelledDfa = readonly [
  automaton: EncodedAutomaton,
  labels: readonly Label[],
  labelOf: string,
];

/** An automaton, and the label of each of its states, by their numbers; undefined of those that do not accept. */
export interface LabelledDfa {
  readonly automaton: DfaTable;
  readonly labels: readonly (Label | undefined)[];
}

/** Reads what scripts/generate/tagging wrote. Linear in the size of the table. */
export function decodeLabelledDfa([encoded, labels, labelOf]: EncodedLabelledDfa): LabelledDfa {
  const automaton = decodeAutomaton(encoded);
  const rejecting = automaton.firstAccepting / automaton.classCount;
  const places = decodeRuns(labelOf, automaton.stateCount - rejecting, (_, place) => place);
  return {
    automaton,
    labels: [...Array<undefined>(rejecting), ...Array.from(places, (place) => labels[place])],
  };
}
