/** Surfaces of programs that end: the command line as it is built, and probes of what has no command. */
import fc from 'fast-check';
import { join, resolve } from 'node:path';
import type { Surface } from './attack.js';
import { type Case, shellCommand } from './case.js';
import { problemOf } from './judge.js';
import { type CallLimits, type Observation, runCase, usualLimits } from './run.js';

/** The command as it is built. */
export const builtCommand = [resolve('dist/esm/src/cli/main.js')];

/** A program that gives something of the sources to what is hostile, and answers as a command does. */
export function probe(name: string): Pick<Program, 'script' | 'folder'> {
  return { script: ['--import', 'tsx', join('scripts/soak/attack/probes', `${name}.ts`)], folder: '.' };
}

interface Program {
  readonly name: string;
  readonly cases: fc.Arbitrary<Case>;
  readonly seeds?: () => readonly Case[];
  readonly growing?: Readonly<Record<string, (n: number) => Case>>;
  /** What Node runs; the built command by default. */
  readonly script?: readonly string[];
  readonly limits?: Partial<CallLimits>;
  /** Whether the answer has something to say beyond its exit code; by default it has. */
  readonly isDue?: (given: Case) => boolean;
  /** Where it runs; by default in a folder of its own, with the files of the case. */
  readonly folder?: string;
  /** What is wrong with an answer that is well formed. */
  readonly check?: (given: Case, observation: Observation) => string | undefined;
}

/** The surface of a program: each input is a call of it. */
export function programSurface({
  name,
  cases,
  seeds = () => [],
  growing = {},
  script = builtCommand,
  limits: own = {},
  isDue = () => true,
  folder,
  check = () => undefined,
}: Program): Surface<Case> {
  const limits = { ...usualLimits, ...own };
  return {
    name,
    inputs: cases,
    seeds,
    growing,
    async attempt(given) {
      const observation = await runCase(script, given, limits, folder);
      return problemOf(observation, limits, isDue(given)) ?? check(given, observation);
    },
    cost: async (given) => (await runCase(script, given, limits, folder)).seconds,
    shown: (given) => shellCommand(['node', ...script.map((part) => relative(part))], given),
  };
}

function relative(path: string): string {
  return path.replace(join(resolve('.'), '/'), '');
}
