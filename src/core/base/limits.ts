/** The limits of everything that may grow without bound: automata, proofs, searches, steps of a PEG; and their errors. */

import { brand } from './brand.js';

/** What a computation may use. */
export interface Limits {
  /** How many states it may create. */
  readonly states: number;
  /** How many milliseconds it may take. */
  readonly milliseconds: number;
  /** When the time starts, as from Date.now(); by default, at the beginning of each part of the computation. */
  readonly since?: number;
}

/** What a computation may use unless told otherwise: twenty times what the largest rule of any document needs. */
export const defaultLimits: Limits = { states: 200_000, milliseconds: 30_000 };

/** How many steps an interpretation of a PEG may take unless told otherwise: enough for 100,000 characters. */
export const defaultSteps = 50_000_000;

/** A computation needs more than it may use. */
export class LimitError extends Error {
  constructor(
    /** The message without the way out. */
    readonly problem: string,
    /** The name of the limit that can be raised; undefined of one that is fixed. */
    readonly raised: string | undefined,
  ) {
    super(raised === undefined ? problem : `${problem}; raise the limit "${raised}" to go on`);
  }

  static {
    brand(this, 'LimitError');
  }
}

/** A computation needed more states than it may create. */
export class StateLimitError extends LimitError {
  declare readonly name: 'StateLimitError';
  constructor(
    /** What was being computed, for a person: `the automaton of "host"`. */
    readonly computation: string,
    readonly limit: number,
    /** Why it cannot be raised; undefined where it can. */
    fixed?: string,
  ) {
    const problem = `${computation} needs more than ${String(limit)} states`;
    super(fixed === undefined ? problem : `${problem}, ${fixed}`, fixed === undefined ? 'states' : undefined);
  }

  static {
    brand(this, 'StateLimitError');
  }
}

/** A computation took longer than it may. */
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

/** An interpretation of a PEG took more steps than it may. */
export class StepLimitError extends LimitError {
  declare readonly name: 'StepLimitError';
  constructor(
    /** The peggy identifier of the rule it started from. */
    readonly rule: string,
    readonly limit: number,
  ) {
    super(`interpreting "${rule}" takes more than ${limit} steps`, 'steps');
  }

  static {
    brand(this, 'StepLimitError');
  }
}

/** How many kept results, or characters of them, count as one state. */
const resultsPerState = 16;
const charactersPerState = 512;

/** How many states or steps there are between two looks at the clock. */
const workBetweenLooks = 256;

/** Counts the states of one computation and watches its time. */
export class Budget {
  private states = 0;
  // The first step looks at the clock: a computation of many small parts has a budget for each.
  private work = workBetweenLooks;
  private readonly start: number;
  /** How many states there may be before more are allotted. */
  private most: number;
  /** How many states were allotted. */
  private share: number;

  /** @param computation for a person; what makes it is called where a limit is met */
  constructor(
    private readonly computation: string | (() => string),
    private readonly limits: Limits = defaultLimits,
  ) {
    this.start = limits.since ?? Date.now();
    this.most = this.share = limits.states;
  }

  /** Lets the next part of the computation create up to so many states of those that are left. */
  allot(states: number): void {
    this.share = states;
    this.most = Math.min(this.limits.states, this.states + states);
  }

  /** Whether no state is left. */
  get isSpent(): boolean {
    return this.states >= this.limits.states;
  }

  /** To be called for each new state; for a large one, as for several. @throws StateLimitError, TimeLimitError */
  spend(states = 1): void {
    this.states += states;
    if (this.states > this.most)
      throw new StateLimitError(this.told, this.most === this.limits.states ? this.most : this.share);
    this.step(Math.max(1, states));
  }

  /**
   * To be called for each result that is kept.
   * @param characters of a text; sixteen bits of a number are as much as one
   * @throws as `spend`
   */
  keep(characters = 0): void {
    this.spend(1 / resultsPerState + characters / charactersPerState);
  }

  /** To be called in every round of what may take long and makes nothing new. @throws TimeLimitError */
  step(work = 1): void {
    this.work += work;
    if (this.work < workBetweenLooks) return;
    this.work = 0;
    if (Date.now() - this.start > this.limits.milliseconds)
      throw new TimeLimitError(this.told, this.limits.milliseconds);
  }

  /** The states so far. */
  get spent(): number {
    return this.states;
  }

  private get told(): string {
    return typeof this.computation === 'string' ? this.computation : this.computation();
  }
}

/** The same limits for all parts of a computation together: their time runs from now on, if it does not yet. */
export function together(limits: Limits = defaultLimits): Limits {
  return { ...limits, since: limits.since ?? Date.now() };
}

/** Of the name of a parser that is audited or was learned, or of its version, in UTF-16 code units. */
export const longestName = 200;
