/**
 * Cleans one reference that a person typed or copied: "software that accepts user-typed URI should attempt to recognize
 * and strip both delimiters and embedded whitespace" (1997 and RFC 2396 Appendix E, RFC 3986 Appendix C).
 */

import type { RevisionId } from '../../../generated/registry/ids.js';
import { UnsupportedOperationError } from './error.js';

/** One removal. Offsets are UTF-16 code units of the given text, from 0. */
export interface CleanChange {
  readonly offset: number;
  readonly found: string;
  readonly kind: 'white space' | 'wrapper' | 'prefix';
  /** A sentence on what stays in doubt. */
  readonly remark: string | undefined;
}

/** A text without the marks that surround and break references in text. It need not be derivable: `fix` escapes. */
export interface Clean {
  readonly text: string;
  /** From left to right. */
  readonly changes: readonly CleanChange[];
  /** Section of the document. */
  readonly section: string;
}

/** White space that may break a reference in text; other characters are data. */
export const whiteSpace = /[\t-\r ]+/g;

/** Tests whether angle brackets or quotation marks surround a text. */
export function isWrapped(text: string): boolean {
  return text.length > 1 && ['<>', '""'].includes(text.charAt(0) + text.charAt(text.length - 1));
}

const hyphen = 'The hyphen before the line break may or may not be part of the reference.';

/**
 * Removes white space, wrappers and the prefix "URL:". Linear.
 * @param section where the document describes them; undefined if it does not
 * @throws UnsupportedOperationError if the document does not describe them
 */
export function clean(revision: RevisionId, section: string | undefined, text: string): Clean {
  if (section === undefined) {
    const problem = `${revision} does not describe delimiters of references in text`;
    throw new UnsupportedOperationError(revision, 'clean', undefined, problem);
  }
  const changes: CleanChange[] = [];
  let [start, end] = [0, text.length];
  const drop = (from: number, to: number, kind: CleanChange['kind'], remark?: string): void => {
    if (from < to) changes.push({ offset: from, found: text.slice(from, to), kind, remark });
  };
  const trim = (): void => {
    const inner = text.slice(start, end);
    const [before, after] = [start, end];
    start += inner.length - inner.trimStart().length;
    end = Math.max(start, end - (inner.length - inner.trimEnd().length));
    drop(before, start, 'white space');
    drop(end, after, 'white space');
  };
  trim();
  if (isWrapped(text.slice(start, end))) {
    drop(start, start + 1, 'wrapper');
    drop(end - 1, end, 'wrapper');
    start += 1;
    end -= 1;
    trim();
  }
  if (/^url:$/i.test(text.slice(start, Math.min(start + 4, end)))) {
    drop(start, start + 4, 'prefix');
    start += 4;
    trim();
  }
  for (const { 0: found, index } of text.slice(start, end).matchAll(whiteSpace)) {
    const offset = start + index;
    const isDoubtful = /[\r\n]/.test(found) && text[offset - 1] === '-';
    drop(offset, offset + found.length, 'white space', isDoubtful ? hyphen : undefined);
  }
  return {
    text: text.slice(start, end).replace(whiteSpace, ''),
    changes: changes.sort((a, b) => a.offset - b.offset),
    section,
  };
}
