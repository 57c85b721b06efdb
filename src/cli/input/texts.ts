/** The texts that a command accepts as arguments, or in the lines of standard input. */

import { setImmediate } from 'node:timers/promises';
import { decompressed } from './decompress.js';
import {
  bufferSize,
  fileOf,
  type Input,
  type InputFile,
  inputOf,
  type InputOptions,
  reportUnreadable,
  withByteProgress,
} from './inputs.js';
import { Interrupted, standardInput } from '../output/errors.js';
import { decoded, decodedPartly, linesOf, maxLineBytes } from './lines.js';
import { cut } from '../output/signs.js';
import type { Terminal } from '../output/terminal.js';

/** Returns the argument `[NAME...]` of a command that reads texts, or files of them. */
export function textsArgument<const Name extends string>(name: Name, meaning: string) {
  return [`[${name}...]`, `${meaning}, files with one per line, or "-"`] as const;
}

/** Returns the argument `[NAME...]` of a command about strings that need no scheme. */
export function stringsArgument<const Name extends string>(name: Name, meaning: string) {
  return [`[${name}...]`, `${meaning}, or "-"`] as const;
}

/** Tests whether there is a single string, not a stream. */
export function isOneString(strings: readonly string[], { file, text }: InputOptions): boolean {
  return strings.length === 1 && !file && (strings[0] !== standardInput || text === true);
}

/**
 * Yields the texts in order, as they arrive; reports a file that cannot be read, and continues. @param are the declared
 * kind of the arguments @param onFile called for each file before it is read
 */
export async function* textsOf(
  texts: readonly string[],
  are: InputOptions,
  terminal: Terminal,
  onFile: (file: InputFile) => Promise<void> = () => Promise.resolve(),
): AsyncGenerator<string, void, undefined> {
  for await (const input of inputsOf(texts, are, terminal)) {
    if (input.kind === 'text') yield input.text;
    else {
      await onFile(input);
      try {
        yield* textsInLines(input, terminal);
      } catch (error) {
        reportUnreadable(error, terminal);
      }
    }
  }
}

/** Yields the arguments as texts and files; standard input if there are none. Reports a missing file, and continues. */
export async function* inputsOf(
  texts: readonly string[],
  are: InputOptions,
  terminal: Terminal,
): AsyncGenerator<Input, void, undefined> {
  if (texts.length === 0) yield fileOf(standardInput, terminal);
  for (const text of texts) {
    try {
      yield await inputOf(text, are, terminal);
    } catch (error) {
      reportUnreadable(error, terminal);
    }
  }
}

/**
 * Yields the lines of a file; skips lines that are not UTF-8 or too long. @throws Unreadable
 * @param report called for a skipped line; by default each is an error
 */
export async function* textsInLines(
  file: InputFile,
  terminal: Terminal,
  report = (problem: string): void => {
    terminal.say(problem);
    terminal.end(2);
  },
): AsyncGenerator<string, void, undefined> {
  let number = 0;
  let yieldedAt = performance.now();
  const chunks = decompressed(withByteProgress(file, terminal), new Uint8Array(2 * bufferSize));
  for await (const lines of linesOf(chunks)) {
    for (const bytes of lines) {
      number++;
      if (performance.now() - yieldedAt > responseTime) {
        await setImmediate();
        if (terminal.isInterrupted) throw new Interrupted();
        yieldedAt = performance.now();
      }
      const text = bytes && decoded(bytes);
      if (text !== undefined) yield text;
      else report(`error: line ${number} ${bytes === undefined ? tooLong : notUtf8(bytes)}`);
    }
  }
}

/** Maximum time in milliseconds between Ctrl-C and its effect, apart from the work on one line. */
const responseTime = 100;

const tooLong = `has more than ${maxLineBytes} bytes and is skipped`;

function notUtf8(bytes: Uint8Array): string {
  const { text, offset } = decodedPartly(bytes);
  return `is not UTF-8 at byte ${offset}: ${cut(text)}`;
}
