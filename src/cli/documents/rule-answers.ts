/** Each document's answer to the question whether a rule derives a string: verdict, section, findings or refusal. */

import { namedSets } from '../../../generated/registry/ids.js';
import { sectionInWords } from '../../core/base/citation.js';
import type { Comparison, ComparisonRow } from '../../core/compare.js';
import type { Finding } from '../../core/prose/check.js';
import { reason } from '../../core/reading/error-message.js';

/** The names of the columns of ruleAnswers. */
export const answerColumns = ['string', 'document', 'rule', 'derivable', 'section', 'remarks'] as const;

/** Returns a row for each document, also for one without the rule. */
export function ruleAnswers({ text, rows }: Comparison): readonly (readonly string[])[] {
  return rows.map((row) => {
    const { revision, start, derivable } = row;
    const verdict = derivable === undefined ? 'no such rule' : derivable ? 'yes' : 'no';
    return [text, revision, start, verdict, sectionOf(row) ?? '', remarksOn(row).join(' ')];
  });
}

/** Returns the same as objects for JSON, one for each string. */
export function ruleAnswersJson(compared: Comparison): object {
  const answers = compared.rows.map((row) => {
    const { revision, start, derivable, conforming, findings, error } = row;
    return {
      ...{ revision, rule: start, derivable, conforming, section: sectionOf(row), findings },
      error: error?.toJSON(),
    };
  });
  return { text: compared.text, conclusion: compared.conclusion(), answers };
}

/** Explains the verdict of the standard today in lines, if it is compared: its findings, or where and why it refuses. */
export function aboutToday({ rows }: Comparison): readonly string[] {
  const row = rows.find(({ revision }) => namedSets.today.some((id) => id === revision));
  if (row?.derivable === undefined) return [];
  const { revision, derivable } = row;
  const remarks = remarksOn(row);
  const what = derivable ? 'Findings of its prose' : `Matching stops in section ${sectionOf(row) ?? ''}`;
  const sentence = remarks.length === 0 ? 'Its prose has no finding on this string.' : `${what}:`;
  return [`${revision} is the standard today. ${sentence}`, ...remarks, ...(row.error?.advice ?? [])];
}

/** Returns the section that decides: the one that defines the rule, or the one of the rule in which the text stops. */
function sectionOf({ section, error }: ComparisonRow): string | undefined {
  return error?.section ?? section;
}

function remarksOn({ findings, error }: ComparisonRow): readonly string[] {
  if (error === undefined) return findings.map(inWords);
  return [`${reason(error)}, inside ${error.open[0]?.rule ?? error.start}.`];
}

function inWords({ level, section, message }: Finding): string {
  return `${level} (${sectionInWords(section)}): ${message}`;
}
