/**
 * The purpose `verdict`: cases that tell whether a program accepts what a rule derives and nothing else. They kill the
 * faults of its minimal automaton and those of the BNF. What kills every single fault of the automaton need not tell an
 * implementation with several faults that hide each other, as the W-method does.
 */
import { accepts } from '../../automaton/walk.js';
import type { Components } from '../../tree/components.js';
import { jointLetters } from '../automata/product.js';
import type { Automaton } from '../../automaton/automaton.js';
import type { BnfGrammar } from '../bnf/bnf.js';
import { speller } from '../proof/w-method.js';
import { Random } from '../sampling/random.js';
import { AutomatonFaults } from './automaton-faults.js';
import { killingWords } from './automaton-words.js';
import { type BnfFault, type BnfFaults, bnfFaults } from './bnf-faults.js';
import { tellingTexts, TextTree } from './bnf-kills.js';
import type { StatedCase, Strength, SuiteCase, UntestedRule, WrongCase } from './case.js';
import { addFaults, type FaultCounts, type FaultKind, faultKinds } from './fault.js';
import { inGreedyOrder } from './greedy.js';
import { NumberedAutomaton, type Word } from './numbered-automaton.js';
import { type DecidingRule, Places } from './places.js';
import { UntestedFaults } from './untested.js';

/** What cases are made for, or measured by. */
export interface VerdictSource {
  readonly rule: string;
  /** The minimal automaton of the rule. */
  readonly automaton: Automaton;
  /** Of a document: its faults are tested too, and which of its rules decides is told. */
  readonly bnf?: BnfGrammar;
  /** The code units that spell texts, one at least of each class, the most legible first; by default as in the W-method. */
  readonly characters?: readonly number[];
}

/** How a suite is chosen. */
export interface SuiteChoice {
  /** How many cases at most; by default as many as it takes to kill every fault. */
  readonly size?: number | undefined;
  /** Determines how classes are spelled and which of equally good words are taken; 0 by default. */
  readonly seed?: number | undefined;
}

/** A text that may become a case. */
interface Candidate {
  readonly text: string;
  readonly word: Word;
  readonly valid: boolean;
  /** The faults of the BNF that it kills. */
  readonly ofBnf: BnfFault[];
}

/**
 * Cases, each the one that kills most of what those before it have left: a fault of the BNF weighs so much that all of
 * them together weigh as much as those of the automaton, and all wrong verdicts a sixth of these. Returns the strength. The first case takes the time
 * in which all are found: for each transition, for each of its few suffixes, states × the length of the word.
 * @param componentsOf the components of a derivable text, if it has any
 */
export function* verdictSuite(
  source: VerdictSource,
  { size = Infinity, seed = 0 }: SuiteChoice,
  componentsOf?: (text: string) => Components,
): Generator<SuiteCase, Strength> {
  const tally = new Tally(source);
  const candidates = candidatesFor(tally, seed);
  let cases = 0;
  const order = inGreedyOrder(candidates.length, (i) => tally.gain(candidates[i]));
  for (const i of order) {
    if (cases >= size) break;
    const candidate = candidates[i];
    if (candidate === undefined) continue;
    cases += 1;
    const { text, valid } = candidate;
    const kills = tally.kill(candidate);
    const components = valid && componentsOf !== undefined ? { components: componentsOf(text) } : {};
    yield { text, valid, ...components, ...tally.ruleOf(text), kills };
  }
  return tally.strength(cases, []);
}

/** The strength of a list of cases. Time is linear in the length of each. */
export function verdictStrength(source: VerdictSource, cases: Iterable<StatedCase>): Strength {
  const tally = new Tally(source);
  const mutants = tally.bnf.faults.map((fault) => ({ fault, automaton: fault.automaton() }));
  const wrong: WrongCase[] = [];
  let count = 0;
  for (const stated of cases) {
    count += 1;
    const { text } = stated;
    const valid = accepts(tally.automaton.automaton, text);
    const ofBnf = mutants
      .filter(({ fault, automaton }) => tally.isLeft(fault) && accepts(automaton, text) !== valid)
      .map(({ fault }) => fault);
    tally.kill({ text, word: tally.automaton.wordOf(text), valid, ofBnf });
    if (stated.valid !== undefined && stated.valid !== valid) {
      wrong.push({ ...stated, derivable: valid, ...tally.ruleOf(text) });
    }
  }
  return tally.strength(count, wrong);
}

