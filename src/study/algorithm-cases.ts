/** The calls of uri-revisions-cli/grammar on cases for the algorithms of a document: suites, and the strength of any list. */
import {
  aCount,
  anInteger,
  aString,
  type Check,
  knownOptions,
  listOf,
  oneOf,
  optional,
  type OptionChecks,
  recordOf,
} from '../base/arguments.js';
import { longestCase } from './suites/case.js';
import { wrongType } from '../base/wrong-type.js';
import { levels } from '../reference/normalize.js';
import type { Revision } from '../revision.js';
import {
  type Algorithm,
  algorithms,
  algorithmStrength as strengthOf,
  algorithmSuite as suiteOf,
  answerFormats,
  type AnswerFormat,
} from './suites/algorithms/algorithm.js';
import {
  type AlgorithmCase,
  type StatedAlgorithmCase,
  type StrengthForAlgorithm,
  faultsOf,
} from './suites/algorithms/algorithm-cases.js';
import { readAnswers as readAnswersOf } from './suites/algorithms/read-answers.js';

export {
  type Algorithm,
  type AlgorithmCaseNotes,
  algorithms,
  type AlgorithmStrength,
  answerFormats,
  type AnswerFormat,
  type DecidingStep,
  type FaultShare,
  type StatedAnswer,
  type UntestedFault,
  type WrongAnswer,
} from './suites/algorithms/algorithm.js';
export {
  type AlgorithmAnswers,
  type AlgorithmCase,
  type AlgorithmQuestions,
  type StatedAlgorithmCase,
  type StrengthForAlgorithm,
} from './suites/algorithms/algorithm-cases.js';
export { type EquivalentAnswer, type EquivalentQuestion } from './suites/algorithms/equivalent.js';
export { type NormalizeAnswer, type NormalizeQuestion } from './suites/algorithms/normalize.js';
export { type ResolveAnswer, type ResolveQuestion } from './suites/algorithms/resolve-question.js';

/** Which suite for an algorithm is asked for. */
export interface AlgorithmSuiteTask {
  /** How many cases at most; by default as many as it takes to kill every fault. */
  readonly size?: number | undefined;
  /** A suite is determined by its seed, which is 0 by default. */
  readonly seed?: number | undefined;
}

const suiteTask: OptionChecks<AlgorithmSuiteTask> = { size: aCount, seed: anInteger };
const anAlgorithm = oneOf(...algorithms);

const aCaseText: Check = (value, what) => {
  aString(value, what);
  if ((value as string).length > longestCase)
    throw new RangeError(`${what} must have at most ${longestCase} characters`);
};

const aLevel = optional(oneOf(...levels));

/** What a question of each algorithm must be. */
const questions: Readonly<Record<Algorithm, Check>> = {
  resolve: recordOf({ base: aCaseText, reference: aCaseText }),
  normalize: recordOf({ text: aCaseText, level: aLevel }),
  equivalent: recordOf({ text: aCaseText, other: aCaseText, level: aLevel }),
};

function tableOf<A extends Algorithm>(
  call: string,
  document: Revision,
  algorithm: A,
): ReturnType<typeof faultsOf<A>> {
  recordOf({ id: aString })(document, `${call}: the revision`);
  anAlgorithm(algorithm, `${call}: the algorithm`);
  return faultsOf(document.id, algorithm);
}

/**
 * Cases that kill the faults of an algorithm, as a document has it, the strongest first. What the generator returns is the
 * strength of its cases. The same task gives the same cases.
 * @throws UnsupportedOperationError where the document has no rules for it
 */
export function algorithmSuite<A extends Algorithm>(
  document: Revision,
  algorithm: A,
  task?: AlgorithmSuiteTask,
): Generator<AlgorithmCase<A>, StrengthForAlgorithm<A>> {
  return suiteOf(
    tableOf('algorithmSuite', document, algorithm),
    knownOptions('algorithmSuite', suiteTask, task),
  );
}

/**
 * Which share of the faults of an algorithm a list of cases kills, what it never tests, and where it is wrong.
 * @throws UnsupportedOperationError where the document has no rules for it
 */
export function algorithmStrength<A extends Algorithm>(
  given: readonly StatedAlgorithmCase<A>[],
  document: Revision,
  algorithm: A,
): StrengthForAlgorithm<A> {
  const table = tableOf('algorithmStrength', document, algorithm);
  const aCase = recordOf({ question: questions[algorithm], answer: optional(recordOf({})), place: aString });
  listOf(aCase)(given, 'algorithmStrength: the cases');
  return strengthOf(table(), given);
}

/** The cases of a list for an algorithm, in a format, which is otherwise told from the list. @throws CaseFormatError */
export function readAnswers<A extends Algorithm>(
  list: string,
  algorithm: A,
  format?: AnswerFormat,
): readonly StatedAlgorithmCase<A>[] {
  if (typeof list !== 'string') throw wrongType('readAnswers: the list must be a string', list);
  anAlgorithm(algorithm, 'readAnswers: the algorithm');
  optional(oneOf(...answerFormats[algorithm]))(format, `readAnswers: the format of ${algorithm}`);
  return readAnswersOf(list, algorithm, format);
}
