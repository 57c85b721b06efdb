/** Indexes of web archives: lines of CDX, of CDXJ, and everything that index servers write. */

import { knownName } from '../../../core/base/unknown-name.js';
import { visible } from '../../../core/base/visible.js';
import { Misuse } from '../../output/errors.js';
import { lineFeed } from '../lines.js';
import { endAt, type RecordFormat } from './format.js';
import { type FindMember, member } from './member.js';

const space = 0x20;
const tab = 0x09;
const brace = 0x7b;
/** Number of the original URL's field without a header: fields are the key, the time, the URL. */
const defaultField = 3;
/** The letter of the original URL in a header. */
const original = 'a';

/**
 * Returns the format CDX: fields separated by spaces, or by the separator of a header " CDX N b a ...", which has a
 * letter for each field. @param field from 1, or its letter in the header @throws when read, Misuse for a letter without a
 * header, UnknownNameError for one not in it
 */
export function cdx(field: number | string = original): RecordFormat {
  let separator = space;
  let letters: readonly string[] | undefined;
  return {
    end: endAt(lineFeed),
    textIn(line) {
      const mark = line[0] === tab ? '\t' : ' ';
      const start = `${mark}CDX${mark}`;
      if (line[0] === mark.charCodeAt(0) && line.toString('latin1', 0, start.length) === start) {
        separator = mark.charCodeAt(0);
        letters = line.toString('latin1', start.length).trimEnd().split(mark);
        if (typeof field === 'string' && field !== original) knownName('field', field, letters);
        return 'header';
      }
      if (letters !== undefined && countOf(line, separator) !== letters.length) return 'malformed';
      return (
        fieldOf(line, typeof field === 'number' ? field : numberOf(field, letters), separator) ?? 'missing'
      );
    },
  };
}

/** Returns the number of a field, from 1; 0 if the header omits the URL. @throws Misuse */
function numberOf(letter: string, letters: readonly string[] | undefined): number {
  if (letters !== undefined) return letters.indexOf(letter) + 1;
  if (letter === original) return defaultField;
  throw new Misuse(
    `without a header, fields of cdx have no letters: --column "${visible(letter)}" must be a number`,
  );
}

/**
 * Returns the format CDXJ: a key, a time, and an object with the URL as a member. Lines that begin with "!" or "@"
 * belong to the header.
 */
export function cdxj(name = 'url'): RecordFormat {
  const find = member(name);
  return {
    end: endAt(lineFeed),
    textIn: (line) => (isOfHeader(line) ? 'header' : textInCdxj(line, find)),
  };
}

function isOfHeader(line: Buffer): boolean {
  return /^[!@]/.test(line.toString('latin1', 0, 1));
}

/** Returns the format that detects CDX, CDXJ or JSON with a member "url", line by line. */
export function warcIndex(): RecordFormat {
  const asCdx = cdx();
  const asCdxj = cdxj();
  const find = member('url');
  return {
    end: endAt(lineFeed),
    textIn(line) {
      if (line[0] === brace) return find(line);
      const third = fieldOf(line, defaultField, space);
      return (third?.[0] === brace || isOfHeader(line) ? asCdxj : asCdx).textIn(line);
    },
  };
}

function textInCdxj(line: Buffer, find: FindMember): ReturnType<FindMember> {
  let from = 0;
  for (let i = 1; i < defaultField; i++) {
    from = line.indexOf(space, from) + 1;
    if (from === 0) return 'malformed';
  }
  return find(line.subarray(from));
}

/** Counts the fields of a line. */
function countOf(line: Buffer, separator: number): number {
  let count = 1;
  for (let at = 0; (at = line.indexOf(separator, at) + 1) > 0;) count++;
  return count;
}

/** Returns a field. @param number from 1; there is no field 0 */
function fieldOf(line: Buffer, number: number, separator: number): Buffer | undefined {
  let from = 0;
  for (let i = 1; i < number; i++) {
    from = line.indexOf(separator, from) + 1;
    if (from === 0) return undefined;
  }
  if (number === 0) return undefined;
  const to = line.indexOf(separator, from);
  return line.subarray(from, to < 0 ? line.length : to);
}
