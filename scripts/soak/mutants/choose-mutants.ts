/** Picks faults for hand-written code, the same for the same seed, with equal numbers in each area. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from '../../../src/study/sampling/random.js';
import { isOfPage, type Mutant, mutantsOf, mutated, TypeChecker } from './mutate.js';

/** The areas of the code, with equal numbers of faults. */
const areas = {
  automaton: /^src\/core\/(?:automaton|base|runtime)\/(?!wasm)/,
  tree: /^src\/core\/(?:(?:tree|reading)\/|[^/]+\.ts$)/,
  reference: /^src\/core\/reference\//,
  documents: /^src\/documents\//,
  prose: /^src\/(?:core\/prose|api)\//,
  grammar: /^src\/grammar\//,
  study: /^src\/study\//,
  cli: /^src\/(?:cli|links|[^/]+\/cli)\//,
  wings: /^src\/(?:audit|census|classroom)\/(?!cli\/|page\/)/,
  'web workers': /^src\/(?:web|[^/]+\/page)\/.*\.ts$/,
  page: /^src\/(?:web|[^/]+\/page)\/.*\.tsx$/,
} as const;

export type Area = keyof typeof areas;

/** A fault with its area. */
export interface Picked extends Mutant {
  readonly area: Area;
}

/** Yields endless faults that compile, one area after another. */
export function* pickedMutants(root: string, seed: number): Generator<Picked, never> {
  const random = new Random(seed);
  const files = execFileSync('git', ['ls-files', 'src'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
  const code = new TypeChecker(root, 'tsconfig.json');
  const page = new TypeChecker(root, 'src/web/tsconfig.json');
  const byArea = Object.entries(areas).map(([area, pattern]) => ({
    area: area as Area,
    mutants: files.filter((file) => pattern.test(file)).flatMap((file) => mutantsOf(file, textOf(file))),
  }));
  for (;;) {
    for (const { area, mutants } of byArea) {
      for (;;) {
        const mutant = mutants[random.next() % mutants.length];
        if (mutant === undefined) throw new RangeError(`no fault fits into ${area}`);
        const checker = isOfPage(mutant.file) ? page : code;
        if (!checker.accepts(join(root, mutant.file), mutated(textOf(mutant.file), mutant))) continue;
        yield { ...mutant, area };
        break;
      }
    }
  }
}

/** Formats a fault as a line of text. */
export function inWords({ area, file, line, kind, before, after }: Picked): string {
  return `${area} ${file}:${line} ${kind}: ${shortened(before)} -> ${shortened(after)}`;
}

function shortened(code: string): string {
  return code.replaceAll(/\s+/g, ' ').slice(0, 80);
}
