/** What is written for a rule. */
import type { Made } from './departure.js';
import type { StateRule } from './anew/states.js';

/** A rule, or a reading of one for a place, as it was written. */
export interface MadeRule extends Made {
  readonly identifier: string;
  /** In the document's spelling. */
  readonly rule: string;
  /** Of a rule that is written as an automaton, the rules of its states; of others none. */
  readonly states: readonly StateRule[];
}

/** What became of a rule: what was written for it, undefined where no repair was found, and the readings made for it. */
export interface WrittenRule {
  readonly rule: string;
  readonly made: MadeRule | undefined;
  readonly readings: readonly MadeRule[];
  /** Why no repair was found, where the last resort was tried. */
  readonly reason: string | undefined;
}
