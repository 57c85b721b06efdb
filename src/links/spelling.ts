/** Positions of the characters of a reference in a file whose notation has escapes. */

import { type TokenHandler, Tokenizer } from 'parse5';
import { parse } from 'yaml';

/**
 * The spelling of a reference: literal, with HTML's character references, with Markdown's escapes too, or in quotes; or
 * in a cell of GFM's tables, where "\\|" is "|", literal or with HTML's character references.
 */
export type Spelling = 'plain' | 'html' | 'markdown' | 'single' | 'double' | 'cell' | 'htmlCell';

interface Escapes {
  /** A piece that may represent other characters. */
  readonly piece: RegExp;
  readonly read: (piece: string) => string;
}

/**
 * A name without a semicolon is not a reference before "=" or a letter, so that it is matched as a whole, or not at
 * all.
 */
const characterReference = /&(?:#[0-9]+;?|#[xX][0-9A-Fa-f]+;?|[A-Za-z][0-9A-Za-z]*[;=]?)/y;

const escapes: Readonly<Record<Exclude<Spelling, 'plain'>, Escapes>> = {
  html: { piece: characterReference, read: referencedCharacters },
  cell: { piece: /\\\|/y, read: () => '|' },
  htmlCell: {
    piece: new RegExp(`\\\\\\||${characterReference.source}`, 'y'),
    read: (piece) => (piece === '\\|' ? '|' : referencedCharacters(piece)),
  },
  markdown: {
    piece: /\\[!-/:-@[-`{-~]|&(?:#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z][0-9A-Za-z]*);/y,
    read: (piece) => (piece.startsWith('\\') ? piece.slice(1) : referencedCharacters(piece)),
  },
  single: { piece: /''/y, read: () => "'" },
  double: {
    piece: /\\(?:u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|x[0-9A-Fa-f]{2}|[^uUx\n])/y,
    read: (piece) => String(parse(`"${piece}"`, { logLevel: 'silent' })),
  },
};

/** Tokenizes HTML, with character references of any length. */
export class ReferenceTokenizer extends Tokenizer {
  constructor(handler: TokenHandler) {
    super({ sourceCodeLocationInfo: true }, handler);
  }

  /**
   * Handles a reference with more digits than a number can represent, which arrives as NaN; the standard has U+FFFD for
   * invalid code points.
   */
  protected override _flushCodePointConsumedAsCharacterReference(codePoint: number): void {
    super._flushCodePointConsumedAsCharacterReference(Number.isNaN(codePoint) ? 0xfffd : codePoint);
  }
}

/** Returns a handler of tokens that ignores all but start tags. */
export function startTagsOnly(onStartTag: TokenHandler['onStartTag']): TokenHandler {
  const ignore = (): void => undefined;
  return {
    onStartTag,
    onEndTag: ignore,
    onCharacter: ignore,
    onWhitespaceCharacter: ignore,
    onNullCharacter: ignore,
    onComment: ignore,
    onDoctype: ignore,
    onEof: ignore,
  };
}

/**
 * Decodes a character reference. @param piece a character reference of HTML, with relevant following characters;
 * anything else is returned unchanged
 */
function referencedCharacters(piece: string): string {
  let read = piece;
  const tokenizer = new ReferenceTokenizer(
    startTagsOnly(({ attrs }) => {
      read = attrs[0]?.value ?? piece;
    }),
  );
  tokenizer.write(`<a title="${piece}">`, true);
  return read;
}

/** Returns the decoded text, and for each of its code units, and its end, the offset in the spelling. Linear. */
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

/**
 * Returns the positions of a text if the spelling decodes to it, which fails for a string over several lines, for
 * example. Linear.
 */
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
  const text = found === undefined ? unit : read(found);
  return found === undefined || text === found ? [unit, unit] : [found, text];
}
