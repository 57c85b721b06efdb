/**
 * The one contract for deterministic automata: whatever recognises a rule's language, a generated table,
 * a lazily built one or a product of two, is walked through these members.
 */

/** A deterministic automaton over classes of UTF-16 code units. State numbers are opaque. */
export interface Automaton {
  readonly initial: number;
  /** How many character classes there are; classes are 0 … classCount - 1. */
  readonly classCount: number;
  /** The class of a UTF-16 code unit. Constant time. */
  classOf(codeUnit: number): number;
  /** The state after one character of a class. `dead` when no continuation exists. Constant time. */
  step(state: number, characterClass: number): number;
  accepting(state: number): boolean;
  /** The one state from which nothing is accepted. */
  readonly dead: number;
}
