/** What the address of the page holds of exercises: those of the workshop, of the quiz, and of a set. */

import type { RevisionId } from 'uri-revisions';
import { type FieldName, quoted, type View, type WingAddress } from '../../web/frame/address.js';
import { answers, choice, count, type Field, inForce, lines, text } from '../../web/frame/fields.js';
import { exercises } from './exercises.js';

export const quizLevels = ['guided', 'easy', 'medium', 'hard'] as const;

declare module '../../web/frame/address.js' {
  interface Fields {
    /** `any` for the rule and revision on view, `own` for a grammar of one's own. */
    readonly exercise: Field<string>;
    /** The transcription as edited; undefined for the one that the exercise begins with. */
    readonly peg: Field<string | undefined>;
    /** Strings to try, a line each, as typed; undefined for those of the exercise. */
    readonly tests: Field<string | undefined>;
    /** Which of them is traced, from 1; 0 for the witness of the proof. */
    readonly traced: Field<number>;
    /** A grammar of one's own, in ABNF. */
    readonly abnf: Field<string>;
    /** The rule of the revision that it is compared with; empty for its reference rule. */
    readonly against: Field<string>;
    /** The step of the trace, from 0. */
    readonly step: Field<number>;
    readonly level: Field<(typeof quizLevels)[number]>;
    /** Which question, from 1. */
    readonly question: Field<number>;
    /** The answer given: the ids of the revisions, with commas; empty before it is given. */
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

/** The exercises of the workshop that are no document's: any rule, and a grammar of one's own. */
export const anyRule = 'any';
export const ownGrammar = 'own';

/** What an exercise begins with, whatever was on view before it. */
export const freshBench = {
  revision: inForce,
  rule: '',
  peg: undefined,
  tests: undefined,
  traced: 0,
  step: 0,
} as const satisfies Partial<View>;

/** What those leave open; an exercise of a document has its own. */
const chosen: ReadonlySet<FieldName> = new Set(['revision', 'rule', 'abnf', 'against']);

/** Whether the exercise on view leaves a field open. */
function isOpen(name: FieldName, { exercise }: View): boolean {
  if (!chosen.has(name) || exercise === ownGrammar) return true;
  return exercise === anyRule && name !== 'abnf' && name !== 'against';
}

const firstExercise = exercises[0]?.id ?? '';

export const address: WingAddress = {
  fields: {
    exercise: { ...text(firstExercise), isSpokenOut: true, isTopic: true },
    peg: lines(undefined),
    tests: lines(undefined),
    traced: count(0, 1e6),
    abnf: lines(''),
    against: text(''),
    step: count(0, 1e6),
    level: choice(quizLevels, 'easy'),
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
        isOpen(field, view) ? undefined : `The exercise ${quoted(view.exercise)} leaves no ${field} open.`,
    },
    quiz: { place: 60, title: 'Quiz', shown: ['level', 'question', 'answer'] },
    classroom: { place: 70, title: 'Classroom', shown: ['set', 'question', 'tests', 'traced', 'step'] },
  },
  lessons: [
    {
      title: 'Why can a grammar not be copied?',
      to: { ...freshBench, part: 'workshop', exercise: firstExercise },
    },
  ],
  ofRule: (revision: RevisionId, rule: string, peg: string) => ({
    action: 'edit-in-workshop',
    title: `Edit ${rule} of ${revision} in the workshop`,
    to: { ...freshBench, part: 'workshop', exercise: anyRule, revision, rule, peg },
  }),
};
