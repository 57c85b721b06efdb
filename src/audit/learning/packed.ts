/** Automata that were learnt, as short text: the core's encoding of tables, with a class for every code unit. */
import type { Automaton } from '../../automaton/automaton.js';
import { decodeDifferences, decodeRuns, type EncodedAutomaton } from '../../automaton/dfa-table.js';
import { lastCodeUnit } from '../../base/code-units.js';

/** Reads what scripts/audit/pack.ts writes. Linear in the size of the table. */
export function unpackAutomaton(packed: EncodedAutomaton): Automaton {
  const [classCount, stateCount, initial, firstAccepting, classes, columns] = packed;
  const classOf = decodeRuns(classes, lastCodeUnit + 1, (_, number) => number);
  const next = decodeDifferences(columns, stateCount, stateCount * classCount);
  const step = (state: number, c: number): number => next[c * stateCount + state] ?? 0;
  // State 0 is the dead one, if there is any.
  const staysIn0 = Array.from({ length: classCount }, (_, c) => step(0, c)).every((to) => to === 0);
  return {
    initial,
    classCount,
    dead: staysIn0 && firstAccepting > 0 ? 0 : -1,
    classOf: (codeUnit) => classOf[codeUnit] ?? 0,
    step,
    accepting: (state) => state >= firstAccepting,
  };
}
