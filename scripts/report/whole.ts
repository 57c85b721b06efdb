/** The report on whole grammars of other standards, whose results test/grammar/transcribe/whole.exhaustive.test.ts verifies. */
import { readFileSync } from 'node:fs';
import { code, enumeration, heading, paragraph, table } from './markdown.js';

/** Result of transcribing a grammar, by its rules. */
export interface WholeResult {
  /** Its name and document. */
  readonly document: string;
  /** Of the grammar with the core rules that it uses; where recursion is followed once, with the copies that this takes. */
  readonly rules: number;
  readonly transcribed: number;
  /** The rules whose strings the document describes in words only. */
  readonly inWords: readonly string[];
  readonly beyondLimits: readonly string[];
  /** The rules for which no repair was found that could be proved. */
  readonly unproved: readonly string[];
  /** Number of others that are left out, as they use one of these. */
  readonly users: number;
}

const resultsFile = 'test/grammar/transcribe/whole/results.json';

export function wholeReport(): string {
  const all = Object.values(
    JSON.parse(readFileSync(resultsFile, 'utf8')) as Readonly<Record<string, WholeResult>>,
  );
  const rows = all.map(({ document, rules, transcribed, inWords, beyondLimits, unproved, users }) => [
    document,
    ...[rules, transcribed, inWords.length, beyondLimits.length, unproved.length, users].map(String),
  ]);
  const names = all.flatMap(({ document, inWords, beyondLimits, unproved }) => {
    const reasons = [
      [inWords, 'in words'],
      [beyondLimits, 'beyond the limits'],
      [unproved, 'without a proof'],
    ] as const;
    const parts = reasons.flatMap(([rules, reason]) =>
      rules.length === 0 ? [] : [`${reason}: ${enumeration(rules.map(code))}`],
    );
    return parts.length === 0 ? [] : [`- ${document}: ${parts.join('; ')}.\n`];
  });
  return (
    heading(2, 'Whole grammars of other standards') +
    paragraph(
      '`uri-revisions transcribe` was not tuned to these grammars. Each rule that counts as transcribed is proved.',
      'Recursion that is not in tail position is followed once, and the copies of rules that this takes are counted too.',
      'A rule is left out if its document describes it in words only, if it needs more states or a longer text than the limits allow, if no repair can be proved, or if it uses such a rule.',
    ) +
    table(
      [
        'grammar',
        'rules',
        'transcribed and proved',
        'in words',
        'beyond the limits',
        'without a proof',
        'use one of these',
      ],
      rows,
    ) +
    paragraph('The rules that are left out, except those that use one of these:') +
    `${names.join('')}\n`
  );
}
