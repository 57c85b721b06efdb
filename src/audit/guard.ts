/**
 * A shell that waits for this program, and ends groups of processes when it ends, however that is. Listeners to signals
 * would run only when the program has nothing else to do, and would keep it from being ended while it computes.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';

/** The last line that it reads has the groups. */
const source =
  'while read -r line; do groups=$line; done; for group in $groups; do kill -s KILL -- "-$group"; done';

export class Guard {
  private shell: ChildProcess | undefined;

  /** @param groups those to be ended with this program, from this call until the next */
  watch(groups: readonly number[]): void {
    this.shell ??= this.start();
    this.shell.stdin?.write(`${groups.join(' ')}\n`);
  }

  private start(): ChildProcess {
    // A group of its own: what a terminal sends to this program is not for it.
    const shell = spawn('/bin/sh', ['-c', source], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
    const { stdin } = shell;
    stdin.on('error', () => undefined);
    shell.on('error', () => undefined).on('exit', () => (this.shell = undefined));
    // It does not keep this program from its end.
    shell.unref();
    if (stdin instanceof Socket) stdin.unref();
    return shell;
  }
}
