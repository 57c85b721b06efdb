/**
 * Plants one fault after another in a copy of the tree and runs the suites that load the file, shortest first, until
 * one fails. A fault that no suite finds survives.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isOfPage, type Mutant, mutated } from './mutate.js';

/** The command whose suites find a fault. */
export type Command = 'test' | 'test:all';

/** The end of a fault: the suite that failed first, or whatever else stopped the run. */
export interface Kill {
  readonly command: Command;
  readonly by: string;
}

/** Seconds by suite. */
export type Durations = Readonly<Record<string, number>>;

/** Folders left out of the copy: they are built there or linked. */
const excludedFolders = ['.git', 'node_modules', 'coverage'];
/** Bounds in cumulative seconds that split the suites into runs of Jest, so that a hang is stopped early. */
const shares = [10, 60, Infinity];

/** A copy of the tree in which faults are planted. */
export class Plot {
  private readonly folder: string;

  constructor(
    root: string,
    private readonly durations: Durations,
  ) {
    this.folder = mkdtempSync(join(tmpdir(), 'mutants-'));
    cpSync(root, this.folder, {
      recursive: true,
      filter: (path) => !excludedFolders.includes(basename(path)),
    });
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
    writeFileSync(join(this.folder, '.durations.json'), JSON.stringify(durations));
  }

  /** The file with the name of the suite that failed first. */
  private get failure(): string {
    return join(this.folder, '.failure');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  /** Runs suites on the tree with a fault in it. @returns undefined if the fault survives */
  async killOf(
    mutant: Mutant,
    suites: readonly (readonly [Command, readonly string[]])[],
  ): Promise<Kill | undefined> {
    const path = join(this.folder, mutant.file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, mutated(text, mutant));
    try {
      if (isOfPage(mutant.file)) {
        const page = ['build', '--config', 'src/web/vite.config.ts', '--logLevel', 'error'];
        const built = await this.run(['node_modules/.bin/vite', ...page], 'test', 120);
        if (built !== undefined) return { command: 'test', by: 'the build' };
      }
      for (const [command, those] of suites) {
        for (const share of this.inShares(those)) {
          const by = await this.jest(share, command);
          if (by !== undefined) return { command, by };
        }
      }
      return undefined;
    } finally {
      writeFileSync(path, text);
    }
  }

  private inShares(suites: readonly string[]): readonly (readonly string[])[] {
    const sorted = [...suites].sort((a, b) => this.secondsOf(a) - this.secondsOf(b));
    const found: string[][] = shares.map(() => []);
    let seconds = 0;
    for (const suite of sorted) {
      seconds += this.secondsOf(suite);
      found[shares.findIndex((limit) => seconds <= limit)]?.push(suite);
    }
    return found.filter((share) => share.length > 0);
  }

  private secondsOf(suite: string): number {
    return this.durations[suite] ?? 1;
  }

  private async jest(suites: readonly string[], command: Command): Promise<string | undefined> {
    const expected = suites.reduce((sum, suite) => sum + this.secondsOf(suite), 0);
    rmSync(this.failure, { force: true });
    const parts = [
      '--testSequencer=./scripts/soak/mutants/shortest-first.cjs',
      '--reporters=./scripts/soak/mutants/first-failure.cjs',
    ];
    const outcome = await this.run(
      ['node_modules/.bin/jest', '--bail', '--silent', '-i', ...parts, '--runTestsByPath', ...suites],
      command,
      120 + 5 * expected,
    );
    if (outcome !== 'failed') return outcome;
    if (!existsSync(this.failure)) return 'the test runner';
    return readFileSync(this.failure, 'utf8').slice(this.folder.length + 1);
  }

  /** Runs a command. @returns undefined if it succeeded */
  private run(
    [program = '', ...args]: readonly string[],
    command: Command,
    seconds: number,
  ): Promise<'failed' | 'the clock' | undefined> {
    const child = spawn(join(this.folder, program), args, {
      cwd: this.folder,
      env: {
        ...process.env,
        SUITE_DURATIONS: join(this.folder, '.durations.json'),
        FIRST_FAILURE: this.failure,
        NODE_OPTIONS: '--max-old-space-size=3000',
        TEST_DEPTH: command === 'test' ? 'share' : 'whole',
      },
      stdio: 'ignore',
      detached: true,
    });
    return new Promise((resolve) => {
      let late = false;
      const alarm = setTimeout(() => {
        late = true;
        // Kills the group, since processes started by suites would otherwise continue.
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      }, seconds * 1000);
      child.on('close', (code) => {
        clearTimeout(alarm);
        resolve(late ? 'the clock' : code === 0 ? undefined : 'failed');
      });
    });
  }
}
