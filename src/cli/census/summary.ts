/**
 * The summary of a census as JSON: counts and examples. Those of the parts of an input, put together in any order, give that
 * of the whole, byte for byte.
 */

import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { Form } from '../../study/index.js';
import { json } from '../output/terminal.js';
import type { Count, Kind } from './count.js';
import { type Example, Examples } from './examples.js';
import { reasons, type Reason } from './reason.js';

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
}

export function circumstances(
  programVersion: string,
  table: Uint8Array,
  form: Form,
  revisions: readonly string[],
): Circumstances {
  const hash = createHash('sha256').update(table).digest('hex');
  return { census: formVersion, version: programVersion, table: hash, form, revisions };
}

/** What was counted, of all of an input or of a part. */
export type Counted = Pick<Count, 'lines' | 'bytes' | 'masks' | 'reasons'>;

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
    reasons: (Object.keys(reasons) as Reason[]).flatMap((reason) => {
      const kind = refused.get(reason);
      return kind === undefined ? [] : [{ reason, ...told(kind) }];
    }),
  };
}

/** Those of the same kind as one. */
function together<Key>(parts: readonly ReadonlyMap<Key, Kind>[]): ReadonlyMap<Key, Kind> {
  const all = new Map<Key, Kind>();
  for (const [key, { lines, examples }] of parts.flatMap((part) => [...part])) {
    const kind = all.get(key) ?? { lines: 0, examples: new Examples() };
    kind.lines += lines;
    for (const line of examples.lines) kind.examples.offer(line, 0, line.length);
    all.set(key, kind);
  }
  return all;
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
