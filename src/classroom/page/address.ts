/** The address fields of the page for exercises: those of the workshop, of the quiz, and of a set. */

import type { RevisionId } from 'uri-revisions';
import { type FieldName, quoted, type View, type WingAddress } from '../../web/frame/address.js';
import { theNameOf } from '../../web/data/names.js';
import { answers, choice, count, type Field, inForce, lines, text } from '../../web/frame/fields.js';
import { exercises } from './exercises.js';

export const quizLevels = ['guided', 'easy', 'medium', 'hard'] as const;

declare module '../../web/frame/address.js' {
  interface Fields {
    /** `any` for the displayed rule and revision, `own` for your own grammar. */
    readonly exercise: Field<string>;
    /** The transcription as edited; undefined for the starting point of the exercise. */
    readonly peg: Field<string | undefined>;
    /** Strings to try, one per line, as typed; undefined for those of the exercise. */
    readonly tests: Field<string | undefined>;
    /** The traced string, from 1; 0 for the witness of the proof. */
    readonly traced: Field<number>;
    /** The user's own grammar, in ABNF. */
    readonly abnf: Field<string>;
    /** The rule of the revision that it is compared with; empty for its reference rule. */
    readonly against: Field<string>;
    /** The step of the trace, from 0. */
    readonly step: Field<number>;
    readonly level: Field<(typeof quizLevels)[number]>;
    /** The number of the question, from 1. */
    readonly question: Field<number>;
    /** The given answer: the ids of the revisions, separated by commas; empty before an answer. */
    readonly answer: Field<string>;
    /** The code of a set of exercises; empty for none. */
    readonly set: Field<string>;
  }
  interface Parts {
    readonly workshop: PartAddress;
    readonly quiz: PartAddress;
    readonly classroom: PartAddress;
  }
}

/** The exercises of the workshop without a document: any rule, and your own grammar. */
export const anyRule = 'any';
export const ownGrammar = 'own';

/** The initial state of an exercise, independent of the previous view. */
export const freshBench = {
  revision: inForce,
  rule: '',
  peg: undefined,
  tests: undefined,
  traced: 0,
  step: 0,
} as const satisfies Partial<View>;

/** The fields that these leave open; an exercise of a document sets them. */
const chosen: ReadonlySet<FieldName> = new Set(['revision', 'rule', 'abnf', 'against']);

/** Tests whether the current exercise leaves a field open. */
function isOpen(name: FieldName, { exercise }: View): boolean {
  if (!chosen.has(name) || exercise === ownGrammar) return true;
  return exercise === anyRule && name !== 'abnf' && name !== 'against';
}

const firstExercise = exercises[0]?.id ?? '';

export const address: WingAddress = {
  fields: {
    exercise: { ...text(firstExercise), isAlwaysWritten: true, isTopic: true },
    peg: lines(undefined),
    tests: lines(undefined),
    traced: count(0, 1e6),
    abnf: lines(''),
    against: text(''),
    step: count(0, 1e6),
    level: choice(quizLevels, 'guided'),
    question: { ...count(1, 1e6), isTopic: true },
    answer: answers,
    set: { ...lines(''), isTopic: true },
  },
  parts: {
    workshop: {
      place: 40,
      title: 'PEG workshop',
      shown: ['exercise', 'revision', 'rule', 'peg', 'tests', 'traced', 'step', 'abnf', 'against'],
      closed: (field, view) =>
        isOpen(field, view) ? undefined : `The exercise ${quoted(view.exercise)} has a fixed ${field}.`,
    },
    quiz: { place: 60, title: 'Quiz', shown: ['level', 'question', 'answer'] },
    classroom: { place: 70, title: 'Classroom', shown: ['set', 'question', 'tests', 'traced', 'step'] },
  },
  lessons: [
    {
      title: 'Why can’t you copy a BNF into a parser?',
      to: { ...freshBench, part: 'workshop', exercise: firstExercise },
    },
  ],
  ofRule: (revision: RevisionId, rule: string, peg: string) => ({
    action: 'edit-in-workshop',
    title: `Edit ${rule} of ${theNameOf(revision)} in the workshop`,
    to: { ...freshBench, part: 'workshop', exercise: anyRule, revision, rule, peg },
  }),
};
