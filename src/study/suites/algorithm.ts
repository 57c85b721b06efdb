/**
 * Suites for an algorithm of a document, and the strength of a list of cases for it. A fault is executed: it answers
 * like an implementation with one mistake, and a case kills it if that answer differs from the document's.
 */
import { shuffled } from '../sampling/random.js';
import type { Revision } from '../../core/revision.js';
import { inGreedyOrder } from './greedy.js';
import type { SuiteChoice } from './verdict.js';

/** The name of a fault that both resolution and normalization have. */
export const emptyPathToSlash = 'an empty path after an authority becomes a slash';

/** The algorithms that suites support. */
export const algorithms = ['resolve', 'normalize', 'equivalent'] as const;

export type Algorithm = (typeof algorithms)[number];

/** A format of lists of cases for algorithms. */
export type AnswerFormat = 'json' | 'jsonl' | 'wpt';

/**
 * The formats of each algorithm's lists: WPT's tests have no level, and JSON Schema's have only a text and its verdict.
 */
export const answerFormats: Readonly<Record<Algorithm, readonly AnswerFormat[]>> = {
  resolve: ['json', 'jsonl', 'wpt'],
  normalize: ['json', 'jsonl'],
  equivalent: ['json', 'jsonl'],
};

/** One mistake of an implementation. */
export interface AlgorithmFault<Question, Answer> {
  /** The kind of mistake: `branch`, `merge` … */
  readonly kind: string;
  /** The mistake in a clause, unique within the algorithm. */
  readonly name: string;
  /** Returns the wrong answer. @param right the document's answer */
  answer(question: Question, right: Answer): Answer;
}

/** A step of a document's algorithm. */
export interface DecidingStep {
  /** Under the document's own name. */
  readonly step: string;
  readonly section: string;
}

/** An algorithm of a document as the subject of tests. */
export interface Subject<Question extends object, Answer extends object> {
  readonly algorithm: Algorithm;
  /** The questions that a suite is chosen from, the shortest first. */
  readonly questions: readonly Question[];
  answer(question: Question): Answer;
  readonly faults: readonly AlgorithmFault<Question, Answer>[];
  /** Returns the steps to the answer, at least one. */
  steps(question: Question): readonly DecidingStep[];
}

/** An algorithm that can be tested. */
export interface Tested<Question extends object, Answer extends object> {
  /** Checks that a document has the algorithm. @throws UnsupportedOperationError if it has none */
  check(document: Revision): void;
  subject(document: Revision): Subject<Question, Answer>;
}

/** Notes of a case, besides its question and its answer. */
export interface AlgorithmCaseNotes extends DecidingStep {
  /** The faults that this case kills and no earlier case does. */
  readonly kills: readonly string[];
}

/** Faults of one kind, and how many of them are killed. */
export interface FaultShare {
  readonly kind: string;
  readonly faults: number;
  readonly killed: number;
}

/** A fault that no case of a list kills. */
export interface UntestedFault<Case> {
  readonly kind: string;
  readonly fault: string;
  /** A shortest case that would, of the questions that suites are chosen from. */
  readonly case: Case;
}

/** A case of a list whose answer differs from the document's. */
export interface WrongAnswer<Question, Answer> extends DecidingStep {
  /** Human-readable position in the list: `line 7`. */
  readonly place: string;
  readonly question: Question;
  readonly stated: Answer;
  readonly answer: Answer;
}

/** The strength of a list of cases for an algorithm. */
export interface AlgorithmStrength<Question = object, Answer = object> {
  readonly purpose: Algorithm;
  readonly cases: number;
  readonly kinds: readonly FaultShare[];
  /**
   * Changes that no known question distinguishes from the document. They are not counted, and not proved equivalent.
   */
  readonly undetectable: readonly string[];
  readonly untested: readonly UntestedFault<Question & Answer>[];
  readonly wrong: readonly WrongAnswer<Question, Answer>[];
}

/** A case of a given list; without an answer if the list states none. */
export interface StatedAnswer<Question, Answer> {
  readonly question: Question;
  readonly answer?: Answer;
  readonly place: string;
}

/** Tests whether two answers, plain objects of strings, are equal. */
export function sameAnswer(a: object, b: object): boolean {
  if (a === b) return true;
  const fields = Object.entries(a);
  const others = new Map<string, unknown>(Object.entries(b));
  return (
    fields.length === others.size &&
    fields.every(([name, value]) => others.has(name) && others.get(name) === value)
  );
}

/**
 * Yields cases, each the one that kills most of the faults that its predecessors left; of several, the shortest.
 * Returns the strength of the cases.
 */
