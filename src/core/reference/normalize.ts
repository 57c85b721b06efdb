/**
 * Normalization by the ladder of 2003 §6.2, for the levels that a document defines. Every change comes
 * with the section that allows it. The single steps are in normalize-steps.ts.
 */

import type { Components } from '../tree/components.js';
import { unknownName } from '../base/unknown-name.js';
import { UnsupportedOperationError } from './error.js';
import type { Reader } from './reader.js';

/** From the cheapest comparison to the one that knows most (2003 §6.2). Each includes those before it. */
export const levels = ['string', 'case', 'escape', 'path-segments', 'scheme'] as const;

export type Level = (typeof levels)[number];

/** Facts that steps need before a text is read: most texts are in normal form, and need no reading. */
export interface QuickFacts {
  readonly hasEscape: boolean;
  /** True if there is an upper-case letter in the scheme or the authority, or a colon in the authority. */
  readonly hasCaseOrPort: boolean;
}

/** One rewriting that keeps the meaning of the string. */
export interface NormalizationStep {
  readonly level: Exclude<Level, 'string'>;
  /** The part that it rewrites: scheme, host, escapes … */
  readonly subject: string;
  /**
   * Tests whether the step may rewrite the text: true for every text it rewrites and for few others, since each costs a
   * reading. Linear.
   */
  readonly concerns: (text: string, glance: QuickFacts) => boolean;
  /** The section that says the two forms are equivalent. */
  readonly section: string;
  /** True if the document calls the two forms equivalent without preferring one: then only comparing rewrites. */
  readonly onlyCompares?: true;
  /** The kinds of host, by their rules, that the step applies to; undefined if it ignores them. */
  readonly hostKinds?: readonly string[];
  /** Returns the rewritten text, unchanged if there is nothing to rewrite. The components are those of the text. */
  readonly apply: (text: string, components: Components, reader: Reader) => string;
  /** Explains what the step leaves in a normal form although it looks superfluous. */
  readonly kept?: (components: Components) => KeptPart | undefined;
}

/** A part that the normal form keeps, and the section that asks for it. */
export interface KeptPart {
  readonly subject: string;
  readonly section: string;
  /** A sentence. */
  readonly reason: string;
}

/** A reading that a document asks programs to accept although its grammar does not derive the text. */
export interface Tolerance {
  /** `string` if it belongs to no level: it then applies at every one. */
  readonly level: Level;
  readonly subject: string;
  readonly section: string;
  /** Returns a text that may be derivable; the same text if the tolerance does not apply. Linear. */
  readonly read: (text: string) => string;
}

/** Change that one step made. */
export interface NormalizationChange {
  readonly level: Level;
  readonly subject: string;
  readonly section: string;
  /** The whole text before the step. */
  readonly before: string;
  readonly after: string;
}

export interface Normalization {
  readonly text: string;
  readonly level: Level;
  readonly changes: readonly NormalizationChange[];
  /** Parts that stay on purpose; absent if there are none. */
  readonly kept?: readonly KeptPart[];
}

/** The levels of a document. */
export interface Ladder {
  /** The levels that the document has rules for, lowest first. */
  readonly levels: readonly Level[];
  /** The steps to the normal form, in the order in which they apply. */
  readonly steps: readonly NormalizationStep[];
  readonly tolerances: readonly Tolerance[];
  /** The section that asks to resolve references, and omit fragments, before comparing; undefined if there is none. */
  readonly targets?: string | undefined;
  /** The section that lets a fragment identifier follow a URL without being part of it; undefined if there is none. */
  readonly trailingFragmentSection?: string | undefined;
  /** The steps to the compared form: those to the normal form, and those that only compare. */
  readonly comparing: readonly NormalizationStep[];
  /** The rule by which the document compares beyond its grammar, so that different strings are not decided here. */
  readonly comparedOtherwise?: { readonly section: string; readonly how: string };
}

