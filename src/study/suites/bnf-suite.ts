/**
 * Small suites: cases that kill every fault of a BNF and none of which can be left out. Each is a shortest well-formed
 * text and names a fault, so that people can read them all.
 */
import type { Automaton } from '../../core/automaton/automaton.js';
import { accepts } from '../../core/automaton/walk.js';
import { Budget } from '../../core/base/limits.js';
import { highSurrogates, isIn, lowSurrogates } from '../../core/base/surrogates.js';
import { findWord, jointLetters } from '../../grammar/automata/product.js';
import type { BnfGrammar } from '../../grammar/bnf/bnf.js';
import { bnfFaults, distinguishingTexts, TextTree } from './bnf-faults.js';
import { addFaults, type FaultKind, type SuiteCase } from './case.js';
import { inGreedyOrder } from './greedy.js';

/** The grammar under test. */
export interface BnfSource {
  readonly rule: string;
  /** The minimal automaton of the rule. */
  readonly automaton: Automaton;
  readonly bnf: BnfGrammar;
}

/**
 * Yields the cases, the one that kills most of the remaining faults first. Faults that only lone surrogates show are
 * left out.
 */
export function* bnfSuite(
  { rule, automaton, bnf }: BnfSource,
  size = Infinity,
): Generator<SuiteCase, undefined> {
  const { faults } = bnfFaults(bnf, rule, automaton);
  const texts = faults.flatMap(
    ({ witness, automaton: mutant }) => wellFormedWitness(witness, automaton, mutant) ?? [],
  );
  const distinct = [...new Set(texts)];
  const tree = new TextTree(distinct);
  const killers = faults.map((fault) => [...distinguishingTexts(tree, automaton, fault.automaton())]);
  const killedBy = distinct.map((_, text) =>
    [...faults.keys()].filter((fault) => killers[fault]?.includes(text)),
  );
  const sections = new Map(bnf.rules.map(({ name, section }) => [name, section]));
  const left = new Set(faults.keys());
  for (const text of withoutRedundant(inOrder(killedBy), killedBy).slice(0, size)) {
    const kills: Partial<Record<FaultKind, number>> = {};
    const killed = (killedBy[text] ?? []).filter((fault) => left.delete(fault));
    const named = killed.map((fault) => faults[fault]).filter((fault) => fault !== undefined);
    for (const { kind } of named) addFaults(kills, kind, 1);
    const [first] = named;
    if (first === undefined) continue;
    const { rule, change } = first;
    const data = distinct[text] ?? '';
    const valid = accepts(automaton, data);
    yield { text: data, valid, rule, section: sections.get(rule) ?? '', kills, detects: change };
  }
}

/** Returns the texts that kill most of what is left, one by one. */
function inOrder(killedBy: readonly (readonly number[])[]): readonly number[] {
  const left = new Set(killedBy.flat());
  const order: number[] = [];
  const gain = (text: number): number => (killedBy[text] ?? []).filter((fault) => left.has(fault)).length;
  for (const text of inGreedyOrder(killedBy.length, gain)) {
    order.push(text);
    for (const fault of killedBy[text] ?? []) left.delete(fault);
  }
  return order;
}

/** Leaves out each text whose faults the others kill, the last first. */
function withoutRedundant(
  order: readonly number[],
  killedBy: readonly (readonly number[])[],
): readonly number[] {
  const times = new Map<number, number>();
  const count = (text: number, by: number): void => {
    for (const fault of killedBy[text] ?? []) times.set(fault, (times.get(fault) ?? 0) + by);
  };
  for (const text of order) count(text, 1);
  const isNeeded = (text: number): boolean => {
    const needed = (killedBy[text] ?? []).some((fault) => times.get(fault) === 1);
    if (!needed) count(text, -1);
    return needed;
  };
  return order.toReversed().filter(isNeeded).reverse();
}

/** Returns a shortest text without lone surrogates that shows a fault, if there is one. */
function wellFormedWitness(
  witness: string,
  original: Automaton,
  mutant: () => Automaton,
): string | undefined {
  if (!/\p{Surrogate}/u.test(witness)) return witness;
  const [first, second] = [wellFormed(original), wellFormed(mutant())];
  const budget = new Budget('a well-formed text', { states: 100_000, milliseconds: Infinity });
  const { word } = findWord(first, second, jointLetters(first, second), (a, b) => a !== b, budget);
  return word && String.fromCharCode(...word);
}

/** Returns the automaton of the accepted texts without lone surrogates. An odd state follows half a pair. */
function wellFormed(automaton: Automaton): Automaton {
  const dead = 2 * automaton.dead;
  return {
    initial: 2 * automaton.initial,
    dead,
    classCount: 3 * automaton.classCount,
    classOf: (unit) =>
      3 * automaton.classOf(unit) + (isIn(unit, highSurrogates) ? 1 : isIn(unit, lowSurrogates) ? 2 : 0),
    step: (state, c) => {
      const half = c % 3;
      if ((half === 2) !== (state % 2 === 1)) return dead;
      const next = automaton.step(Math.floor(state / 2), Math.floor(c / 3));
      return next === automaton.dead ? dead : 2 * next + (half === 1 ? 1 : 0);
    },
    accepting: (state) => state % 2 === 0 && automaton.accepting(state / 2),
  };
}
