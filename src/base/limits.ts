/** The named errors of everything that may grow without bound: automata, proofs, searches; and a budget that throws them. */

/** What a computation may use. */
export interface Limits {
  /** How many states it may create. */
  readonly states: number;
  /** How many milliseconds it may take. */
  readonly milliseconds: number;
}

/** Twenty times what the largest rule of the five grammars needs. */
export const defaultLimits: Limits = { states: 200_000, milliseconds: 30_000 };

/** A computation needed more states than it may create. */
export class StateLimitError extends Error {
  override readonly name = 'StateLimitError';
  constructor(
    /** What was being computed, for a person: `the automaton of "host"`. */
    readonly computation: string,
    readonly limit: number,
  ) {
    super(`${computation} needs more than ${String(limit)} states; raise the limit "states" to go on`);
  }
}

/** A computation took longer than it may. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
  constructor(
    readonly computation: string,
    /** In milliseconds. */
    readonly limit: number,
  ) {
    super(`${computation} takes longer than ${String(limit)} ms; raise the limit "milliseconds" to go on`);
  }
}

/** Counts the states of one computation and watches its time. */
export class Budget {
  private states = 0;
  private readonly start = Date.now();

  constructor(
    private readonly computation: string,
    private readonly limits: Limits = defaultLimits,
  ) {}

  /** To be called for each new state. @throws StateLimitError, TimeLimitError */
  spend(): void {
    this.states += 1;
    if (this.states > this.limits.states) throw new StateLimitError(this.computation, this.limits.states);
    if (this.states % 256 === 0 && Date.now() - this.start > this.limits.milliseconds)
      throw new TimeLimitError(this.computation, this.limits.milliseconds);
  }
}
