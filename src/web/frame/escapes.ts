/** What the keyboard cannot type and the eye cannot see: `\u{…}` in what is typed, and invisible characters shown. */

import { visible } from 'uri-revisions';

const escape = /\\u\{([0-9A-Fa-f]{1,6})\}/g;

/** The text that was typed, with each `\u{…}` as the character it stands for. Numbers beyond Unicode stay. */
export function typed(source: string): string {
  return source.replace(escape, (written, digits: string) => {
    const point = Number.parseInt(digits, 16);
    return point > 0x10ffff ? written : String.fromCodePoint(point);
  });
}

/** What to type for a text: its invisible characters, and backslashes that would begin an escape, are written out. */
export function typedFor(text: string): string {
  return visible(text.replace(escape, (written) => `\\u{5C}${written.slice(1)}`));
}

/** A stretch of text as it is shown: as it is, or as the sign for something that cannot be seen. */
export interface ShownPiece {
  readonly text: string;
  readonly invisible: boolean;
}

/**
 * A text in stretches, its invisible characters as signs: `␣` for the space, `\u{…}` for the others. Linear.
 * @param prose whether the space stays a space
 */
export function shownPieces(text: string, prose = false): readonly ShownPiece[] {
  const pieces: ShownPiece[] = [];
  let plain = '';
  const flush = (): void => {
    if (plain !== '') pieces.push({ text: plain, invisible: false });
    plain = '';
  };
  // Graphic US-ASCII characters can all be seen, and are taken together: to ask of each takes long.
  for (const c of text.match(/[!-~]+|./gsu) ?? []) {
    const shown = c === ' ' && !prose ? '␣' : visible(c);
    if (shown === c) plain += c;
    else {
      flush();
      pieces.push({ text: shown, invisible: true });
    }
  }
  flush();
  return pieces;
}
