/** Rows of the table that are measured on whole processes: the built command line against other programs. */

import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { revision, type RevisionId, revisions } from 'uri-revisions';
import { type PegExpression, type PegGrammar, pegIdentifier } from '../../src/grammar/peg/peg.js';
import { loadPeg } from '../load/peg.js';
import { type Corpus, linesOf } from './corpus.js';
import type { Medians } from './measure.js';
import { compared, type Row } from './row.js';
import { namedSets } from '../../generated/registry/ids.js';
import type { CodeUnitSet } from '../../src/core/base/code-units.js';
import { expressionLookup } from '../../src/grammar/bnf/errors.js';

const { execPath: node } = process;
const main = 'dist/esm/src/cli/main.js';
const loop = 'scripts/bench/fast-uri-loop.mjs';
const urlsplitLoop = 'scripts/bench/urlsplit-loop.py';
const rounds = 5;

/** Number of lines of the files. With the large one, the start of a process is negligible. */
const sizes = { tiny: 1e4, small: 1e5, medium: 1e6, large: 4e6 };
/** Number of merged summaries, and number of lines of each. */
const summaries = 10_000;
const summarizedLines = 100;
/**
 * Number of repetitions of the large file for two threads: each thread needs a fifth of a second to start and compile
 * its code.
 */
const largeOnes = 3;

