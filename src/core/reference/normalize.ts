/**
 * Normalization by the rungs of 2003 §6.2's ladder, as far as a revision's document speaks of them. Every
 * change is told with the section that allows it. The single steps are in normalize-steps.ts.
 */

import type { Components } from '../tree/components.js';
import { unknownName } from '../base/unknown-name.js';
import { UnsupportedOperationError } from './error.js';
import type { Reader } from './reader.js';

/** From the cheapest comparison to the one that knows most (2003 §6.2). Each includes those before it. */
export const levels = ['string', 'case', 'escape', 'path-segments', 'scheme'] as const;

export type Level = (typeof levels)[number];

/** What the steps ask of a text before it is read: most texts are in normal form, and need not be. */
export interface Glance {
  readonly hasEscape: boolean;
  /** Whether there is an upper-case letter in the scheme or the authority, or a colon in the authority. */
  readonly hasCaseOrPort: boolean;
}

/** One rewriting that keeps what the string means. */
export interface NormalizationStep {
  readonly level: Exclude<Level, 'string'>;
  /** What it rewrites: scheme, host, escapes … */
  readonly subject: string;
  /**
   * Whether the step may rewrite the text: true for every text it rewrites and for few others, since each costs a
   * reading. Linear.
   */
  readonly concerns: (text: string, glance: Glance) => boolean;
  /** The section that says the two forms are equivalent. */
  readonly section: string;
  /** Whether the document calls the two forms equivalent without preferring one: then only comparing rewrites. */
  readonly onlyCompares?: true;
  /** The kinds of host, by their rules, that the step is about; undefined where it asks for none. */
  readonly hostKinds?: readonly string[];
  /** The rewritten text, the same where there is nothing to rewrite. The components are those of the text. */
  readonly apply: (text: string, components: Components, reader: Reader) => string;
}

/** What a document asks programs to read, although its grammar does not derive it. */
export interface Tolerance {
  /** `string` where no rung is about it: it is read so on every one. */
  readonly level: Level;
  readonly subject: string;
  readonly section: string;
  /** What may be derivable; the same text where it is not concerned. Linear. */
  readonly read: (text: string) => string;
}

/** What one step changed. */
export interface NormalizationChange {
  readonly level: Level;
  readonly subject: string;
  readonly section: string;
  /** The whole text. */
  readonly before: string;
  readonly after: string;
}

export interface Normalization {
  readonly text: string;
  readonly level: Level;
  readonly changes: readonly NormalizationChange[];
}

/** The rungs of a document. */
export interface Ladder {
  /** The levels that the document has rules for, lowest first. */
  readonly levels: readonly Level[];
  /** The steps to the normal form, in the order in which they apply. */
  readonly steps: readonly NormalizationStep[];
  readonly tolerances: readonly Tolerance[];
  /** Where the document has references resolved before they are compared, and fragments left out; undefined where nowhere. */
  readonly targets?: string | undefined;
  /** Section that lets a fragment identifier follow a URL without being part of it; undefined where none does. */
  readonly fragmentBeside?: string | undefined;
  /** The steps to what is compared: those to the normal form, and those that only compare. */
  readonly comparing: readonly NormalizationStep[];
}

/** The ladder of the steps that a document supports, in the order in which they apply, and what it says beside them. */
export function ladder(
  steps: readonly NormalizationStep[],
  { tolerances = [], ...others }: Partial<Pick<Ladder, 'tolerances' | 'targets' | 'fragmentBeside'>> = {},
): Ladder {
  const supported = levels.filter(
    (level) => level === 'string' || [...steps, ...tolerances].some((step) => step.level === level),
  );
  return {
    levels: supported,
    tolerances,
    ...others,
    steps: steps.filter((step) => !step.onlyCompares),
    comparing: steps,
  };
}

/**
 * The ladder up to a level, the document's highest by default.
 * @throws UnknownNameError where there is no such level at all
 * @throws UnsupportedOperationError where the document has no rules for the level
 */
