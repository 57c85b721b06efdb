/**
 * The summary of a census as JSON: counts and examples. Summaries of parts of an input, merged in any order, equal that
 * of the whole, byte for byte.
 */

import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { Form } from '../../core/base/form.js';
import { allReasons } from '../../study/reasons.js';
import {
  type CensusCircumstances,
  type CensusKind,
  type CensusRecords,
  type CensusSummary,
  derivableOf,
  formVersion,
} from '../../study/census-summary.js';
import { json } from '../output/terminal.js';
import type { Count } from './count.js';
import { type Kind, together } from './kinds.js';
import type { ReadCounts } from './reading.js';
import { Schemes } from './schemes.js';

export function circumstances(
  programVersion: string,
  table: Uint8Array,
  form: Form,
  revisions: readonly string[],
  records: CensusRecords,
  reading?: CensusCircumstances['reading'],
): CensusCircumstances {
  const hash = createHash('sha256').update(table).digest('hex');
  return {
    census: formVersion,
    version: programVersion,
    table: hash,
    form,
    revisions,
    records,
    ...(reading && { reading }),
  };
}

/** The counts of all of an input, or of a part of it. */
export type Counted = Pick<Count, 'lines' | 'bytes' | 'masks' | 'reasons'> & { readonly read?: ReadCounts };

/** Merges the counts of the parts of an input into a summary. */
export function summaryOf(made: CensusCircumstances, counts: readonly Counted[]): CensusSummary {
  const masks = together(counts.map((count) => count.masks));
  const refused = together(counts.map((count) => count.reasons));
  const sum = (of: (count: (typeof counts)[number]) => number): number =>
    counts.reduce((total, count) => total + of(count), 0);
  const known = [...masks].sort(([a], [b]) => a - b).map(([mask, kind]) => ({ mask, ...censusKind(kind) }));
  return {
    ...made,
    lines: sum(({ lines }) => lines),
    bytes: sum(({ bytes }) => bytes),
    derivable: derivableOf(made.revisions, known),
    masks: known,
    reasons: allReasons.flatMap((reason) => {
      const kind = refused.get(reason);
      return kind === undefined ? [] : [{ reason, ...censusKind(kind) }];
    }),
    ...readIn(counts.map(({ read }) => read ?? {})),
  };
}

type ReadSummary = Pick<CensusSummary, 'productions' | 'hostKinds' | 'schemes' | 'otherSchemes'>;

function readIn(counts: readonly ReadCounts[]): ReadSummary {
  const productions = counts.flatMap((count) => count.productions ?? []);
  const hostKinds = counts.flatMap((count) => count.hostKinds ?? []);
  const schemes = counts.flatMap((count) => count.schemes ?? []);
  const sorted = (parts: readonly ReadonlyMap<string, Kind>[]): readonly (readonly [string, CensusKind])[] =>
    [...together(parts)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, kind]) => [name, censusKind(kind)]);
  return {
    ...(productions.length > 0 && {
      productions: sorted(productions).map(([production, kind]) => ({ production, ...kind })),
    }),
    ...(hostKinds.length > 0 && {
      hostKinds: sorted(hostKinds).map(([hostKind, kind]) => ({ hostKind, ...kind })),
    }),
    ...(schemes.length > 0 && schemesOf(schemes)),
  };
}

function schemesOf(parts: readonly Schemes[]): Pick<CensusSummary, 'schemes' | 'otherSchemes'> {
  const all = new Schemes();
  for (const part of parts) {
    for (const [scheme, lines] of part.entries) all.add(scheme, lines);
    all.addOthers(part.others);
  }
  return { schemes: all.entries.map(([scheme, lines]) => ({ scheme, lines })), otherSchemes: all.others };
}

function censusKind({ lines, examples }: Kind): CensusKind {
  return {
    lines,
    examples: examples.lines.map((line) =>
      isUtf8(line) ? { text: line.toString() } : { base64: line.toString('base64') },
    ),
  };
}

/** Writes a summary as one line. */
export function written(summary: CensusSummary): string {
  return `${json(summary)}\n`;
}
