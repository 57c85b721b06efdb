/** The interface of record formats: the end of a record, and the position of the text in it. */

import type { Problem } from '../../../study/reasons.js';

/** A format, instantiated for one file. */
export interface RecordFormat {
  /**
   * Returns the offset of the byte that ends the record, searching from an offset; -1 if the bytes do not contain it.
   * The next call resumes where this one stopped.
   */
  readonly end: (bytes: Buffer, from: number) => number;
  /** Tests whether the bytes since the last record are an incomplete record. */
  readonly isOpen?: () => boolean;
  /** Returns the text in a record, possibly a slice of it; `header` for a header, which is not a record. */
  readonly textIn: (record: Buffer) => Uint8Array | Problem | 'header';
  /** For a format whose first record is a header of columns: returns that header, once read. */
  readonly header?: () => Uint8Array | undefined;
  /** For a format with columns: returns notes on options that seem not to fit the records of a file. */
  readonly hints?: (file: string) => readonly string[];
}

/** Returns a function that ends a record at each occurrence of a byte. */
export function endAt(byte: number): RecordFormat['end'] {
  return (bytes, from) => bytes.indexOf(byte, from);
}
