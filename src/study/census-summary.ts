/** The summary of a census: its type, and its reader. */
import type { RevisionId } from '../../generated/registry/ids.js';
import { aCount, aString, type Check, listOf, oneOf, optional, recordOf } from '../core/base/arguments.js';
import { brand } from '../core/base/brand.js';
import { type Form, forms } from '../core/base/form.js';
import { placeIn } from '../core/base/text-place.js';
import { UnknownNameError } from '../core/base/unknown-name.js';
import { quoted } from '../core/base/visible.js';
import { jsonFault } from '../core/base/json-fault.js';
import { allReasons, type CensusReason } from './reasons.js';

/** Version of the summary format. */
export const formVersion = 3;

/** A property read from each line. */
export type CensusReadable = 'production' | 'scheme' | 'host-kind';

/** The properties that a census can read from each line and count, with their descriptions for the help. */
export const readable: Readonly<Record<CensusReadable, string>> = {
  production: 'the production chain, outermost rule first',
  scheme: 'its scheme',
  'host-kind': 'the rule that matches the host',
};

/** The way in which lines or records were read, as far as it affects counts. */
export interface CensusRecords {
  /** `strings` for lines and for strings that NUL ends; otherwise the format of the records. */
  readonly kind: string;
  /** The column, field or member with the string, as the user named it; absent for the default. */
  readonly column?: string;
  /** Treatment of a CR before the end of a line. */
  readonly cr: 'kept' | 'left out';
  /** Treatment of a byte order mark before the first line. */
  readonly bom: 'kept' | 'left out';
}

/** An example of a line: its text, or its bytes if it is not UTF-8. */
export type CensusExample = { readonly text: string } | { readonly base64: string };

/** Lines of a kind. */
export interface CensusKind {
  readonly lines: number;
  readonly examples: readonly CensusExample[];
}

/** The circumstances of a census. Summaries can be merged only if these are equal. */
export interface CensusCircumstances {
  /** Version of the summary format. */
  readonly census: number;
  /** The version of the program. */
  readonly version: string;
  /** SHA-256 of the table of the revisions, in hexadecimal digits. */
  readonly table: string;
  readonly form: Form;
  /** Bit i of a mask represents the i-th revision. */
  readonly revisions: readonly string[];
  readonly records: CensusRecords;
  /** The properties read from each line, and the revision that read them, if any. */
  readonly reading?: { readonly by: RevisionId; readonly of: readonly CensusReadable[] };
}

export interface CensusSummary extends CensusCircumstances {
  readonly lines: number;
  /** Without line ends. */
  readonly bytes: number;
  /** Number of lines that each revision derives. */
  readonly derivable: Readonly<Record<string, number>>;
  /** Lines by the set of revisions that derive them, the least mask first. */
  readonly masks: readonly (CensusKind & { readonly mask: number })[];
  /** Lines that no revision derives, by reason. */
  readonly reasons: readonly (CensusKind & { readonly reason: CensusReason })[];
  /** Lines that the reading revision derives, by production, in the order of code units. */
  readonly productions?: readonly (CensusKind & { readonly production: string })[];
  readonly hostKinds?: readonly (CensusKind & { readonly hostKind: string })[];
  /** In lower case; if there are very many, only the shortest. The most frequent first. */
  readonly schemes?: readonly { readonly scheme: string; readonly lines: number }[];
  /** Number of lines with other schemes. */
  readonly otherSchemes?: number;
}

/** Thrown for a text that is not a summary of a census. */
export class CensusSummaryError extends Error {
  declare readonly name: 'CensusSummaryError';

  /** @param problem the problem, as a clause */
  constructor(readonly problem: string) {
    super(
      `not a census summary: ${problem}. "uri-revisions census FILE > summary.json" writes one for a file.`,
    );
  }

  static {
    brand(this, 'CensusSummaryError');
  }
}

/** Checks for an object with exactly these members: an unknown member would be lost when summaries are merged. */
function exactly(members: Readonly<Record<string, Check>>): Check {
  const check = recordOf(members);
  return (value, what) => {
    check(value, what);
    const other = Object.keys(value as object).find((name) => !Object.hasOwn(members, name));
    if (other !== undefined)
      throw new TypeError(`${what} has an unknown member, ${quoted(other, maxNameLength)}`);
  };
}

/** Longest part of an invalid name that a message shows. */
const maxNameLength = 60;

const aText = exactly({ text: aString });
const someBytes = exactly({ base64: aString });
const anObject = recordOf({});

const anExample: Check = (value, what) => {
  anObject(value, what);
  (Object.hasOwn(value as object, 'text') ? aText : someBytes)(value, what);
};

