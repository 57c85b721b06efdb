/** Limits of everything that may grow without bound (automata, proofs, searches, steps of a PEG), and their errors. */

import { brand } from './brand.js';

/** Resources that a computation may use. */
export interface Limits {
  /** Maximum number of states. */
  readonly states: number;
  /** Maximum time in milliseconds. */
  readonly milliseconds: number;
  /** Start of the time, as from Date.now(); by default, the beginning of each part of the computation. */
  readonly since?: number;
}

/** Default limits: twenty times the needs of the largest rule of any document. */
export const defaultLimits: Limits = { states: 200_000, milliseconds: 30_000 };

/** Default maximum of steps when interpreting a PEG: enough for 100,000 characters. */
export const defaultSteps = 50_000_000;

/** Default maximum of steps when trying the faults of an automaton: about half a minute. */
export const defaultFaultSteps = 3_000_000_000;

/** A computation needs more than its limits allow. */
export class LimitError extends Error {
  constructor(
    /** The message without the suggestion. */
    readonly problem: string,
    /** Name of the limit that can be raised; undefined if it is fixed. */
    readonly raised: string | undefined,
  ) {
    super(raised === undefined ? problem : `${problem}; raise the limit "${raised}" to continue`);
  }

  static {
    brand(this, 'LimitError');
  }
}

/** A computation needed more states than its limit allows. */
export class StateLimitError extends LimitError {
  declare readonly name: 'StateLimitError';
  constructor(
    /** Name of the computation, for a person: `the automaton of "host"`. */
    readonly computation: string,
    readonly limit: number,
    /** Reason why it cannot be raised; undefined if it can. */
    fixed?: string,
  ) {
    const problem = `${computation} needs more than ${String(limit)} states`;
    super(fixed === undefined ? problem : `${problem}, ${fixed}`, fixed === undefined ? 'states' : undefined);
  }

  static {
    brand(this, 'StateLimitError');
  }
}

/** A computation took longer than its limit allows. */
export class TimeLimitError extends LimitError {
  declare readonly name: 'TimeLimitError';
  constructor(
    readonly computation: string,
    /** In milliseconds. */
    readonly limit: number,
  ) {
    super(`${computation} takes longer than ${String(limit)} ms`, 'milliseconds');
  }

  static {
    brand(this, 'TimeLimitError');
  }
}

/** An interpretation of a PEG took more steps than its limit allows. */
export class StepLimitError extends LimitError {
  declare readonly name: 'StepLimitError';
  constructor(
    /** The peggy identifier of the start rule. */
    readonly rule: string,
    readonly limit: number,
  ) {
    super(`interpreting "${rule}" needs more than ${limit} steps`, 'steps');
  }

  static {
    brand(this, 'StepLimitError');
  }
}

/** Numbers of stored results, and of their characters, that count as one state. */
const resultsPerState = 16;
const charactersPerState = 512;

/** Number of states or steps between two checks of the clock. */
const stepsBetweenClockChecks = 256;

/** Counts the states of one computation and watches its time. */
export class Budget {
  private states = 0;
  // The first step checks the clock: a computation of many small parts has a budget for each.
  private work = stepsBetweenClockChecks;
  private readonly start: number;
  /** Maximum number of states until more are allotted. */
  private allotted: number;
  /** Number of states last allotted. */
  private share: number;

  /** @param computation for a person; a function is called when a limit is reached */
  constructor(
    private readonly computation: string | (() => string),
    private readonly limits: Limits = defaultLimits,
  ) {
    this.start = limits.since ?? Date.now();
    this.allotted = this.share = limits.states;
  }

  /** Lets the next part of the computation create at most so many of the remaining states. */
  allot(states: number): void {
    this.share = states;
    this.allotted = Math.min(this.limits.states, this.states + states);
  }

  /** True if no state is left. */
  get isSpent(): boolean {
    return this.states >= this.limits.states;
  }

  /** Counts a new state, or a large one as several. @throws StateLimitError, TimeLimitError */
  spend(states = 1): void {
    this.states += states;
    if (this.states > this.allotted)
      throw new StateLimitError(
        this.description,
        this.allotted === this.limits.states ? this.allotted : this.share,
      );
    this.step(Math.max(1, states));
  }

  /**
   * Counts a stored result.
   * @param characters of a text; sixteen bits of a number count as one
   * @throws as `spend`
   */
  keep(characters = 0): void {
    this.spend(1 / resultsPerState + characters / charactersPerState);
  }

  /** Counts a round of a long computation that creates nothing new. @throws TimeLimitError */
  step(work = 1): void {
    this.work += work;
    if (this.work < stepsBetweenClockChecks) return;
    this.work = 0;
    if (Date.now() - this.start > this.limits.milliseconds)
      throw new TimeLimitError(this.description, this.limits.milliseconds);
  }

  /** Number of states so far. */
  get spent(): number {
    return this.states;
  }

  private get description(): string {
    return typeof this.computation === 'string' ? this.computation : this.computation();
  }
}

/**
 * Returns the same limits for all parts of a computation together: unless already started, their time starts at this
 * call.
 */
export function together(limits: Limits = defaultLimits): Limits {
  return { ...limits, since: limits.since ?? Date.now() };
}

/** Maximum length of the name or version of an audited or learned parser, in UTF-16 code units. */
export const maxParserNameLength = 200;
