/** Characters that cannot be typed or seen: `\u{…}` in typed text, and display of invisible characters. */

import { visible } from 'uri-revisions';

const escape = /\\u\{([0-9A-Fa-f]{1,6})\}/g;

/** Decodes typed text: each `\u{…}` becomes its character. Numbers beyond Unicode stay. */
export function typed(source: string): string {
  return source.replace(escape, (written, digits: string) => {
    const point = Number.parseInt(digits, 16);
    return point > 0x10ffff ? written : String.fromCodePoint(point);
  });
}

/** Encodes a text for typing: escapes its invisible characters, and backslashes that would begin an escape. */
export function typedFor(text: string): string {
  return visible(text.replace(escape, (written) => `\\u{5C}${written.slice(1)}`));
}

/** A stretch of displayed text: literal, or the sign of an invisible character. */
export interface ShownPiece {
  readonly text: string;
  readonly invisible: boolean;
}

/**
 * Splits a text into stretches, with signs for invisible characters: `␣` for the space, `\u{…}` for the others. Linear.
 * @param prose true to keep spaces
 */
export function shownPieces(text: string, prose = false): readonly ShownPiece[] {
  const pieces: ShownPiece[] = [];
  let plain = '';
  const flush = (): void => {
    if (plain !== '') pieces.push({ text: plain, invisible: false });
    plain = '';
  };
  // Graphic US-ASCII characters are all visible, and are taken together: testing each takes long.
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