const kind = { lines: aCount, examples: listOf(anExample) };

/** Checks for an object with the members of a summary. */
export const aSummary: Check = exactly({
  census: aCount,
  version: aString,
  table: aString,
  form: oneOf(...forms),
  revisions: listOf(aString),
  records: exactly({
    kind: aString,
    column: optional(aString),
    cr: oneOf('kept', 'left out'),
    bom: oneOf('kept', 'left out'),
  }),
  reading: optional(exactly({ by: aString, of: listOf(oneOf(...Object.keys(readable))) })),
  lines: aCount,
  bytes: aCount,
  derivable: anObject,
  masks: listOf(exactly({ ...kind, mask: aCount })),
  reasons: listOf(exactly({ ...kind, reason: oneOf(...allReasons) })),
  productions: optional(listOf(exactly({ ...kind, production: aString }))),
  hostKinds: optional(listOf(exactly({ ...kind, hostKind: aString }))),
  schemes: optional(listOf(exactly({ scheme: aString, lines: aCount }))),
  otherSchemes: optional(aCount),
});

/** Members that every summary has. */
const requiredMembers = ['census', 'revisions', 'lines', 'masks'];

/** Number of bits in a mask. */
const maxRevisions = 31;
/** Reads the text of a file. Linear. @throws CensusSummaryError */
export function readSummary(text: string): CensusSummary {
  const summary = valueOf(text);
  const { lines, derivable, masks, reasons, revisions } = summary;
  if (revisions.length > maxRevisions) {
    throw new CensusSummaryError(
      `it covers ${revisions.length} revisions; at most ${maxRevisions} are possible`,
    );
  }
  const known = 2 ** revisions.length;
  const tooHigh = masks.find(({ mask }) => mask >= known);
  if (tooHigh !== undefined) {
    throw new CensusSummaryError(`the mask ${tooHigh.mask} has a bit beyond the last revision`);
  }
  const sum = linesOf(masks);
  if (sum !== lines) throw new CensusSummaryError(`its masks count ${sum} lines, but "lines" is ${lines}`);
  const counts = derivableOf(revisions, masks);
  const other = [...revisions, ...Object.keys(derivable)].find(
    (id) => !Object.hasOwn(derivable, id) || !Object.hasOwn(counts, id) || derivable[id] !== counts[id],
  );
  if (other !== undefined) {
    const name = quoted(other, maxNameLength);
    throw new CensusSummaryError(`its masks and its "derivable" have different counts for ${name}`);
  }
  const refused = linesOf(masks.filter(({ mask }) => mask === 0));
  const explained = linesOf(reasons);
  if (explained !== refused) {
    throw new CensusSummaryError(
      `its reasons count ${explained} lines, but its masks count ${refused} that no revision derives`,
    );
  }
  return summary;
}

/** Returns how many lines each revision derives. */
export function derivableOf(
  revisions: readonly string[],
  masks: readonly { readonly mask: number; readonly lines: number }[],
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    revisions.map((id, bit) => [
      id,
      masks.reduce((total, { mask, lines }) => total + ((mask >>> bit) & 1) * lines, 0),
    ]),
  );
}

function linesOf(kinds: readonly { readonly lines: number }[]): number {
  return kinds.reduce((total, { lines }) => total + lines, 0);
}

function valueOf(text: string): CensusSummary {
  if (text.trim() === '') throw new CensusSummaryError('the file is empty');
  const value = jsonIn(text);
  const members = typeof value === 'object' && value !== null ? value : {};
  const missing = requiredMembers.filter((name) => !Object.hasOwn(members, name));
  if (missing.length > 0) {
    const names = missing.map((name) => `"${name}"`).join(', ');
    throw new CensusSummaryError(`it is JSON, but ${names} ${missing.length === 1 ? 'is' : 'are'} missing`);
  }
  const { census } = value as CensusSummary;
  if (census !== formVersion && Number.isSafeInteger(census)) {
    throw new CensusSummaryError(`it has version ${census}; this program reads version ${formVersion}`);
  }
  try {
    aSummary(value, 'the summary');
  } catch (error) {
    if (error instanceof UnknownNameError) {
      throw new CensusSummaryError(
        `${error.kind} has an unknown value, ${quoted(error.asked, maxNameLength)}`,
      );
    }
    throw new CensusSummaryError(error instanceof Error ? error.message : String(error));
  }
  return value as CensusSummary;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const { line, column } = placeIn(text, jsonFault(text) ?? text.length);
    throw new CensusSummaryError(`line ${line}, column ${column} is not JSON`);
  }
}
