/** Attacks a surface: runs generated cases until the budget is used or one fails, which is then shrunk. */
import fc from 'fast-check';

/** An interface that receives untrusted input. */
export interface Surface<Input> {
  readonly name: string;
  readonly inputs: fc.Arbitrary<Input>;
  /** Inputs that exceeded a limit once, tried first. */
  readonly seeds: () => readonly Input[];
  /** Returns the problem with the result of an input; undefined if there is none. */
  readonly attempt: (input: Input) => Promise<string | undefined>;
  /** Returns a command with which a person can try the same. */
  readonly shown: (input: Input) => string;
  /** Inputs that grow with n, tried at n, 2n and 4n: their cost must grow no faster. */
  readonly growing?: Readonly<Record<string, (n: number) => Input>>;
  /** Returns the cost of an input in seconds of processor time; undefined if it did not finish. */
  readonly cost?: (input: Input) => Promise<number | undefined>;
  /** Called after the last input. */
  readonly close?: () => void;
}

export interface Budget {
  readonly seed: number;
  /** Maximum number of random inputs. */
  readonly runs: number;
  /** Time for random inputs and their shrinking. */
  readonly milliseconds: number;
}

export interface Finding {
  readonly problem: string;
  /** The smallest failing input that was found. */
  readonly command: string;
}

export interface Outcome {
  /** Number of inputs tried, including those of shrinking. */
  readonly tried: number;
  readonly findings: readonly Finding[];
}

/** Tries random inputs, and shrinks the first one with a problem. Never rejects because of an input. */
export async function attack<Input>(
  { inputs, attempt, shown, close }: Surface<Input>,
  { seed, runs, milliseconds }: Budget,
): Promise<Outcome> {
  let tried = 0;
  let problem: string | undefined;
  const property = fc.asyncProperty(inputs, async (input) => {
    tried += 1;
    const found = await attempt(input);
    // A smaller input must have the same problem: another one is another finding.
    if (found === undefined || (problem !== undefined && kindOf(found) !== kindOf(problem))) return;
    problem = found;
    throw new Error(found);
  });
  const { counterexample } = await fc.check(property, {
    seed,
    numRuns: runs,
    interruptAfterTimeLimit: milliseconds,
  });
  close?.();
  if (counterexample === null || problem === undefined) return { tried, findings: [] };
  return { tried, findings: [{ problem, command: shown(counterexample[0]) }] };
}

/** Returns the attacks besides random inputs: each seed, and each growing family. */
export function knownAttacks<Input>(surface: Surface<Input>): readonly (() => Promise<Outcome>)[] {
  const { seeds, growing = {}, cost } = surface;
  const families = cost === undefined ? [] : Object.keys(growing);
  return [
    ...seeds().map((_, i) => () => attackSeed(surface, i)),
    ...families.map((name) => () => attackGrowth(surface, name)),
  ];
}

async function attackSeed<Input>(
  { seeds, attempt, shown, close }: Surface<Input>,
  i: number,
): Promise<Outcome> {
  // Created again: all of them are too large to store.
  const inputs = seeds().slice(i, i + 1);
  const findings: Finding[] = [];
  for (const input of inputs) {
    const problem = await attempt(input);
    if (problem !== undefined) findings.push({ problem, command: shown(input) });
  }
  close?.();
  return { tried: inputs.length, findings };
}

/** Returns a problem without its figures and characters. */
function kindOf(problem: string): string {
  return problem.replace(/\d+|raw .*|called .*/gs, '');
}

/** Maximum ratio of the costs at doubled size: linear cost doubles; this allows for noise. */
const maxCostRatio = 3;
/** Costs below this, in seconds, are noise. */
const noiseSeconds = 0.4;
const minSize = 2000;
const maxSize = 2_000_000;
/** Costs above this, in seconds, are not doubled again. */
const maxSeconds = 2;

async function attackGrowth<Input>(
  { growing = {}, cost = () => Promise.resolve(0), shown }: Surface<Input>,
  name: string,
): Promise<Outcome> {
  const family = growing[name];
  if (family === undefined) return { tried: 0, findings: [] };
  const least = (await cost(family(1))) ?? 0;
  let before = 0;
  let tried = 1;
  for (let n = minSize; n <= maxSize && before <= maxSeconds; n *= 2) {
    const taken = await cost(family(n));
    tried += 1;
    const own = (taken ?? Infinity) - least;
    if (own > maxCostRatio * Math.max(before, noiseSeconds)) {
      const problem = `${name}: ${before.toFixed(1)} s for ${n / 2}, ${own.toFixed(1)} s for ${n}`;
      return { tried, findings: [{ problem, command: shown(family(n)) }] };
    }
    before = own;
  }
  return { tried, findings: [] };
}
