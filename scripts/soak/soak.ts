/**
 * Runs searches in rounds until the time is used; a round is the same for the same seed. After each round a file stores
 * the next seed and the findings, so that a killed run loses only one round and the next run continues.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { knownName } from '../../src/core/base/unknown-name.js';

export interface Search {
  readonly name: string;
  readonly purpose: string;
  /** Number of rounds that cover everything; absent if there is no end. */
  readonly all?: number;
  /** True if it runs only on request by `--only`: its rounds take minutes. */
  readonly onRequest?: true;
  /** Runs one round, of half a minute at most. @param seed a whole number from 1 */
  readonly run: (seed: number) => Round | Promise<Round>;
}

export interface Round {
  readonly cases: number;
  /** Problems found, in words; the lines after the first are details. */
  readonly findings: readonly string[];
}

/** Returns the item of a seed, and the number of completed passes over all items. */
export function itemOfSeed<Item>(items: readonly Item[], seed: number): readonly [item: Item, lap: number] {
  const item = items[(seed - 1) % items.length];
  if (item === undefined) throw new RangeError('nothing to search in');
  return [item, Math.floor((seed - 1) / items.length)];
}

/** The searches of a run, and its files, clock and output. */
export interface Environment {
  readonly searches: readonly Search[];
  readonly commit: Commit;
  /** The file with the records between runs. */
  readonly recordsFile: string;
  /** The file that `--stamp` writes. */
  readonly stampFile: string;
  /** Returns milliseconds since an arbitrary moment. */
  readonly now: () => number;
  /** Prints a line of figures. */
  readonly print: (line: string) => void;
  /** Prints a line of progress. */
  readonly log: (line: string) => void;
}

interface Commit {
  readonly hash: string;
  /** True if the tree is as committed. */
  readonly clean: boolean;
}

/** Seeds, time and findings of one search on one commit. */
interface SoakRecord extends Commit {
  /** The first seed. */
  readonly from: number;
  /** The next seed. */
  readonly next: number;
  readonly milliseconds: number;
  readonly cases: number;
  readonly findings: readonly Finding[];
}

interface Finding {
  readonly seed: number;
  readonly problem: string;
}

type Records = Readonly<Record<string, SoakRecord>>;

const options = {
  minutes: { type: 'string', default: '5' },
  seed: { type: 'string' },
  only: { type: 'string' },
  once: { type: 'boolean', default: false },
  stamp: { type: 'boolean', default: false },
} as const;

/** Milliseconds between lines of progress. */
const pause = 5000;

/** Runs the requested searches. Returns the exit code: 1 with findings. @throws for misuse */
export async function soak(args: readonly string[], environment: Environment): Promise<0 | 1> {
  const { searches, commit, recordsFile, stampFile, now, print, log } = environment;
  const { minutes, seed, only, once, stamp } = parseArgs({ args: [...args], options }).values;
  if (once && stamp) throw new RangeError('--once records nothing that --stamp could write');
  const names = searches.map(({ name }) => name);
  const asked = only?.split(',').map((name) => knownName('search', name, names));
  const limit = positive('minutes', minutes) * 60_000;
  const first = seed === undefined ? undefined : positive('seed', seed);
  if (first !== undefined && !Number.isInteger(first)) throw new RangeError('--seed takes a whole number');

  let records = readRecords(recordsFile);
  const runs = searches
    .filter(({ name, onRequest = false }) => asked?.includes(name) ?? !onRequest)
    .map((search) => new Run(search, continuedRecord(records[search.name], commit, first)));
  const start = now();
  let loggedAt = -Infinity;
  while (now() - start < limit) {
    // Each search has an equal share of the time; one without further rounds leaves its share to the others.
    const run = minBy(
      runs.filter((one) => one.goesOn && !(once && one.rounds > 0)),
      (one) => one.milliseconds,
    );
    if (run === undefined) break;
    const { name } = run.search;
    if (now() - loggedAt >= pause) {
      loggedAt = now();
      log(`${inMinutes(loggedAt - start)} min: ${name}, seed ${run.record.next}`);
    }
    const found = await run.round(now);
    for (const { problem, seed } of found) {
      print(`${name}, seed ${seed}: ${problem.replaceAll('\n', '\n  ')}`);
      print(`  npm run soak -- --only ${name} --seed ${seed} --once`);
    }
    records = { ...records, [name]: run.record };
    if (!once) writeWhole(recordsFile, JSON.stringify(records));
  }
  for (const run of runs) print(run.figures());
  const [cases, findings] = [total(runs.map((run) => run.cases)), total(runs.map((run) => run.findings))];
  if (stamp) writeWhole(stampFile, stampOf(searches, records));
  print(`${runs.length} searches, ${cases} cases, ${findings} findings`);
  return findings === 0 ? 0 : 1;
}

