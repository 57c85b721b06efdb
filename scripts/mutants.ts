/**
 * `npm run mutants -- [--count N --seed N --jobs N --quick --out FILE]`: plants seeded faults in hand-written code and
 * reports which the suites of `npm test` find, which only those of `npm run test:all`, and which survive. Run both
 * commands first, so that the durations of suites are known; `--quick` runs only the suites of `npm test`. A table on
 * stdout; exit 1 with survivors.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Field } from './soak/mutants/tree-copies.js';
import type { Kill } from './soak/mutants/run-tests.js';
import { inWords, type Picked, pickedMutants } from './soak/mutants/choose-mutants.js';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

interface Outcome extends Picked {
  readonly kill: Kill | undefined;
}

function number(option: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new RangeError(`--${option} needs a whole number, but got "${text}"`);
  return Number(text);
}

/** Returns the outcomes by area, in Markdown. */
function tableOf(outcomes: readonly Outcome[]): string {
  const row = (name: string, those: readonly Outcome[]): string => {
    const by = (command: string): number => those.filter(({ kill }) => kill?.command === command).length;
    const survive = those.filter(({ kill }) => kill === undefined).length;
    return `| ${[name, those.length, by('test'), by('test:all'), survive].join(' | ')} |`;
  };
  return [
    '| area | faults | found by npm test | only by test:all | survive |',
    '| --- | --- | --- | --- | --- |',
    ...[...new Set(outcomes.map(({ area }) => area))].map((area) =>
      row(
        area,
        outcomes.filter((outcome) => outcome.area === area),
      ),
    ),
    row('all', outcomes),
  ].join('\n');
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '150' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: '2' },
      quick: { type: 'boolean', default: false },
      out: { type: 'string' },
    },
  });
  const count = number('count', values.count);
  const mutants = pickedMutants(root, number('seed', values.seed));
  const outcomes: Outcome[] = [];
  let started = 0;
  const work = async (): Promise<void> => {
    const field = new Field(root, values.quick ? ['test'] : undefined);
    try {
      while (started++ < count) {
        const mutant = mutants.next().value;
        const kill = await field.killOf(mutant);
        outcomes.push({ ...mutant, kill });
        if (values.out !== undefined) writeFileSync(values.out, JSON.stringify(outcomes, undefined, 2));
        console.error(
          `${inWords(mutant)}: ${kill === undefined ? 'SURVIVES' : `${kill.command}, ${kill.by}`}`,
        );
      }
    } finally {
      field.remove();
    }
  };
  await Promise.all(Array.from({ length: number('jobs', values.jobs) }, work));
  console.log(tableOf(outcomes));
  if (outcomes.some(({ kill }) => kill === undefined)) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(`error: ${error.message}`);
  process.exitCode = 2;
}
