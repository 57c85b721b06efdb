/**
 * `npm run bench`: measures the built library side by side with its peers and prints ratios (ours to theirs).
 * --check fails if a ratio exceeds its target by more than the measured noise; --write stores the figures in
 * generated/bench.json, generated/bench.md and README.md; a word selects the rows whose work begins with it, and keeps
 * the others unchanged.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform } from 'node:os';
import { parseArgs } from 'node:util';
import { type Corpus, linesOf, makeCorpus } from './bench/corpus.js';
import { libraryRows, usedUp } from './bench/library-rows.js';
import { processRows } from './bench/process-rows.js';
import { compared, type Row } from './bench/row.js';
import { reference } from 'uri-revisions/verdicts/all';
import { verdictTable } from '../src/study/index.js';
import { copyIntoWalker, walkerWith } from '../src/core/automaton/walker.js';
import { measure, measureProcessor, type Task } from './bench/measure.js';
import { rustTasks } from './bench/rust.js';
import { revision, type RevisionId, revisions } from 'uri-revisions';
import { Checker } from '../src/cli/lines/checker.js';
import { Output } from '../src/cli/lines/output.js';
import { Alone } from '../src/cli/lines/work.js';
import { bufferSize } from '../src/cli/input/inputs.js';

/** Maximum ratio of the time per character with the largest input to that with the smallest. */
const target = 1.3;

function* growthRows(corpus: Corpus, wanted: string): Generator<readonly Row[]> {
  for (const id of revisions) {
    const document = revision(id);
    const calls: Readonly<Record<string, (text: string) => unknown>> = {
      accepts: (text) => document.accepts(text),
      components: (text) => document.components(text),
      parse: (text) => document.parse(text),
    };
    for (const [name, call] of Object.entries(calls)) {
      const work = `${name}, growth`;
      if (work.startsWith(wanted)) yield growth(work, id, textTasks(call));
    }
    if ('check, growth'.startsWith(wanted)) yield growth('check, growth', id, checkTasks(id, corpus));
  }
}

/** Compares every size with the first. */
function growth(work: string, id: RevisionId, tasks: readonly Task[]): readonly Row[] {
  const medians = measureProcessor(tasks);
  const [smallest = '', ...larger] = tasks.map(({ name }) => name);
  return larger.map((name) =>
    compared(
      { work, revision: id, peer: `${name} : ${smallest}`.replace(/ lines :/, ' :'), target },
      medians.get(name) ?? [],
      medians.get(smallest) ?? [],
    ),
  );
}

/** Returns calls with one derivable string of 1 kB to 16 MB. */
function textTasks(call: (text: string) => unknown): readonly Task[] {
  return [1, 16, 256, 4096, 16_384].map((kilobytes) => {
    const text = Buffer.alloc(kilobytes * 1024, 'a')
      .fill('http://h/', 0, 9)
      .toString('latin1');
    return { name: `${kilobytes} kB`, run: () => call(text), calls: text.length };
  });
}

/** Returns checks of 1,000 to 1,000,000 lines, split as they are read. */
function checkTasks(id: RevisionId, corpus: Corpus): readonly Task[] {
  const format = {
    kind: 'text',
    isColourful: false,
    onlyFailures: false,
    suggests: false,
  } as const;
  const output = new Output();
  const checker = new Alone(new Checker(revision(id).automaton(), format, output), output);
  return [3, 4, 5, 6].map((exponent) => {
    const count = 10 ** exponent;
    const bytes = Buffer.from(linesOf(corpus, count));
    const batches: Buffer[] = [];
    for (let from = 0; from < bytes.length;) {
      const to = bytes.lastIndexOf('\n', from + bufferSize) + 1;
      batches.push(bytes.subarray(from, to));
      from = to;
    }
    const place = { input: '', line: 1 };
    const run = (): void => {
      for (const batch of batches) checker.check({ bytes: batch, isEnded: true, offset: 0 }, place);
    };
    return { name: `10^${exponent} lines`, run, calls: bytes.length };
  });
}

const readme = 'README.md';
const [begin, end] = [
  '<!-- What `npm run bench -- --write` measured. -->',
  '<!-- End of what was measured. -->',
];

/** The works and peers in README.md. */
const readmeRows: readonly (readonly [work: string, peer: string])[] = [
  ['accepts', 'URL.canParse'],
  ['components', 'new URL, its fields'],
  ['parse', 'peggy'],
  ['resolve', 'new URL'],
  ['census', 'urlsplit loop'],
];

/** The works whose rows differ only in size. */
const bySize = /growth|memory/;