export function* algorithmSuite<Question extends object, Answer extends object>(
  table: () => FaultTable<Question, Answer>,
  { size = Infinity, seed = 0 }: SuiteChoice,
): Generator<Question & Answer & AlgorithmCaseNotes, AlgorithmStrength<Question, Answer>> {
  const known = table();
  const candidates = [...shuffled(known.candidates, seed)].sort((a, b) => a.length - b.length);
  const left = new Set(known.faults);
  const gain = (i: number): number => candidates[i]?.kills.filter((fault) => left.has(fault)).length ?? 0;
  let cases = 0;
  for (const i of inGreedyOrder(candidates.length, gain)) {
    const candidate = candidates[i];
    if (candidate === undefined || cases >= size) break;
    cases += 1;
    const kills = candidate.kills.filter((fault) => left.delete(fault)).map(({ name }) => name);
    yield { ...candidate.question, ...candidate.answer, ...known.deciding(candidate.steps), kills };
  }
  return known.strength(cases, left, []);
}

export function algorithmStrength<Question extends object, Answer extends object>(
  known: FaultTable<Question, Answer>,
  cases: readonly StatedAnswer<Question, Answer>[],
): AlgorithmStrength<Question, Answer> {
  const { subject } = known;
  const left = new Set(known.faults);
  const wrong: WrongAnswer<Question, Answer>[] = [];
  for (const { question, answer: stated, place } of cases) {
    const answer = subject.answer(question);
    for (const fault of left) {
      if (!sameAnswer(fault.answer(question, answer), answer)) left.delete(fault);
    }
    if (stated === undefined || sameAnswer(stated, answer)) continue;
    wrong.push({ place, question, stated, answer, ...known.deciding(subject.steps(question)) });
  }
  return known.strength(cases.length, left, wrong);
}

interface Candidate<Question, Answer> {
  readonly question: Question;
  readonly answer: Answer;
  readonly steps: readonly DecidingStep[];
  readonly kills: readonly AlgorithmFault<Question, Answer>[];
  /** Of the question, in UTF-16 code units. */
  readonly length: number;
}

/**
 * The faults that some question kills, each with the first such question. Building it takes as long as every fault
 * answering every question.
 */
export class FaultTable<Question extends object, Answer extends object> {
  readonly candidates: readonly Candidate<Question, Answer>[];
  readonly faults: readonly AlgorithmFault<Question, Answer>[];
  private readonly witnesses = new Map<AlgorithmFault<Question, Answer>, Candidate<Question, Answer>>();
  /** Number of questions that take each step. */
  private readonly counts = new Map<string, number>();

  constructor(readonly subject: Subject<Question, Answer>) {
    this.candidates = subject.questions
      .map((question) => {
        const answer = subject.answer(question);
        const kills = subject.faults.filter((fault) => !sameAnswer(fault.answer(question, answer), answer));
        return { question, answer, steps: subject.steps(question), kills, length: lengthOf(question) };
      })
      .sort((a, b) => a.length - b.length);
    for (const candidate of this.candidates) {
      for (const fault of candidate.kills)
        if (!this.witnesses.has(fault)) this.witnesses.set(fault, candidate);
      for (const step of new Set(candidate.steps.map(({ step }) => step)))
        this.counts.set(step, (this.counts.get(step) ?? 0) + 1);
    }
    this.faults = subject.faults.filter((fault) => this.witnesses.has(fault));
  }

  /** Returns the step, of those taken to an answer, that the fewest questions take. */
  deciding(steps: readonly DecidingStep[]): DecidingStep {
    const rarity = ({ step }: DecidingStep): number => this.counts.get(step) ?? 0;
    const { step, section } = steps.reduce((least, one) => (rarity(one) < rarity(least) ? one : least));
    return { step, section };
  }

  strength(
    cases: number,
    left: ReadonlySet<AlgorithmFault<Question, Answer>>,
    wrong: readonly WrongAnswer<Question, Answer>[],
  ): AlgorithmStrength<Question, Answer> {
    const kinds = [...new Set(this.faults.map(({ kind }) => kind))];
    const untested = [...left].flatMap((fault) => {
      const witness = this.witnesses.get(fault);
      if (witness === undefined) return [];
      return [{ kind: fault.kind, fault: fault.name, case: { ...witness.question, ...witness.answer } }];
    });
    return {
      purpose: this.subject.algorithm,
      cases,
      kinds: kinds.map((kind) => {
        const faults = this.faults.filter((fault) => fault.kind === kind);
        return { kind, faults: faults.length, killed: faults.filter((fault) => !left.has(fault)).length };
      }),
      undetectable: this.subject.faults.filter((fault) => !this.witnesses.has(fault)).map(({ name }) => name),
      untested,
      wrong,
    };
  }
}

function lengthOf(question: object): number {
  return (Object.values(question) as string[]).reduce((sum, text) => sum + text.length, 0);
}
