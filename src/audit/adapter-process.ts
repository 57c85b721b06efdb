/** A running adapter: its input and output lines, and its end. Memory is independent of its output. */
import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import process from 'node:process';

/** The command of an adapter: a program and its arguments, or a line for the shell. */
export type Command = string | readonly [program: string, ...args: string[]];

/**
 * Length limit of a line in code units, plus a multiple of the longest line written to the adapter; an adapter that
 * exceeds it is stopped.
 */
const [longestLine, timesLonger] = [16 * 1024, 16];
/** Limit on waiting lines; at the limit, reading pauses. */
const maxWaitingLines = 1024;
/** Code units kept from the end of standard error. */
const lastWords = 2000;
/** The end of an adapter that is stopped here. */
const stopped = 'was stopped';

export class AdapterProcess {
  private readonly child: ChildProcess;
  private lines: string[] = [];
  /** Number of lines taken so far. */
  private taken = 0;
  private piece = '';
  private longest = longestLine;
  private errors = '';
  /** The reason why there will be no more lines. */
  private endedBy: string | undefined;
  private wake = (): void => undefined;

  constructor(command: Command) {
    // A process group of its own, so that children of a shell end with it.
    const options = { detached: hasGroups, stdio: 'pipe' } as const;
    this.child =
      typeof command === 'string'
        ? spawn(command, { ...options, shell: true })
        : spawn(command[0], command.slice(1), options);
    running.add(this.child);
    const { stdin, stdout, stderr } = this.child;
    // Its end shows that it no longer reads.
    stdin?.on('error', () => undefined);
    stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      this.read(chunk);
    });
    stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      this.errors = (this.errors + chunk).slice(-lastWords);
    });
    this.child.on('error', (error) => {
      this.end(`cannot be started: ${error.message}`);
    });
    this.child.on('close', (code, signal) => {
      const how = signal === null ? `ended with exit code ${code ?? 0}` : `was ended by ${signal}`;
      this.end(this.errors.trim() === '' ? how : `${how}: ${this.errors.trim()}`);
    });
  }

  /** The reason of its end; undefined while it runs. Lines written earlier may still be taken. */
  get ended(): string | undefined {
    return this.endedBy;
  }

  /** True if it was stopped here and did not end by itself. */
  get wasStopped(): boolean {
    return this.endedBy === stopped;
  }

  /** Number of lines waiting to be taken. */
  get waiting(): number {
    return this.lines.length - this.taken;
  }

  write(lines: readonly string[]): void {
    for (const { length } of lines) this.longest = Math.max(this.longest, longestLine + timesLonger * length);
    if (this.endedBy === undefined) this.child.stdin?.write(lines.join(''));
  }

  /** Returns the next line, if available. */
  take(): string | undefined {
    const line = this.lines[this.taken];
    if (line === undefined) return undefined;
    this.taken++;
    if (this.taken === this.lines.length) {
      this.lines = [];
      this.taken = 0;
      this.child.stdout?.resume();
    }
    return line;
  }

  /** Waits until there is a line or an end. @returns false if `milliseconds` elapsed first */
  async wait(milliseconds: number): Promise<boolean> {
    const isDone = (): boolean => this.waiting > 0 || this.endedBy !== undefined;
    if (isDone()) return true;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    return isDone();
  }

  /** Ends its input and, if it does not exit within `milliseconds`, the process. */
  async close(milliseconds: number): Promise<void> {
    this.child.stdin?.end();
    this.child.stdout?.resume();
    if (this.endedBy === undefined) {
      const { child } = this;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        child.once('close', () => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    this.kill();
  }

  kill(): void {
    this.end(stopped);
    killGroup(this.child);
    for (const stream of [this.child.stdin, this.child.stdout, this.child.stderr]) stream?.destroy();
  }

  private read(chunk: string): void {
    const [first = '', ...others] = chunk.split('\n');
    const pieces = [this.piece + first, ...others];
    this.piece = pieces.pop() ?? '';
    if (pieces.some(this.isTooLong) || this.isTooLong(this.piece)) {
      this.end(`wrote a line of more than ${this.longest} characters`);
      this.kill();
      return;
    }
    if (pieces.length === 0) return;
    for (const line of pieces) this.lines.push(line);
    if (this.waiting > maxWaitingLines) this.child.stdout?.pause();
    this.wake();
  }

  private readonly isTooLong = ({ length }: string): boolean => length > this.longest;

  private end(why: string): void {
    running.delete(this.child);
    this.endedBy ??= why;
    this.wake();
  }
}

const hasGroups = process.platform !== 'win32';

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(hasGroups ? -pid : pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** Shell script that kills the process groups in the last line it read. */
const source =
  'while read -r line; do groups=$line; done; for group in $groups; do kill -s KILL -- "-$group"; done';

/**
 * A shell that waits for this program and kills process groups when it ends, for whatever reason. Signal listeners
 * would run only when the event loop is idle, and would prevent termination during computations.
 */
class Guard {
  private shell: ChildProcess | undefined;

  /** @param groups those to be ended with this program, from this call until the next */
  watch(groups: readonly number[]): void {
    this.shell ??= this.start();
    this.shell.stdin?.write(`${groups.join(' ')}\n`);
  }

  private start(): ChildProcess {
    // A process group of its own: signals of the terminal to this program are not for it.
    const shell = spawn('/bin/sh', ['-c', source], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
    const { stdin } = shell;
    stdin.on('error', () => undefined);
    shell.on('error', () => undefined).on('exit', () => (this.shell = undefined));
    // It does not keep this program running.
    shell.unref();
    if (stdin instanceof Socket) stdin.unref();
    return shell;
  }
}

/** Running adapters, which are ended with this program. */
const running = new (class {
  private readonly children = new Set<ChildProcess>();
  private readonly guard = new Guard();

  add(child: ChildProcess): void {
    if (this.children.size === 0) process.on('exit', this.killAll);
    this.children.add(child);
    this.watch();
  }

  delete(child: ChildProcess): void {
    if (!this.children.delete(child)) return;
    if (this.children.size === 0) process.off('exit', this.killAll);
    this.watch();
  }

  private watch(): void {
    if (hasGroups) this.guard.watch([...this.children].flatMap(({ pid }) => pid ?? []));
  }

  private readonly killAll = (): void => {
    this.children.forEach(killGroup);
  };
})();
