/** The classroom operations: sets and results as codes, and grades. */
import { together } from 'uri-revisions-cli/grammar';
import {
  type ExerciseGrade,
  type ExerciseResult,
  exerciseResultCode,
  type ExerciseSet,
  exerciseSetCode,
  gradeExercises,
  moodleXml,
  readExerciseResult,
  readExerciseSet,
} from '../index.js';
import { proofLimits } from './workshop-worker.js';

/** A value that was read, or the problem. */
type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

function reading<T>(read: () => T): Read<T> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

interface GradingRequest {
  /** One code per line. */
  readonly codes: string;
  /** The set's link; empty to grade each result by itself. */
  readonly set: string;
}

interface ResultRequest {
  readonly result: ExerciseResult;
  readonly set: ExerciseSet;
}

interface Graded {
  readonly learner: string;
  readonly title: string;
  readonly grades: readonly ExerciseGrade[];
}

/** The grade of a line that is not blank. */
interface GradedLine {
  /** From 1. */
  readonly line: number;
  readonly graded: Read<Graded>;
}

export const classroom = {
  setCode: (set: ExerciseSet): Read<string> => reading(() => exerciseSetCode(set)),
  readSet: (code: string): Read<ExerciseSet> => reading(() => readExerciseSet(code)),
  resultCode: (result: ExerciseResult): Read<string> => reading(() => exerciseResultCode(result)),
  moodle: (set: ExerciseSet): Read<string> => reading(() => moodleXml(set)),
  gradeResult: ({ result, set }: ResultRequest): readonly ExerciseGrade[] =>
    gradeExercises(result, set, together(proofLimits)),
  gradeAll: ({ codes, set: link }: GradingRequest): Read<readonly GradedLine[]> =>
    reading(() => {
      const set = link === '' ? undefined : readExerciseSet(link);
      const grade = (code: string): Graded => {
        const result = readExerciseResult(code);
        const { learner, title } = result;
        return { learner, title, grades: gradeExercises(result, set, together(proofLimits)) };
      };
      return codes
        .split('\n')
        .flatMap((code, i) =>
          code.trim() === '' ? [] : [{ line: i + 1, graded: reading(() => grade(code)) }],
        );
    }),
};
