/** Attacks a surface: cases from a generator until the budget is used or one goes wrong, which is then shrunk. */
import fc from 'fast-check';

/** A place where input from anybody comes in. */
export interface Surface<Input> {
  readonly name: string;
  readonly inputs: fc.Arbitrary<Input>;
  /** Inputs that were too much once, tried first. */
  readonly seeds: () => readonly Input[];
  /** What is wrong with what comes of an input; undefined where nothing is. */
  readonly attempt: (input: Input) => Promise<string | undefined>;
  /** How a person tries the same. */
  readonly shown: (input: Input) => string;
  /** Inputs that grow with n, tried at n, 2n and 4n: what they take must grow no faster. */
  readonly growing?: Readonly<Record<string, (n: number) => Input>>;
  /** What an input takes, in seconds of processor time; undefined where it came to no end. */
  readonly cost?: (input: Input) => Promise<number | undefined>;
  /** To be called when no more inputs come. */
  readonly close?: () => void;
}

export interface Budget {
  readonly seed: number;
  /** How many random inputs at most. */
  readonly runs: number;
  /** For random inputs and their shrinking. */
  readonly milliseconds: number;
}

export interface Finding {
  readonly problem: string;
  /** The least input with a problem that was found. */
  readonly command: string;
}

export interface Outcome {
  /** How many inputs were tried, those of shrinking included. */
  readonly tried: number;
  readonly findings: readonly Finding[];
}

/** Tries random inputs, and shrinks the first one that has a problem. Never rejects for what an input does. */
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

/** What is tried of a surface besides random inputs: each of its seeds, and each family that grows. */
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
  // Made again: all of them are too large to be kept.
  const inputs = seeds().slice(i, i + 1);
  const findings: Finding[] = [];
  for (const input of inputs) {
    const problem = await attempt(input);
    if (problem !== undefined) findings.push({ problem, command: shown(input) });
  }
  close?.();
  return { tried: inputs.length, findings };
}

/** A problem without its figures and characters. */
function kindOf(problem: string): string {
  return problem.replace(/\d+|raw .*|called .*/gs, '');
}

/** What is linear takes twice as long for twice as much; above this it is not, noise allowed for. */
const steep = 3;
/** What takes less is not told from noise, in seconds. */
const noise = 0.4;
const smallest = 2000;
const largest = 2_000_000;
/** What takes more is not doubled again, in seconds. */
const enough = 2;

async function attackGrowth<Input>(
  { growing = {}, cost = () => Promise.resolve(0), shown }: Surface<Input>,
  name: string,
): Promise<Outcome> {
  const family = growing[name];
  if (family === undefined) return { tried: 0, findings: [] };
  const least = (await cost(family(1))) ?? 0;
  let before = 0;
  let tried = 1;
  for (let n = smallest; n <= largest && before <= enough; n *= 2) {
    const taken = await cost(family(n));
    tried += 1;
    const own = (taken ?? Infinity) - least;
    if (own > steep * Math.max(before, noise)) {
      const problem = `${name}: ${before.toFixed(1)} s for ${n / 2}, ${own.toFixed(1)} s for ${n}`;
      return { tried, findings: [{ problem, command: shown(family(n)) }] };
    }
    before = own;
  }
  return { tried, findings: [] };
}
