/** The audit of other parsers, as `npm run audit` wrote it, and the format of its numbers. */

import type { AuditData, AuditedParser } from '../../../scripts/audit/run-audits.js';
import written from '../../../generated/audit.json?raw';

export type { AuditedParser };
export type DocumentComparison = AuditedParser['documents'][number];

/** Parsed at run time, since the bundler rejects JSON with lone surrogates. */
export const audit = JSON.parse(written) as AuditData;

export const signs: Readonly<Record<DocumentComparison['relation'], string>> = {
  equal: '=',
  subset: '⊂',
  superset: '⊃',
  overlapping: '⋈',
  disjoint: '∥',
};

/** Returns the documents at the least displayed distance; none if the parser was not learnt. */
export function nearestOf({ documents }: AuditedParser): readonly DocumentComparison[] {
  const least = percent(Math.min(...documents.map(({ share }) => share)));
  return documents.filter(({ share }) => percent(share) === least);
}

// Formatters that are built once: toLocaleString would build one for each of thousands of numbers.
const twoDigits = new Intl.NumberFormat('en', { minimumSignificantDigits: 2, maximumSignificantDigits: 2 });
const whole = new Intl.NumberFormat('en');

/** Formats a distance, from 0 to 1, with two significant digits. */
export function percent(share: number): string {
  if (share === 0) return '0';
  if (share < 0.0001) return '< 0.01\u00A0%';
  return `${twoDigits.format(share * 100)}\u00A0%`;
}

export function number(count: number): string {
  return whole.format(count);
}

/** The host that another parser reads in a text, compared with this one's. */
export interface OtherHost {
  readonly parser: AuditedParser;
  readonly count: number;
  readonly accepted: number;
  readonly witness: string;
  readonly ours: string;
  readonly theirs: string;
}

/** Returns the parsers that read other hosts than one. */
export function otherHosts(parser: AuditedParser): readonly OtherHost[] {
  return audit.hosts.flatMap(({ first, second, count, accepted, witness, readings: [one, two] }) => {
    const [a, b] = [audit.parsers[first], audit.parsers[second]];
    if (a === undefined || b === undefined || (a !== parser && b !== parser)) return [];
    return a === parser
      ? [{ parser: b, count, accepted, witness, ours: one, theirs: two }]
      : [{ parser: a, count, accepted, witness, ours: two, theirs: one }];
  });
}
