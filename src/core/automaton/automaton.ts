/**
 * Interface of deterministic automata. Every recognizer of a rule's language is walked through these members: a
 * generated table, a lazily built automaton or a product of two.
 */

/** A deterministic automaton over classes of UTF-16 code units. State numbers are opaque. */
export interface Automaton {
  readonly initial: number;
  /** Number of character classes; classes are 0 … classCount - 1. */
  readonly classCount: number;
  /** Returns the class of a UTF-16 code unit. Constant time. */
  classOf(codeUnit: number): number;
  /** Returns the state after one character of a class; `dead` if no continuation exists. Constant time. */
  step(state: number, characterClass: number): number;
  accepting(state: number): boolean;
  /** All code units from this one on are of one class; if absent, any two may differ. */
  readonly uniformFrom?: number;
  /** The one state from which nothing is accepted. */
  readonly dead: number;
}
