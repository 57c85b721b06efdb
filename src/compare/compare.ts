/** One string across revisions: a row for each, in the order of the documents. */

import type { Revision } from '../revision.js';
import type { RevisionId } from '../revisions.js';
import type { Components } from '../syntax/components.js';
import type { UriSyntaxError } from '../syntax/error.js';

/** What one revision says of a string. */
export type ComparisonRow =
  | {
      readonly revision: RevisionId;
      readonly derivable: true;
      /** The productions that carry the reading, outermost first. */
      readonly production: readonly string[];
      readonly components: Components;
      readonly error: undefined;
    }
  | {
      readonly revision: RevisionId;
      readonly derivable: false;
      readonly production: undefined;
      readonly components: undefined;
      readonly error: UriSyntaxError;
    };

/** One row per revision. `start` overrides the reference rule where a revision has a rule of that name. */
export function compareIn(
  text: string,
  revisions: readonly Revision[],
  start: string | undefined,
): readonly ComparisonRow[] {
  return revisions.map((revision) => {
    const result = revision.safeParse(text, { start });
    if (!result.ok) {
      return {
        revision: revision.id,
        derivable: false,
        production: undefined,
        components: undefined,
        error: result.error,
      };
    }
    return {
      revision: revision.id,
      derivable: true,
      production: revision.production(text, { start }),
      components: revision.components(text, { start }),
      error: undefined,
    };
  });
}
