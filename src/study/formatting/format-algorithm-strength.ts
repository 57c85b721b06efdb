/** The strength of a list of cases for an algorithm as text of 80 columns. */
import type { Algorithm } from '../suites/algorithms/algorithm.js';
import type {
  AlgorithmAnswers,
  AlgorithmQuestions,
  StrengthForAlgorithm,
} from '../suites/algorithms/algorithm-cases.js';
import { shareRow } from './format-strength.js';
import { counted, list, word } from './format-text.js';

/** Shares by kind, then what is never tested, with a case each, then what is wrong. */
export function formatAlgorithmStrength(strength: StrengthForAlgorithm): string {
  const { purpose, cases, kinds, untold, untested, wrong } = strength;
  const total = (member: 'faults' | 'killed'): number => kinds.reduce((sum, share) => sum + share[member], 0);
  const width = String(total('faults')).length;
  return [
    `${counted(cases, 'case')}\n\n`,
    shareRow(width, `faults of ${purpose}`, total('killed'), total('faults')),
    ...kinds.map(({ kind, killed, faults }) => shareRow(width, `  ${kind}`, killed, faults)),
    ...(untold.length === 0
      ? []
      : [
          `\nNot counted: ${counted(untold.length, 'change')} that no case known here tells from the document.\n`,
        ]),
    ...(untested.length === 0
      ? ['\nEvery fault is killed.\n']
      : ['\nNever tested, with a shortest case that would:\n']),
    ...untested.flatMap(({ fault, case: one }) => [`  ${fault}\n`, list('    ', inWords(one, one))]),
    ...(wrong.length === 0 ? [] : [`\n${counted(wrong.length, 'case')} stated wrongly:\n`]),
    ...wrong.map(({ place, question, answer, step, section }) =>
      list(`  ${place}: `, [...inWords(question, answer), `by ${step}${section && ` (${section})`}`]),
    ),
  ].join('');
}

/** A question, and the answer of the document. */
function inWords(
  question: AlgorithmQuestions[Algorithm],
  answer: AlgorithmAnswers[Algorithm],
): readonly string[] {
  return [...questionInWords(question), answerInWords(answer)];
}

/** What is asked, in clauses. */
export function questionInWords(question: AlgorithmQuestions[Algorithm]): readonly string[] {
  const asked: Partial<Record<'base' | 'reference' | 'text' | 'other' | 'level', string>> = question;
  const { base = '', reference, text = '', other, level } = asked;
  if (reference !== undefined) return [`${word(reference)} beside ${word(base)}`];
  const both = other === undefined ? word(text) : `${word(text)} and ${word(other)}`;
  return [both, ...(level === undefined ? [] : [`at the level ${level}`])];
}

/** What is answered, in a clause. */
export function answerInWords(answer: AlgorithmAnswers[Algorithm]): string {
  switch (answer.result) {
    case 'absolute':
      return `is ${word(answer.target)}`;
    case 'current-document':
      return 'is the current document';
    case 'normal-form':
      return `is ${word(answer.form)}`;
    case 'equivalent':
    case 'different':
      return `are ${answer.result}`;
    case 'refused':
      return 'refused';
  }
}
