/** The error of a grammar file: which file, where, what is wrong, with the line and a caret. */

import { placeIn } from '../../base/text-place.js';

/** A file that was read: its path, for messages, and its text. */
export interface GrammarFile {
  readonly file: string;
  readonly text: string;
}

/** A grammar file that cannot be read, or whose rules do not fit together. Stops the build. */
export class GrammarError extends Error {
  override readonly name = 'GrammarError';
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
    const caret = ' '.repeat(gutter.length + column - 1) + '^';
    super(`${file}:${line}:${column}: ${problem}\n${gutter}${text.split('\n')[line - 1] ?? ''}\n${caret}`);
    this.file = file;
    this.line = line;
    this.column = column;
    this.problem = problem;
  }
}

/** Where a parser made by peggy, or peggy itself, stopped; undefined for any other error. */
export function syntaxErrorOffset(error: unknown): number | undefined {
  const { location } = error as { location?: { start?: { offset?: unknown } } };
  const offset = location?.start?.offset;
  return typeof offset === 'number' ? offset : undefined;
}
