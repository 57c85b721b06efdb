/** Interface for reading a string in a revision: all that the algorithms on references need. */

import type { RevisionId } from '../../../generated/registry/ids.js';
import type { Components } from '../tree/components.js';
import { UriSyntaxError } from '../reading/error.js';

/** The part of a revision that reads strings. */
export interface Reader {
  readonly id: RevisionId;
  accepts(text: string): boolean;
  /** Returns the components of the reading; throws UriSyntaxError if there is none. */
  components(text: string): Components;
}

/** Returns the components of a text, undefined if it is not derivable. */
export function read(reader: Reader, text: string): Components | undefined {
  try {
    return reader.components(text);
  } catch (error) {
    if (error instanceof UriSyntaxError) return undefined;
    throw error;
  }
}
