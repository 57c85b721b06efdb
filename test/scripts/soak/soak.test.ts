/** Runs of `npm run soak` divide their time, continue a killed run, and print findings with commands that work. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fuzz } from '../../../scripts/soak/fuzz/searches.js';
import { Routes } from '../../../scripts/soak/fuzz/routes.js';
import { type Environment, type Round, type Search, soak } from '../../../scripts/soak/soak.js';
import { loadTaggedDfa } from '../../../scripts/load/tagged-dfa.js';

const folder = mkdtempSync(join(tmpdir(), 'soak-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const stampFile = join(folder, 'soak.md');
const recordsFile = join(folder, 'cache', 'soak.json');
beforeEach(() => {
  rmSync(join(folder, 'cache'), { recursive: true, force: true });
});

let clock = 0;
let ran: string[];
let printed: string[];
beforeEach(() => {
  [ran, printed] = [[], []];
});

/** Returns a search whose rounds take a number of seconds of the clock. */
function timed(name: string, seconds: number, more: Partial<Search> = {}): Search {
  return {
    name,
    purpose: `purpose of ${name}`,
    ...more,
    run(seed) {
      clock += seconds * 1000;
      ran.push(`${name} ${seed}`);
      return more.run?.(seed) ?? { cases: 10, findings: [] };
    },
  };
}

const searches = [timed('slow', 10), timed('quick', 2), timed('short', 1, { all: 3 })];

const run = (args: string, more: Partial<Environment> = {}): Promise<number> =>
  soak(args.split(' '), {
    searches,
    commit: { hash: '0123456789abcdef', clean: true },
    recordsFile,
    stampFile,
    now: () => clock,
    print: (line) => printed.push(line),
    log: () => undefined,
    ...more,
  });

/** Returns the seeds of a search's rounds. */
const seedsOf = (name: string): readonly number[] =>
  ran.filter((one) => one.startsWith(`${name} `)).map((one) => Number(one.split(' ')[1]));

const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i + 1);

const planted = (seed: number): Round => ({ cases: 1, findings: seed === 3 ? ['planted\ndetails'] : [] });

test('each search has an equal share of the time, and leaves the rest when it has tried everything', async () => {
  const start = clock;
  expect(await run('--minutes 1')).toBe(0);
  expect(clock - start).toBeLessThanOrEqual(70_000);
  expect(seedsOf('short')).toEqual(upTo(3));
  expect(seedsOf('slow').length * 10).toBeCloseTo(seedsOf('quick').length * 2, -1);
  expect(printed.at(-1)).toBe(`3 searches, ${ran.length * 10} cases, 0 findings`);
  expect(printed[2]).toMatch(/^short +seeds 1-3 +30 cases, 0 findings, 0.1 min$/);
});

test('the next run continues with the next seeds, even after a killed round', async () => {
  const killed = (line: string): void => {
    throw new Error(line);
  };
  await run('--minutes 1 --only quick');
  // The finding of seed 31 is printed before the record is written.
  const stopped = [timed('quick', 2, { run: () => ({ cases: 1, findings: ['x'] }) })];
  await expect(run('--minutes 1', { searches: stopped, print: killed })).rejects.toThrow('quick, seed 31');
  ran = [];
  await run('--minutes 1 --only quick');
  expect(seedsOf('quick')).toEqual(upTo(30).map((seed) => seed + 30));
});

test('--seed begins there, --once tries that round alone and records nothing', async () => {
  await run('--minutes 0.1 --only quick --seed 7');
  await run('--only quick,slow --seed 50 --once');
  await run('--minutes 0.1 --only quick');
  expect(ran).toEqual(
    [7, 8, 9]
      .map((seed) => `quick ${seed}`)
      .concat('slow 50', 'quick 50', ...[10, 11, 12].map((seed) => `quick ${seed}`)),
  );
});

test('another commit has a record of its own, with the seeds that follow', async () => {
  await run('--minutes 0.1 --only quick');
  await run('--minutes 0.1 --only quick', { commit: { hash: 'fedcba9876543210', clean: false } });
  expect(JSON.parse(readFileSync(recordsFile, 'utf8'))).toEqual({
    quick: {
      hash: 'fedcba9876543210',
      clean: false,
      from: 4,
      next: 7,
      milliseconds: 6000,
      cases: 30,
      findings: [],
    },
  });
});

test('the stamp is written when asked for, with what all runs of the commit tried', async () => {
  const some = [timed('quick', 2, { run: planted }), timed('short', 1, { all: 3 }), timed('other', 1)];
  await run('--minutes 1 --only quick', { searches: some });
  expect(existsSync(stampFile)).toBe(false);
  await run('--minutes 1 --only quick,short --stamp', { searches: some });
  expect(readFileSync(stampFile, 'utf8').split('\n').slice(4)).toEqual([
    '| search | purpose | commit | minutes | seeds | cases | findings |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    '| quick | purpose of quick | 0123456789ab | 2.0 | 1-59 | 59 | 1 |',
    '| short | purpose of short | 0123456789ab | 0.1 | 1-3, all | 30 | 0 |',
    '',
    '- quick, seed 3: planted',
    '',
  ]);
});

test('a finding is printed with its seed and a command that finds it again', async () => {
  const faulty = { searches: [timed('sound', 5), timed('faulty', 5, { run: planted })] };
  expect(await run('--minutes 1', faulty)).toBe(1);
  expect(printed.slice(0, 2)).toEqual([
    'faulty, seed 3: planted\n  details',
    '  npm run soak -- --only faulty --seed 3 --once',
  ]);
  const command = /soak -- (.*)/.exec(printed[1] ?? '')?.[1] ?? '';
  ran = [];
  expect(await run(command, faulty)).toBe(1);
  expect(ran).toEqual(['faulty 3']);
  expect(printed.filter((line) => line.startsWith('faulty, seed 3'))).toHaveLength(2);
});

test('a search that throws counts as a finding and does not affect the others', async () => {
  const fails = (): never => {
    throw new Error('planted defect');
  };
  expect(
    await run('--minutes 1', { searches: [timed('broken', 1, { run: fails }), timed('sound', 5)] }),
  ).toBe(1);
  expect(printed[0]).toMatch(/^broken, seed 1: Error: planted defect\n/);
  expect(printed.at(-1)).toBe('2 searches, 120 cases, 1 findings');
});

test.each([
  ['--only quik', 'no search is called "quik"; did you mean "quick"? Available: slow, quick, short'],
  ['--minutes 0', '--minutes takes a number above 0, not "0"'],
  ['--seed x', '--seed takes a number above 0, not "x"'],
  ['--seed 1.5', '--seed takes a whole number'],
  ['--once --stamp', '--once records nothing that --stamp could write'],
  ['--strings 5', "Unknown option '--strings'"],
])('%s is misuse', async (args, message) => {
  await expect(run(args)).rejects.toThrow(message);
  expect(ran).toEqual([]);
});

test('fuzz finds a planted role fault, reproducibly for a seed', async () => {
  // The tagged DFA of another document.
  const search = fuzz(() => new Routes('rfc1738', loadTaggedDfa('url-1997')), 80);
  const { cases, findings } = await search.run(1);
  expect(cases).toBe(160);
  expect(findings[0]).toMatch(/^\S+ url ".*": \{"taggedDfa":/);
  expect((await search.run(1)).findings).toEqual(findings);
  expect((await search.run(2)).findings).not.toEqual(findings);
});
