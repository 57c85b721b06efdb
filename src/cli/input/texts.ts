/** The texts that a command takes as arguments, or in the lines of standard input. */

import type { Command } from 'commander';
import { visible } from '../../base/visible.js';
import { decoded, decodedPartly, linesOf } from './lines.js';
import type { Terminal } from '../output/terminal.js';

const standardInput = '-';

/** What help says of these arguments. */
export const aboutTexts = `"-" is standard input, a string in each line, and so is naming none. A line
ends with LF or CR LF; one that is not UTF-8 is told, and passed over. Write --
before a string that begins with "-".`;

/** `[NAME...]`. */
export function takesTexts(command: Command, name: string, meaning: string): Command {
  return command.argument(`[${name}...]`, `${meaning}, or "-"`);
}

/** Whether one text is given, and no stream of them. */
export function isOneText(texts: readonly string[]): boolean {
  return texts.length === 1 && texts[0] !== standardInput;
}

/** The texts in order, as they come. */
export async function* textsOf(
  texts: readonly string[],
  terminal: Terminal,
): AsyncGenerator<string, void, undefined> {
  for (const text of texts.length > 0 ? texts : [standardInput]) {
    if (text === standardInput) yield* linesOfInput(terminal);
    else yield text;
  }
}

async function* linesOfInput(terminal: Terminal): AsyncGenerator<string, void, undefined> {
  let number = 0;
  for await (const lines of linesOf(terminal.stdin)) {
    for (const bytes of lines) {
      number++;
      const text = decoded(bytes);
      if (text === undefined) sayNotUtf8(bytes, number, terminal);
      else yield text;
    }
  }
}

function sayNotUtf8(bytes: Uint8Array, number: number, terminal: Terminal): void {
  const { text, offset } = decodedPartly(bytes);
  terminal.say(`error: line ${number} is not UTF-8, at byte ${offset}: ${visible(text)}`);
  terminal.end(2);
}
