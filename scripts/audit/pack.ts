/** Writes what src/audit reads again without any parser: automata that were learnt, and the record that they are in. */
import { deflateRawSync } from 'node:zlib';
import type { RecordFile } from '../../src/audit/learning/record.js';
import type { EncodedAutomaton } from '../../src/automaton/dfa-table.js';
import { encodeRuns, encodeStates, similarRowsTogether } from '../../src/study/emit/encode-automaton.js';
import type { TableAutomaton } from '../../src/study/automata/table-automaton.js';

/** The automaton as text. Its numbers have 16 bits, so it may have at most 65,535 states. */
export function packAutomaton(automaton: TableAutomaton): EncodedAutomaton {
  const classes = encodeRuns([...automaton.table.classes]);
  return encodeStates(automaton, similarRowsTogether(automaton, 1), classes);
}

/** A record as the text that readRecord reads: deflated, as base64, in lines. */
export function packRecord(record: RecordFile): string {
  const packed = deflateRawSync(JSON.stringify(record), { level: 9 }).toString('base64');
  return `${packed.match(/.{1,120}/g)?.join('\n') ?? ''}\n`;
}
