/** The progress of a check as a status line: lines, rate, the share of derivable ones, the time left. */

import { grouped } from '../../study/formatting/format-text.js';
import type { Terminal } from '../output/terminal.js';
import type { Tally } from './checker.js';

/** Delay in milliseconds before the first line, and between two lines. */
const startDelay = 500;
const interval = 100;

const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 });

export class Progress {
  private lines = 0;
  private derivable = 0;
  private bytes = 0;
  private readonly startedAt: number;
  private shownAt: number;

  /**
   * @param size total bytes, if known
   * @param now a clock, in milliseconds
   */
  constructor(
    private readonly terminal: Pick<Terminal, 'status'>,
    private readonly size: number | undefined,
    private readonly now = (): number => performance.now(),
  ) {
    this.startedAt = now();
    this.shownAt = this.startedAt + startDelay - interval;
  }

  /** Counts checked lines, and shows a line from time to time. */
  add({ lines, derivable, bytes }: Tally): void {
    this.lines += lines;
    this.derivable += derivable;
    this.bytes += bytes;
    const now = this.now();
    if (now - this.shownAt < interval) return;
    this.shownAt = now;
    this.terminal.status(this.line(now - this.startedAt));
  }

  /** Formats the status. @param elapsed milliseconds */
  private line(elapsed: number): string {
    const { lines, derivable, bytes, size } = this;
    const parts = [
      `${grouped(lines)} lines`,
      `${short.format((lines / elapsed) * 1000)}/s`,
      `${Math.floor((100 * derivable) / Math.max(1, lines))}% derivable`,
    ];
    if (size !== undefined && bytes > 0) {
      parts.push(`${duration((Math.max(0, size - bytes) / bytes) * elapsed)} left`);
    }
    return parts.join(', ');
  }
}

/** Formats a duration: `5 s`, `2 min 5 s`, `1 h 2 min`. */
function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes} min ${seconds % 60} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
