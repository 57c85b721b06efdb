/** Named errors for grammars that do not denote a regular language by their form, or that name what does not exist. */
import { type UnknownNameError, unknownName } from '../../base/unknown-name.js';

/** A rule calls itself elsewhere than in tail position: its language need not be regular. */
export class NonTailRecursionError extends Error {
  override readonly name = 'NonTailRecursionError';
  constructor(
    /** The rule that is reached again. */
    readonly rule: string,
    /** The rules on the way, from the rule back to itself. */
    readonly cycle: readonly string[],
  ) {
    super(
      `rule "${rule}" calls itself (${cycle.join(' > ')}) with something still to follow; ` +
        'only recursion in tail position denotes a regular language by its form',
    );
  }
}

/** The error of a reference to a rule, or a request for one, that the grammar does not define. */
export function unknownRule(rule: string, known: readonly string[]): UnknownNameError {
  return unknownName('rule', rule, known);
}
