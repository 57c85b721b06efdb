/**
 * The purpose `verdict`: cases that show whether a program accepts exactly what a rule derives. They kill the faults of
 * its minimal automaton and those of the BNF. Cases that kill every single fault of the automaton need not detect an
 * implementation with several faults that mask each other; the W-method has the same limit.
 */
import type { Automaton } from '../../core/automaton/automaton.js';
import { accepts } from '../../core/automaton/walk.js';
import type { Components } from '../../core/tree/components.js';
import { jointLetters } from '../../grammar/automata/product.js';
import type { BnfGrammar } from '../../grammar/bnf/bnf.js';
import { speller } from '../../grammar/proof/w-method.js';
import { Random } from '../sampling/random.js';
import { AutomatonFaults } from './automaton-faults.js';
import { type BnfFault, type BnfFaults, bnfFaults, distinguishingTexts, TextTree } from './bnf-faults.js';
import {
  addFaults,
  type FaultCounts,
  type FaultKind,
  faultKinds,
  type StatedCase,
  type Strength,
  type SuiteCase,
  type UntestedRule,
  type WrongCase,
} from './case.js';
import { inGreedyOrder } from './greedy.js';
import { NumberedAutomaton, type Word } from './numbered-automaton.js';
import { type DecidingRule, Places } from './places.js';
import type { StateSet, StateSets } from './state-sets.js';

/** The source from which cases are made, or by which they are measured. */
export interface VerdictSource {
  readonly rule: string;
  /** The minimal automaton of the rule. */
  readonly automaton: Automaton;
  /** The BNF of a document: its faults are tested too, and the deciding rule is reported. */
  readonly bnf?: BnfGrammar;
  /**
   * The code units that spell texts, at least one for each class, the most legible first; by default as in the
   * W-method.
   */
  readonly characters?: readonly number[];
  /** Limit on the steps in which faults are tried. */
  readonly steps?: number | undefined;
}