/** Writes all rows, and a selection between the marks in README.md. @throws Error if the marks are missing */
function writeTables(machine: string, rows: readonly Row[]): void {
  const text = readFileSync(readme, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${readme} has no marks between which the table belongs`);
  const shown = rows.filter((row) =>
    readmeRows.some(([work, peer]) => row.work === work && row.peer === peer),
  );
  writeFileSync(readme, `${text.slice(0, from)}${begin}\n\n${table(machine, shown)}\n${text.slice(to)}`);
  writeFileSync(
    'generated/bench.md',
    `# Speed\n\nWhat \`npm run bench -- --write\` measured: ratios of our time to that of the peer. Least and most are those of as many\nrevisions as the last column says.\n\n${table(machine, rows)}`,
  );
}

function table(machine: string, rows: readonly Row[]): string {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = bySize.test(row.work) ? row.work : `${row.work}\n${row.peer}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const cells = [
    ['work', 'against', 'target', 'least', 'most', 'revisions'],
    ...[...groups.values()].map(cellsOf),
  ];
  const widths = cells[0]?.map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0))) ?? [];
  const line = (row: readonly string[], pad: string): string =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0, pad)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  const rule = line(
    head.map(() => '---'),
    '-',
  );
  return `${machine}.\n\n${[line(head, ' '), rule, ...body.map((row) => line(row, ' '))].join('\n')}\n`;
}

function cellsOf(rows: readonly Row[]): readonly string[] {
  const [first] = rows;
  if (first === undefined) return [];
  const ratios = rows.map(({ ratio }) => ratio.median);
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  const peer = bySize.test(first.work) ? 'the smallest' : first.peer;
  const target = first.target === undefined ? '' : `≤ ${cell(first.target)}`;
  const revisions = new Set(rows.map(({ revision }) => revision)).size;
  return [first.work, peer, target, cell(least), cell(most), String(revisions)];
}

function cell(ratio: number): string {
  return ratio < 0.1 ? ratio.toFixed(3) : ratio.toFixed(2);
}

const work = 'walker over bytes';

async function* bytesRows(corpus: Corpus, wanted: string): AsyncGenerator<readonly Row[]> {
  if (!work.startsWith(wanted)) return;
  const [peer] = rustTasks(corpus.accepted, ['fluent-uri, file']);
  if (peer === undefined) return;
  const ours = walk(corpus.accepted);
  const medians = await measure([ours, peer]);
  const of = (name: string): readonly number[] => medians.get(name) ?? [];
  yield [compared({ work, revision: 'all', peer: peer.name, target: 1 }, of(ours.name), of(peer.name))];
}

/** Returns a task that splits a file into its lines and computes the mask of each. */
function walk(lines: readonly string[]): Task {
  const walker = walkerWith(readFileSync('dist/walker.wasm'), verdictTable(reference.names));
  const file = Buffer.from(lines.map((line) => `${line}\n`).join(''));
  const at = copyIntoWalker(walker, file, file.length + 8 * lines.length + 8);
  const starts = (at + file.length + 3) & ~3;
  const masks = starts + 4 * lines.length + 4;
  const lineFeed = 10;
  return {
    name: 'walker',
    calls: lines.length,
    run: () => {
      const count = walker.split(at, file.length, lineFeed, starts, lines.length);
      walker.walk(at, starts, count, 1, masks);
    },
  };
}

const seed = 1738;
const figures = 'generated/bench.json';

function line({ work, revision, peer, ours, theirs, unit, ratio, target }: Row): string {
  const verdict =
    target === undefined ? '' : isOver(ratio, target) ? 'ABOVE' : ratio.median > target ? 'noise' : 'ok';
  return [
    work.padEnd(20),
    revision.padEnd(13),
    peer.padEnd(18),
    figure(ours).padStart(9),
    figure(theirs).padStart(9),
    unit,
    ratio.median.toFixed(3).padStart(8),
    `±${ratio.noise.toFixed(3)}`.padStart(8),
    (target === undefined ? '' : `≤ ${target.toFixed(2)}`).padStart(7),
    verdict,
  ].join(' ');
}

function figure(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(0);
}

function isOver(ratio: Row['ratio'], target: number): boolean {
  // A ratio that could not be measured, NaN, counts as exceeding its target.
  return !(ratio.median - ratio.noise <= target);
}

/** Adds the stored rows of other works, in their order. Figures of another machine are dropped. */
function withStoredRows(machine: string, rows: readonly Row[]): readonly Row[] {
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
    'work                 revision      against                 ours    theirs      ratio    noise  target\n',
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
    const rows = withStoredRows(machine, all);
    writeFileSync(figures, `${JSON.stringify({ machine, rows }, null, 2)}\n`);
    writeTables(machine, rows);
  }
  process.stderr.write(`(${String(usedUp() & 1)})\n`);
  const failed = all.filter(({ ratio, target }) => target !== undefined && isOver(ratio, target));
  return values.check && failed.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