/** A search in this run. */
class Run {
  rounds = 0;
  milliseconds = 0;
  cases = 0;
  findings = 0;
  private readonly from: number;
  private isBroken = false;

  constructor(
    readonly search: Search,
    public record: SoakRecord,
  ) {
    this.from = record.next;
  }

  /** True if there are rounds that this record does not cover. */
  get goesOn(): boolean {
    const { from, next } = this.record;
    return !this.isBroken && next - from < (this.search.all ?? Infinity);
  }

  /** Runs the round of the next seed. An error of the search itself is a finding, and its last. */
  async round(now: () => number): Promise<readonly Finding[]> {
    const { next: seed } = this.record;
    const start = now();
    let round;
    try {
      round = await this.search.run(seed);
    } catch (error) {
      this.isBroken = true;
      round = {
        cases: 0,
        findings: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
      };
    }
    const taken = now() - start;
    const findings = round.findings.map((problem) => ({ seed, problem }));
    this.rounds += 1;
    this.milliseconds += taken;
    this.cases += round.cases;
    this.findings += findings.length;
    this.record = {
      ...this.record,
      next: seed + 1,
      milliseconds: this.record.milliseconds + taken,
      cases: this.record.cases + round.cases,
      findings: [...this.record.findings, ...findings],
    };
    return findings;
  }

  figures(): string {
    const seeds = this.rounds === 0 ? 'no seed' : `seeds ${this.from}-${this.record.next - 1}`;
    const cells = [this.search.name.padEnd(14), seeds.padEnd(20), `${this.cases} cases`.padStart(16)];
    return `${cells.join(' ')}, ${this.findings} findings, ${inMinutes(this.milliseconds)} min`;
  }
}

/** Returns the record to continue: a new one for another commit, or if the seed is given. */
function continuedRecord(
  record: SoakRecord | undefined,
  { hash, clean }: Commit,
  seed: number | undefined,
): SoakRecord {
  if (record?.hash === hash && record.clean === clean && seed === undefined) return record;
  const from = seed ?? record?.next ?? 1;
  return { hash, clean, from, next: from, milliseconds: 0, cases: 0, findings: [] };
}

/** Formats the records as a page, with the searches in their order. */
function stampOf(searches: readonly Search[], records: Records): string {
  const rows = searches.flatMap(({ name, purpose, all = Infinity }) => {
    const record = records[name];
    if (record === undefined) return [];
    const { hash, clean, from, next, milliseconds, cases, findings } = record;
    const seeds = `${from}-${next - 1}${next - from >= all ? ', all' : ''}`;
    const commit = `${hash.slice(0, 12)}${clean ? '' : ', changed'}`;
    return [[name, purpose, commit, inMinutes(milliseconds), seeds, cases, findings.length]];
  });
  const findings = searches.flatMap(({ name }) =>
    (records[name]?.findings ?? []).map(
      ({ seed, problem }) => `- ${name}, seed ${seed}: ${problem.split('\n')[0] ?? ''}`,
    ),
  );
  return [
    '# Soak\n',
    'Written by `npm run soak -- --stamp`.\n',
    ...[
      ['search', 'purpose', 'commit', 'minutes', 'seeds', 'cases', 'findings'],
      Array(7).fill('---'),
      ...rows,
    ].map((cells) => `| ${cells.join(' | ')} |`),
    ...(findings.length === 0 ? [] : ['', ...findings]),
    '',
  ].join('\n');
}

function readRecords(file: string): Records {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Records) : {};
}

/** Writes a file atomically. */
function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function minBy<Item>(items: readonly Item[], measure: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>(
    (best, item) => (best === undefined || measure(item) < measure(best) ? item : best),
    undefined,
  );
}

function total(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0);
}

function inMinutes(milliseconds: number): string {
  return (milliseconds / 60_000).toFixed(1);
}

function positive(option: string, text: string): number {
  if (!/^\d{1,9}(?:\.\d+)?$/.test(text) || Number(text) === 0)
    throw new RangeError(`--${option} takes a number above 0, not "${text}"`);
  return Number(text);
}
