/** Progress of work as a status line on a terminal: the number done, the rate or the total, and the time left. */

import { grouped } from '../../study/formatting/format-text.js';
import type { Terminal } from './terminal.js';

/** Delay in milliseconds before the first line, and between two lines. */
const startDelay = 500;
const interval = 100;

const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 });

/** A status line that is shown from time to time. */
export class StatusLine {
  private readonly startedAt: number;
  private shownAt: number;

  /** @param now a clock, in milliseconds */
  constructor(
    private readonly terminal: Pick<Terminal, 'status'>,
    private readonly now = (): number => performance.now(),
  ) {
    this.startedAt = now();
    this.shownAt = this.startedAt + startDelay - interval;
  }

  /** Shows a line, if it is time for one. @param line formats it; `elapsed` is in milliseconds */
  show(line: (elapsed: number) => string): void {
    const now = this.now();
    if (now - this.shownAt < interval) return;
    this.shownAt = now;
    this.terminal.status(line(now - this.startedAt));
  }
}

/** Counts what is done, and shows it. */
export class Progress {
  private done = 0;
  private readonly line: StatusLine;

  /**
   * @param unit of what is counted, in the plural
   * @param total undefined if unknown
   * @param now a clock, in milliseconds
   */
  constructor(
    terminal: Pick<Terminal, 'status'>,
    private readonly unit: string,
    private readonly total: number | undefined,
    now?: () => number,
  ) {
    this.line = new StatusLine(terminal, now);
  }

  add(count = 1): void {
    const { total, unit } = this;
    this.done += count;
    this.line.show((elapsed) => {
      const { done } = this;
      return total === undefined
        ? `${grouped(done)} ${unit}, ${rate(done, elapsed)}`
        : `${grouped(done)} of ${grouped(total)} ${unit}, ${timeLeft(done, total, elapsed)}`;
    });
  }
}

/** Yields items, and shows how many there were. @param total undefined if unknown */
export function* withProgress<T>(
  items: Iterable<T>,
  unit: string,
  total: number | undefined,
  terminal: Pick<Terminal, 'status'>,
): Generator<T> {
  const progress = new Progress(terminal, unit, total);
  for (const item of items) {
    yield item;
    progress.add();
  }
}

/** Formats a rate: `1.2K/s`. @param elapsed milliseconds */
export function rate(done: number, elapsed: number): string {
  return `${short.format((done / elapsed) * 1000)}/s`;
}

/** Formats the time left, if the rest proceeds at the same rate: `5 s left`. @param elapsed milliseconds */
export function timeLeft(done: number, total: number, elapsed: number): string {
  return `${duration((Math.max(0, total - done) / done) * elapsed)} left`;
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
