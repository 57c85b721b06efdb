/** Suites, and the strength of lists of cases, as rows of CSV. */

import type { Components } from '../../core/tree/components.js';
import { answerInWords, problemOf, questionInWords } from '../../study/formatting/format-strength.js';
import { commonComponents, componentRows } from '../../core/tree/component-rows.js';
import type {
  Algorithm,
  AnyCase,
  FaultCounts,
  Purpose,
  Strength,
  StrengthForAlgorithm,
} from '../../study/index.js';
import { csvRecord, type Table } from './table.js';
import { shown } from './signs.js';

const ofTexts = ['text', 'valid', 'rule', 'section', ...commonComponents, 'specific', 'kills'] as const;
const ofAnswers = ['step', 'section', 'kills'] as const;

/** The columns of a suite, named like the members in JSON. */
const columnsOf: Readonly<Record<Purpose | Algorithm, readonly string[]>> = {
  verdict: ofTexts,
  components: ofTexts,
  resolve: ['base', 'reference', 'result', 'target', 'fragment', ...ofAnswers],
  normalize: ['text', 'level', 'result', 'form', ...ofAnswers],
  equivalent: ['text', 'other', 'level', 'result', ...ofAnswers],
};

/** Yields a suite, in pieces, as its cases arrive. */
export function* suiteCsv(purpose: Purpose | Algorithm, cases: Iterator<AnyCase>): Generator<string> {
  const columns = columnsOf[purpose];
  yield csvRecord(columns);
  for (let next = cases.next(); next.done !== true; next = cases.next()) {
    const cells: Readonly<Record<string, string>> = cellsOf(next.value);
    yield csvRecord(columns.map((column) => cells[column]));
  }
}

function cellsOf(suiteCase: AnyCase): Readonly<Record<string, string>> {
  if (!('valid' in suiteCase)) return { ...suiteCase, kills: suiteCase.kills.join('; ') };
  const { valid, kills, components, text, rule, section } = suiteCase;
  return {
    ...{ text, rule, section, valid: String(valid) },
    ...(components !== undefined && componentCells(components)),
    kills: Object.entries(kills)
      .map(([kind, count]) => `${count} ${kind}`)
      .join('; '),
  };
}

function componentCells(components: Components): Readonly<Record<string, string>> {
  const { specific } = components;
  const common = commonComponents.map((name) => [name, shown(components[name])] as const);
  const added = specific === undefined ? [] : componentRows({ ...components }).slice(commonComponents.length);
  return {
    ...Object.fromEntries<string>(common),
    specific: added.map(({ label, value }) => `${label}: ${shown(value)}`).join('; '),
  };
}

const strengthColumns = ['what', 'name', 'section', 'faults', 'killed', 'case', 'answer'];

/**
 * Returns the strength of a list for verdicts or components: the kinds of faults, what is never tested, what is stated
 * wrongly.
 */
export function strengthTable({ kinds, untested, wrong }: Strength): Table {
  const total = (faults: FaultCounts): number => Object.values(faults).reduce((sum, count) => sum + count, 0);
  return [
    strengthColumns,
    ...kinds.map(({ kind, faults, killed }) => ['kind', kind, '', faults, killed, '', '']),
    ...untested.map(({ rule, section, faults, text, valid }) => [
      ...['never tested', rule, section, total(faults), 0],
      ...[shown(text), valid ? 'is derivable' : 'is not derivable'],
    ]),
    ...wrong.map((suiteCase) => [
      'contradicts the revision',
      suiteCase.place,
      suiteCase.section,
      '',
      '',
      shown(suiteCase.text),
      problemOf(suiteCase),
    ]),
  ];
}

/** Returns the same for an algorithm. */
export function algorithmStrengthTable({ kinds, untested, wrong }: StrengthForAlgorithm): Table {
  return [
    strengthColumns,
    ...kinds.map(({ kind, faults, killed }) => ['kind', kind, '', faults, killed, '', '']),
    ...untested.map(({ fault, case: suiteCase }) => [
      ...['never tested', fault, '', 1, 0],
      ...[questionInWords(suiteCase).join(' '), answerInWords(suiteCase)],
    ]),
    ...wrong.map(({ place, question, answer, section }) => [
      ...['contradicts the revision', place, section, '', ''],
      ...[questionInWords(question).join(' '), answerInWords(answer)],
    ]),
  ];
}
