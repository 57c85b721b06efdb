/** Where the characters of a reference are spelled in a file whose notation has escapes. */

import { parse } from 'yaml';
import { referencedCharacters } from './character-references.js';

/** How a reference is spelled: as it is, with HTML's character references, Markdown's escapes too, or in quotes. */
export type Spelling = 'plain' | 'html' | 'markdown' | 'single' | 'double';

interface Escapes {
  /** A piece that stands for other characters. */
  readonly piece: RegExp;
  readonly read: (piece: string) => string;
}

const reference = /&(?:#[0-9]+|#[xX][0-9A-Fa-f]+|[A-Za-z][0-9A-Za-z]*);/y;

const escapes: Readonly<Record<Exclude<Spelling, 'plain'>, Escapes>> = {
  html: { piece: reference, read: referencedCharacters },
  markdown: {
    piece: new RegExp(`\\\\[!-/:-@[-\`{-~]|${reference.source}`, 'y'),
    read: (piece) => (piece.startsWith('\\') ? piece.slice(1) : referencedCharacters(piece)),
  },
  single: { piece: /''/y, read: () => "'" },
  double: {
    piece: /\\(?:u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|x[0-9A-Fa-f]{2}|[^uUx\n])/y,
    read: (piece) => String(parse(`"${piece}"`, { logLevel: 'silent' })),
  },
};

/** What is spelled, and for each of its code units, and its end, the offset of the spelling. Linear. */
export function readSpelling(
  spelled: string,
  spelling: Spelling,
): { readonly text: string; readonly places: readonly number[] } {
  const places: number[] = [];
  const texts: string[] = [];
  for (let at = 0; at < spelled.length;) {
    const [piece, read] = pieceAt(spelled, at, spelling);
    places.push(...Array.from({ length: read.length }, () => at));
    texts.push(read);
    at += piece.length;
  }
  return { text: texts.join(''), places: [...places, spelled.length] };
}

/** The places of a text, where that is what is spelled: not where a string goes over several lines, say. Linear. */
export function placesIn(spelled: string, text: string, spelling: Spelling): readonly number[] | undefined {
  const read = readSpelling(spelled, spelling);
  return read.text === text ? read.places : undefined;
}

function pieceAt(spelled: string, at: number, spelling: Spelling): readonly [piece: string, read: string] {
  const unit = spelled.charAt(at);
  if (spelling === 'plain' || !"&\\'".includes(unit)) return [unit, unit];
  const { piece, read } = escapes[spelling];
  piece.lastIndex = at;
  const found = piece.exec(spelled)?.[0];
  return found === undefined ? [unit, unit] : [found, read(found)];
}
