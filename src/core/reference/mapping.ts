/** Mapping of references with characters beyond US-ASCII to URIs, and the conversion back. */

import type { RevisionId } from '../../../generated/registry/ids.js';
import { UnsupportedOperationError } from './error.js';

/** A document's mapping. Both functions are linear. */
export interface Mapping {
  /** Maps a derivable text to a URI. */
  readonly toUri: (text: string) => string;
  /** Converts a derivable text to one with as few escapes as the document allows. */
  readonly toIri: (text: string) => string;
  /** Escapes the printable characters of US-ASCII that no reference contains and that the document allows to escape. */
  readonly escapePrintable: (text: string) => string;
}

export interface MappingOptions {
  /** Escape `<`, `>`, `"`, space, `{`, `}`, `|`, `\`, `^` and the grave accent first, which are refused by default. */
  readonly printable?: boolean | undefined;
}

/** @throws UnsupportedOperationError if the document defines none */
export function requireMapping(revision: RevisionId, mapping: Mapping | undefined): Mapping {
  if (mapping !== undefined) return mapping;
  const problem = `${revision} does not map references to URIs: its references are US-ASCII`;
  throw new UnsupportedOperationError(revision, 'map', undefined, problem);
}
