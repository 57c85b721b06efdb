/** Cases and questions of every algorithm that suites support, and the faults of each. */
import type { RevisionId } from '../../../generated/registry/ids.js';
import { revision } from '../../api/index.js';
import type { Revision } from '../../core/revision.js';
import {
  type Algorithm,
  type AlgorithmCaseNotes,
  type AlgorithmStrength,
  algorithmStrength as strengthOf,
  algorithmSuite as suiteOf,
  FaultTable,
  type StatedAnswer,
  type Tested,
} from './algorithm.js';
import {
  comparing,
  type EquivalentAnswer,
  type EquivalentQuestion,
  type NormalizeAnswer,
  type NormalizeQuestion,
  normalizing,
} from './normalize.js';
import type { ResolveAnswer, ResolveQuestion } from './resolve-question.js';
import { resolving } from './resolve.js';

/** The question type of each algorithm. */
export interface AlgorithmQuestions {
  readonly resolve: ResolveQuestion;
  readonly normalize: NormalizeQuestion;
  readonly equivalent: EquivalentQuestion;
}

/** The answer type of each algorithm. */
export interface AlgorithmAnswers {
  readonly resolve: ResolveAnswer;
  readonly normalize: NormalizeAnswer;
  readonly equivalent: EquivalentAnswer;
}

/** A case of a suite for an algorithm; for any, by default. */
export type AlgorithmCase<A extends Algorithm = Algorithm> = {
  [K in A]: AlgorithmQuestions[K] & AlgorithmAnswers[K] & AlgorithmCaseNotes;
}[A];

/** A case of a given list. */
export type StatedAlgorithmCase<A extends Algorithm = Algorithm> = {
  [K in A]: StatedAnswer<AlgorithmQuestions[K], AlgorithmAnswers[K]>;
}[A];

/** The strength of a list for an algorithm. */
export type StrengthForAlgorithm<A extends Algorithm = Algorithm> = {
  [K in A]: AlgorithmStrength<AlgorithmQuestions[K], AlgorithmAnswers[K]>;
}[A];

type Table<A extends Algorithm> = FaultTable<AlgorithmQuestions[A], AlgorithmAnswers[A]>;

const tested: { readonly [A in Algorithm]: Tested<AlgorithmQuestions[A], AlgorithmAnswers[A]> } = {
  resolve: resolving,
  normalize: normalizing,
  equivalent: comparing,
};

const made = new Map<string, object>();

/**
 * Returns the faults of an algorithm of a document, computed on first use, which takes some seconds.
 * @throws UnsupportedOperationError if the document has no such algorithm
 */
export function faultsOf<A extends Algorithm>(id: RevisionId, algorithm: A): () => Table<A> {
  const document = revision(id);
  tested[algorithm].check(document);
  return () => {
    const key = `${algorithm} ${id}`;
    const known = made.get(key) as Table<A> | undefined;
    const table = known ?? new FaultTable(tested[algorithm].subject(document));
    made.set(key, table);
    return table;
  };
}

/** A request for a suite of an algorithm. */
export interface AlgorithmSuiteTask {
  /** Maximum number of cases; by default, as many as are needed to kill every fault. */
  readonly size?: number | undefined;
  /** Seed that determines the suite; 0 by default. */
  readonly seed?: number | undefined;
}

/**
 * Yields cases that kill the faults of a document's algorithm, the strongest first. The generator returns the strength
 * of its cases. The same task gives the same cases.
 * @throws UnsupportedOperationError if the document has no rules for it
 */
export function algorithmSuite<A extends Algorithm>(
  document: Revision,
  algorithm: A,
  task?: AlgorithmSuiteTask,
): Generator<AlgorithmCase<A>, StrengthForAlgorithm<A>> {
  return suiteOf(faultsOf(document.id, algorithm), task ?? {});
}

/**
 * Returns the share of an algorithm's faults that a list of cases kills, what it never tests, and its wrong cases.
 * @throws UnsupportedOperationError if the document has no rules for it
 */
export function algorithmStrength<A extends Algorithm>(
  given: readonly StatedAlgorithmCase<A>[],
  document: Revision,
  algorithm: A,
): StrengthForAlgorithm<A> {
  return strengthOf(faultsOf(document.id, algorithm)(), given);
}
