/** The error of a grammar file: which file, where, what is wrong, with the line and a caret. */

import { brand } from '../../base/brand.js';
import { placeIn, startOfLine } from '../../base/text-place.js';
import { pointer, visible } from '../../base/visible.js';

/** A file that was read: its path, for messages, and its text. */
export interface GrammarFile {
  readonly file: string;
  readonly text: string;
}

/** A grammar file that cannot be read, or whose rules do not fit together. Stops the build. */
export class GrammarError extends Error {
  declare readonly name: string;
  /** Path of the file at fault. */
  readonly file: string;
  /** Line in the file, from 1. */
  readonly line: number;
  /** Column in the line, in UTF-16 code units from 1. */
  readonly column: number;
  /** What is wrong, in one sentence. */
  readonly problem: string;

  /** `offset` is the place in the file's text, in UTF-16 code units from 0. */
  constructor({ file, text }: GrammarFile, offset: number, problem: string) {
    const { line, column } = placeIn(text, offset);
    const gutter = `${line} | `;
    const shown = pointer(lineAt(text, offset), column - 1).replace('\n', `\n${' '.repeat(gutter.length)}`);
    // Of a text that shows nothing there is no place to point at.
    const place = text.trim() === '' ? '' : `\n${gutter}${shown}`;
    super(`${visible(file)}:${line}:${column}: ${problem}${place}`);
    this.file = file;
    this.line = line;
    this.column = column;
    this.problem = problem;
  }

  static {
    brand(this, 'GrammarError');
  }
}

/** Recursion that is not in tail position: what has it can be read to a depth only. */
export class RecursionError extends GrammarError {
  declare readonly name: 'RecursionError';

  static {
    brand(this, 'RecursionError');
  }
}

/** The line of an offset, without its end. */
function lineAt(text: string, offset: number): string {
  const [line = ''] = /[^\r\n]*/.exec(text.slice(startOfLine(text, offset), offset + 1000)) ?? [];
  return line;
}

/** Where a parser made by peggy, or peggy itself, stopped; undefined for any other error. */
export function syntaxErrorOffset(error: unknown): number | undefined {
  const { location } = error as { location?: { start?: { offset?: unknown } } };
  const offset = location?.start?.offset;
  return typeof offset === 'number' ? offset : undefined;
}
