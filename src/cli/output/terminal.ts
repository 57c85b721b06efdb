/**
 * Input and output of a command: data on stdout with back-pressure, messages on stderr, the exit code, and the
 * capabilities of the terminal.
 */

import { once } from 'node:events';
import type { Writable } from 'node:stream';
import picocolors from 'picocolors';
import { jsonEscape } from '../../core/base/character.js';
import { escapeInvisible, visible, written } from '../../core/base/visible.js';
import type { ExitCode } from './errors.js';

/** Standard output or standard error. */
export type Stream = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** The environment that the process gives to the command line. */
export interface Io {
  readonly stdin: AsyncIterable<Uint8Array> & { readonly isTTY?: boolean };
  readonly stdout: Stream;
  readonly stderr: Stream;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Shows signs of life while this thread is blocked; none if stderr is no terminal. */
  readonly pulse?: { beat(): boolean } | undefined;
  /** Calls a listener at Ctrl-C, instead of ending the process, until the returned function is called. */
  readonly onInterrupt?: (listener: () => void) => () => void;
  /** The folder of the package, with its package.json. */
  readonly packageFolder: string;
}

export type Colours = ReturnType<typeof picocolors.createColors>;

/** Returns to the beginning of a terminal's line and erases it (ECMA-48 EL). */
const startOfLine = '\r\u001b[K';

/** Width if the output is no terminal. */
const defaultWidth = 80;
/** On a narrower terminal, the terminal itself wraps the output. */
const minWidth = 20;

/** UTF-16 code units that are buffered before they are written. */
const maxBuffered = 64 * 1024;

export class Terminal {
  readonly colours: Colours;
  /** Width of the terminal; undefined if the output goes to a file or a pipe. */
  readonly columns: number | undefined;
  /** Width available to a table. */
  readonly width: number;
  /** Formats a result: safe on a terminal; exact, except for controls, in a file or a pipe. */
  readonly result: (text: string) => string;
  /** True if a terminal can show a status line. */
  readonly showsStatus: boolean;
  private hasStatus = false;
  private interrupted = false;
  private worst: ExitCode = 0;
  private everyJson: object = {};
  private firstFailure: Error | undefined;

  constructor(private readonly io: Io) {
    const { stdout, stderr, env } = io;
    const isTerminal = stdout.isTTY === true;
    const colourful = isTerminal && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
    this.colours = picocolors.createColors(colourful);
    // A terminal that does not know its width reports 0.
    const columns = stdout.columns ?? 0;
    this.columns = isTerminal ? Math.max(columns > 0 ? columns : defaultWidth, minWidth) : undefined;
    this.width = this.columns ?? defaultWidth;
    this.result = isTerminal ? visible : written;
    this.showsStatus = stderr.isTTY === true && env.TERM !== 'dumb';
    stdout.on('error', (error) => {
      this.firstFailure ??= error;
    });
    // Errors of stderr can be reported nowhere.
    stderr.on('error', () => undefined);
  }

  get stdin(): AsyncIterable<Uint8Array> {
    return this.io.stdin;
  }

  /** True if standard input is typed on a terminal. */
  get isTyped(): boolean {
    return this.io.stdin.isTTY === true;
  }

  get packageFolder(): string {
    return this.io.packageFolder;
  }

  get environment(): Io['env'] {
    return this.io.env;
  }

  get exitCode(): ExitCode {
    return this.worst;
  }

  /** True if Ctrl-C has ended the reading of an input. */
  get isInterrupted(): boolean {
    return this.interrupted;
  }

  /** Calls a listener at Ctrl-C, until the returned function is called. */
  onInterrupt(listener: () => void): () => void {
    const interrupt = (): void => {
      this.interrupted = true;
      listener();
    };
    return this.io.onInterrupt?.(interrupt) ?? (() => undefined);
  }

  /** The error that made standard output fail. */
  get failure(): Error | undefined {
    return this.firstFailure;
  }

  /** Sets the exit code, unless a higher one is already set. */
  end(code: ExitCode): void {
    if (code > this.worst) this.worst = code;
  }