/** Options for choosing a suite. */
export interface SuiteChoice {
  /** Maximum number of cases; by default, as many as are needed to kill every fault. */
  readonly size?: number | undefined;
  /** Determines the spelling of classes and the choice among equally good words; 0 by default. */
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
 * Yields cases, each the one that kills most of the faults that its predecessors left. The faults of the BNF together
 * weigh as much as those of the automaton, and all wrong verdicts a sixth of the latter. Returns the strength. The
 * first case takes as long as finding all: for each transition, for each of its few suffixes, states × the length of
 * the word.
 * @param componentsOf returns the components of a derivable text, if it has any
 */
export function* verdictSuite(
  source: VerdictSource,
  { size = Infinity, seed = 0 }: SuiteChoice,
  componentsOf?: (text: string) => Components,
): Generator<SuiteCase, Strength> {
  const tally = new Tally(source);
  const candidates = candidatesFor(tally, seed);
  let cases = 0;
  const order = inGreedyOrder(
    candidates.length,
    (i) => tally.gain(candidates[i], 'weigh'),
    (i) => tally.gain(candidates[i], 'bound'),
  );
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

/** Returns the strength of a list of cases. Time is linear in the length of each. */
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

/** Returns words that kill every fault of the automaton, spelled, and the witnesses of the faults of the BNF. */
function candidatesFor({ automaton, bnf, source }: Tally, seed: number): readonly Candidate[] {
  const random = new Random(seed);
  const pick = (count: number): number => (count === 0 ? 0 : random.next() % count);
  const spell = speller(automaton.automaton, source.characters, pick);
  const texts = new Map<string, Candidate>();
  const add = (text: string, word: Word): void => {
    texts.set(text, { text, word, valid: accepts(automaton.automaton, text), ofBnf: [] });
  };
  for (const word of killingWords(new AutomatonFaults(automaton, source.steps), pick)) add(spell(word), word);
  for (const { witness } of bnf.faults) add(witness, automaton.wordOf(witness));
  const candidates = [...texts.values()];
  const tree = new TextTree(candidates.map(({ text }) => text));
  for (const fault of bnf.faults) {
    for (const i of distinguishingTexts(tree, automaton.automaton, fault.automaton()))
      candidates[i]?.ofBnf.push(fault);
  }
  return candidates;
}

/** The faults of one rule, and which of them are left. */
class Tally {
  readonly automaton: NumberedAutomaton;
  readonly bnf: BnfFaults;
  /** Returns the rule that decides about a text. */
  readonly ruleOf: (text: string) => DecidingRule;
  private readonly ofAutomaton: AutomatonFaults;
  private readonly left: Set<BnfFault>;
  private readonly killed: Partial<Record<FaultKind, number>> = {};

  constructor(readonly source: VerdictSource) {
    const { rule, bnf } = source;
    this.automaton = new NumberedAutomaton(source.automaton);
    this.ofAutomaton = new AutomatonFaults(this.automaton, source.steps);
    this.bnf = bnf === undefined ? noFaults : bnfFaults(bnf, rule, source.automaton);
    this.left = new Set(this.bnf.faults);
    const places = bnf && new Places(bnf, rule);
    this.ruleOf = (text) => places?.ruleOf(text) ?? { rule, section: '' };
  }

  isLeft(fault: BnfFault): boolean {
    return this.left.has(fault);
  }

  /** Returns the weight of the faults that a candidate would kill, or a bound of it that takes less time. */
  gain(candidate: Candidate | undefined, by: 'weigh' | 'bound'): number {
    if (candidate === undefined) return 0;
    const ofBnf = candidate.ofBnf.filter((fault) => this.left.has(fault)).length;
    return (
      this.ofAutomaton[by](candidate.word) * Math.max(1, this.bnf.faults.length) +
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

/** Spells each class by the first of the characters, by default by the most legible. */
function legibly(
  { automaton }: NumberedAutomaton,
  characters: readonly number[] = jointLetters(automaton),
): (word: Word) => string {
  const letters = new Map(characters.toReversed().map((unit) => [automaton.classOf(unit), unit]));
  return (word) => String.fromCharCode(...word.map((c) => letters.get(c) ?? 0));
}

/** A word, and the states from which it is accepted. */
interface Suffix {
  readonly word: Word;
  readonly accepted: StateSet;
}

/** Limit on suffixes; a fault that none of them kills is killed by its own. */
const maxSuffixes = 1500;
/** Length up to which a word is extended for the sake of faults on its path. */
const maxPathLength = 100;
/** Number of transitions without a new kill after which a path is no longer extended. */
const maxIdleTransitions = 6;
/** The first round leaves a transition when this many of its wrong targets are left. */
const deferThreshold = 5;

/**
 * Yields words that together kill every remaining fault, and removes those faults. Words are built as in the W-method:
 * a path to a state, a class, and a suffix that shows where the class has led. Two measures reduce their number. A
 * suffix is only used for remaining faults; and the path is searched backwards from the state, over the transitions
 * most of whose faults this suffix kills as well. If nothing on the path is left to kill, `pick` chooses among the
 * transitions that lead there, by their number.
 */
export function* killingWords(faults: AutomatonFaults, pick: (count: number) => number): Generator<Word> {
  const { automaton } = faults;
  const search = new Search(faults, pick);
  const { sets } = faults;
  const suffixes = suffixesOf(sets, automaton.classCount);
  const transitions = [...faults.left.keys()];
  const live = transitions.filter((transition) => automaton.next[transition] !== automaton.dead);
  const refused = transitions.filter((transition) => automaton.next[transition] === automaton.dead);
  yield* search.kill(live, suffixes, deferThreshold, true);
  yield* search.kill(refused, coverOf(suffixes, sets, automaton.stateCount));
  yield* search.kill(live, suffixes);
  for (const fault of faults.survivors()) {
    const word = faults.witness(fault);
    faults.kill(word);
    yield word;
  }
}

class Search {
  /** The transitions that lead to each state, except those from the dead one. */
  private readonly into: readonly number[][];
  private readonly sets: StateSets;

  constructor(
    private readonly faults: AutomatonFaults,
    private readonly pick: (count: number) => number,
  ) {
    const { stateCount, classCount, next, dead } = faults.automaton;
    this.sets = faults.sets;
    this.into = Array.from({ length: stateCount }, (): number[] => []);
    for (let transition = 0; transition < faults.left.length; transition++) {
      const target = next[transition] ?? 0;
      if (target !== dead && Math.floor(transition / classCount) !== dead)
        this.into[target]?.push(transition);
    }
  }

  /**
   * Yields words for some transitions, until each has at most `spared` wrong targets left; on request, accepted words
   * only.
   */
  *kill(
    transitions: readonly number[],
    suffixes: readonly Suffix[],
    spared = 0,
    accepted = false,
  ): Generator<Word> {
    const { left } = this.faults;
    for (const transition of transitions) {
      for (let before = Infinity, now = left[transition] ?? 0; now > spared && now < before;) {
        const suffix = this.bestSuffix(transition, suffixes, accepted);
        if (suffix === undefined) break;
        const word = this.withWay(transition, suffix);
        // A suffix on which the fault recurs may not detect it.
        if (Object.keys(this.faults.kill(word)).length > 0) yield word;
        [before, now] = [now, left[transition] ?? 0];
      }
    }
  }

  /**
   * Returns the suffix that distinguishes most of the remaining wrong targets from the right one, the shortest of
   * several.
   */
  private bestSuffix(transition: number, suffixes: readonly Suffix[], accepted: boolean): Suffix | undefined {
    const target = this.faults.automaton.next[transition] ?? 0;
    let best: Suffix | undefined;
    let most = 0;
    for (const suffix of suffixes) {
      const verdict = this.sets.has(suffix.accepted, target) ? 1 : 0;
      if (accepted && verdict === 0) continue;
      const killed = this.faults.killedBy(transition, suffix.accepted, verdict);
      if (killed > most) [best, most] = [suffix, killed];
    }
    return best;
  }

  /** Returns a path to a transition, the transition, and a suffix; the path is built from its end. */
  private withWay(transition: number, suffix: Suffix): Word {
    const { next, access, classCount } = this.faults.automaton;
    const verdict = this.sets.has(suffix.accepted, next[transition] ?? 0) ? 1 : 0;
    const reversed = [...suffix.word].reverse();
    const used = new Set<number>();
    let accepted = suffix.accepted;
    let state = 0;
    /** Prepends a transition to the word. */
    const stepBack = (taken: number): void => {
      used.add(taken);
      reversed.push(taken % classCount);
      accepted = this.sets.before(accepted, taken % classCount);
      state = Math.floor(taken / classCount);
    };
    stepBack(transition);
    for (let idle = 0; reversed.length < maxPathLength && state !== 0;) {
      const ways = this.into[state]?.filter((way) => !used.has(way)) ?? [];
      const best = this.mostKilling(ways, accepted, verdict);
      idle = best === undefined ? idle + 1 : 0;
      const way = best ?? ways[this.pick(ways.length)];
      if (way === undefined || idle > maxIdleTransitions) break;
      stepBack(way);
    }
    return [...(access[state] ?? []), ...reversed.reverse()];
  }

  private mostKilling(ways: readonly number[], accepted: StateSet, verdict: number): number | undefined {
    let best: number | undefined;
    let most = 0;
    for (const way of ways) {
      if (this.faults.left[way] === 0) continue;
      const killed = this.faults.killedBy(way, accepted, verdict);
      if (killed > most) [best, most] = [way, killed];
    }
    return best;
  }
}

/** Returns a shortest word for each set of states that accept the same word, by its length. */
function suffixesOf(sets: StateSets, classCount: number): readonly Suffix[] {
  const found = new Map<StateSet, Suffix>([[sets.accepting, { word: [], accepted: sets.accepting }]]);
  for (const { word, accepted } of found.values()) {
    if (found.size > maxSuffixes) break;
    for (let c = 0; c < classCount; c++) {
      const before = sets.before(accepted, c);
      if (!found.has(before)) found.set(before, { word: [c, ...word], accepted: before });
    }
  }
  sets.keep();
  return [...found.values()];
}

/** Returns a few suffixes, chosen greedily, such that each state accepts one of them if possible. */
function coverOf(suffixes: readonly Suffix[], sets: StateSets, stateCount: number): readonly Suffix[] {
  const cover: Suffix[] = [];
  const left = new Set(Array(stateCount).keys());
  for (;;) {
    const covered = ({ accepted }: Suffix): number =>
      [...left].filter((state) => sets.has(accepted, state)).length;
    let best: Suffix | undefined;
    let most = 0;
    for (const suffix of suffixes) {
      const count = covered(suffix);
      if (count > most) [best, most] = [suffix, count];
    }
    if (best === undefined) return cover;
    cover.push(best);
    for (const state of left) if (sets.has(best.accepted, state)) left.delete(state);
  }
}

/** The untested faults of one rule, and a shortest text that kills one of them. */
interface OfRule {
  readonly faults: Partial<Record<FaultKind, number>>;
  length: number;
  text: () => string;
}

/** Collects untested faults by rule. */
export class UntestedFaults {
  private readonly found = new Map<string, OfRule>();

  /** @param text returns a text of that length that kills the fault */
  add(rule: string, kind: FaultKind, length: number, text: () => string): void {
    const known = this.found.get(rule);
    if (known === undefined) this.found.set(rule, { faults: { [kind]: 1 }, length, text });
    else {
      addFaults(known.faults, kind, 1);
      if (length < known.length) [known.length, known.text] = [length, text];
    }
  }

  /** Returns the faults in the order of the rules of a grammar. */
  byRule(
    rules: readonly { readonly name: string; readonly section: string }[],
    isDerivable: (text: string) => boolean,
  ): readonly UntestedRule[] {
    return rules.flatMap(({ name, section }) => {
      const rule = this.found.get(name);
      if (rule === undefined) return [];
      const text = rule.text();
      return [{ rule: name, section, faults: rule.faults, text, valid: isDerivable(text) }];
    });
  }
}