/** Builds the ladder from the steps that a document supports, in the order in which they apply, and its other rules. */
export function ladder(
  steps: readonly NormalizationStep[],
  {
    tolerances = [],
    ...others
  }: Partial<Pick<Ladder, 'tolerances' | 'targets' | 'trailingFragmentSection' | 'comparedOtherwise'>> = {},
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
 * Returns the ladder up to a level, the document's highest by default.
 * @throws UnknownNameError if no such level exists
 * @throws UnsupportedOperationError if the document has no rules for the level
 */
export function upTo({ id }: Reader, whole: Ladder, level: Level | undefined): Ladder {
  if (level === undefined) return whole;
  if (!levels.includes(level)) throw unknownName('level', level, levels);
  if (!whole.levels.includes(level)) {
    const message = `${id} does not define normalization at the level "${level}"; it defines ${whole.levels.join(', ')}`;
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

/** A document's tolerated reading of a text that its grammar does not derive. */
export interface Tolerated {
  /** The derivable text that it is read as. */
  readonly text: string;
  readonly section: string;
}

/** Returns the tolerated reading of a text that is not derivable; undefined if there is none. Linear. */
export function tolerated(
  accepts: (text: string) => boolean,
  ladder: Ladder,
  text: string,
): Tolerated | undefined {
  const change = toleratedChange(accepts, ladder, text);
  return change && { text: change.after, section: change.section };
}

/** A URL, and the fragment identifier after it with its "#"; the latter is empty if there is none. */
export interface UrlWithFragment {
  readonly url: string;
  readonly fragment: string;
  readonly section: string;
}

/**
 * Splits a text that the document does not accept whole at its "#", if the document has fragments after URLs and this
 * leaves a URL that it accepts. Linear.
 */
export function splitTrailingFragment(
  accepts: (text: string) => boolean,
  ladder: Ladder,
  text: string,
): UrlWithFragment {
  const { trailingFragmentSection: section } = ladder;
  const mark = section === undefined ? -1 : text.indexOf('#');
  const whole = { url: text, fragment: '', section: '' };
  // A fragment is printable US-ASCII without another "#".
  if (section === undefined || mark < 0 || !/^#[!"$-~]*$/.test(text.slice(mark))) return whole;
  const isRead = (form: string): boolean => accepts(form) || tolerated(accepts, ladder, form) !== undefined;
  const url = text.slice(0, mark);
  return !isRead(text) && isRead(url) ? { url, fragment: text.slice(mark), section } : whole;
}

/** Returns the text that the document reads a text as that it does not derive: tolerated, or without a fragment. Linear. */
export function readAs(
  accepts: (text: string) => boolean,
  ladder: Ladder,
  text: string,
): Tolerated | undefined {
  if (accepts(text)) return undefined;
  const { url, fragment, section } = splitTrailingFragment(accepts, ladder, text);
  const form = tolerated(accepts, ladder, url);
  return fragment === '' || form !== undefined ? form : { text: url, section };
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
 * Returns the normal form of a text. Linear time.
 * @param whole the document's ladder
 * @param level the document's highest by default
 * @throws UriSyntaxError if the text is neither derivable nor tolerated; the errors of upTo
 */
export function normalize(reader: Reader, whole: Ladder, text: string, level?: Level): Normalization {
  const { levels: known, steps } = upTo(reader, whole, level);
  const { url, fragment } = splitTrailingFragment((form) => reader.accepts(form), whole, text);
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
    // The reader throws the error for a text that is not derivable.
    if (change === undefined) reader.components(text);
    else if (!known.includes(change.level)) return { text, level: known.at(-1) ?? 'string', changes };
    else {
      changes.push(change);
      text = change.after;
    }
  }
  let components: Components | undefined;
  let glance = quickFactsOf(text);
  for (const step of steps) {
    if (!step.concerns(text, glance)) continue;
    components ??= reader.components(text);
    const after = step.apply(text, components, reader);
    if (after === text) continue;
    const { level, subject, section } = step;
    changes.push({ level, subject, section, before: text, after });
    text = after;
    glance = quickFactsOf(text);
    components = undefined;
  }
  const explained = steps.filter(({ kept, concerns }) => kept !== undefined && concerns(text, glance));
  if (explained.length > 0) components ??= reader.components(text);
  const kept = explained.flatMap((step) => (components && step.kept?.(components)) ?? []);
  return { text, level: known.at(-1) ?? 'string', changes, ...(kept.length > 0 && { kept }) };
}

// A user of RFC 1738 may contain a question mark, so only a slash is sure to end an authority.
const caseOrPort = /^[^:/?#A-Z]*(?:[A-Z][^:/?#]*:|:?\/\/[^/A-Z:]*[A-Z:])/;

function quickFactsOf(text: string): QuickFacts {
  return { hasEscape: text.includes('%'), hasCaseOrPort: caseOrPort.test(text) };
}
