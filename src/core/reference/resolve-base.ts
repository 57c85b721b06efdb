/** Base of a resolution: checks that it is absolute and, if the document requires it, not opaque. */

import { UriSyntaxError } from '../reading/error.js';
import { quoted, ResolutionError } from './error.js';
import type { Reader } from './reader.js';
import { mainComponents, type MainComponents } from './split.js';
import type { Recorder } from './resolve.js';

/** Reads the base of a reference. @throws ResolutionError if it is unsuitable */
export type BaseReading = (reader: Reader, base: string, reference: string) => MainComponents;

/** Remembers the base that was read last: the references of one document have one base. */
export function remembering(read: BaseReading): BaseReading {
  let last:
    { readonly reader: Reader; readonly base: string; readonly components: MainComponents } | undefined;
  return (reader, base, reference) => {
    if (last?.reader !== reader || last.base !== base) {
      last = { reader, base, components: read(reader, base, reference) };
    }
    return last.components;
  };
}

/**
 * Records that a base is used without its fragment identifier, if it has one.
 * @param section the section that requires it
 */
export function recordFragment(
  { fragment }: MainComponents,
  section: string,
  record: Recorder | undefined,
): void {
  if (fragment === undefined) return;
  record?.('base', 'the fragment is ignored', undefined, undefined, section);
}

/** Parses a text into the main components; throws UriSyntaxError if it is not derivable. */
export type Parse = (reader: Reader, text: string) => MainComponents;

/** Parses by the reading. */
export const parseReading: Parse = (reader, text) => mainComponents(reader.components(text));

/** Tests whether a path does not begin with a slash, so that nothing relative can be resolved against it. */
export function isOpaque({ path }: MainComponents): boolean {
  return path !== '' && !path.startsWith('/');
}

/**
 * Returns the components of a base that relative references can be resolved against.
 * @param section the section that requires it
 * @param isUnsuitable tests whether the document considers these components opaque
 */
export function absoluteBase(
  section: string,
  parse: Parse = parseReading,
  isUnsuitable: (components: MainComponents) => boolean = () => false,
): BaseReading {
  return remembering((reader, base, reference) => {
    const fail = (
      problem: 'base-not-derivable' | 'base-relative' | 'base-opaque',
      message: string,
      options?: ErrorOptions,
    ): never => {
      throw new ResolutionError({ revision: reader.id, problem, reference, base, section, message }, options);
    };
    let components;
    try {
      components = parse(reader, base);
    } catch (cause) {
      if (!(cause instanceof UriSyntaxError)) throw cause;
      return fail('base-not-derivable', `${reader.id} does not derive the base ${quoted(base)}`, { cause });
    }
    if (components.scheme === undefined) {
      return fail(
        'base-relative',
        base === ''
          ? `${quoted(reference)} is relative and needs a base, but none is given (${section})`
          : `The base ${quoted(base)} is itself relative; a base must begin with a scheme (${section})`,
      );
    }
    if (isUnsuitable(components)) {
      return fail(
        'base-opaque',
        `The base ${quoted(base)} is opaque; relative references need a hierarchical one (${section})`,
      );
    }
    return components;
  });
}