/** Words that kill every fault of the automaton, spelled, and the witnesses of those of the BNF. */
function candidatesFor({ automaton, bnf, source }: Tally, seed: number): readonly Candidate[] {
  const random = new Random(seed);
  const pick = (count: number): number => (count === 0 ? 0 : random.next() % count);
  const spell = speller(automaton.automaton, source.characters, pick);
  const texts = new Map<string, Candidate>();
  const add = (text: string, word: Word): void => {
    texts.set(text, { text, word, valid: accepts(automaton.automaton, text), ofBnf: [] });
  };
  for (const word of killingWords(new AutomatonFaults(automaton), pick)) add(spell(word), word);
  for (const { witness } of bnf.faults) add(witness, automaton.wordOf(witness));
  const candidates = [...texts.values()];
  const tree = new TextTree(candidates.map(({ text }) => text));
  for (const fault of bnf.faults) {
    for (const i of tellingTexts(tree, automaton.automaton, fault.automaton()))
      candidates[i]?.ofBnf.push(fault);
  }
  return candidates;
}

/** The faults of one rule, and which of them are left. */
class Tally {
  readonly automaton: NumberedAutomaton;
  readonly bnf: BnfFaults;
  /** The rule that decides about a text. */
  readonly ruleOf: (text: string) => DecidingRule;
  private readonly ofAutomaton: AutomatonFaults;
  private readonly left: Set<BnfFault>;
  private readonly killed: Partial<Record<FaultKind, number>> = {};

  constructor(readonly source: VerdictSource) {
    const { rule, bnf } = source;
    this.automaton = new NumberedAutomaton(source.automaton);
    this.ofAutomaton = new AutomatonFaults(this.automaton);
    this.bnf = bnf === undefined ? noFaults : bnfFaults(bnf, rule, source.automaton);
    this.left = new Set(this.bnf.faults);
    const places = bnf && new Places(bnf, rule);
    this.ruleOf = (text) => places?.ruleOf(text) ?? { rule, section: '' };
  }

  isLeft(fault: BnfFault): boolean {
    return this.left.has(fault);
  }

  /** What a candidate would kill, weighed. */
  gain(candidate: Candidate | undefined): number {
    if (candidate === undefined) return 0;
    const ofBnf = candidate.ofBnf.filter((fault) => this.left.has(fault)).length;
    return (
      this.ofAutomaton.weigh(candidate.word) * Math.max(1, this.bnf.faults.length) +
      ofBnf * this.ofAutomaton.total
    );
  }

  kill({ word, ofBnf }: Candidate): FaultCounts {
    const kills: Partial<Record<FaultKind, number>> = { ...this.ofAutomaton.kill(word) };
    for (const fault of ofBnf) if (this.left.delete(fault)) addFaults(kills, fault.kind, 1);
    for (const kind of kindNames) addFaults(this.killed, kind, kills[kind] ?? 0);
    return kills;
  }

  strength(cases: number, wrong: readonly WrongCase[]): Strength {
    const counts: Partial<Record<FaultKind, number>> = { ...this.ofAutomaton.counts };
    for (const { kind } of this.bnf.faults) addFaults(counts, kind, 1);
    const kinds = kindNames.map((kind) => ({
      kind,
      faults: counts[kind] ?? 0,
      killed: this.killed[kind] ?? 0,
    }));
    return {
      purpose: 'verdict',
      cases,
      kinds: kinds.filter(({ faults }) => faults > 0),
      equivalent: this.bnf.equivalent.length,
      undecided: this.bnf.undecided.length,
      untested: this.untested(),
      wrong,
    };
  }

  private untested(): readonly UntestedRule[] {
    const { automaton, ofAutomaton, source } = this;
    const spell = legibly(automaton, source.characters);
    const found = new UntestedFaults();
    const ruleOfState = automaton.access.map((word) => this.ruleOf(spell(word)).rule);
    for (const fault of ofAutomaton.survivors()) {
      const state =
        fault.kind === 'verdict' ? fault.state : Math.floor(fault.transition / automaton.classCount);
      const rule = ruleOfState[state] ?? '';
      found.add(rule, fault.kind, ofAutomaton.witnessLength(fault), () => spell(ofAutomaton.witness(fault)));
    }
    for (const { rule, kind, witness } of this.left) found.add(rule, kind, witness.length, () => witness);
    const rules = source.bnf?.rules ?? [{ name: source.rule, section: '' }];
    return found.byRule(rules, (text) => accepts(automaton.automaton, text));
  }
}

const kindNames = Object.keys(faultKinds) as FaultKind[];

const noFaults: BnfFaults = { faults: [], equivalent: [], undecided: [] };

/** Spells each class by the first of the characters, by default by the one that reads best. */
function legibly(
  { automaton }: NumberedAutomaton,
  characters: readonly number[] = jointLetters(automaton),
): (word: Word) => string {
  const letters = new Map(characters.toReversed().map((unit) => [automaton.classOf(unit), unit]));
  return (word) => String.fromCharCode(...word.map((c) => letters.get(c) ?? 0));
}
