/** Encodes minimal automata as the text that src/core/automaton/dfa-table.ts reads, and writes their modules. */
import type { Automaton } from '../../core/automaton/automaton.js';
import {
  type DfaTable,
  digits,
  type EncodedAutomaton,
  maxTableSize,
} from '../../core/automaton/dfa-table.js';
import { asciiSize } from '../../core/base/ascii.js';
import { StateLimitError } from '../../core/base/limits.js';
import { minimalAutomaton } from '../automata/minimal-dfa.js';
import type { BnfGrammar } from '../bnf/bnf.js';
import { ruleWithPlace } from '../bnf/errors.js';
import { constantModule } from './code.js';
import type { Runtime } from './runtime.js';

/**
 * Writes the module of the automaton of one rule, for decodeAutomaton.
 * @throws as minimalAutomaton; StateLimitError also if its table is too large
 */
export function automatonSource(grammar: BnfGrammar, startRule: string, { automaton }: Runtime): string {
  const table = minimalAutomaton(grammar, startRule);
  if (table.table.length > maxTableSize)
    throw new StateLimitError(
      `the table of ${ruleWithPlace(grammar, startRule)}`,
      Math.floor(maxTableSize / table.classCount) - 1,
      'as a table has no more places',
    );
  const about = `The minimal automaton of ${startRule}, for decodeAutomaton.`;
  return constantModule('automaton', ['EncodedAutomaton', automaton], literal(encodeAutomaton(table)), about);
}

/** Encodes the automaton as text, with its states renumbered to make the text short. */
export function encodeAutomaton(automaton: DfaTable): EncodedAutomaton {
  const classes = encodeDifferences([...automaton.classes], automaton.classCount);
  return encodeStates(automaton, similarRowsTogether(automaton), classes, automaton.classes.length);
}

/** Returns the last member of an encoding: the number of code units that it distinguishes, if that must be stated. */
export function unitsIfMore(units: number): readonly [units?: number] {
  return units === asciiSize + 1 ? [] : [units];
}

/** @param order its states @param classes the encoded classes of its code units */
export function encodeStates(
  automaton: Automaton,
  order: readonly number[],
  classes: string,
  units = asciiSize + 1,
): EncodedAutomaton {
  const { classCount } = automaton;
  const stateCount = order.length;
  const number = new Map(order.map((state, i) => [state, i]));
  const columns: number[] = [];
  for (let c = 0; c < classCount; c++) {
    for (const state of order) columns.push(number.get(automaton.step(state, c)) ?? 0);
  }
  const firstAccepting = order.findIndex((state) => automaton.accepting(state));
  return [
    classCount,
    stateCount,
    number.get(automaton.initial) ?? 0,
    firstAccepting < 0 ? stateCount : firstAccepting,
    classes,
    encodeDifferences(columns, stateCount),
    ...unitsIfMore(units),
  ];
}

/** More rounds hardly shorten the tables of the documents. */
const rounds = 12;

/**
 * Orders states: the dead state, the rejecting states, the accepting states; within each group by the rows as numbered
 * so far.
 * @param step from the number of a state to that of the next: by default the length of a row
 */
export function similarRowsTogether(
  automaton: Automaton & { readonly stateCount: number },
  step = automaton.classCount,
): readonly number[] {
  const { classCount, stateCount } = automaton;
  let order = Array.from({ length: stateCount }, (_, i) => i * step);
  for (let round = 0; round < rounds; round++) {
    const number = new Map(order.map((state, i) => [state, i]));
    const at = (state: number, c: number): number => number.get(automaton.step(state, c)) ?? 0;
    order = [...order].sort((a, b) => {
      const groups = groupOf(automaton, a) - groupOf(automaton, b);
      if (groups !== 0) return groups;
      for (let c = 0; c < classCount; c++) {
        const difference = at(a, c) - at(b, c);
        if (difference !== 0) return difference;
      }
      return 0;
    });
  }
  return order;
}

function groupOf(automaton: Automaton, state: number): number {
  if (state === automaton.dead) return 0;
  return automaton.accepting(state) ? 2 : 1;
}

/** Encodes numbers for `decodeDifferences` of dfa-table.ts. */
export function encodeDifferences(numbers: readonly number[], modulus: number): string {
  return encodeRuns(numbers, (last, number) => (number - last + modulus) % modulus);
}

/** Encodes numbers for `decodeRuns` of dfa-table.ts. */
export function encodeRuns(
  numbers: readonly number[],
  written = (_last: number, number: number): number => number,
): string {
  let text = '';
  let last = 0;
  let repeated = 0;
  for (const number of numbers) {
    if (number === last) {
      repeated += 1;
      continue;
    }
    text += encodeNumber(repeated) + encodeNumber(written(last, number));
    last = number;
    repeated = 0;
  }
  return text;
}

/** Encodes a number for `decodeNumbers` of dfa-table.ts. */
export function encodeNumber(number: number): string {
  const rest = number >> 5;
  const digit = digits.charAt((number & 31) + (rest > 0 ? 32 : 0));
  return rest > 0 ? digit + encodeNumber(rest) : digit;
}

export function literal(fields: readonly (number | string | undefined)[]): string {
  return `[${fields.map((field) => (typeof field === 'string' ? quote(field) : String(field))).join(', ')}]`;
}

export function quote(text: string): string {
  return `'${text}'`;
}
