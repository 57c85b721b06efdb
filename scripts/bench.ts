/**
 * `npm run bench`: measures the library, as it is built, side by side with its peers and prints ratios (ours to theirs).
 * --check fails when a ratio is above its bar by more than the noise that was measured; --write keeps the figures in
 * generated/bench.json and README.md; a word selects the rows whose work begins with it, and the others stay as they are.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform } from 'node:os';
import { parseArgs } from 'node:util';
import { bytesRows } from './bench/bytes-rows.js';
import { makeCorpus } from './bench/corpus.js';
import { growthRows } from './bench/growth-rows.js';
import { libraryRows, usedUp } from './bench/library-rows.js';
import { processRows } from './bench/process-rows.js';
import { writeReadmeTable } from './bench/readme-table.js';
import type { Row } from './bench/row.js';

const seed = 1738;
const figures = 'generated/bench.json';

function line({ work, revision, peer, ours, theirs, unit, ratio, bar }: Row): string {
  const verdict = bar === undefined ? '' : isOver(ratio, bar) ? 'ABOVE' : ratio.median > bar ? 'noise' : 'ok';
  return [
    work.padEnd(20),
    revision.padEnd(13),
    peer.padEnd(18),
    figure(ours).padStart(9),
    figure(theirs).padStart(9),
    unit,
    ratio.median.toFixed(3).padStart(8),
    `±${ratio.noise.toFixed(3)}`.padStart(8),
    (bar === undefined ? '' : `≤ ${bar.toFixed(2)}`).padStart(7),
    verdict,
  ].join(' ');
}

function figure(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(0);
}

function isOver(ratio: Row['ratio'], bar: number): boolean {
  // A ratio that could not be measured, NaN, counts as over its bar.
  return !(ratio.median - ratio.noise <= bar);
}

/** The rows with those of other works that were kept, in their order. Figures of another machine are not kept. */
function withKept(machine: string, rows: readonly Row[]): readonly Row[] {
  const kept = JSON.parse(readFileSync(figures, 'utf8')) as { machine: string; rows: readonly Row[] };
  if (kept.machine !== machine) return rows;
  const works = new Set([...kept.rows, ...rows].map(({ work }) => work));
  const measured = new Set(rows.map(({ work }) => work));
  return [...works].flatMap((work) =>
    (measured.has(work) ? rows : kept.rows).filter((row) => row.work === work),
  );
}

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const [wanted = ''] = positionals;
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${platform()} ${arch()}, Node ${process.version}`;
  process.stdout.write(`${machine}\n`);
  process.stdout.write(
    'work                 revision      against                 ours    theirs      ratio    noise     bar\n',
  );
  const all: Row[] = [];
  const corpus = makeCorpus(seed);
  for (const measured of [libraryRows, bytesRows, growthRows, processRows]) {
    for await (const rows of measured(corpus, wanted)) {
      for (const row of rows) process.stdout.write(`${line(row)}\n`);
      all.push(...rows);
    }
  }
  if (all.length === 0) throw new RangeError(`no work begins with "${wanted}"`);
  if (values.write) {
    const rows = withKept(machine, all);
    writeFileSync(figures, `${JSON.stringify({ machine, rows }, null, 2)}\n`);
    writeReadmeTable(machine, rows);
  }
  process.stderr.write(`(${String(usedUp() & 1)})\n`);
  const failed = all.filter(({ ratio, bar }) => bar !== undefined && isOver(ratio, bar));
  return values.check && failed.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
