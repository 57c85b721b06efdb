/** What the keyboard cannot type and the eye cannot see: `\u{…}` in what is typed, and invisible characters shown. */

/** Controls, format characters, separators, lone surrogates, private use, and marks that would ride on a neighbour. */
const invisible = /[\p{C}\p{Z}\p{M}]/u;

const escape = /\\u\{([0-9A-Fa-f]{1,6})\}/g;

/** The text that was typed, with each `\u{…}` as the character it stands for. Numbers beyond Unicode stay. */
export function typed(source: string): string {
  return source.replace(escape, (written, digits: string) => {
    const point = Number.parseInt(digits, 16);
    return point > 0x10ffff ? written : String.fromCodePoint(point);
  });
}

/** The source with every invisible character but the plain space written out. */
export function withVisibleEscapes(source: string): string {
  return Array.from(source, (c) => (c !== ' ' && invisible.test(c) ? escaped(c) : c)).join('');
}

/** What is typed for a text: its backslashes that would begin an escape, and its invisible characters, written out. */
export function typedFor(text: string): string {
  return withVisibleEscapes(text.replace(escape, (written) => `\\u{5C}${written.slice(1)}`));
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
  for (const c of text) {
    if (!invisible.test(c) || (prose && c === ' ')) plain += c;
    else {
      flush();
      pieces.push({ text: c === ' ' ? '␣' : escaped(c), invisible: true });
    }
  }
  flush();
  return pieces;
}

function escaped(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
}
