/** Comparison of two languages: the relation of learnt languages, and its confirmation by the parsers. */

import { isAccepted, type Parser } from '../../src/audit/index.js';
import { acceptanceOf } from '../../src/audit/protocol.js';
import { automatonWithin, jointScope } from '../../src/study/relations/scope.js';
import { compareAutomata, type Relation } from '../../src/study/relations/compare-rules.js';
import type { StudiedGrammar } from '../../src/grammar/automata/studied-grammar.js';
import type { Automaton } from '../../src/core/automaton/automaton.js';
import { Pairs } from '../../src/core/automaton/pairs.js';
import { printableAscii } from '../../src/study/sampling/count.js';

/**
 * A comparison with another language: the shortest string that only one of them has, without the prefix; null for none.
 */
export interface LanguageComparison {
  readonly to: string;
  readonly relation: Relation;
  readonly onlyThis: string | null;
  readonly onlyOther: string | null;
  /** True if the parsers, asked again, accept and refuse these strings accordingly. */
  readonly isBorneOut: boolean;
  /** Share of the strings of printing characters of a length that only one of the two has; 0 to 1. */
  readonly share: number;
}

/**
 * Two learnt languages have up to as many pairs of states as the product of their states, and the report is not in a
 * hurry.
 */
const limits = { states: 10_000_000, milliseconds: Infinity };

const inverse: Readonly<Record<Relation, Relation>> = {
  equal: 'equal',
  subset: 'superset',
  superset: 'subset',
  overlapping: 'overlapping',
  disjoint: 'disjoint',
};

/** Returns a comparison from the other language's side. @param name of the one that was compared with it */
export function swapped(compared: LanguageComparison, name: string): LanguageComparison {
  const { relation, onlyThis, onlyOther } = compared;
  return { ...compared, to: name, relation: inverse[relation], onlyThis: onlyOther, onlyOther: onlyThis };
}

/** Compares a learnt language with another language. @param length of the strings of the share */
export function compareLanguages(
  learnt: StudiedGrammar,
  other: StudiedGrammar,
  length: number,
): Omit<LanguageComparison, 'isBorneOut'> {
  const scope = jointScope(learnt, other);
  const [one, another] = [
    automatonWithin(learnt, learnt.start, scope),
    automatonWithin(other, other.start, scope),
  ];
  const { relation, onlyFirst, onlySecond } = compareAutomata(one, another, { witnesses: 1, limits });
  return {
    to: other.revision,
    relation,
    onlyThis: onlyFirst[0]?.text ?? null,
    onlyOther: onlySecond[0]?.text ?? null,
    share: relation === 'equal' ? 0 : differingShare(one, another, length),
  };
}

/** Known verdicts, by the strings without the prefix. */
export type Verdicts = ReadonlyMap<string, boolean>;

/**
 * Corrects a relation by answers that refute it: if learning found no string that the other language lacks, but an
 * answer shows one, the shortest such string is added and the relation is adjusted.
 */
export function unrefuted<Compared extends Pick<LanguageComparison, 'relation' | 'onlyThis' | 'onlyOther'>>(
  compared: Compared,
  these: Verdicts,
  others: Verdicts,
): Compared {
  const onlyThis = compared.onlyThis ?? shortestDifference(these, others);
  const onlyOther = compared.onlyOther ?? shortestDifference(others, these);
  const isRefuted = onlyThis !== compared.onlyThis || onlyOther !== compared.onlyOther;
  if (!isRefuted) return compared;
  const relation = onlyThis === null ? 'subset' : onlyOther === null ? 'superset' : 'overlapping';
  return { ...compared, relation, onlyThis, onlyOther };
}

function shortestDifference(these: Verdicts, others: Verdicts): string | null {
  let shortest: string | null = null;
  for (const [text, isTaken] of these) {
    if (!isTaken || others.get(text) !== false) continue;
    if (shortest === null || text.length < shortest.length) shortest = text;
  }
  return shortest;
}

/** A side of a comparison: its known verdicts, and the parser to ask, if it is one. */
export interface Side {
  readonly verdicts: Verdicts;
  readonly parser?: Parser;
}

/**
 * Completes a comparison by asking the parsers about its strings. The shortest difference in known verdicts replaces a
 * string that they refute: a learnt language is a guess about characters that were not asked about.
 */
export async function confirmed(
  compared: Omit<LanguageComparison, 'isBorneOut'>,
  prefix: string,
  one: Side,
  other: Side,
): Promise<LanguageComparison> {
  const { onlyThis, onlyOther } = compared;
  const isSo = async (text: string | null, takes: Side, refuses: Side): Promise<boolean> =>
    text === null ||
    ((takes.parser === undefined || (await accepts(takes.parser, prefix + text))) &&
      (refuses.parser === undefined || !(await accepts(refuses.parser, prefix + text))));
  const so = async (text: string | null, takes: Side, refuses: Side): Promise<string | null> =>
    (await isSo(text, takes, refuses))
      ? text
      : (shortestDifference(takes.verdicts, refuses.verdicts) ?? text);
  const [ours, theirs] = [await so(onlyThis, one, other), await so(onlyOther, other, one)];
  const isBorneOut = (await isSo(ours, one, other)) && (await isSo(theirs, other, one));
  return { ...compared, onlyThis: ours, onlyOther: theirs, isBorneOut };
}

async function accepts(parser: Parser, text: string): Promise<boolean> {
  for await (const { answer } of parser.ask([text])) return isAccepted(answer);
  return false;
}

/** Returns the parser's verdicts on those strings that it answers. */
export async function verdictsOf(
  parser: Parser,
  strings: Iterable<string>,
  prefix: string,
): Promise<Verdicts> {
  const verdicts = new Map<string, boolean>();
  for await (const { text, answer } of parser.ask(Array.from(strings, (string) => prefix + string))) {
    const isTaken = acceptanceOf(answer);
    if (isTaken !== undefined) verdicts.set(text.slice(prefix.length), isTaken);
  }
  return verdicts;
}

/**
 * Returns the probability that a string of a length, of uniformly random printing characters of US-ASCII, is in exactly
 * the first language or exactly the second. Time is the length times the reachable pairs of states times the classes of
 * characters.
 */
export function differingShare(first: Automaton, second: Automaton, length: number): number {
  const classes = new Pairs();
  const counts: number[] = [];
  for (const unit of printableAscii) {
    const number = classes.add(first.classOf(unit), second.classOf(unit));
    counts[number] = (counts[number] ?? 0) + 1;
  }
  let states = new Pairs();
  states.add(first.initial, second.initial);
  let likely = [1];
  for (let n = 0; n < length; n++) {
    const reached = new Pairs();
    const next: number[] = [];
    likely.forEach((probability, state) => {
      const [a, b] = pairOf(states, state);
      counts.forEach((count, c) => {
        const [one, other] = pairOf(classes, c);
        const after = reached.add(first.step(a, one), second.step(b, other));
        next[after] = (next[after] ?? 0) + (probability * count) / printableAscii.length;
      });
    });
    states = reached;
    likely = next;
  }
  return likely.reduce((sum, probability, state) => {
    const [a, b] = pairOf(states, state);
    return first.accepting(a) === second.accepting(b) ? sum : sum + probability;
  }, 0);
}

function pairOf({ firsts, seconds }: Pairs, number: number): readonly [number, number] {
  return [firsts[number] ?? 0, seconds[number] ?? 0];
}
