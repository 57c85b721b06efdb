/** What an address of the page can hold: fields of texts, choices, documents and numbers. */

import { chosenRevisions, namedSets, type RevisionId, revisions, visible } from 'uri-revisions';

/** The standard in force, and the document before it. */
export const inForce: RevisionId = namedSets.today.at(-1) ?? revisions[0];
export const beforeInForce: RevisionId = revisions[revisions.indexOf(inForce) - 1] ?? inForce;

/** One thing that an address can hold. */
export interface Field<T> {
  readonly initial: T;
  /** What its value is, for a sentence. */
  readonly meant: string;
  /** Undefined where the text is no value of the field. */
  readonly read: (written: string) => T | undefined;
  readonly write: (value: T) => string;
  /** Whether a value is short enough for an address; any is, by default. */
  readonly fits?: (value: T) => boolean;
  /** Whether the address always holds it where its part shows it, so that a link says what it is about. */
  readonly isSpokenOut?: boolean;
  /** Whether the whole of what is on view is about it: with another value the reader begins at the top. */
  readonly isTopic?: boolean;
}

export const text = (initial: string): Field<string> => ({
  initial,
  meant: 'a text',
  read: (written) => written,
  write: visible,
});

/** The longest text of several lines that an address holds, in UTF-16 code units. */
export const longestInLink = 20_000;

/** A text of several lines, as it is; an address holds none that is too long. */
export const lines = <T extends string | undefined>(initial: T): Field<string | T> => ({
  initial,
  meant: `a text of up to ${longestInLink} characters`,
  read: (written) => (written.length > longestInLink ? undefined : written),
  write: (value) => (value ?? '').replace(/\p{Cs}/gu, '\ufffd'),
  fits: fitsInLink,
});

/** Whether an address can hold a text of several lines. */
export function fitsInLink(value: string | undefined): boolean {
  return value === undefined || value.length <= longestInLink;
}

export const choice = <T extends string>(
  among: readonly T[],
  initial: NoInfer<T>,
  meant = among.join(' or '),
): Field<T> => ({
  initial,
  meant,
  read: (written) => among.find((value) => value === written),
  write: (value) => value,
});

export const document = (initial: RevisionId): Field<RevisionId> =>
  choice(revisions, initial, `the id of a document, such as ${initial}`);

/** Ids of revisions, with commas. */
export const answers: Field<string> = {
  initial: '',
  meant: 'ids of documents with commas, each once',
  read: (written) => {
    const ids = written.split(',');
    const isOfIds = ids.every((id, i) => ids.indexOf(id) === i && revisions.some((known) => known === id));
    return written === '' || isOfIds ? written : undefined;
  },
  write: (value) => value,
};

/** Ids, ranges and sets of revisions, with commas, as the command line takes them. */
export const choices: Field<string> = {
  initial: 'all',
  meant: 'ids, ranges or sets of documents, with commas',
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

/** The revisions that such a list means. @throws UnknownNameError */
export function chosenIn(written: string): readonly RevisionId[] {
  return chosenRevisions(written.split(','));
}

/** A number that is least at first. */
export const count = (initial: number, largest: number): Field<number> => ({
  initial,
  meant: `a number from ${initial} to ${largest}`,
  read: (written) => {
    const value = /^\d{1,9}$/.test(written) ? Number(written) : -1;
    return value >= initial && value <= largest ? value : undefined;
  },
  write: String,
});
