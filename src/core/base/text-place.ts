/** Places in a text, as people count them. */

/** Line and column from 1, the column in UTF-16 code units. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** Returns the line and the column of an offset. Linear. */
export function placeIn(text: string, offset: number): TextPlace {
  const lineStart = startOfLine(text, offset);
  return { line: text.slice(0, lineStart).split('\n').length, column: offset - lineStart + 1 };
}

/** Returns the offset at which the line of an offset begins. */
export function startOfLine(text: string, offset: number): number {
  return text.slice(0, offset).lastIndexOf('\n') + 1;
}
