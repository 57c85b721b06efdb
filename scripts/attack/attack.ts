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
  /** How many inputs at most, besides the seeds. */
  readonly runs: number;
  /** For random inputs and their shrinking. */
  readonly milliseconds: number;
  /** Whether the seeds are tried too, and how what they take grows. */
  readonly thorough: boolean;
  /** Where fast-check found a case before: only that one is tried. */
  readonly path?: string;
}

export interface Finding {
  readonly problem: string;
  /** The least input with a problem that was found. */
  readonly command: string;
  /** Where fast-check finds it again; undefined of what is not random. */
  readonly path: string | undefined;
}

export interface Outcome {
  readonly surface: string;
  /** How many inputs were tried, those of shrinking included. */
  readonly tried: number;
  readonly findings: readonly Finding[];
}

/** Never rejects for what an input does. */
export async function attack<Input>(surface: Surface<Input>, budget: Budget): Promise<Outcome> {
  let tried = 0;
  const findings: Finding[] = [];
  const attempt = async (input: Input): Promise<string | undefined> => {
    tried += 1;
    return surface.attempt(input);
  };
  if (budget.thorough) {
    for (const input of surface.seeds()) {
      const problem = await attempt(input);
      if (problem !== undefined) findings.push({ problem, command: surface.shown(input), path: undefined });
    }
    findings.push(...(await growths(surface)));
  }
  const random = await firstProblem(surface, budget, attempt);
  if (random !== undefined) findings.push(random);
  surface.close?.();
  return { surface: surface.name, tried, findings };
}

/** The first problem of random inputs, shrunk. */
async function firstProblem<Input>(
  { inputs, shown }: Surface<Input>,
  { seed, runs, milliseconds, path }: Budget,
  attempt: (input: Input) => Promise<string | undefined>,
): Promise<Finding | undefined> {
  let problem: string | undefined;
  const property = fc.asyncProperty(inputs, async (input) => {
    const found = await attempt(input);
    // A smaller input must have the same problem: another one is another finding.
    if (found === undefined || (problem !== undefined && kindOf(found) !== kindOf(problem))) return;
    problem = found;
    throw new Error(found);
  });
  const result = await fc.check(property, {
    seed,
    numRuns: path === undefined ? runs : 1,
    interruptAfterTimeLimit: milliseconds,
    ...(path !== undefined && { path, endOnFailure: true }),
  });
  if (!result.failed || result.counterexample === null || problem === undefined) return undefined;
  return { problem, command: shown(result.counterexample[0]), path: result.counterexamplePath };
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

async function growths<Input>({ growing = {}, cost, shown }: Surface<Input>): Promise<readonly Finding[]> {
  if (cost === undefined) return [];
  const findings: Finding[] = [];
  for (const [name, family] of Object.entries(growing)) {
    const least = (await cost(family(1))) ?? 0;
    let before = 0;
    for (let n = smallest; n <= largest; n *= 2) {
      const taken = await cost(family(n));
      const own = (taken ?? Infinity) - least;
      if (own > steep * Math.max(before, noise)) {
        const problem = `${name}: ${before.toFixed(1)} s for ${n / 2}, ${own.toFixed(1)} s for ${n}`;
        findings.push({ problem, command: shown(family(n)), path: undefined });
        break;
      }
      if (own > 5) break;
      before = own;
    }
  }
  return findings;
}
