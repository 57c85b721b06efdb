/** What a format of records says: where a record ends, and where in it the text stands that is asked about. */

import type { Problem } from '../../../study/reasons.js';

/** A format, as it is read in one file. */
export interface RecordFormat {
  /**
   * The place of the byte that ends the record, from a place on; -1 if it is not among the bytes. The next call goes on
   * where this one has stopped.
   */
  readonly end: (bytes: Buffer, from: number) => number;
  /** Whether the bytes since the last record cannot be the last record. */
  readonly isOpen?: () => boolean;
  /** The text in a record, which may be part of it; or that it is a header, and so none of the records. */
  readonly textIn: (record: Buffer) => Uint8Array | Problem | 'header';
  /** Of a format whose first record is a header of columns: that header, once it was read. */
  readonly header?: () => Uint8Array | undefined;
}

/** Ends a record at each of a byte. */
export function endAt(byte: number): RecordFormat['end'] {
  return (bytes, from) => bytes.indexOf(byte, from);
}
