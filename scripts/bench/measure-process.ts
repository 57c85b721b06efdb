/** Times whole processes side by side, in rounds like measure.ts, by the clock, by their processor time and by their memory. */
import { spawnSync } from 'node:child_process';
import type { Medians } from './measure.js';

export interface Command {
  readonly name: string;
  /** Program and arguments. */
  readonly argv: readonly string[];
  /** The file that its output goes to; /dev/null by default, at which grep notices and stops at the first match. */
  readonly output?: string;
}

/** What was measured of one command, in each round. */
export interface ProcessTimes {
  /** Nanoseconds by the clock. */
  readonly wall: Medians;
  /** Nanoseconds of processors, in all threads. */
  readonly processor: Medians;
}

/** Bash prints the times of the command that it ran. */
const script = 'TIMEFORMAT="%R %U %S"; time "$@" > "$0" 2> /dev/null';

/** The times of each command by its name. The first round is not counted. */
export function measureProcesses(
  commands: readonly Command[],
  rounds: number,
): ReadonlyMap<string, ProcessTimes> {
  const measured = new Map(
    commands.map(({ name }) => [name, { wall: [] as number[], processor: [] as number[] }]),
  );
  for (let round = 0; round <= rounds; round++) {
    for (const { name, argv, output = '/dev/null' } of commands) {
      const { stderr, status } = spawnSync('bash', ['-c', script, output, ...argv], { encoding: 'utf8' });
      // What is checked is rejected in part; above 1 is misuse, or a crash.
      if (status === null || status > 1) throw new Error(`${argv.join(' ')} ended with ${String(status)}`);
      const [wall = NaN, user = NaN, system = NaN] = stderr.trim().split(' ').map(Number);
      if (round === 0) continue;
      measured.get(name)?.wall.push(wall * 1e9);
      measured.get(name)?.processor.push((user + system) * 1e9);
    }
  }
  return measured;
}

const tellMemory =
  "import { writeSync } from 'node:fs';" +
  "process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)));";

/**
 * The most memory that a program of Node has taken, in kB, in each round. A shell starts it: a process
 * inherits the peak of the one that starts it, and this one has used more.
 */
export function measureMemory(args: readonly string[], rounds: number): Medians {
  const tell = ['--import', `data:text/javascript,${encodeURIComponent(tellMemory)}`];
  return Array.from({ length: rounds }, () => {
    const { output } = spawnSync('bash', ['-c', '"$@"; exit', 'bash', process.execPath, ...tell, ...args], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    return Number(output[3]);
  });
}
