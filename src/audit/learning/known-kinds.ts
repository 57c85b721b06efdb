/** Kinds of characters that parsers are known to treat apart from their neighbours, with some of each to ask about. */
import type { CodeUnitSet } from '../../base/code-units.js';

/** A kind; a code unit that is in several is of the last of them. */
export interface KnownKind {
  readonly set: CodeUnitSet;
  /** Beyond US-ASCII, those that the parser is asked about. */
  readonly asked: readonly number[];
}

/** A kind of one character of US-ASCII, all of which are asked about. */
const only = (character: string): KnownKind => {
  const unit = character.charCodeAt(0);
  return { set: [[unit, unit]], asked: [] };
};

export const knownKinds: readonly KnownKind[] = [
  // Beyond US-ASCII, what is none of the kinds below: letters and signs, some that change with case or compatibility.
  { set: [[0x80, 0xffff]], asked: [0xe9, 0xc9, 0xdf, 0x131, 0x17f, 0x3c2, 0x2100, 0x212a, 0x2260, 0x4e2d] },
  // Stripped or refused: the white space that is stripped at the ends or everywhere, what ends a C string, controls.
  only('\t'),
  only('\n'),
  only('\r'),
  only('\0'),
  only('\x7f'),
  only(' '),
  // Read as a slash.
  only('\\'),
  // C1 controls.
  { set: [[0x80, 0x9f]], asked: [0x80, 0x85, 0x9f] },
  // Spaces and separators.
  {
    set: [
      [0xa0, 0xa0],
      [0x1680, 0x1680],
      [0x2000, 0x200a],
      [0x2028, 0x2029],
      [0x202f, 0x202f],
      [0x205f, 0x205f],
      [0x3000, 0x3000],
    ],
    asked: [0xa0, 0x2003, 0x2028, 0x3000],
  },
  // What is not seen: soft hyphen, zero-width space and joiners, directional marks, word joiner, byte order mark.
  {
    set: [
      [0xad, 0xad],
      [0x200b, 0x200f],
      [0x202a, 0x202e],
      [0x2060, 0x2064],
      [0xfeff, 0xfeff],
    ],
    asked: [0xad, 0x200b, 0x200d, 0x202e, 0xfeff],
  },
  // Combining marks.
  { set: [[0x300, 0x36f]], asked: [0x301] },
  // Letters written from right to left.
  {
    set: [
      [0x590, 0x65f],
      [0x66a, 0x6ef],
      [0x6fa, 0x8ff],
    ],
    asked: [0x5d0, 0x627],
  },
  // Decimal digits of other scripts, and superscripts.
  {
    set: [
      [0xb2, 0xb3],
      [0xb9, 0xb9],
      [0x660, 0x669],
      [0x6f0, 0x6f9],
      [0x966, 0x96f],
    ],
    asked: [0xb2, 0x661, 0x6f1, 0x967],
  },
  // Full-width forms of US-ASCII; of the digits, and of the delimiters of a URL, some.
  { set: [[0xff01, 0xff5e]], asked: [0xff21, 0xff41] },
  { set: [[0xff10, 0xff19]], asked: [0xff11] },
  {
    set: [
      [0xff03, 0xff03],
      [0xff05, 0xff05],
      [0xff0f, 0xff0f],
      [0xff1a, 0xff1a],
      [0xff1f, 0xff20],
      [0xff3b, 0xff3d],
    ],
    asked: [0xff03, 0xff05, 0xff0f, 0xff1a, 0xff1f, 0xff20, 0xff3b, 0xff3c],
  },
  // Full stops that can end a label of a host.
  {
    set: [
      [0x3002, 0x3002],
      [0xff0e, 0xff0e],
      [0xff61, 0xff61],
    ],
    asked: [0x3002, 0xff0e, 0xff61],
  },
  // Halves of surrogate pairs: together a character beyond the first 65,536, alone none.
  { set: [[0xd800, 0xdbff]], asked: [0xd83d] },
  { set: [[0xdc00, 0xdfff]], asked: [0xde00] },
  // Private use, what stands for a character that cannot be read, and what is no character.
  { set: [[0xe000, 0xf8ff]], asked: [0xe000] },
  { set: [[0xfffd, 0xfffd]], asked: [0xfffd] },
  {
    set: [
      [0xfdd0, 0xfdef],
      [0xfffe, 0xffff],
    ],
    asked: [0xfdd0, 0xffff],
  },
];
