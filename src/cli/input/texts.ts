/** The texts that a command accepts as arguments, or in the lines of standard input. */

import { decompressed } from './decompress.js';
import { bufferSize, fileOf, type Input, type InputFile, type InputOptions, isFile } from './inputs.js';
import { standardInput } from '../output/errors.js';
import { decoded, decodedPartly, linesOf, maxLineBytes } from './lines.js';
import { cut } from '../output/signs.js';
import type { Terminal } from '../output/terminal.js';

/** Returns the argument `[NAME...]`. */
export function textsArgument<const Name extends string>(name: Name, meaning: string) {
  return [`[${name}...]`, `${meaning}, or "-"`] as const;
}

/** Tests whether there is a single text, not a stream. */
export function isOneText(texts: readonly string[], are: InputOptions): boolean {
  return texts.length === 1 && texts.every((text) => !isNamed(text, are));
}

/** Tests whether an argument is a file name or "-", not a text. */
function isNamed(text: string, { file, text: areTexts }: InputOptions): boolean {
  return file === true || (text === standardInput && !areTexts);
}

/** Yields the texts in order, as they arrive. @param are the declared kind of the arguments */
export async function* textsOf(
  texts: readonly string[],
  are: InputOptions,
  terminal: Terminal,
): AsyncGenerator<string, void, undefined> {
  for await (const input of inputsOf(texts, are, terminal)) {
    if (input.kind === 'text') yield input.text;
    else yield* textsInLines(input, terminal);
  }
}

/** Yields the arguments as texts and files; standard input if there are none. */
export async function* inputsOf(
  texts: readonly string[],
  are: InputOptions,
  terminal: Terminal,
): AsyncGenerator<Input, void, undefined> {
  for (const text of texts.length > 0 ? texts : [standardInput]) {
    if (texts.length === 0 || isNamed(text, are)) yield fileOf(text, terminal);
    else {
      if (!are.text && (await isFile(text).catch(() => false))) {
        terminal.say(
          `note: "${text}" is read as a string, although a file has that name (--file reads the file)`,
        );
      }
      yield { kind: 'text', text };
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
  for await (const lines of linesOf(decompressed(file, new Uint8Array(2 * bufferSize)))) {
    for (const bytes of lines) {
      number++;
      const text = bytes && decoded(bytes);
      if (text !== undefined) yield text;
      else report(`error: line ${number} ${bytes === undefined ? tooLong : notUtf8(bytes)}`);
    }
  }
}

const tooLong = `has more than ${maxLineBytes} bytes and is skipped`;

function notUtf8(bytes: Uint8Array): string {
  const { text, offset } = decodedPartly(bytes);
  return `is not UTF-8 at byte ${offset}: ${cut(text)}`;
}
