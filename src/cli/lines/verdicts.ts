/** Verdicts on texts and on the lines of files, printed as they arrive, and counted. */

import { join } from 'node:path';
import type { Automaton } from '../../core/automaton/automaton.js';
import type { ExitCode } from '../output/errors.js';
import { bufferSize, type InputFile } from '../input/inputs.js';
import {
  type Batch,
  batchesOf,
  countLines,
  decodedPartly,
  type LineEnd,
  linesIn,
  defaultLineEnd,
} from '../input/lines.js';
import { type EntryOptions, entriesOf } from '../input/records/entries.js';
import type { FormatName } from '../input/records/formats.js';
import { decompressed } from '../input/decompress.js';
import type { Terminal } from '../output/terminal.js';
import { Checker, type Format, type Tally } from './checker.js';
import type { Diagnoses } from './diagnoses.js';
import { jsonLine, type Place, textLine } from './format.js';
import { inOrder } from './in-order.js';
import { Output } from './output.js';
import type { CheckProgress } from './progress.js';
import { type IsOpen, noString, notUtf8, type Verdict, verdictOnLine, verdictOnText } from './verdict.js';
import { Alone, type Checked, type Workers } from './work.js';
import type { Instructions } from './worker.js';
import { walk } from '../../core/automaton/walk.js';
import { characterAt, characterStart } from '../../core/base/character.js';
import { incompleteLength, Utf8Decoder } from '../input/utf8-stream.js';

/** Path from the package's folder. */
const program = 'dist/esm/src/cli/lines/worker.js';

/** Read size in bytes if nearest strings are searched. */
const suggestingSize = 4096;

/** A work item of a file. */
type Item = { readonly place: Place } & ({ readonly batch: Batch } | { readonly long: LongLine });

/** Settings of a check. */
export interface HowToCheck {
  readonly automaton: Automaton;
  /** The rule that other threads check with; without one, this thread checks alone. */
  readonly of: Pick<Instructions, 'revision' | 'start'> | undefined;
  readonly format: Format;
  /** For JSON, and for a revision only. */
  readonly diagnoses: Diagnoses | undefined;
  /** For a grammar whose recursion is expanded to a depth. */
  readonly isOpen: IsOpen | undefined;
  readonly jobs: number;
  readonly terminal: Terminal;
  readonly progress: CheckProgress | undefined;
  /** The exit code if a string is not derivable. */
  readonly failure: ExitCode;
  /** True to drop a byte order mark before the first line of a file. */
  readonly leavesOutMark: boolean;
}

export class Verdicts {
  private readonly room: Uint8Array<ArrayBuffer>;
  private checker: Workers<Place, Tally> | undefined;
  private counted: Tally = { bytes: 0, lines: 0, derivable: 0 };

  constructor(private readonly how: HowToCheck) {
    // A suggestion takes long: smaller chunks keep the interval between two signs of progress, and Ctrl-C, short.
    this.room = new Uint8Array(2 * (how.format.suggests ? suggestingSize : bufferSize));
  }

  /** The counts so far. */
  get total(): Tally {
    return this.counted;
  }

  async onText(text: string): Promise<void> {
    const verdict = verdictOnText(text, this.how.automaton, this.how.isOpen);
    this.count({ bytes: 0, lines: 1, derivable: Number(verdict.error === undefined) });
    await this.how.terminal.print(this.formatVerdict(verdict));
  }

  /** Checks the lines of a file. @throws Unreadable */
  async onFile(file: InputFile): Promise<void> {
    const checker = (this.checker ??= await this.startChecker());
    await inOrder(
      this.placed(file),
      checker.width,
      (item) =>
        'batch' in item ? checker.check(item.batch, item.place) : this.checkLong(item.long, item.place),
      async (checked) => {
        this.count(checked.tally);
        if (checked.written.length > 0) await this.how.terminal.printBytes(checked.written);
        checked.release();
      },
    );
  }

  /** Checks the strings of a file with another terminator, in this thread. @throws Unreadable */
  async onStrings(file: InputFile, end: LineEnd): Promise<void> {
    const { automaton, isOpen } = this.how;
    for await (const { place, ...item } of this.placed(file, end)) {
      if ('batch' in item) {
        const { batch } = item;
        const lines = Array.from(linesIn(batch, end), (line) => verdictOnLine(line, automaton, isOpen));
        await this.printVerdict(lines, place, batch.bytes.length);
      } else await this.printVerdict([item.long.end()], place, item.long.length);
    }
  }

