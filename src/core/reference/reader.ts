/** What the algorithms on references need of a revision: its reading of a string, nothing more. */

import type { RevisionId } from '../../../generated/registry/ids.js';
import type { Components } from '../tree/components.js';
import { UriSyntaxError } from '../reading/error.js';

/** The part of a revision that reads strings. */
export interface Reader {
  readonly id: RevisionId;
  accepts(text: string): boolean;
  /** The components of the reading; throws UriSyntaxError where there is none. */
  components(text: string): Components;
}

/** The components of a text, undefined where it is not derivable. */
export function read(reader: Reader, text: string): Components | undefined {
  try {
    return reader.components(text);
  } catch (error) {
    if (error instanceof UriSyntaxError) return undefined;
    throw error;
  }
}
