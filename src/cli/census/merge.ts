/** Summaries of the parts of an input, read from files and put together. */

import { aCount, aString, type Check, listOf, oneOf, optional, recordOf } from '../../base/arguments.js';
import { quoted } from '../../base/visible.js';
import { Misuse, Unreadable } from '../errors.js';
import { type InputFile, wholeOf } from '../input/inputs.js';
import { forms } from '../input/options.js';
import { Examples } from './examples.js';
import type { Kind } from './kinds.js';
import { readable, type ReadCounts } from './reading.js';
import { allReasons } from './reason.js';
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
  const parts: { readonly file: InputFile; readonly summary: Summary }[] = [];
  for (const file of files) parts.push({ file, summary: await summaryIn(file) });
  const [first, ...others] = parts;
  if (first === undefined) throw new Misuse('there is no summary to merge: name their files');
  for (const { file, summary } of others) {
    for (const [name, words] of Object.entries(sameness)) {
      const of = (one: Summary): string => JSON.stringify(one[name as keyof Circumstances] ?? 'none');
      if (of(summary) === of(first.summary)) continue;
      throw new Misuse(
        `${quoted(first.file.name, 60)} and ${quoted(file.name, 60)} do not fit together: they are of different ${words}, ${of(first.summary)} and ${of(summary)}`,
      );
    }
  }
  const { census, version, table, form, revisions, reading } = first.summary;
  return summaryOf(
    { census, version, table, form, revisions, ...(reading && { reading }) },
    parts.map(({ summary }) => countedIn(summary)),
  );
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

/** What a summary counts. */
export function countedIn(summary: Summary): Counted {
  const { lines, bytes, masks, reasons } = summary;
  return {
    lines,
    bytes,
    read: readIn(summary),
    masks: new Map(masks.map((one) => [one.mask, kindIn(one)])),
    reasons: new Map(reasons.map((one) => [one.reason, kindIn(one)])),
  };
}

function readIn({ productions, hostKinds, schemes, otherSchemes = 0 }: Summary): ReadCounts {
  return {
    ...(productions && { productions: new Map(productions.map((one) => [one.production, kindIn(one)])) }),
    ...(hostKinds && { hostKinds: new Map(hostKinds.map((one) => [one.hostKind, kindIn(one)])) }),
    ...(schemes && { schemes: schemesIn(schemes, otherSchemes) }),
  };
}

function schemesIn(list: NonNullable<Summary['schemes']>, others: number): Schemes {
  const schemes = new Schemes();
  for (const { scheme, lines } of list) schemes.add(scheme, lines);
  schemes.addOthers(others);
  return schemes;
}

function kindIn({ lines, examples: list }: KindSummary): Kind {
  const examples = new Examples();
  for (const example of list) {
    const line = 'text' in example ? Buffer.from(example.text) : Buffer.from(example.base64, 'base64');
    examples.offer(line, 0, line.length);
  }
  return { lines, examples };
}
