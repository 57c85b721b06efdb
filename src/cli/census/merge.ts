/** Summaries of the parts of an input, read from files and put together. */

import { aCount, aString, type Check, listOf, oneOf, optional, recordOf } from '../../base/arguments.js';
import { quoted } from '../../base/visible.js';
import { Misuse, Unreadable } from '../errors.js';
import { type InputFile, wholeOf } from '../input/inputs.js';
import { forms } from '../input/options.js';
import { longestExample } from './examples.js';
import { type Kind, kindOf } from './kinds.js';
import { readable } from './reading.js';
import { allReasons, type Reason } from './reason.js';
import { Schemes } from './schemes.js';
import {
  type Circumstances,
  type Counted,
  formVersion,
  type KindSummary,
  type Summary,
  summaryOf,
} from './summary.js';

/** Summaries are much shorter. */
const longestSummary = 16 * 1024 * 1024;

const anExample: Check = (value, what) => {
  recordOf({})(value, what);
  const example = value as object;
  recordOf(Object.hasOwn(example, 'text') ? { text: aString } : { base64: aString })(example, what);
};
const kind = { lines: aCount, examples: listOf(anExample) };
const aSummary = recordOf({
  census: aCount,
  version: aString,
  table: aString,
  form: oneOf(...forms),
  revisions: listOf(aString),
  reading: optional(recordOf({ by: aString, of: listOf(oneOf(...Object.keys(readable))) })),
  lines: aCount,
  bytes: aCount,
  masks: listOf(recordOf({ ...kind, mask: aCount })),
  reasons: listOf(recordOf({ ...kind, reason: oneOf(...allReasons) })),
  productions: optional(listOf(recordOf({ ...kind, production: aString }))),
  hostKinds: optional(listOf(recordOf({ ...kind, hostKind: aString }))),
  schemes: optional(listOf(recordOf({ scheme: aString, lines: aCount }))),
  otherSchemes: optional(aCount),
});

/** What must be the same, as a person would say it. */
const sameness: Readonly<Record<keyof Circumstances, string>> = {
  census: 'versions of the form of summaries',
  version: 'versions of the program',
  table: 'tables of the revisions',
  form: 'forms',
  revisions: 'revisions',
  reading: 'ways of reading',
};

/** One summary of the parts of an input. @throws Unreadable for what is no summary; Misuse where two do not fit */
export async function merged(files: readonly InputFile[]): Promise<Summary> {
  let first: { readonly file: InputFile; readonly summary: Summary } | undefined;
  const total = new Total();
  for (const file of files) {
    const summary = await summaryIn(file);
    first ??= { file, summary };
    for (const [name, words] of Object.entries(sameness)) {
      const of = (one: Summary): string => JSON.stringify(one[name as keyof Circumstances] ?? 'none');
      if (of(summary) === of(first.summary)) continue;
      throw new Misuse(
        `${quoted(first.file.name, 60)} and ${quoted(file.name, 60)} do not fit together: they are of different ${words}, ${of(first.summary)} and ${of(summary)}`,
      );
    }
    total.add(summary);
  }
  if (first === undefined) throw new Misuse('there is no summary to merge: name their files');
  const { census, version, table, form, revisions, reading } = first.summary;
  return summaryOf({ census, version, table, form, revisions, ...(reading && { reading }) }, [total]);
}

async function summaryIn(file: InputFile): Promise<Summary> {
  const bytes = await wholeOf(file, longestSummary);
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString());
    aSummary(value, 'the summary');
    const summary = value as Summary;
    if (summary.census !== formVersion) throw new RangeError(`its form is not of version ${formVersion}`);
    return summary;
  } catch (error) {
    throw new Unreadable(file.name, error);
  }
}

/** What summaries count, one added to another: of ten thousand, none is kept. */
export class Total implements Counted {
  lines = 0;
  bytes = 0;
  readonly masks = new Map<number, Kind>();
  readonly reasons = new Map<Reason, Kind>();
  readonly read: { productions?: Map<string, Kind>; hostKinds?: Map<string, Kind>; schemes?: Schemes } = {};
  /** Where examples are written to be looked at. */
  private readonly room = Buffer.alloc(3 * longestExample);

  add(summary: Summary): this {
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

  private addKind<Key>(kinds: Map<Key, Kind> | undefined, key: Key, { lines, examples }: KindSummary): void {
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
