/** The verdicts on texts and on the lines of files, told on a terminal as they come, and counted. */

import { join } from 'node:path';
import type { Language } from '../../language.js';
import { bufferSize, type InputFile } from '../input/inputs.js';
import { type Batch, batchesOf, countLines } from '../input/lines.js';
import type { Terminal } from '../output/terminal.js';
import { type BatchChecker, type Format, LocalChecker, type Tally } from './checker.js';
import { jsonLine, type Place, textLine } from './format.js';
import { inOrder } from './in-order.js';
import type { Progress } from './progress.js';
import { verdictOnText } from './verdict.js';

/** From the package's folder. */
const program = 'dist/esm/src/cli/check/worker.js';

export class Verdicts {
  private readonly room = new Uint8Array(2 * bufferSize);
  private checker: BatchChecker | undefined;
  private counted: Tally = { bytes: 0, lines: 0, derivable: 0 };

  /** @param start the start rule */
  constructor(
    private readonly language: Language,
    private readonly start: string,
    private readonly format: Format,
    private readonly jobs: number,
    private readonly terminal: Terminal,
    private readonly progress: Progress | undefined,
  ) {}

  /** Everything so far. */
  get total(): Tally {
    return this.counted;
  }

  async onText(text: string): Promise<void> {
    const { kind, isPlaced } = this.format;
    const { terminal } = this;
    const verdict = verdictOnText(text, this.language.automaton({ start: this.start }));
    this.count({ bytes: 0, lines: 1, derivable: Number(verdict.error === undefined) });
    if (kind === 'json') await terminal.print(jsonLine(verdict, undefined));
    if (kind === 'text') await terminal.print(textLine(verdict, isPlaced ? '' : undefined, terminal.colours));
  }

  /** @throws Unreadable */
  async onFile(file: InputFile): Promise<void> {
    const checker = (this.checker ??= await this.startChecker());
    await inOrder(
      this.placed(file),
      checker.width,
      ({ batch, place }) => checker.check(batch, place),
      async (checked) => {
        this.count(checked.tally);
        if (checked.written.length > 0) await this.terminal.printBytes(checked.written);
        checked.release();
      },
    );
  }

  async close(): Promise<void> {
    this.terminal.clearStatus();
    await this.checker?.close();
  }

  private async startChecker(): Promise<BatchChecker> {
    const { language, start, format, jobs, terminal } = this;
    const automaton = language.automaton({ start });
    if (jobs === 1) return new LocalChecker(automaton, format);
    const { Pool } = await import('./pool.js');
    const instructions = { revision: language.id, start, format };
    return new Pool(join(terminal.packageFolder, program), jobs, instructions, automaton);
  }

  /** Batches with the places of their first lines. */
  private async *placed(file: InputFile): AsyncGenerator<{ readonly batch: Batch; readonly place: Place }> {
    const { kind, isPlaced } = this.format;
    const isCounted = kind === 'json' || (kind === 'text' && isPlaced);
    let line = 1;
    for await (const batch of batchesOf(file.chunks(this.room))) {
      yield { batch, place: { input: file.name, line } };
      if (isCounted) line += countLines(batch);
    }
  }

  private count(tally: Tally): void {
    const { bytes, lines, derivable } = this.counted;
    this.counted = {
      bytes: bytes + tally.bytes,
      lines: lines + tally.lines,
      derivable: derivable + tally.derivable,
    };
    if (tally.derivable < tally.lines) this.terminal.end(1);
    this.progress?.add(tally);
  }
}
