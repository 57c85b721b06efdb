/**
 * Resolving a reference against a base: what every revision's algorithm takes and returns. The algorithms are
 * in resolve-1993, resolve-1997 and resolve-2003.
 */

import { unknownName } from '../../base/unknown-name.js';
import { UnsupportedOperationError } from '../error.js';
import type { Reader } from '../reader.js';
import { recompose } from '../recompose.js';
import type { MainComponents } from '../split.js';

/** What to do with `..` segments beyond the root (2003 §5.2, merge step 7). */
export const surplusTreatments = ['keep', 'remove', 'refuse'] as const;

export interface ResolveOptions {
  /** 2003 §5.2 only: false ignores a scheme in the reference that is the base's own (`http:g`). Default true. */
  readonly validating?: boolean | undefined;
  /** 2003 §5.2 only; default keep. */
  readonly surplus?: (typeof surplusTreatments)[number] | undefined;
  /** Whether to tell every step. Follows the document's steps to the letter, in quadratic time at worst. */
  readonly trace?: boolean | undefined;
}

/** One step of the document's algorithm. */
export interface ResolutionStep {
  /** The document's own number or letter; where its pseudocode has none, the line itself. */
  readonly step: string;
  readonly section: string;
  /** What came of it. */
  readonly outcome: string;
  /** The string buffer, where the step works on it. */
  readonly before?: string;
  readonly after?: string;
}

interface Traced {
  /** With the option `trace` only. */
  readonly trace?: readonly ResolutionStep[];
}

/** The reference is to the current document: no URL, no retrieval (1997 §3, 2003 §4.2). */
export interface CurrentDocument extends Traced {
  readonly kind: 'current-document';
  readonly fragment: string | undefined;
}

/** The absolute form. */
export interface AbsoluteForm extends Traced {
  readonly kind: 'absolute';
  readonly text: string;
  /** As the algorithm computed them; where it glues them badly, reading `text` again gives others. */
  readonly components: MainComponents;
}

/** A reference in error, whose traversal is avoided (2003 §5.2, merge step 7, `surplus: 'refuse'`). */
export interface RefusedReference extends Traced {
  readonly kind: 'refused';
  readonly section: string;
  /** How many `..` segments are left over. */
  readonly surplus: number;
}

export type Resolution = CurrentDocument | AbsoluteForm | RefusedReference;

/**
 * A revision's algorithm. Linear time without `trace`.
 * @throws UriSyntaxError where the reference is not derivable
 * @throws ResolutionError where the base is needed and unsuitable, or the result is not derivable
 * @throws UnsupportedOperationError where the document has no rules, or not the choice that an option makes
 */
export type Resolver = (
  reader: Reader,
  reference: string,
  base: string,
  options?: ResolveOptions,
) => Resolution;

/** Takes the steps as they are done. */
export type Recorder = (step: string, outcome: string, before?: string, after?: string) => void;

/** A document's algorithm; it has a recorder if its steps are to be told. */
export type Algorithm = (
  reader: Reader,
  reference: string,
  base: string,
  options: ResolveOptions,
  record: Recorder | undefined,
) => Resolution;

/** An algorithm with its steps in the result if they are asked for. */
export function resolver(section: string, algorithm: Algorithm): Resolver {
  return (reader, reference, base, options = {}) => {
    if (options.trace !== true) return algorithm(reader, reference, base, options, undefined);
    const trace: ResolutionStep[] = [];
    const result = algorithm(reader, reference, base, options, (step, outcome, before, after) => {
      const buffer = before === undefined || after === undefined ? {} : { before, after };
      trace.push({ step, section, outcome, ...buffer });
    });
    return { ...result, trace };
  };
}

/** The absolute form of these components. */
export function absoluteForm(components: MainComponents): AbsoluteForm {
  return { kind: 'absolute', text: recompose(components), components };
}

/** The algorithm of a document that has none. */
export function noResolution(section: string | undefined, reason: string): Resolver {
  return ({ id }) => {
    throw new UnsupportedOperationError(
      id,
      'resolve',
      section,
      `${id} has no rules for relative references: ${reason}`,
    );
  };
}

const choices = ['validating', 'surplus'] as const;

/** Refuses the choices of 2003 where the document has none of them. */
export function refuseChoices({ id }: Reader, section: string, options: ResolveOptions): void {
  for (const option of choices) {
    if (options[option] === undefined) continue;
    throw new UnsupportedOperationError(
      id,
      `option ${option}`,
      section,
      `${id} leaves no choice of "${option}" (${section}); rfc2396bis-01 §5.2 does`,
    );
  }
}

/** Refuses a treatment of surplus segments that does not exist. */
export function checkSurplus({ surplus }: ResolveOptions): void {
  if (surplus === undefined || surplusTreatments.includes(surplus)) return;
  throw unknownName('treatment of surplus', surplus, surplusTreatments);
}

/** `name = value` for a step's outcome; an undefined component is told apart from an empty one. */
export function tell(components: MainComponents, authority: string): string {
  const shown = (value: string | undefined): string => (value === undefined ? 'undefined' : `"${value}"`);
  return [
    `scheme ${shown(components.scheme)}`,
    `${authority} ${shown(components.authority)}`,
    `path ${shown(components.path)}`,
    `query ${shown(components.query)}`,
    `fragment ${shown(components.fragment)}`,
  ].join(', ');
}
