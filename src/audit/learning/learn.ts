/**
 * Learning the language that a parser accepts: a learner makes hypotheses, texts that may show them wrong refine them.
 * These are first the given ones, then every character in every state, then the suite of the W-method, which leaves no
 * other automaton with at most so many states more.
 */
import { minimalTable, type TableAutomaton, without } from '../../study/automata/table-automaton.js';
import { classSets } from '../../study/automata/explore.js';
import { characterSuite, type ConformanceTest, wMethodSuite } from '../../study/proof/w-method.js';
import type { Automaton } from '../../automaton/automaton.js';
import { compareAutomata } from '../../study/relations/compare-rules.js';
import type { CodeUnitSet } from '../../base/code-units.js';
import { type Alphabet, unasked } from './alphabet.js';
import { type Hypothesis, Learner } from './learner.js';
import { LimitReached, Membership, type Oracle, UnansweredError } from './oracle.js';

/** Options of learning. */
export interface LearnOptions {
  /** The letters to begin with; they are split as the parser is found to tell characters apart. */
  readonly alphabet: Alphabet;
  /** What stands before every text: the language of what may follow is learnt. Empty by default. */
  readonly prefix?: string;
  /** Texts, without the prefix, that may find errors of the hypotheses early; gone through several times. */
  readonly seeds?: Iterable<string>;
  /**
   * Languages that the result will be compared with, of what may follow the prefix: the witnesses of these comparisons are
   * asked about too, so that none is only surmised.
   */
  readonly beside?: readonly Automaton[];
  /** How many states more than the automaton that is found the parser's may have; 0 by default. */
  readonly extraStates?: number;
  /**
   * Whether the suite takes every letter for itself, as is right where the alphabet is given. By default it takes as one
   * all characters that no state tells apart once each of them was asked about in every state.
   */
  readonly distinct?: boolean;
  /** At most how many states and questions; 5,000 and 20,000,000 by default. */
  readonly limits?: Partial<LearningLimits>;
  readonly onProgress?: (progress: LearningProgress) => void;
}

/** How much learning may take. */
export interface LearningLimits {
  readonly states: number;
  readonly queries: number;
}

/** How far learning is. */
export interface LearningProgress {
  readonly states: number;
  readonly letters: number;
  readonly queries: number;
}

/** Characters that the parser treats alike, as far as was asked. */
export interface LearntClass {
  readonly set: CodeUnitSet;
  /** Those that were asked about, as a text. They speak for the others. */
  readonly asked: string;
}

/** What the result rests on, beside the parser's answers being always the same. */
export interface Assumptions {
  /**
   * The parser's automaton has at most so many states more than this one; undefined where learning ended before it could
   * rest on any number.
   */
  readonly extraStates: number | undefined;
  /** The classes of the automaton, in their order: the characters of each are alike. */
  readonly classes: readonly LearntClass[];
  /** What was never asked about: no text with a code unit of this set is counted as accepted. */
  readonly unasked: CodeUnitSet;
}

/** What was learnt. */
export interface Learnt {
  /** The minimal automaton of what may follow the prefix; its dead state counts as one. */
  readonly automaton: TableAutomaton;
  readonly prefix: string;
  readonly assumptions: Assumptions;
  /** How many texts the parser was asked. */
  readonly queries: number;
  /** To how many of them it threw what it does not document, which counts as a refusal; absent where it never did. */
  readonly thrown?: number;
  /** The limit that ended learning: what was learnt so far is no more than a guess. */
  readonly stopped?: 'states' | 'queries';
}

/** Where no others are given. */
export const defaultLimits: LearningLimits = { states: 5000, queries: 20_000_000 };

/** How many texts are asked before the hypothesis is held against the answers. */
const batchSize = 1024;

/**
 * Learns the automaton of a parser. Of n states, k letters and m the longest text that showed an error, the learner asks
 * at most n² k + n m questions; the suite without extra states, some n k times the few words that identify a state.
 * @throws UnsteadyAnswersError where an answer on which the result rests changes, UnansweredError where there is none
 */
