/** Lists of test cases in files. */
import { visible } from '../../core/base/visible.js';
import { type CaseFormat, CaseFormatError, readCases, type StatedCase } from '../../study/index.js';
import { Unreadable } from '../output/errors.js';
import { decoded } from './lines.js';

/** Reads the cases of a list, in the detected format by default. @throws Unreadable */
export function casesIn(bytes: Uint8Array, file: string, format?: CaseFormat): readonly StatedCase[] {
  return readIn(bytes, file, (list) => readCases(list, format));
}

/** Decodes and reads a list. @throws Unreadable */
export function readIn<Cases>(bytes: Uint8Array, file: string, read: (list: string) => Cases): Cases {
  const list = decoded(bytes);
  if (list === undefined) throw new Unreadable(file, new Error('it is not UTF-8'));
  try {
    return read(list.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (error instanceof CaseFormatError) throw new Unreadable(file, new Error(visible(error.message)));
    throw error;
  }
}