  /** Checks the strings in the records of a file, in this thread. @throws Unreadable */
  async onRecords(file: InputFile, format: FormatName, options: EntryOptions): Promise<void> {
    const { automaton, isOpen, terminal } = this.how;
    let line = 1;
    for await (const { entries } of entriesOf(file, format, options, terminal, this.room)) {
      const verdicts = entries.map(({ text }) =>
        typeof text === 'string'
          ? { text: '', error: noString(text) }
          : verdictOnLine(text, automaton, isOpen),
      );
      const bytes = entries.reduce((sum, { record }) => sum + (record?.length ?? 0), 0);
      await this.printVerdict(verdicts, { input: file.name, line }, bytes);
      line += entries.length;
    }
  }

  async close(): Promise<void> {
    this.how.terminal.clearStatus();
    await this.checker?.close();
  }

  /** Writes and counts the verdicts on the lines from a place on. */
  private async printVerdict(
    verdicts: readonly Verdict[],
    { input, line }: Place,
    bytes: number,
  ): Promise<void> {
    const written = verdicts
      .map((verdict, i) => this.formatVerdict(verdict, { input, line: line + i }))
      .join('');
    const derivable = verdicts.filter(({ error }) => error === undefined).length;
    this.count({ bytes, lines: verdicts.length, derivable });
    if (written !== '') await this.how.terminal.print(written);
  }

  /** Formats a verdict. @param place undefined for a string given as an argument */
  private formatVerdict(verdict: Verdict, place?: Place): string {
    const { kind, onlyFailures } = this.how.format;
    if (kind === 'none' || (onlyFailures && verdict.error === undefined)) return '';
    if (kind === 'json') return jsonLine(verdict, place, this.how.diagnoses);
    return textLine(verdict, place, this.how.terminal.colours);
  }

  private checkLong(line: LongLine, place: Place): Checked<Tally> {
    const verdict = line.end();
    const tally = { bytes: line.length, lines: 1, derivable: Number(verdict.error === undefined) };
    return { tally, written: Buffer.from(this.formatVerdict(verdict, place)), release: () => undefined };
  }

  private async startChecker(): Promise<Workers<Place, Tally>> {
    const { of, format, jobs, terminal, automaton, diagnoses, isOpen } = this.how;
    const output = new Output();
    const checker = new Checker(automaton, format, output, diagnoses, isOpen);
    if (jobs === 1 || of === undefined) return new Alone(checker, output);
    const { Pool } = await import('./pool.js');
    const instructions: Instructions = { ...of, format };
    return new Pool(join(terminal.packageFolder, program), jobs, instructions, checker, output);
  }

  /** Yields batches and long lines, with the places of their first lines. */
  private async *placed(file: InputFile, end = defaultLineEnd): AsyncGenerator<Item> {
    const isCounted = this.how.format.kind !== 'none';
    let line = 1;
    let long: LongLine | undefined;
    for await (const batch of batchesOf(decompressed(file, this.room), this.how.leavesOutMark, end)) {
      const place = { input: file.name, line };
      if ('isEnded' in batch) {
        yield { batch, place };
        if (isCounted) line += countLines(batch, end);
        continue;
      }
      long ??= new LongLine(this.how.automaton);
      long.push(batch.bytes);
      if (!batch.isLast) continue;
      yield { long, place };
      long = undefined;
      line++;
    }
  }

  private count(tally: Tally): void {
    const { bytes, lines, derivable } = this.counted;
    this.counted = {
      bytes: bytes + tally.bytes,
      lines: lines + tally.lines,
      derivable: derivable + tally.derivable,
    };
    if (tally.derivable < tally.lines) this.how.terminal.end(this.how.failure);
    this.how.progress?.add(tally);
  }
}

/** Number of bytes of a long line that are shown. */
const maxShownBytes = 1000;

class LongLine {
  /** Number of bytes so far. */
  length = 0;
  private start = Buffer.alloc(0);
  private state: number;
  /** Number of UTF-16 code units so far. */
  private units = 0;
  private error: Verdict['error'];
  private readonly decoder = new Utf8Decoder((byteOffset) => (this.error = notUtf8(byteOffset)));

  constructor(private readonly automaton: Automaton) {
    this.state = automaton.initial;
  }

  push(piece: Uint8Array): void {
    this.start = Buffer.concat([this.start, piece.subarray(0, maxShownBytes - this.start.length)]);
    this.length += piece.length;
    this.read(this.decoder.push(piece));
  }

  /** Returns the verdict once all pieces have arrived. */
  end(): Verdict {
    this.read(this.decoder.end());
    const { start, length, automaton, state, units } = this;
    const { text } = decodedPartly(start.subarray(0, start.length - incompleteLength(start)));
    this.error ??= automaton.accepting(state) ? undefined : { offset: units, found: undefined };
    return { text, length, error: this.error };
  }

  private read(text: string): void {
    if (this.error !== undefined) return;
    const { offset, state } = walk(this.automaton, text, this.state);
    this.state = state;
    if (offset < text.length) {
      const start = characterStart(text, offset);
      this.error = { offset: this.units + start, found: characterAt(text, start) };
    }
    this.units += text.length;
  }
}
