/** Summaries of the parts of an input, read from files and put together. */

import { quoted } from '../../base/visible.js';
import type { CensusReason } from '../../study/census/reasons.js';
import { type CensusKind, type CensusSummary, readSummary } from '../../study/census/summary.js';
import { Misuse, Unreadable } from '../errors.js';
import { type InputFile, wholeOf } from '../input/inputs.js';
import { longestExample } from './examples.js';
import { type Kind, kindOf } from './kinds.js';
import { Schemes } from './schemes.js';
import { type Counted, summaryOf } from './summary.js';

/** Summaries are much shorter. */
const longestSummary = 16 * 1024 * 1024;

/** What must be the same, as a person would say it; what others follow from is told before them. */
const sameness: readonly (readonly [words: string, of: (summary: CensusSummary) => unknown])[] = [
  ['versions of the form of summaries', ({ census }) => census],
  ['versions of the program', ({ version }) => version],
  ['forms', ({ form }) => form],
  ['revisions', ({ revisions }) => revisions],
  ['tables of the revisions', ({ table }) => table],
  ['kinds of records', ({ records }) => records.kind],
  ['columns', ({ records }) => records.column ?? 'the usual one'],
  ['ways to take a CR before the end of a line', ({ records }) => records.cr],
  ['ways to take a byte order mark', ({ records }) => records.bom],
  ['ways of reading', ({ reading }) => reading],
];

/** What a summary was made with, as JSON. */
function circumstancesOf(summary: CensusSummary): string {
  return JSON.stringify(sameness.map(([, of]) => of(summary)));
}

/** A summary, and the file it is read from. */
interface Part {
  readonly file: InputFile;
  readonly summary: CensusSummary;
}

/** @throws Misuse where two were not made alike, which says by what they differ */
function checkSame(first: Part, other: Part): void {
  for (const [words, of] of sameness) {
    const [one, two] = [first, other].map(({ summary }) => JSON.stringify(of(summary) ?? 'none'));
    if (one === two) continue;
    throw new Misuse(
      `${quoted(first.file.name, 60)} and ${quoted(other.file.name, 60)} do not fit together: they are of different ${words}, ${one ?? ''} and ${two ?? ''}`,
    );
  }
}

/** One summary of the parts of an input. @throws Unreadable for what is no summary; Misuse where two do not fit */
export async function merged(files: readonly InputFile[]): Promise<CensusSummary> {
  let first: (Part & { readonly made: string }) | undefined;
  const total = new Total();
  for (const file of files) {
    const summary = await summaryIn(file);
    const made = circumstancesOf(summary);
    first ??= { file, summary, made };
    if (made !== first.made) checkSame(first, { file, summary });
    total.add(summary);
  }
  if (first === undefined) throw new Misuse('there is no summary to merge: name their files');
  const { census, version, table, form, revisions, records, reading } = first.summary;
  return summaryOf({ census, version, table, form, revisions, records, ...(reading && { reading }) }, [
    total,
  ]);
}

async function summaryIn(file: InputFile): Promise<CensusSummary> {
  const bytes = await wholeOf(file, longestSummary);
  try {
    return readSummary(Buffer.from(bytes).toString());
  } catch (error) {
    throw new Unreadable(file.name, error);
  }
}

/** What summaries count, one added to another: of ten thousand, none is kept. */
export class Total implements Counted {
  lines = 0;
  bytes = 0;
  readonly masks = new Map<number, Kind>();
  readonly reasons = new Map<CensusReason, Kind>();
  readonly read: { productions?: Map<string, Kind>; hostKinds?: Map<string, Kind>; schemes?: Schemes } = {};
  /** Where examples are written to be looked at. */
  private readonly room = Buffer.alloc(3 * longestExample);

  add(summary: CensusSummary): this {
    const { lines, bytes, masks, reasons, productions, hostKinds, schemes, otherSchemes = 0 } = summary;
    const { read } = this;
    this.lines += lines;
    this.bytes += bytes;
    for (const one of masks) this.addKind(this.masks, one.mask, one);
    for (const one of reasons) this.addKind(this.reasons, one.reason, one);
    if (productions) read.productions ??= new Map();
    for (const one of productions ?? []) this.addKind(read.productions, one.production, one);
    if (hostKinds) read.hostKinds ??= new Map();
    for (const one of hostKinds ?? []) this.addKind(read.hostKinds, one.hostKind, one);
    if (schemes) read.schemes ??= new Schemes();
    for (const one of schemes ?? []) read.schemes?.add(one.scheme, one.lines);
    read.schemes?.addOthers(otherSchemes);
    return this;
  }

  private addKind<Key>(kinds: Map<Key, Kind> | undefined, key: Key, { lines, examples }: CensusKind): void {
    if (kinds === undefined) return;
    const kind = kindOf(kinds, key);
    kind.lines += lines;
    for (const example of examples) {
      const { room } = this;
      const text = 'text' in example ? example.text : example.base64;
      // What is longer than an example may be is none, however much of it is there.
      const length = room.write(text, 'text' in example ? 'utf8' : 'base64');
      kind.examples.offer(room, 0, length);
    }
  }
}
