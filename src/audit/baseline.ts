/** The classes of an audit that are known, kept in a file, so that a parser's tests fail for new ones only. */
import { revisions } from '../../generated/registry/ids.js';
import { knownName, UnknownNameError } from '../base/unknown-name.js';
import type { Audit, FoundClass } from './audit.js';

/** The keys of known classes by revision. */
export type Baseline = Readonly<Record<string, readonly string[]>>;

/** The classes of an audit, those that differ by design too. */
export function baselineOf({ documents }: Audit): Baseline {
  return Object.fromEntries(
    documents.map(({ revision, classes }) => [revision, classes.map(({ key }) => key).toSorted()]),
  );
}

/** A mark of UTF-8 at the beginning is no part of it. @throws TypeError where the text is no baseline */
export function readBaseline(text: string): Baseline {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new TypeError('a baseline must be JSON, as --write-baseline has it');
  }
  const isList = (keys: unknown): boolean =>
    Array.isArray(keys) && keys.every((key) => typeof key === 'string');
  if (
    typeof value !== 'object' ||
    value === null ||
    Array.isArray(value) ||
    !Object.values(value).every(isList)
  ) {
    throw new TypeError('a baseline must be an object with lists of classes by revision');
  }
  for (const revision of Object.keys(value)) {
    try {
      knownName('revision', revision, revisions);
    } catch (error) {
      throw error instanceof UnknownNameError ? new TypeError(error.message) : error;
    }
  }
  return value as Baseline;
}

/** An audit without the classes of a baseline. Its numbers stay. */
export function beyond(baseline: Baseline, audit: Audit): Audit {
  const isNew = (revision: string, { key }: FoundClass): boolean =>
    baseline[revision]?.includes(key) !== true;
  return {
    ...audit,
    documents: audit.documents.map((document) => ({
      ...document,
      classes: document.classes.filter((found) => isNew(document.revision, found)),
    })),
  };
}
