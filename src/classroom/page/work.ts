/** The work of a learner and of a teacher that the browser stores: its names, their shapes, and all of it as a file. */

import { revisions } from 'uri-revisions';
import {
  aBoolean,
  aCount,
  aString,
  listOf,
  oneOf,
  orNull,
  recordOf,
  recordOfAny,
  type Shape,
} from '../../web/frame/shapes.js';
import { readStored, storedNames, storedText, storeText } from '../../web/frame/stored.js';
import type { quizLevels } from './address.js';

/** Your own grammar, and the PEG for it; the PEG is missing for its starting point. */
export interface OwnWork {
  readonly abnf: string;
  readonly rule: string;
  readonly peg: string | null;
}

/** For each level of the quiz, by number, whether the first answer to a question was right. */
export type QuizWork = Partial<
  Readonly<Record<(typeof quizLevels)[number], Readonly<Record<string, boolean>>>>
>;

export const shapes = {
  learner: aString,
  peg: aString,
  own: recordOf({ abnf: aString, rule: aString, peg: orNull(aString) }),
  proved: listOf(aString),
  quiz: recordOfAny(recordOfAny(aBoolean)),
  /** The PEGs of a set; null for a starting point. */
  answers: listOf(orNull(aString)),
  set: recordOf({
    title: aString,
    hints: aBoolean,
    seed: aCount,
    exercises: listOf(recordOf({ revision: oneOf(revisions), rule: aString, peg: aString })),
  }),
  text: aString,
} satisfies Readonly<Record<string, Shape>>;

/** The kinds of names: a whole name, or the beginning of one that ends with "/". */
const kinds: Readonly<Record<string, Shape>> = {
  learner: shapes.learner,
  'peg/': shapes.peg,
  own: shapes.own,
  proved: shapes.proved,
  quiz: shapes.quiz,
  'set/': shapes.answers,
  'teacher/set': shapes.set,
  'teacher/codes': shapes.text,
  'teacher/link': shapes.text,
  address: shapes.text,
  'census/lines': shapes.text,
  'unreadable/': shapes.text,
};

/** Returns the shape of a name; an unknown name has none. */
function shapeOf(name: string): Shape {
  const kind = Object.entries(kinds).find(([known]) =>
    known.endsWith('/') ? name.startsWith(known) : name === known,
  );
  return kind?.[1] ?? (() => false);
}

/** Limits of a file of work, in characters and entries. */
export const fileLimit = 5_000_000;
const maxEntries = 2000;

const format = 'uri-revisions work';

/** Returns everything stored, readable or not, as the text of a file. */
export function workFile(): string {
  const entries = Object.fromEntries(
    storedNames().map((name) => {
      const { text, value, isUnreadable } = readStored(name, shapeOf(name));
      return isUnreadable ? [`unreadable/${name}`, text] : [name, value];
    }),
  );
  return `${JSON.stringify({ format, version: 1, entries }, undefined, 1)}\n`;
}

/** Entries of a file, as stored texts by name. */
export type WorkEntries = ReadonlyMap<string, string>;

/** Reads a file of work. @throws Error with a sentence about the problem */
export function readWorkFile(text: string): WorkEntries {
  if (text.length > fileLimit)
    throw new Error(`The file has more than ${String(fileLimit)} characters, the limit.`);
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Error('The file is not JSON, so it is incomplete or another kind of file.');
  }
  const { format: found, version, entries } = (read ?? {}) as Readonly<Record<string, unknown>>;
  if (found !== format || typeof entries !== 'object' || entries === null)
    throw new Error('The file contains no work of this page.');
  if (version !== 1) throw new Error('The file was written by another version of this page.');
  const all = Object.entries(entries);
  if (all.length > maxEntries) throw new Error(`The file has more than ${String(maxEntries)} entries.`);
  return new Map(
    all.map(([name, value]: [string, unknown]) => {
      if (!shapeOf(name)(value))
        throw new Error(`The entry “${name.slice(0, 80)}” is not of the expected kind; nothing was loaded.`);
      return [name, JSON.stringify(value)] as const;
    }),
  );
}

/** Returns the names of stored entries that a file would change. */
export function changedBy(entries: WorkEntries): readonly string[] {
  return [...entries].flatMap(([name, text]) => {
    const known = storedText(name);
    return known === undefined || known === text ? [] : [name];
  });
}

/** Stores the entries of a file, except those that are left out. */
export function storeWork(entries: WorkEntries, leftOut: readonly string[] = []): void {
  for (const [name, text] of entries) if (!leftOut.includes(name)) storeText(name, text);
}

/** Returns the names of stored entries that cannot be read. */
export function unreadableNames(): readonly string[] {
  return storedNames().filter((name) => readStored(name, shapeOf(name)).isUnreadable);
}
