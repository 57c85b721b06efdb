/** The kinds of address fields: texts, choices, documents and numbers. */

import { chosenRevisions, namedSets, type RevisionId, revisions, visible } from 'uri-revisions';
import { about } from 'uri-revisions-cli/grammar';

/** The standard in force, and the last Draft Standard, which it replaced. */
export const inForce: RevisionId = namedSets.today.at(-1) ?? revisions[0];
export const beforeInForce: RevisionId =
  revisions.findLast((id) => about(id).status.kind === 'Draft Standard') ?? inForce;

/** A field of an address. */
export interface Field<T> {
  readonly initial: T;
  /** Description of its value, for a sentence. */
  readonly description: string;
  /** Parses a value; undefined if it is invalid. */
  readonly read: (written: string) => T | undefined;
  readonly write: (value: T) => string;
  /** Tests whether a value is short enough for an address; all are by default. */
  readonly fits?: (value: T) => boolean;
  /** True if the address always contains it when its part shows it, so that a link states its subject. */
  readonly isAlwaysWritten?: boolean;
  /** True if it is the current string: with it, the string of the other parts changes. */
  readonly isString?: boolean;
  /** True if it defines the topic of the view: with another value, the page scrolls to the top. */
  readonly isTopic?: boolean;
}

export const text = (initial: string): Field<string> => ({
  initial,
  description: 'a text',
  read: (written) => written,
  write: visible,
});

/** Length limit of a multi-line text in an address, in UTF-16 code units. */
export const maxLinkTextLength = 20_000;

/** A multi-line text, unchanged; an address omits one that is too long. */
export const lines = <T extends string | undefined>(initial: T): Field<string | T> => ({
  initial,
  description: `a string of up to ${maxLinkTextLength} characters`,
  read: (written) => (written.length > maxLinkTextLength ? undefined : written),
  write: (value) => (value ?? '').replace(/\p{Cs}/gu, '\ufffd'),
  fits: fitsInLink,
});

/** Tests whether an address can contain a multi-line text. */
export function fitsInLink(value: string | undefined): boolean {
  return value === undefined || value.length <= maxLinkTextLength;
}

export const choice = <T extends string>(
  among: readonly T[],
  initial: NoInfer<T>,
  description = among.join(' or '),
): Field<T> => ({
  initial,
  description: description,
  read: (written) => among.find((value) => value === written),
  write: (value) => value,
});

export const document = (initial: RevisionId): Field<RevisionId> =>
  choice(revisions, initial, `the id of a document, such as ${initial}`);

/** Ids of revisions, separated by commas. */
export const answers: Field<string> = {
  initial: '',
  description: 'a list of distinct document ids, separated by commas',
  read: (written) => {
    const ids = written.split(',');
    const isOfIds = ids.every((id, i) => ids.indexOf(id) === i && revisions.some((known) => known === id));
    return written === '' || isOfIds ? written : undefined;
  },
  write: (value) => value,
};

/** Ids, ranges and sets of revisions, separated by commas, as on the command line. */
export const choices: Field<string> = {
  initial: 'all',
  description: 'a list of document ids, ranges or sets, separated by commas',
  read: (written) => {
    try {
      chosenIn(written);
      return written;
    } catch {
      return undefined;
    }
  },
  write: (value) => value,
};

/** Returns the revisions of such a list. @throws UnknownNameError */
export function chosenIn(written: string): readonly RevisionId[] {
  return chosenRevisions(written.split(','));
}

/** A number with its minimum as the initial value. */
export const count = (initial: number, largest: number): Field<number> => ({
  initial,
  description: `a number from ${initial} to ${largest}`,
  read: (written) => {
    const value = /^\d{1,9}$/.test(written) ? Number(written) : -1;
    return value >= initial && value <= largest ? value : undefined;
  },
  write: String,
});