export function* processRows(corpus: Corpus, wanted: string): Generator<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-bench-'));
  const file = (name: string, content: string): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const lines = (size: keyof typeof sizes): string => file(size, linesOf(corpus, sizes[size]));
  try {
    if ('start'.startsWith(wanted)) yield startRows();
    if ('check against a loop'.startsWith(wanted)) yield loopRows(lines('medium'));
    if ('check against grep'.startsWith(wanted)) yield grepRows(lines('large'), file);
    if ('census'.startsWith(wanted) || wanted.startsWith('census')) {
      yield censusRows(lines('large'), file);
    }
    if ('merge of summaries'.startsWith(wanted)) yield mergeRows(lines('tiny'), file);
    if ('migrate'.startsWith(wanted)) yield migrateRows(repeated(lines('large'), largeOnes), file);
    if ('check --json'.startsWith(wanted)) yield jsonRows(lines('medium'));
    if ('check --jobs 2'.startsWith(wanted)) yield jobsRows(repeated(lines('large'), largeOnes));
    if ('census --jobs 2'.startsWith(wanted)) {
      yield censusJobsRows(repeated(lines('large'), largeOnes), lines('medium'));
    }
    if ('check, memory'.startsWith(wanted)) yield memoryRows(lines('tiny'), lines('small'), lines('medium'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Repeats the content of a file in place, piece by piece: no string is long enough for all of it. */
function repeated(path: string, times: number): string {
  const content = readFileSync(path);
  for (let i = 1; i < times; i++) appendFileSync(path, content);
  return path;
}

/** Measures starting and parsing one string, in wall time. */
function startRows(): readonly Row[] {
  const nothing: Command = { name: 'node -e 0', argv: [node, '-e', '0'] };
  const parse = (id: RevisionId): Command => ({
    name: id,
    argv: [node, main, 'parse', 'http://www.w3.org/TheProject', '-r', id],
  });
  const times = measureProcesses([nothing, ...revisions.map(parse)], 4 * rounds);
  const perStart = comparison(times, 'wall', 1);
  return revisions.map((id) => perStart({ work: 'start', revision: id, target: 2 }, parse(id), nothing));
}

/** Measures counting lines, and writing a verdict on each, in processor time. */
function loopRows(path: string): readonly Row[] {
  const actions = [
    { action: 'count', options: ['--count'] },
    { action: 'write', options: [] },
  ];
  const theirs = (action: string): Command => ({
    name: `fast-uri, ${action}`,
    argv: [node, loop, path, action],
  });
  const ours = actions.flatMap(({ action, options }) =>
    revisions.map((id) => ({ action, id, command: check(id, [path, ...options]) })),
  );
  const times = measureProcesses(
    [...actions.map(({ action }) => theirs(action)), ...ours.map(({ command }) => command)],
    rounds,
  );
  const perLine = comparison(times, 'processor', sizes.medium);
  return ours.map(({ action, id, command }) =>
    perLine({ work: 'check against a loop', revision: id, target: 1 / 5 }, command, theirs(action)),
  );
}

/** Measures counting lines with the transcription as an expression of PCRE, in processor time. */
function grepRows(path: string, file: (name: string, content: string) => string): readonly Row[] {
  return revisions.flatMap((id) => {
    const expression = file(`${id}.pcre`, pegRegex(loadPeg(id), pegIdentifier(revision(id).start)));
    const theirs = {
      name: 'grep -cP',
      argv: ['env', 'LC_ALL=C', 'grep', '-a', '-c', '-P', '-x', '-f', expression, path],
      output: file('theirs', ''),
    };
    const ours = { ...check(id, [path, '--count']), output: file('ours', '') };
    const times = measureProcesses([ours, theirs], rounds);
    const [count = '', theirCount = ''] = [ours, theirs].map(({ output }) =>
      readFileSync(output, 'utf8').trim(),
    );
    if (count !== theirCount) throw new Error(`${id}: check counts ${count} lines, but grep ${theirCount}`);
    const perLine = comparison(times, 'processor', sizes.large);
    return [perLine({ work: 'check against grep', revision: id, target: 1 }, ours, theirs)];
  });
}

/**
 * Measures counting lines by the verdicts of all revisions, against single verdicts: a count of one revision, a strict
 * expression of PCRE. In processor time.
 */
function censusRows(path: string, file: (name: string, content: string) => string): readonly Row[] {
  const [id] = namedSets.today;
  const expression = execFileSync(node, [main, 'grammar', id, '--as', 'regex', '--dialect', 'pcre'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const output = { census: file('census.json', ''), grep: file('grep.txt', '') };
  const census: Command = { name: 'census', argv: [node, main, 'census', path], output: output.census };
  const rows: Command = { name: 'rows', argv: [node, main, 'census', path, '--out', 'tsv'] };
  const count: Command = { ...check(id, [path, '--count']), name: 'check --count' };
  const grep: Command = {
    name: 'grep -cP, strict',
    argv: ['env', 'LC_ALL=C', 'grep', '-a', '-c', '-P', '-x', '-f', file('strict.pcre', expression), path],
    output: output.grep,
  };
  const times = measureProcesses([census, rows, count, grep], rounds);
  const { derivable } = JSON.parse(readFileSync(output.census, 'utf8')) as {
    readonly derivable: Readonly<Record<string, number>>;
  };
  const theirs = readFileSync(output.grep, 'utf8').trim();
  if (String(derivable[id]) !== theirs) {
    throw new Error(`census counts ${String(derivable[id])} lines of ${id}, but grep ${theirs}`);
  }
  const perLine = comparison(times, 'processor', sizes.large);
  const row = (work: string, ours: Command, peer: Command, target: number): Row =>
    perLine({ work, revision: 'all', peer: peer.name, target }, ours, peer);
  return [
    row('census', census, count, 1),
    row('census', census, grep, 1),
    row('census --out tsv', rows, count, 1.6),
  ];
}

/** Measures merging many summaries, against reading and parsing the same files, in processor time for each. */
function mergeRows(path: string, file: (name: string, content: string) => string): readonly Row[] {
  const some = readFileSync(path, 'utf8').split('\n').slice(0, summarizedLines).join('\n');
  const summary = execFileSync(node, [main, 'census', '-'], { input: some, encoding: 'utf8' });
  const files = Array.from({ length: summaries }, (_, i) => file(`${i}.json`, summary));
  const output = file('merged.json', '');
  const merge: Command = { name: 'merge', argv: [node, main, 'census', 'merge', ...files], output };
  const read =
    'for (const file of process.argv.slice(1)) JSON.parse(require("fs").readFileSync(file, "utf8"))';
  const parse: Command = { name: 'JSON.parse', argv: [node, '-e', read, ...files] };
  const perSummary = comparison(measureProcesses([merge, parse], rounds), 'processor', summaries);
  const { lines } = JSON.parse(readFileSync(output, 'utf8')) as { readonly lines: number };
  if (lines !== summaries * summarizedLines) throw new Error(`merge counts ${lines} lines`);
  return [perSummary({ work: 'merge of summaries', revision: 'all', target: 3 }, merge, parse)];
}

/**
 * Measures counting lines by their changes between today's revision and the one before it, against a census of them, in
 * processor time. The time before the first line is excluded: for migrate it is the proof, which takes seconds.
 */
function migrateRows(path: string, file: (name: string, content: string) => string): readonly Row[] {
  const [id] = namedSets.today;
  const range = `${revisions[revisions.indexOf(id) - 1] ?? id}..${id}`;
  const none = file('none', '');
  const commands = ['migrate', 'census'].map((name) => {
    const argv = name === 'migrate' ? [node, main, name, range] : [node, main, name];
    return [path, none].map((lines): Command => ({ name: `${name} ${lines}`, argv: [...argv, lines] }));
  });
  const times = measureProcesses(commands.flat(), rounds);
  const [migrate = [], census = []] = commands.map(([whole, start]): Medians => {
    const [all = [], before = []] = [whole, start].map((one) => times.get(one?.name ?? '')?.processor);
    return all.map((time, round) => (time - (before[round] ?? NaN)) / (largeOnes * sizes.large));
  });
  return [compared({ work: 'migrate', revision: id, peer: 'census', target: 1 }, migrate, census)];
}

/** Returns the loop over the lines of a file in Python, if Python is available. */
function urlsplitOf(path: string): readonly Command[] {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return [{ name: 'urlsplit loop', argv: ['python3', urlsplitLoop, path] }];
  } catch {
    process.stderr.write('Python is not measured: there is none\n');
    return [];
  }
}

/**
 * Measures a verdict on each line as JSON, for half of them with an error, against counting them, in processor time.
 */
function jsonRows(path: string): readonly Row[] {
  return revisions.map((id) => {
    const count = check(id, [path, '--count']);
    const json = check(id, [path, '--json']);
    const perLine = comparison(measureProcesses([count, json], rounds), 'processor', sizes.medium);
    return perLine({ work: 'check --json', revision: id, peer: 'check --count', target: 8 }, json, count);
  });
}

/** Measures two threads against one, in wall time. */
function jobsRows(path: string): readonly Row[] {
  return revisions.map((id) => {
    const one = check(id, [path]);
    const two = check(id, [path, '--jobs', '2']);
    const times = measureProcesses([one, two], rounds);
    const perLine = comparison(times, 'wall', largeOnes * sizes.large);
    return perLine({ work: 'check --jobs 2', revision: id, peer: 'one job', target: 1 / 1.6 }, two, one);
  });
}

/**
 * Measures two threads against one, and both against a loop in Python, which has only one; in wall time: all revisions
 * at once.
 */
function censusJobsRows(path: string, shorter: string): readonly Row[] {
  const census = (name: string, ...args: readonly string[]): Command => ({
    name,
    argv: [node, main, 'census', path, ...args],
  });
  const one = census('one job');
  const two = census('two jobs', '--jobs', '2');
  const python = urlsplitOf(shorter);
  const times = measureProcesses([one, two, ...python], rounds);
  const perLine = (command: Command): Medians =>
    times
      .get(command.name)
      ?.wall.map((time) => time / (python.includes(command) ? sizes.medium : largeOnes * sizes.large)) ?? [];
  const row = (work: string, ours: Command, peer: Command, target: number): Row =>
    compared({ work, revision: 'all', peer: peer.name, target }, perLine(ours), perLine(peer));
  return [
    row('census --jobs 2', two, one, 1 / 1.6),
    ...python.map((peer) => row('census', one, peer, 1 / 25)),
    ...python.map((peer) => row('census --jobs 2', two, peer, 1 / 25)),
  ];
}

/**
 * Measures the peak memory with a long file against a short one; with two threads, the short one is long enough to keep
 * both busy.
 */
function memoryRows(tiny: string, small: string, long: string): readonly Row[] {
  const measured = [
    { options: [], short: tiny, name: '10^4 lines' },
    { options: ['--count'], short: tiny, name: '10^4 lines' },
    { options: ['--json'], short: tiny, name: '10^4 lines' },
    { options: ['--jobs', '2'], short: small, name: '10^5 lines' },
  ];
  return revisions.flatMap((id) =>
    measured.map(({ options, short, name }) => {
      const of = (path: string): readonly number[] =>
        measureMemory([main, 'check', '-r', id, path, ...options], rounds);
      const what = { work: 'check, memory', revision: id, unit: 'kB', target: 1.2 } as const;
      return compared({ ...what, peer: [name, ...options].join(' ') }, of(long), of(short));
    }),
  );
}

function check(id: RevisionId, args: readonly string[]): Command {
  return { name: `check ${id} ${args.join(' ')}`, argv: [node, main, 'check', '-r', id, ...args] };
}

/** Returns rows that compare one time of two commands, per start or per line. The peer has the command's name. */
function comparison(
  times: ReadonlyMap<string, ProcessTimes>,
  kind: keyof ProcessTimes,
  count: number,
): (what: Partial<Row> & Pick<Row, 'work' | 'revision' | 'target'>, ours: Command, theirs: Command) => Row {
  const of = ({ name }: Command): Medians => times.get(name)?.[kind].map((value) => value / count) ?? [];
  return (what, ours, theirs) => compared({ peer: theirs.name, ...what }, of(ours), of(theirs));
}

interface Command {
  readonly name: string;
  /** Program and arguments. */
  readonly argv: readonly string[];
  /** The file of its output; by default /dev/null, which grep recognizes, stopping at the first match. */
  readonly output?: string;
}

/** The measurements of one command, in each round. */
interface ProcessTimes {
  /** Nanoseconds of wall time. */
  readonly wall: Medians;
  /** Nanoseconds of processor time, in all threads. */
  readonly processor: Medians;
}

/** Bash prints the times of the command that it ran. */
const script = 'TIMEFORMAT="%R %U %S"; time "$@" > "$0" 2> /dev/null';

/** Returns the times of each command by its name. The first round is not counted. */
function measureProcesses(commands: readonly Command[], rounds: number): ReadonlyMap<string, ProcessTimes> {
  const measured = new Map(
    commands.map(({ name }) => [name, { wall: [] as number[], processor: [] as number[] }]),
  );
  for (let round = 0; round <= rounds; round++) {
    for (const { name, argv, output = '/dev/null' } of commands) {
      const { stderr, status } = spawnSync('bash', ['-c', script, output, ...argv], { encoding: 'utf8' });
      // Some lines are rejected; a code above 1 is misuse, or a crash.
      if (status === null || status > 1) throw new Error(`${argv.join(' ')} ended with ${String(status)}`);
      const [wall = NaN, user = NaN, system = NaN] = stderr.trim().split(' ').map(Number);
      if (round === 0) continue;
      measured.get(name)?.wall.push(wall * 1e9);
      measured.get(name)?.processor.push((user + system) * 1e9);
    }
  }
  return measured;
}

const memoryReporter =
  "import { writeSync } from 'node:fs';" +
  "process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)));";

/**
 * Returns the peak memory of a Node program, in kB, in each round. A shell starts it: a process inherits the peak of
 * its parent, and this process has used more.
 */
function measureMemory(args: readonly string[], rounds: number): Medians {
  const tell = ['--import', `data:text/javascript,${encodeURIComponent(memoryReporter)}`];
  return Array.from({ length: rounds }, () => {
    const { output } = spawnSync('bash', ['-c', '"$@"; exit', 'bash', process.execPath, ...tell, ...args], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    return Number(output[3]);
  });
}

/** The byte range: a byte is one character in the C locale. */
const lastByte = 0xff;

/** Returns the expression that matches the same as a rule. Transcriptions have no recursion. */
function pegRegex(peg: PegGrammar, start: string): string {
  const rule = expressionLookup(peg.rules);
  /** Returns the characters of an expression that matches exactly one of them. */
  const setOf = (e: PegExpression): CodeUnitSet | undefined => {
    switch (e.type) {
      case 'class':
        return e.set;
      case 'reference':
        return setOf(rule(e.name));
      case 'choice': {
        const sets = e.alternatives.map(setOf);
        return sets.every((set) => set !== undefined) ? sets.flat() : undefined;
      }
      default:
        return undefined;
    }
  };
  const write = (e: PegExpression): string => {
    const set = setOf(e);
    if (set !== undefined) return written(set);
    switch (e.type) {
      case 'class':
        return written(e.set);
      case 'reference':
        return write(rule(e.name));
      case 'sequence':
        return e.items.map(write).join('');
      case 'choice':
        return `(?>${e.alternatives.map(write).join('|')})`;
      case 'lookahead':
        return `(?${e.negated ? '!' : '='}${write(e.body)})`;
      case 'repetition':
        return `${setOf(e.body) ? write(e.body) : `(?:${write(e.body)})`}{${e.min},${e.max ?? ''}}+`;
    }
  };
  return write(rule(start));
}

function written(set: CodeUnitSet): string {
  const ranges = set.filter(([from]) => from <= lastByte).map(([from, to]) => `${hex(from)}-${hex(to)}`);
  return `[${ranges.join('')}]`;
}

function hex(code: number): string {
  return `\\x${Math.min(code, lastByte).toString(16).padStart(2, '0')}`;
}
