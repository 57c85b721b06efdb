/**
 * Resolving of a reference against a base: the interface that all documents' algorithms share. The algorithms
 * themselves are in the documents' rooms.
 */

import { unknownName } from '../base/unknown-name.js';
import { quoted, ResolutionError, UnsupportedOperationError } from './error.js';
import type { Reader } from './reader.js';
import { type MainComponents, recompose, split } from './split.js';
import type { Tolerated } from './normalize.js';
import type { ResolutionStep } from './step.js';

export type { ResolutionStep } from './step.js';

/** Treatments of `..` segments beyond the root. */
export const surplusTreatments = ['keep', 'remove', 'refuse'] as const;

/** Choices of a parser. A document supports some of these; its `resolveOptions` lists them. */
export interface ResolveOptions {
  /** False ignores a scheme in the reference that is the base's own (`http:g`); default true. */
  readonly validating?: boolean | undefined;
  /** Default keep. */
  readonly surplus?: (typeof surplusTreatments)[number] | undefined;
  /** True to record every step; for a long path, as many as fit in linear space. */
  readonly trace?: boolean | undefined;
}

interface ResolutionNotes {
  /** The document's tolerated readings of texts that are not derivable. */
  readonly tolerated?: { readonly reference?: Tolerated | undefined; readonly base?: Tolerated | undefined };
  /** Only with the option `trace`. */
  readonly trace?: readonly ResolutionStep[];
}

/** The reference is to the current document: no URL, no retrieval. */
export interface CurrentDocument extends ResolutionNotes {
  readonly kind: 'current-document';
  readonly fragment: string | undefined;
}

/** Tests whether a reference has at most a fragment: an empty path, and all else undefined. */
export function isCurrentDocument({ scheme, authority, path, query }: MainComponents): boolean {
  return path === '' && scheme === undefined && authority === undefined && query === undefined;
}

/** The absolute form. */
export interface AbsoluteForm extends ResolutionNotes {
  readonly kind: 'absolute';
  readonly text: string;
  /** The components that the algorithm computed; if it joins them badly, reading `text` again gives others. */
  readonly components: MainComponents;
}

/** A reference in error, whose traversal is avoided (`surplus: 'refuse'`). */
export interface RefusedReference extends ResolutionNotes {
  readonly kind: 'refused';
  readonly section: string;
  /** Number of `..` segments left over. */
  readonly surplus: number;
}

export type Resolution = CurrentDocument | AbsoluteForm | RefusedReference;

/** A document's resolution of references. */
export interface Resolver {
  /** The names of the options that the document has; none if it has no rules for relative references. */
  readonly options: readonly (keyof ResolveOptions)[];
  /**
   * Runs the document's algorithm. Linear.
   * @throws UriSyntaxError if the reference is not derivable
   * @throws ResolutionError if the base is needed and unsuitable, or the result is not derivable
   * @throws UnsupportedOperationError if the document has no rules, or lacks an option that is set
   */
  readonly resolve: (reader: Reader, reference: string, base: string, options?: ResolveOptions) => Resolution;
}

/** Records a step when it is done, with its section if that is not the algorithm's. */
export type Recorder = (
  step: string,
  outcome: string,
  before?: string,
  after?: string,
  section?: string,
) => void;

/** The steps of a document; the recorder is present if they are requested. */
export type Algorithm = (
  reader: Reader,
  reference: string,
  base: string,
  options: ResolveOptions,
  record: Recorder | undefined,
) => Resolution;

/**
 * Builds a document's resolver from its algorithm, with the steps in the result on request.
 * @param choices the options that the section has, in addition to the trace
 */
export function defineResolver(
  section: string,
  choices: readonly (keyof ResolveOptions)[],
  algorithm: Algorithm,
): Resolver {
  const known = [...choices, 'trace'] as const;
  return {
    options: known,
    resolve(reader, reference, base, options = {}) {
      refuseMissing(reader, section, known, options);
      if (options.trace !== true) return algorithm(reader, reference, base, options, undefined);
      const trace: ResolutionStep[] = [];
      try {
        const result = algorithm(reader, reference, base, options, (step, outcome, before, after, own) => {
          const buffer = before === undefined || after === undefined ? {} : { before, after };
          trace.push({ step, section: own ?? section, outcome, ...buffer });
        });
        return { ...result, trace };
      } catch (error) {
        if (error instanceof ResolutionError) Object.defineProperty(error, 'trace', { value: trace });
        throw error;
      }
    },
  };
}

/** Refuses an option that another document has and this one lacks. */
function refuseMissing(
  { id }: Reader,
  section: string,
  known: readonly string[],
  options: ResolveOptions,
): void {
  for (const [option, value] of Object.entries(options)) {
    if (value === undefined || known.includes(option)) continue;
    const message = `${id} does not support the option "${option}" for resolving (${section})${known.length === 0 ? '' : `; it supports ${known.join(', ')}`}`;
    throw new UnsupportedOperationError(id, `option ${option}`, section, message);
  }
}

/**
 * Joins these components to the absolute form, recorded under the step that joins them. Warns if the text after "//" is
 * then not their authority.
 */
export function absoluteForm(
  components: MainComponents,
  step: string,
  record: Recorder | undefined,
): AbsoluteForm {
  const text = recompose(components);
  if (record !== undefined) {
    const { authority } = split(text);
    const differs =
      authority === components.authority ? '' : `; reparsed, its authority is "${authority ?? ''}"`;
    record(step, `"${text}"${differs}`);
  }
  return { kind: 'absolute', text, components };
}

/**
 * Returns the error for a reference whose result is not derivable.
 * @param section the section that requires a derivable result
 */
export function resultNotDerivable(
  { id }: Reader,
  reference: string,
  base: string,
  result: string,
  section: string,
): ResolutionError {
  const message = `${quoted(reference)} resolves to ${quoted(result)}, which ${id} does not derive`;
  return new ResolutionError({
    revision: id,
    problem: 'result-not-derivable',
    reference,
    base,
    section,
    message,
  });
}

/**
 * Returns the resolver of a document that has no algorithm.
 * @param section where the document says so; it ends the message
 */
export function noResolution(section: string | undefined, reason: string): Resolver {
  return {
    options: [],
    resolve({ id }) {
      const cited = section === undefined ? '' : ` (${section})`;
      const message = `${id} has no rules for relative references: ${reason}${cited}`;
      throw new UnsupportedOperationError(id, 'resolve', section, message);
    },
  };
}

/** Refuses a treatment of surplus segments that does not exist. */
export function checkSurplus({ surplus }: ResolveOptions): void {
  if (surplus === undefined || surplusTreatments.includes(surplus)) return;
  throw unknownName('treatment of surplus', surplus, surplusTreatments);
}

/** Writes the components for a step's outcome; an undefined component differs from an empty one. */
export function componentsText(components: MainComponents, authority: string): string {
  const shown = (value: string | undefined): string => (value === undefined ? 'undefined' : `"${value}"`);
  return [
    `scheme ${shown(components.scheme)}`,
    `${authority} ${shown(components.authority)}`,
    `path ${shown(components.path)}`,
    `query ${shown(components.query)}`,
    `fragment ${shown(components.fragment)}`,
  ].join(', ');
}
