/**
 * `npm run mutants -- [--count N --seed N --jobs N --suites test|all --out FILE]`: plants seeded faults in hand-written
 * code, the same number in each area, and reports which the suites find. Figures on stdout; exit 1 with survivors.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Random } from '../src/study/sampling/random.js';
import { type Durations, type Killer, Plot } from './mutants/hunt.js';
import { type Mutant, mutantsOf, mutated, TypeChecker } from './mutants/mutate.js';
import { suitesBySource } from './mutants/related.js';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** The parts of the code, each of which gets the same number of faults. */
const areas: Readonly<Record<string, RegExp>> = {
  automaton: /^src\/(?:automaton|base|runtime)\/(?!wasm)/,
  tree: /^src\/(?:tree\/|language\.ts|compare\.ts|revision\.ts)/,
  reference: /^src\/reference\//,
  documents: /^src\/documents\//,
  prose: /^src\/(?:prose|validators)\//,
  study: /^src\/study\//,
  cli: /^src\/cli\//,
  audit: /^src\/audit\/.*\.ts$/,
  'web workers': /^src\/web\/(?:worker|data|export)\/|^src\/web\/[^/]+\.ts$/,
  page: /^src\/web\/(?:parts|ui|drawings)\//,
};

/** Suites in which the page and the packages are tried as they are built. */
const built = /^test\/(?:web|package)\//;

interface Outcome extends Mutant {
  readonly area: string;
  readonly killer: Killer;
  readonly suites: number;
}

/** Picks faults that compile, one area after the other. */
function* picked(seed: number): Generator<Mutant & { readonly area: string }> {
  const random = new Random(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[random.next() % items.length];
  const files = execFileSync('git', ['ls-files', 'src'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  const code = new TypeChecker(root, 'tsconfig.json');
  const page = new TypeChecker(root, 'src/web/tsconfig.json');
  const byArea = Object.entries(areas).map(([area, pattern]) => {
    const mutants = files
      .filter((file) => pattern.test(file))
      .flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')));
    return { area, mutants };
  });
  for (;;) {
    for (const { area, mutants } of byArea) {
      let mutant: Mutant | undefined;
      do {
        mutant = pick(mutants);
      } while (mutant !== undefined && !compiles(mutant));
      if (mutant !== undefined) yield { ...mutant, area };
    }
  }

  function compiles(mutant: Mutant): boolean {
    const path = join(root, mutant.file);
    const checker = mutant.file.startsWith('src/web/') ? page : code;
    return checker.accepts(path, mutated(readFileSync(path, 'utf8'), mutant));
  }
}

/** Seconds of suites in the last run of the tests. */
function durationsOf(files: readonly string[]): Durations {
  const results = files.filter(existsSync).flatMap((file) => {
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly testResults: readonly {
        readonly name: string;
        readonly startTime: number;
        readonly endTime: number;
      }[];
    };
    return testResults;
  });
  return Object.fromEntries(
    results.map(({ name, startTime, endTime }) => [
      name.slice(name.indexOf('/test/') + 1),
      (endTime - startTime) / 1000,
    ]),
  );
}

function number(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new RangeError(`--${option} needs a whole number, but got "${text}"`);
  return Number(text);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '150' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: '2' },
      suites: { type: 'string', default: 'test' },
      out: { type: 'string' },
    },
  });
  const inTest = (suite: string): boolean => values.suites === 'all' || !suite.includes('.exhaustive.');
  const related = suitesBySource(root);
  const pageSuites = [...new Set([...related.values()].flat())].filter((suite) =>
    suite.startsWith('test/web/'),
  );
  const durations = durationsOf(
    ['coverage/results.json', 'coverage/long.json'].map((file) => join(root, file)),
  );
  const mutants = picked(number('seed', values.seed));
  const outcomes: Outcome[] = [];
  let left = number('count', values.count);
  const work = async (): Promise<void> => {
    const plot = new Plot(root, durations);
    try {
      while (left > 0) {
        left -= 1;
        const mutant = mutants.next().value as Mutant & { readonly area: string };
        const loading = related.get(mutant.file) ?? [];
        const suites = [
          ...loading.filter((suite) => !built.test(suite) || mutant.file.startsWith('src/web/')),
          ...(mutant.file.startsWith('src/web/') ? pageSuites : []),
        ].filter(inTest);
        const killer = await plot.killerOf(mutant, [...new Set(suites)]);
        outcomes.push({ ...mutant, killer, suites: suites.length });
        const { area, file, line, kind, was, now } = mutant;
        const change = `${was.slice(0, 60)} -> ${now.slice(0, 60)}`.replaceAll(/\s+/g, ' ');
        console.log(
          `${killer === undefined ? 'SURVIVES' : 'killed'} ${area} ${file}:${line} ${kind}: ${change} ${killer ?? ''}`,
        );
      }
    } finally {
      plot.remove();
    }
  };
  await Promise.all(Array.from({ length: number('jobs', values.jobs) }, work));
  if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(outcomes, undefined, 2)}\n`);
  for (const area of Object.keys(areas)) {
    const those = outcomes.filter((outcome) => outcome.area === area);
    console.log(
      `${area.padEnd(12)} ${those.filter(({ killer }) => killer !== undefined).length} of ${those.length} killed`,
    );
  }
  const survivors = outcomes.filter(({ killer }) => killer === undefined);
  console.log(`${outcomes.length} mutants, ${survivors.length} survive`);
  if (survivors.length > 0) process.exitCode = 1;
}

await main();
