/** The cases and questions of every algorithm that suites are made for, and the faults of each. */
import type { RevisionId } from '../../../../generated/registry/ids.js';
import { revision } from '../../../index.js';
import {
  type Algorithm,
  type AlgorithmCaseNotes,
  type AlgorithmStrength,
  FaultTable,
  type StatedAnswer,
  type Tested,
} from './algorithm.js';
import { resolving } from './resolve.js';
import type { ResolveAnswer, ResolveQuestion } from './resolve-question.js';

/** A question to an algorithm. */
export type AlgorithmQuestion = ResolveQuestion;

/** What a document answers. */
export type AlgorithmAnswer = ResolveAnswer;

/** A case of a suite for an algorithm. */
export type AlgorithmCase = AlgorithmQuestion & AlgorithmAnswer & AlgorithmCaseNotes;

/** A case of somebody's list. */
export type StatedAlgorithmCase = StatedAnswer<AlgorithmQuestion, AlgorithmAnswer>;

/** The strength of a list for an algorithm. */
export type StrengthForAlgorithm = AlgorithmStrength<AlgorithmQuestion, AlgorithmAnswer>;

type Table = FaultTable<AlgorithmQuestion, AlgorithmAnswer>;

const tested: Readonly<Record<Algorithm, Tested<AlgorithmQuestion, AlgorithmAnswer>>> = {
  resolve: resolving,
};

const made = new Map<string, Table>();

/**
 * The faults of an algorithm of a document, found when first asked for: that takes a second or so.
 * @throws UnsupportedOperationError where it has no such algorithm
 */
export function faultsOf(id: RevisionId, algorithm: Algorithm): () => Table {
  const document = revision(id);
  tested[algorithm].check(document);
  return () => {
    const key = `${algorithm} ${id}`;
    const table = made.get(key) ?? new FaultTable(tested[algorithm].subject(document));
    made.set(key, table);
    return table;
  };
}