export async function learn(oracle: Oracle, options: LearnOptions): Promise<Learnt> {
  const {
    prefix = '',
    seeds = [],
    beside = [],
    extraStates = 0,
    distinct = false,
    limits,
    onProgress,
  } = options;
  const { states: mostStates, queries: mostQueries } = { ...defaultLimits, ...limits };
  if (options.alphabet.size === 0)
    throw new RangeError('learning needs an alphabet of one character or more');
  const membership = new Membership(oracle, prefix, mostQueries);
  const alphabet = await answered(membership, options.alphabet, prefix);
  const learner = new Learner(membership, alphabet, mostStates);
  const tell = (): void =>
    onProgress?.({
      states: learner.hypothesis.stateCount,
      letters: alphabet.size,
      queries: membership.queries,
    });

  /** Asks texts and refines the hypothesis by each on which it errs. Whether there was one. */
  const refineBy = async (texts: Iterable<string>): Promise<boolean> => {
    let isRefined = false;
    for (const batch of inBatches(texts, (text) => isAsked(text, alphabet))) {
      const answers = await membership.ask(batch);
      for (const [i, text] of batch.entries()) {
        if (learner.hypothesis.accepts(text) === answers[i]) continue;
        isRefined = true;
        await learner.refine(text);
      }
      tell();
    }
    return isRefined;
  };

  const suite = (extra: number): Iterable<ConformanceTest> => {
    const automaton = distinct ? learner.hypothesis.whole() : learner.hypothesis.minimal();
    return wMethodSuite(automaton, { extraStates: extra, partial: true, characters: alphabet.asked });
  };
  /** What may show an error, from little to much; after one was found, all have to be gone through again. */
  const always: readonly (() => Iterable<string>)[] = [
    () => seeds,
    () => textsOf(suite(0)),
    () => witnessesOf(learntAutomaton(learner.hypothesis, alphabet), beside, alphabet.unasked),
    () => textsOf(characterSuite(learner.hypothesis.minimal(), alphabet.asked)),
  ];
  const passes = [...always, ...Array.from({ length: extraStates }, (_, i) => () => textsOf(suite(i + 1)))];
  let reached: number | undefined;
  let stopped: LimitReached['limit'] | undefined;
  try {
    await learner.begin();
    for (let i = 0; i < passes.length;) {
      await learner.settle();
      const isRefined = await refineBy(passes[i]?.() ?? []);
      i = isRefined ? 0 : i + 1;
      reached = i < always.length ? undefined : i - always.length;
    }
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    stopped = error.limit;
  }
  const automaton = learntAutomaton(learner.hypothesis, alphabet);
  return {
    automaton,
    prefix,
    assumptions: {
      extraStates: reached,
      classes: learntClasses(automaton, alphabet),
      unasked: alphabet.unasked,
    },
    queries: membership.queries,
    ...(stopped !== undefined && { stopped }),
  };
}

/** The alphabet without the characters on which the parser gives no answer. */
async function answered(membership: Membership, alphabet: Alphabet, prefix: string): Promise<Alphabet> {
  const unanswered: number[] = [];
  for (let left = alphabet.asked; ; left = left.filter((unit) => !unanswered.includes(unit))) {
    try {
      await membership.ask(left.map((unit) => String.fromCharCode(unit)));
      return alphabet.without(unanswered);
    } catch (error) {
      if (error instanceof LimitReached) return alphabet.without(unanswered);
      const unit = error instanceof UnansweredError ? error.text.slice(prefix.length).charCodeAt(0) : NaN;
      if (!left.includes(unit) || left.length === 1) throw error;
      unanswered.push(unit);
    }
  }
}

function isAsked(text: string, alphabet: Alphabet): boolean {
  for (let i = 0; i < text.length; i++) if (alphabet.letterOf(text.charCodeAt(i)) === unasked) return false;
  return true;
}

function* inBatches(texts: Iterable<string>, fits: (text: string) => boolean): Generator<readonly string[]> {
  let batch: string[] = [];
  for (const text of texts) {
    if (!fits(text)) continue;
    if (batch.push(text) < batchSize) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** The strings that tell an automaton from others, or that it has in common with them. */
function* witnessesOf(
  automaton: Automaton,
  others: readonly Automaton[],
  unasked: CodeUnitSet,
): Generator<string> {
  for (const other of others) {
    const { onlyFirst, onlySecond, both } = compareAutomata(automaton, without(other, unasked));
    for (const { text } of [...onlyFirst, ...onlySecond]) yield text;
    yield* both;
  }
}

function* textsOf(tests: Iterable<ConformanceTest>): Generator<string> {
  for (const { text } of tests) yield text;
}

function learntClasses(automaton: TableAutomaton, { asked }: Alphabet): readonly LearntClass[] {
  return classSets(automaton).map((set, c) => ({
    set,
    asked: String.fromCharCode(...asked.filter((unit) => automaton.classOf(unit) === c)),
  }));
}

/** The minimal automaton; what is not asked about leads to a dead state. */
function learntAutomaton({ table }: Hypothesis, { size }: Alphabet): TableAutomaton {
  const { classes, accepting, rows } = table;
  const dead = rows.length;
  if (!classes.includes(unasked)) return minimalTable(table);
  return minimalTable({
    classes: classes.map((c) => (c === unasked ? size : c)),
    accepting: [...accepting, false],
    rows: [...rows.map((row) => [...row, dead]), Array.from({ length: size + 1 }, () => dead)],
  });
}
