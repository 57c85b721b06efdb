/** Runs the command line in this process and stores its output. */
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { run } from '../../src/cli/run.js';
import type { Io } from '../../src/cli/output/terminal.js';

export const packageFolder = join(__dirname, '../..');

export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  readonly stdin?: Iterable<string | Uint8Array> | AsyncIterable<Uint8Array>;
  readonly env?: Io['env'];
  /** Width of the terminal on stdout; no terminal by default. */
  readonly columns?: number;
  /** True if stdin is a terminal. */
  readonly isTyped?: boolean;
  /** True if stderr is a terminal. */
  readonly talksToTerminal?: boolean;
  /** Receives each text that the command writes to stdout, by itself. */
  readonly onWrite?: (text: string) => void;
  /** The folder of the package; this one by default. */
  readonly packageFolder?: string;
}

/** A stream that stores its input. */
class Captured extends Writable {
  text = '';

  constructor(private readonly onWrite?: (text: string) => void) {
    super();
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    const text = chunk.toString('utf8');
    this.onWrite?.(text);
    this.text += text;
    done();
  }
}

async function* buffersOf(
  chunks: Iterable<string | Uint8Array> | AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) yield Buffer.from(chunk);
}

/** Runs a command. @param command the arguments, or a line of them separated by blanks */
export async function call(
  command: string | readonly string[],
  surroundings: Surroundings = {},
): Promise<Outcome> {
  const { stdin = [], env = {}, columns, isTyped = false, talksToTerminal = false } = surroundings;
  const stdout = new Captured(surroundings.onWrite);
  const stderr = new Captured();
  const code = await run(typeof command === 'string' ? command.split(' ') : command, {
    stdin: Object.assign(Readable.from(buffersOf(stdin)), { isTTY: isTyped }),
    stdout: columns === undefined ? stdout : Object.assign(stdout, { isTTY: true, columns }),
    stderr: Object.assign(stderr, { isTTY: talksToTerminal }),
    env,
    packageFolder: surroundings.packageFolder ?? packageFolder,
  });
  return { code, stdout: stdout.text, stderr: stderr.text };
}

/** Returns the lines of a text that ends with a line feed. */
export function linesIn(text: string): readonly string[] {
  expect(text.endsWith('\n')).toBe(true);
  return text.slice(0, -1).split('\n');
}

/** Checks that output fits a terminal of 80 columns. */
export function expectNarrow(stdout: string): void {
  expect(linesIn(stdout).filter((line) => line.length > 80)).toEqual([]);
}

/** Returns the JSON values that a command printed, one a line. */
export function jsonIn(text: string): readonly unknown[] {
  return linesIn(text).map((line): unknown => JSON.parse(line));
}

/** Returns the records of a CSV, by RFC 4180: every field quoted. */
export function csvIn(csv: string): readonly (readonly string[])[] {
  expect(csv.endsWith('\r\n')).toBe(true);
  return csv
    .slice(0, -2)
    .split('\r\n')
    .map((line) => {
      expect(line).toMatch(/^"(?:[^"]|"")*"(?:,"(?:[^"]|"")*")*$/);
      return [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, field = '']) => field.replaceAll('""', '"'));
    });
}

/** Matches characters that a terminal interprets, hides or reorders, and those that look like a space. */
export const unfit = /(?![ \n\t])[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Texts that attempt injection. */
export const hostile: readonly string[] = [
  'http://h/\u001b[31mred',
  'http://h/\u202e/moc.elgoog',
  'http://h/\u0000',
  'http://h/\ud800',
  '\udc00\ud800',
  'http://h/\u200b\ufeff',
  'http://h/\u0085\u2028\u2029',
  'http://h/\u00a0\u3000\u202f\u3164\uffa0\u2800\u115f\ufe0f',
  'http://h/\r\nHost: x',
  '\t\b\u007f\u009b2J',
  'http://h/<script>alert(1)</script>',
  '\u{1f600}'.repeat(50),
  '%',
  '-',
  '',
];
