/** The strength of a list of cases, for verdicts, components or an algorithm, as text of 80 columns. */
import type {
  AlgorithmAnswers,
  AlgorithmQuestions,
  StrengthForAlgorithm,
} from '../suites/algorithm-cases.js';
import type { Algorithm } from '../suites/algorithm.js';
import { faultKinds, type KilledShare, type Strength, type WrongCase } from '../suites/case.js';
import { counted, derivableDeeper, grouped, list, word } from './format-text.js';

/** Kinds of faults by family. */
const families = {
  'of the automaton': ['missing', 'added', 'misdirected', 'verdict'],
  'of the BNF': ['alternative', 'class', 'bound', 'option'],
  'of components': ['dropped', 'early', 'late', 'exchanged'],
} as const;

const everyFaultDetected = '\nEvery fault is detected.\n';

/** Formats the heading of the cases that contradict the revision. */
function contradictions(count: number): string {
  return `\n${counted(count, 'case')} ${count === 1 ? 'contradicts' : 'contradict'} the revision:\n`;
}

/** Formats shares by kind, then what is never tested, then what is wrong. */
export function formatStrength({ cases, kinds, equivalent, undecided, untested, wrong }: Strength): string {
  const blocks = Object.entries(families).map(([family, names]) =>
    sharesOf(
      family,
      kinds.filter(({ kind }) => (names as readonly string[]).includes(kind)),
    ),
  );
  return [
    `${counted(cases, 'case')}\n`,
    ...blocks,
    ...notCounted('proved to have no effect on the tested results', equivalent),
    ...notCounted('undecided', undecided),
    ...(untested.length === 0
      ? [everyFaultDetected]
      : ['\nUndetected, each with a shortest string that detects it:\n']),
    ...untested.flatMap(({ rule, section, faults, text, valid }) => [
      `  ${ruleOf({ rule, section })}: ${word(text)} (${valid ? 'derivable' : 'not derivable'})\n`,
      list(
        '    ',
        Object.entries(faults).map(([kind, count]) => `${grouped(count)} ${kind}`),
      ),
    ]),
    ...(wrong.length === 0 ? [] : [contradictions(wrong.length)]),
    ...wrong.map((one) => list(`  ${one.place}: `, [word(one.text), `${problemOf(one)}: ${ruleOf(one)}`])),
  ].join('');
}

/** Returns a rule with its section; a rule of a learnt language has none. */
function ruleOf({ rule, section }: Pick<WrongCase, 'rule' | 'section'>): string {
  return section === '' ? rule : `${rule} (${section})`;
}

/** Returns the document's objection to a case. */
export function problemOf({ valid, derivable, mayBeDeeper }: WrongCase): string {
  if (derivable && valid !== false) return 'has other components';
  return derivable ? 'is derivable' : `is not derivable${mayBeDeeper ? `; ${derivableDeeper}` : ''}`;
}

function sharesOf(family: string, shares: readonly KilledShare[]): string {
  if (shares.length === 0) return '';
  const total = (member: 'faults' | 'killed'): number =>
    shares.reduce((sum, share) => sum + share[member], 0);
  const width = grouped(total('faults')).length;
  return [
    '\n',
    shareRow(width, `faults ${family}`, total('killed'), total('faults')),
    ...shares.map(({ kind, killed, faults }) =>
      shareRow(width, `  ${kind}`, killed, faults, faultKinds[kind]),
    ),
  ].join('');
}

/** Formats the number of killed faults as a table row. @param width the width of the largest number */
export function shareRow(width: number, name: string, killed: number, faults: number, about = ''): string {
  const counts = `${grouped(killed).padStart(width)} of ${grouped(faults).padStart(width)}`;
  return `${`${name.padEnd(25)}${counts}  ${percent(killed, faults)}  ${about}`.trimEnd()}\n`;
}

function percent(killed: number, faults: number): string {
  return `${((100 * killed) / faults).toFixed(1)} %`.padStart('100.0 %'.length);
}

function notCounted(why: string, count: number): readonly string[] {
  return count === 0 ? [] : [`\nNot counted: ${counted(count, 'change')}, ${why}.\n`];
}

/** Formats shares by kind, then what is never tested, with a case each, then what is wrong. */
export function formatAlgorithmStrength(strength: StrengthForAlgorithm): string {
  const { purpose, cases, kinds, undetectable, untested, wrong } = strength;
  const total = (member: 'faults' | 'killed'): number => kinds.reduce((sum, share) => sum + share[member], 0);
  const width = String(total('faults')).length;
  return [
    `${counted(cases, 'case')}\n\n`,
    shareRow(width, `faults of ${purpose}`, total('killed'), total('faults')),
    ...kinds.map(({ kind, killed, faults }) => shareRow(width, `  ${kind}`, killed, faults)),
    ...(undetectable.length === 0
      ? []
      : [`\nNot counted: ${counted(undetectable.length, 'change')} that no generated case detects.\n`]),
    ...(untested.length === 0
      ? [everyFaultDetected]
      : ['\nUndetected, each with a shortest case that detects it:\n']),
    ...untested.flatMap(({ fault, case: one }) => [`  ${fault}\n`, list('    ', inWords(one, one))]),
    ...(wrong.length === 0 ? [] : [contradictions(wrong.length)]),
    ...wrong.map(({ place, question, answer, step, section }) =>
      list(`  ${place}: `, [...inWords(question, answer), `by ${step}${section && ` (${section})`}`]),
    ),
  ].join('');
}

/** Returns a question and the document's answer, in words. */
function inWords(
  question: AlgorithmQuestions[Algorithm],
  answer: AlgorithmAnswers[Algorithm],
): readonly string[] {
  return [...questionInWords(question), answerInWords(answer)];
}

/** Returns a question as clauses. */
export function questionInWords(question: AlgorithmQuestions[Algorithm]): readonly string[] {
  const asked: Partial<Record<'base' | 'reference' | 'text' | 'other' | 'level', string>> = question;
  const { base = '', reference, text = '', other, level } = asked;
  if (reference !== undefined) return [`${word(reference)} against ${word(base)}`];
  const both = other === undefined ? word(text) : `${word(text)} and ${word(other)}`;
  return [both, ...(level === undefined ? [] : [`at the level ${level}`])];
}

/** Returns an answer as a clause. */
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
