/** The text of a grammar in pieces of one colour each, for the eye only: what reads it is the study. */

/** What a piece is; undefined for what has no colour. */
export type PieceKind = 'comment' | 'literal' | 'rule' | 'operator' | undefined;

export interface ColouredPiece {
  readonly text: string;
  readonly kind: PieceKind;
}

/** A line at a time, so that a quote left open colours no further than its line. */
const patterns = {
  peg: /(?<comment>\/\/.*)|(?<literal>"(?:[^"\\]|\\.)*"?i?|'(?:[^'\\]|\\.)*'?i?|\[(?:[^\]\\]|\\.)*\]?i?)|(?<name>[A-Za-z_$][\w$]*)|(?<operator>[/*+?&!=()|.;])/g,
  abnf: /(?<comment>;.*)|(?<literal>(?:%[is])?"[^"]*"?|%[xdbXDB][0-9A-Fa-f.-]+|<[^>]*>?)|(?<name>[A-Za-z][A-Za-z0-9-]*)|(?<operator>[/*=()[\]|])/g,
} as const;

export type ColouredNotation = keyof typeof patterns;

/** The pieces of a text, in order and without gap. A name is a rule's where "=" follows it. Linear. */
export function colouredPieces(text: string, notation: ColouredNotation): readonly ColouredPiece[] {
  const pieces: ColouredPiece[] = [];
  for (const line of text.split(/(?<=\n)/)) {
    let done = 0;
    for (const { 0: found, index, groups = {} } of line.matchAll(patterns[notation])) {
      if (index > done) pieces.push({ text: line.slice(done, index), kind: undefined });
      done = index + found.length;
      pieces.push({ text: found, kind: kindOf(groups, line, done) });
    }
    if (done < line.length) pieces.push({ text: line.slice(done), kind: undefined });
  }
  return pieces;
}

function kindOf(groups: Readonly<Record<string, string | undefined>>, line: string, end: number): PieceKind {
  if (groups.comment !== undefined) return 'comment';
  if (groups.literal !== undefined) return 'literal';
  if (groups.operator !== undefined) return 'operator';
  return /^[ \t]{0,99}=/.test(line.slice(end, end + 100)) ? 'rule' : undefined;
}
