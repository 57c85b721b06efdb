/** Times functions side by side: each round runs all of them in turn, so that a slow moment affects all. */
import { Bench } from 'tinybench';

/** The measurements of one function, in nanoseconds a call: the median (or mean) of each round. */
export type Medians = readonly number[];

/** A function over the whole corpus, with its number of calls. */
export interface Task {
  readonly name: string;
  readonly run: () => unknown;
  readonly calls: number;
  /** Runs before each run, and is not measured. */
  readonly before?: () => void;
}

/** Another program, which measures itself. */
export interface OutsideTask {
  readonly name: string;
  /** Returns the nanoseconds a call, the median of a measurement of that many milliseconds. */
  readonly measured: (milliseconds: number) => number;
}

const rounds = 9;
/** Milliseconds of each function in each round. */
const time = 40;

/** Returns the medians of each task by its name. */
export async function measure(tasks: readonly (Task | OutsideTask)[]): Promise<ReadonlyMap<string, Medians>> {
  const medians = new Map<string, number[]>(tasks.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const task of tasks) {
      const median = 'measured' in task ? task.measured(time) : await medianOf(task);
      // The first round warms up.
      if (round > 0) medians.get(task.name)?.push(median);
    }
  }
  return medians;
}

async function medianOf({ name, run, calls, before }: Task): Promise<number> {
  const bench = new Bench({ time, warmup: false, iterations: 3 });
  const call = (): void => {
    run();
  };
  bench.add(name, call, before && { beforeEach: before });
  const [task] = await bench.run();
  const result = task?.result;
  if (result === undefined || !('latency' in result)) throw new Error(`${name} could not be measured`);
  return (result.latency.p50 * 1e6) / calls;
}

/** The minimum processor time, in seconds, of each task in each round. */
const processorTime = 0.1;

/**
 * Measures the processor time, which other programs do not disturb: for tasks so long that every call would be
 * interrupted. Returns the mean of each round.
 */
export function measureProcessor(tasks: readonly Task[]): ReadonlyMap<string, Medians> {
  const means = new Map<string, number[]>(tasks.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const { name, run, calls } of tasks) {
      const begin = process.cpuUsage();
      let spent = 0;
      let count = 0;
      while (spent < processorTime * 1e6) {
        // Short tasks run many times between two readings of the clock, which cost time too.
        const next = count + Math.ceil(1e6 / calls);
        for (; count < next; count++) run();
        const { user, system } = process.cpuUsage(begin);
        spent = user + system;
      }
      // The first round warms up.
      if (round > 0) means.get(name)?.push((spent * 1e3) / count / calls);
    }
  }
  return means;
}

/** A ratio of two tasks: its median over the rounds, and half the interquartile range as noise. */
export interface Ratio {
  readonly median: number;
  readonly noise: number;
}

export function ratio(numerator: Medians, denominator: Medians): Ratio {
  const ratios = numerator.map((value, i) => value / (denominator[i] ?? NaN)).sort((a, b) => a - b);
  return {
    median: quantile(ratios, 0.5),
    noise: (quantile(ratios, 0.75) - quantile(ratios, 0.25)) / 2,
  };
}

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}
