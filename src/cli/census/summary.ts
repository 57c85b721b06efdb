/**
 * The summary of a census as JSON: counts and examples. Those of the parts of an input, put together in any order, give that
 * of the whole, byte for byte.
 */

import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { RevisionId } from '../../../generated/registry/ids.js';
import type { Form } from '../../study/index.js';
import { json } from '../output/terminal.js';
import type { Count } from './count.js';
import type { Example } from './examples.js';
import { type Kind, together } from './kinds.js';
import type { Readable, ReadCounts } from './reading.js';
import { allReasons, type Reason } from './reason.js';
import { Schemes } from './schemes.js';

/** The version of the form of summaries. */
export const formVersion = 1;

/** Lines of a kind. */
export interface KindSummary {
  readonly lines: number;
  readonly examples: readonly Example[];
}

/** What a census was made with: summaries of different ones do not fit together. */
export interface Circumstances {
  /** The version of the form of the summary. */
  readonly census: number;
  /** The version of the program. */
  readonly version: string;
  /** Of the table of the revisions, SHA-256 in hexadecimal digits. */
  readonly table: string;
  readonly form: Form;
  /** Bit i of a mask stands for the i-th. */
  readonly revisions: readonly string[];
  /** What was read of each line, and by which revision, if anything was. */
  readonly reading?: { readonly by: RevisionId; readonly of: readonly Readable[] };
}

/** A summary. */
export interface Summary extends Circumstances {
  readonly lines: number;
  /** Without the ends of lines. */
  readonly bytes: number;
  /** How many lines each revision derives. */
  readonly derivable: Readonly<Record<string, number>>;
  /** By the revisions that derive them, the least mask first. */
  readonly masks: readonly (KindSummary & { readonly mask: number })[];
  /** By the reason why none does. */
  readonly reasons: readonly (KindSummary & { readonly reason: Reason })[];
  /** Of the lines that the revision derives by which others are read; in the order of code units. */
  readonly productions?: readonly (KindSummary & { readonly production: string })[];
  readonly hostKinds?: readonly (KindSummary & { readonly hostKind: string })[];
  /** In small letters; of very many the shortest, the most frequent of them first. */
  readonly schemes?: readonly { readonly scheme: string; readonly lines: number }[];
  /** How many lines have other schemes. */
  readonly otherSchemes?: number;
}

export function circumstances(
  programVersion: string,
  table: Uint8Array,
  form: Form,
  revisions: readonly string[],
  reading?: Circumstances['reading'],
): Circumstances {
  const hash = createHash('sha256').update(table).digest('hex');
  return {
    census: formVersion,
    version: programVersion,
    table: hash,
    form,
    revisions,
    ...(reading && { reading }),
  };
}

/** What was counted, of all of an input or of a part. */
export type Counted = Pick<Count, 'lines' | 'bytes' | 'masks' | 'reasons'> & { readonly read?: ReadCounts };

/** The summary of the parts of an input. */
export function summaryOf(made: Circumstances, counts: readonly Counted[]): Summary {
  const masks = together(counts.map((count) => count.masks));
  const refused = together(counts.map((count) => count.reasons));
  const sum = (of: (count: (typeof counts)[number]) => number): number =>
    counts.reduce((total, count) => total + of(count), 0);
  const known = [...masks].sort(([a], [b]) => a - b);
  return {
    ...made,
    lines: sum(({ lines }) => lines),
    bytes: sum(({ bytes }) => bytes),
    derivable: Object.fromEntries(
      made.revisions.map((id, bit) => [
        id,
        known.reduce((total, [mask, { lines }]) => total + ((mask >>> bit) & 1) * lines, 0),
      ]),
    ),
    masks: known.map(([mask, kind]) => ({ mask, ...told(kind) })),
    reasons: allReasons.flatMap((reason) => {
      const kind = refused.get(reason);
      return kind === undefined ? [] : [{ reason, ...told(kind) }];
    }),
    ...readIn(counts.map(({ read }) => read ?? {})),
  };
}

type ReadSummary = Pick<Summary, 'productions' | 'hostKinds' | 'schemes' | 'otherSchemes'>;

function readIn(counts: readonly ReadCounts[]): ReadSummary {
  const productions = counts.flatMap((count) => count.productions ?? []);
  const hostKinds = counts.flatMap((count) => count.hostKinds ?? []);
  const schemes = counts.flatMap((count) => count.schemes ?? []);
  const sorted = (parts: readonly ReadonlyMap<string, Kind>[]): readonly (readonly [string, KindSummary])[] =>
    [...together(parts)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, kind]) => [name, told(kind)]);
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

function schemesOf(parts: readonly Schemes[]): Pick<Summary, 'schemes' | 'otherSchemes'> {
  const all = new Schemes();
  for (const part of parts) {
    for (const [scheme, lines] of part.entries) all.add(scheme, lines);
    all.addOthers(part.others);
  }
  return { schemes: all.entries.map(([scheme, lines]) => ({ scheme, lines })), otherSchemes: all.others };
}

function told({ lines, examples }: Kind): KindSummary {
  return {
    lines,
    examples: examples.lines.map((line) =>
      isUtf8(line) ? { text: line.toString() } : { base64: line.toString('base64') },
    ),
  };
}

/** As one line. */
export function written(summary: Summary): string {
  return `${json(summary)}\n`;
}
