/** One string across revisions: a row for each, in the order of the documents. */

import type { Language, ParseResult } from './language.js';
import type { RevisionId } from '../generated/registry/ids.js';
import type { Components } from './tree/components.js';
import type { UriSyntaxError } from './tree/diagnosis/error.js';

/** What one revision says of a string. */
export type ComparisonRow =
  | {
      readonly revision: RevisionId;
      readonly derivable: true;
      /** The productions that carry the reading, outermost first. */
      readonly production: readonly string[];
      readonly components: Components;
      readonly error: undefined;
      readonly takenBy: undefined;
    }
  | {
      readonly revision: RevisionId;
      readonly derivable: false;
      readonly production: undefined;
      readonly components: undefined;
      readonly error: UriSyntaxError;
      /**
       * Which of the revisions compared would have taken the offending character where it stands; where the text
       * ends too early, which derive it.
       */
      readonly takenBy: readonly RevisionId[];
    };

/** One row per revision, all from the rule `start` if it is given. @throws UnknownNameError where a revision has no such rule */
export function compareIn(
  text: string,
  revisions: readonly Language[],
  start: string | undefined,
): readonly ComparisonRow[] {
  const results = revisions.map((revision) => ({ revision, result: revision.safeParse(text, { start }) }));
  /** How far a revision takes the text. */
  const reach = (result: ParseResult): number => (result.ok ? Infinity : result.error.offset);
  return results.map(({ revision, result }) => {
    if (!result.ok) {
      const further = results.filter((other) => reach(other.result) > reach(result));
      return {
        revision: revision.id,
        derivable: false,
        production: undefined,
        components: undefined,
        error: result.error,
        takenBy: further.map((other) => other.revision.id),
      };
    }
    return {
      revision: revision.id,
      derivable: true,
      production: revision.production(text, { start }),
      components: revision.components(text, { start }),
      error: undefined,
      takenBy: undefined,
    };
  });
}
