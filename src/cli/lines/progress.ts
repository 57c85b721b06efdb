/** The progress of a check as a status line: lines, rate, the share of derivable ones, the time left. */

import { grouped } from '../../study/formatting/format-text.js';
import { rate, StatusLine, timeLeft } from '../output/progress.js';
import type { Terminal } from '../output/terminal.js';
import type { Tally } from './checker.js';

export class CheckProgress {
  private lines = 0;
  private derivable = 0;
  private bytes = 0;
  private readonly line: StatusLine;

  /**
   * @param size total bytes, if known
   * @param now a clock, in milliseconds
   */
  constructor(
    terminal: Pick<Terminal, 'status'>,
    private readonly size: number | undefined,
    now?: () => number,
  ) {
    this.line = new StatusLine(terminal, now);
  }

  /** Counts checked lines, and shows a line from time to time. */
  add({ lines, derivable, bytes }: Tally): void {
    this.lines += lines;
    this.derivable += derivable;
    this.bytes += bytes;
    this.line.show((elapsed) => this.inWords(elapsed));
  }

  private inWords(elapsed: number): string {
    const { lines, derivable, bytes, size } = this;
    const share = `${Math.floor((100 * derivable) / Math.max(1, lines))}% derivable`;
    const parts = [`${grouped(lines)} lines`, rate(lines, elapsed), share];
    if (size !== undefined && bytes > 0) parts.push(timeLeft(bytes, size, elapsed));
    return parts.join(', ');
  }
}