export function upTo({ id }: Reader, whole: Ladder, level: Level | undefined): Ladder {
  if (level === undefined) return whole;
  if (!levels.includes(level)) throw unknownName('level', level, levels);
  if (!whole.levels.includes(level)) {
    const message = `${id} says nothing of normalization at the level "${level}"; it has ${whole.levels.join(', ')}`;
    throw new UnsupportedOperationError(id, `level ${level}`, undefined, message);
  }
  const known = whole.levels.slice(0, whole.levels.indexOf(level) + 1);
  const upToIt = ({ level }: NormalizationStep): boolean => known.includes(level);
  return {
    ...whole,
    levels: known,
    steps: whole.steps.filter(upToIt),
    comparing: whole.comparing.filter(upToIt),
  };
}

/** How a document asks programs to read a text that its grammar does not derive. */
export interface Tolerated {
  /** The derivable text that it is read as. */
  readonly text: string;
  readonly section: string;
}

/** Returns how a document asks programs to read a text that is not derivable; undefined where it does not. Linear. */
export function tolerated(
  accepts: (text: string) => boolean,
  ladder: Ladder,
  text: string,
): Tolerated | undefined {
  const change = toleratedChange(accepts, ladder, text);
  return change && { text: change.after, section: change.section };
}

/** A URL, and the fragment identifier beside it with its "#"; the latter is empty where there is none. */
export interface BesideFragment {
  readonly url: string;
  readonly fragment: string;
  readonly section: string;
}

/** Splits a text that is not derivable, if the document has fragments beside URLs and this leaves one. Linear time. */
export function besideFragment(
  accepts: (text: string) => boolean,
  ladder: Ladder,
  text: string,
): BesideFragment {
  const { fragmentBeside: section = '' } = ladder;
  const mark = section === '' || accepts(text) ? -1 : text.indexOf('#');
  const url = mark < 0 ? text : text.slice(0, mark);
  const isUrl = mark >= 0 && (accepts(url) || tolerated(accepts, ladder, url) !== undefined);
  return isUrl ? { url, fragment: text.slice(mark), section } : { url: text, fragment: '', section };
}

function toleratedChange(
  accepts: (text: string) => boolean,
  { tolerances }: Ladder,
  before: string,
): NormalizationChange | undefined {
  for (const { level, subject, section, read } of tolerances) {
    const after = read(before);
    if (after !== before && accepts(after)) return { level, subject, section, before, after };
  }
  return undefined;
}

/**
 * The normal form of a text. Linear time.
 * @param whole the document's
 * @param level the document's highest by default
 * @throws UriSyntaxError where the text is not derivable, nor tolerated; the errors of upTo
 */
export function normalize(reader: Reader, whole: Ladder, text: string, level?: Level): Normalization {
  const { levels: known, steps } = upTo(reader, whole, level);
  const { url, fragment } = besideFragment((form) => reader.accepts(form), whole, text);
  if (fragment !== '') {
    const normal = normalize(reader, whole, url, level);
    const changes = normal.changes.map(({ before, after, ...change }) => ({
      ...change,
      before: before + fragment,
      after: after + fragment,
    }));
    return { ...normal, text: normal.text + fragment, changes };
  }
  const changes: NormalizationChange[] = [];
  if (!reader.accepts(text)) {
    const change = toleratedChange((form) => reader.accepts(form), whole, text);
    // The error of a text that is not derivable is the reader's.
    if (change === undefined) reader.components(text);
    else {
      changes.push(change);
      text = change.after;
    }
  }
  let components: Components | undefined;
  let glance = glanceAt(text);
  for (const step of steps) {
    if (!step.concerns(text, glance)) continue;
    components ??= reader.components(text);
    const after = step.apply(text, components, reader);
    if (after === text) continue;
    const { level, subject, section } = step;
    changes.push({ level, subject, section, before: text, after });
    text = after;
    glance = glanceAt(text);
    components = undefined;
  }
  return { text, level: known.at(-1) ?? 'string', changes };
}

// A user of RFC 1738 may hold a question mark, so that only a slash is sure to end an authority.
const caseOrPort = /^[^:/?#A-Z]*(?:[A-Z][^:/?#]*:|:?\/\/[^/A-Z:]*[A-Z:])/;

function glanceAt(text: string): Glance {
  return { hasEscape: text.includes('%'), hasCaseOrPort: caseOrPort.test(text) };
}