  /** Writes data. Resolves when the stream can accept more. @throws the failure */
  async print(text: string): Promise<void> {
    this.beforePrinting();
    if (!this.io.stdout.write(text)) await once(this.io.stdout, 'drain');
  }

  /** Writes pieces of data, of which only some are buffered at a time. @throws the failure */
  async printAll(pieces: Iterable<string>): Promise<void> {
    let buffered = '';
    for (const piece of pieces) {
      buffered += piece;
      if (buffered.length < maxBuffered) continue;
      await this.print(buffered);
      buffered = '';
    }
    await this.print(buffered);
  }

  /** Writes data. Resolves when it is written, so that the bytes may be overwritten. @throws the failure */
  async printBytes(bytes: Uint8Array): Promise<void> {
    this.beforePrinting();
    await new Promise<void>((resolve, reject) => {
      this.io.stdout.write(bytes, (error) => {
        if (!error) resolve();
        else reject((this.firstFailure ??= error));
      });
    });
  }

  private beforePrinting(): void {
    if (this.firstFailure !== undefined) throw this.firstFailure;
    this.beat();
    if (this.columns !== undefined) this.clearStatus();
  }

  /** Notifies the pulse that something is written, and erases its sign. */
  private beat(): void {
    if (this.io.pulse?.beat()) this.io.stderr.write(startOfLine);
  }

  /** Adds members to every JSON object printed later. */
  addToJson(members: object): void {
    this.everyJson = { ...this.everyJson, ...members };
  }

  /** Writes one JSON object as a line. */
  async printJson(value: object): Promise<void> {
    await this.print(`${json({ ...value, ...this.everyJson })}\n`);
  }

  /** Writes an object as a line of JSON; streams the items of one of its members, a list that may be long. */
  async printJsonWith<Name extends string>(
    value: Readonly<Record<Name, Iterable<unknown>>> & Readonly<Record<string, unknown>>,
    name: Name,
  ): Promise<void> {
    const list = `"${name}":[`;
    // A string of JSON has no raw quotation mark, so this is the member.
    const [before = '', after = ''] = json({ ...value, ...this.everyJson, [name]: [] }).split(`${list}]`, 2);
    await this.printAll(around(before + list, value[name], `]${after}\n`));
  }

  /** Resolves when all output is written, or has failed to be. */
  async flush(): Promise<void> {
    if (this.firstFailure !== undefined) return;
    await new Promise<void>((resolve) => {
      this.io.stdout.write('', (error) => {
        if (error) this.firstFailure ??= error;
        resolve();
      });
    });
  }

  /** Writes messages: one sentence a line, with terminal control characters escaped. */
  say(...sentences: readonly string[]): void {
    this.clearStatus();
    this.io.stderr.write(sentences.map((sentence) => `${visible(sentence)}\n`).join(''));
  }

  /** Shows a status line if stderr is a terminal; the next one, and any other output there, replaces it. */
  status(line: string): void {
    if (!this.showsStatus) return;
    this.beat();
    const room = (this.io.stderr.columns ?? defaultWidth) - 1;
    this.io.stderr.write(`${startOfLine}${visible(line).slice(0, room)}`);
    this.hasStatus = true;
  }

  /** Erases the status line. */
  clearStatus(): void {
    this.beat();
    if (this.hasStatus) this.io.stderr.write(startOfLine);
    this.hasStatus = false;
  }
}

/** Yields items as JSON, between a prefix and a suffix. */
function* around(before: string, items: Iterable<unknown>, after: string): Generator<string> {
  let separator = before;
  for (const item of items) {
    yield separator + json(item);
    separator = ',';
  }
  yield separator === before ? before + after : after;
}

/** Such a text has no invisible character; this test is faster. */
const asciiOnly = /^[ -~]*$/;

/** Formats a value as one line of JSON, with every invisible character escaped: the same value, safe for a terminal. */
export function json(value: unknown): string {
  const text = JSON.stringify(value);
  if (asciiOnly.test(text)) return text;
  return escapeInvisible(text, (character) => character.split('').map(jsonEscape).join(''));
}
