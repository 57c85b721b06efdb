/**
 * Resolving a reference against a base: what every document's algorithm takes and returns. The algorithms
 * themselves are in the documents' rooms.
 */

import { unknownName } from '../base/unknown-name.js';
import { quoted, ResolutionError, UnsupportedOperationError } from './error.js';
import type { Reader } from './reader.js';
import { type MainComponents, recompose, split } from './split.js';
import type { Tolerated } from './normalize.js';
import type { ResolutionStep } from './step.js';

export type { ResolutionStep } from './step.js';

/** What to do with `..` segments beyond the root. */
export const surplusTreatments = ['keep', 'remove', 'refuse'] as const;

/** What a parser may choose. A document has some of these, which its `resolveOptions` name. */
export interface ResolveOptions {
  /** False ignores a scheme in the reference that is the base's own (`http:g`); default true. */
  readonly validating?: boolean | undefined;
  /** Default keep. */
  readonly surplus?: (typeof surplusTreatments)[number] | undefined;
  /** Whether to tell every step; of a long path, as many as take linear space. */
  readonly trace?: boolean | undefined;
}

interface Told {
  /** How the document asks programs to read what is not derivable. */
  readonly tolerated?: { readonly reference?: Tolerated | undefined; readonly base?: Tolerated | undefined };
  /** With the option `trace` only. */
  readonly trace?: readonly ResolutionStep[];
}

/** The reference is to the current document: no URL, no retrieval. */
export interface CurrentDocument extends Told {
  readonly kind: 'current-document';
  readonly fragment: string | undefined;
}

/** Whether a reference has nothing but perhaps a fragment: an empty path, and all else undefined. */
export function isCurrentDocument({ scheme, authority, path, query }: MainComponents): boolean {
  return path === '' && scheme === undefined && authority === undefined && query === undefined;
}

/** The absolute form. */
export interface AbsoluteForm extends Told {
  readonly kind: 'absolute';
  readonly text: string;
  /** As the algorithm computed them; where it glues them badly, reading `text` again gives others. */
  readonly components: MainComponents;
}

/** A reference in error, whose traversal is avoided (`surplus: 'refuse'`). */
export interface RefusedReference extends Told {
  readonly kind: 'refused';
  readonly section: string;
  /** How many `..` segments are left over. */
  readonly surplus: number;
}

export type Resolution = CurrentDocument | AbsoluteForm | RefusedReference;

/** How a document resolves references. */
export interface Resolver {
  /** The options that the document has, by name; none where it has no rules for relative references. */
  readonly options: readonly (keyof ResolveOptions)[];
  /**
   * The document's algorithm. Linear.
   * @throws UriSyntaxError where the reference is not derivable
   * @throws ResolutionError where the base is needed and unsuitable, or the result is not derivable
   * @throws UnsupportedOperationError where the document has no rules, or not the option that is set
   */
  readonly resolve: (reader: Reader, reference: string, base: string, options?: ResolveOptions) => Resolution;
}

/** Takes the steps as they are done, with the section of each where it is not the algorithm's. */
export type Recorder = (
  step: string,
  outcome: string,
  before?: string,
  after?: string,
  section?: string,
) => void;

/** The steps of a document; there is a recorder if they are to be told. */
export type Algorithm = (
  reader: Reader,
  reference: string,
  base: string,
  options: ResolveOptions,
  record: Recorder | undefined,
) => Resolution;

/**
 * A document's resolver: its algorithm, with the steps in the result if they are asked for.
 * @param choices the options that the section has, besides the trace
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

/** Refuses an option that another document has and this one has not. */
function refuseMissing(
  { id }: Reader,
  section: string,
  known: readonly string[],
  options: ResolveOptions,
): void {
  for (const [option, value] of Object.entries(options)) {
    if (value === undefined || known.includes(option)) continue;
    const message = `${id} has no option "${option}" for resolving (${section}); it has ${known.join(', ')}`;
    throw new UnsupportedOperationError(id, `option ${option}`, section, message);
  }
}

/**
 * The absolute form of these components, recorded under the step that puts them together; with a warning where
 * what then follows "//" is not the authority that they have.
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
      authority === components.authority ? '' : `; read again, "${authority ?? ''}" follows "//"`;
    record(step, `"${text}"${differs}`);
  }
  return { kind: 'absolute', text, components };
}

/** The error of a reference that resolves to what is not derivable. @param section what asks for a derivable one */
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

/** The resolver of a document that has no algorithm. @param section where it says so, which ends the message */
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
