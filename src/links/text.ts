/** Decoding of a document's octets to characters, with the detection that browsers use. */

import { visible } from '../core/base/visible.js';

export interface DecodedText {
  readonly text: string;
  /** The reason why text is missing or may be decoded wrongly, as a clause. */
  readonly problem: string | undefined;
}

/** Byte order marks, which determine the encoding (Encoding Standard, "decode"); UTF-32 begins like UTF-16. */
const marks: readonly (readonly [label: string, octets: readonly number[]])[] = [
  ['utf-32', [0xff, 0xfe, 0, 0]],
  ['utf-32', [0, 0, 0xfe, 0xff]],
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
];

/** Number of octets at the start in which a document can declare its encoding. */
const prescanned = 1024;

/**
 * Decodes by the first of these that applies: a byte order mark, the octets of its first tag if these are more than one
 * per character, a charset, that of a META element, UTF-8, windows-1252, which accepts any octets.
 * @param isWhole true if the octets end with a complete character
 */
export function decodeText(octets: Uint8Array, charset?: string, isWhole = true): DecodedText {
  const [mark] = marks.find(([, mark]) => mark.every((octet, i) => octets[i] === octet)) ?? [];
  const shape = mark ?? shapeOf(octets);
  if (shape === 'utf-32') return { text: '', problem: 'it is UTF-32, which HTML forbids' };
  if (shape !== undefined && shape !== narrow) {
    return { text: new TextDecoder(shape).decode(octets), problem: undefined };
  }
  const label = charset ?? declaredCharset(octets);
  const decoder = label === undefined ? undefined : decoderOf(label);
  const problem =
    label === undefined || decoder !== undefined ? undefined : `no charset is called "${visible(label)}"`;
  // A document with tags of one octet per character is not UTF-16, whatever it declares.
  const isOther = decoder?.encoding.startsWith('utf-16')
    ? shape === undefined
    : decoder?.encoding !== 'utf-8';
  if (decoder !== undefined && isOther) return { text: decoder.decode(octets), problem };
  try {
    const stream = { stream: !isWhole };
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(octets, stream), problem };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(octets), problem };
  }
}

/**
 * Decodes UTF-8, or UTF-16 after its byte order mark. @param isWhole true if the octets end with a complete character
 */
export function utf8Text(octets: Uint8Array, isWhole = true): DecodedText {
  const [mark] = marks.find(([, mark]) => mark.every((octet, i) => octets[i] === octet)) ?? [];
  const label = mark === undefined || mark === 'utf-32' ? 'utf-8' : mark;
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(octets, { stream: !isWhole });
    return { text, problem: undefined };
  } catch {
    return { text: new TextDecoder(label).decode(octets), problem: `it is not ${label.toUpperCase()}` };
  }
}

/** Encodings with one octet for each character of US-ASCII. */
const narrow = 'narrow';

/**
 * Returns the encoding that the first tag shows, or `narrow`, which many encodings share; undefined if there is no tag.
 */
function shapeOf(octets: Uint8Array): string | undefined {
  const opening = /<(\0|\0{3})?[!/?a-z]/i.exec(latin1(octets));
  if (opening === null) return undefined;
  const [, between = ''] = opening;
  if (between.length === 3) return 'utf-32';
  return between === '' ? narrow : opening.index % 2 === 0 ? 'utf-16le' : 'utf-16be';
}

/**
 * Returns the charset of the first META element that has one (HTML, "prescan a byte stream to determine its encoding").
 */
function declaredCharset(octets: Uint8Array): string | undefined {
  const start = latin1(octets.subarray(0, prescanned)).replace(/<!--.*?(?:-->|$)/gs, '');
  for (const [tag] of start.matchAll(/<meta[\t\n\f\r /][^>]*/gi)) {
    const charset = /charset[\t\n\f\r ]*=[\t\n\f\r ]*["']?([^\t\n\f\r "';/]+)/i.exec(tag)?.[1];
    if (charset !== undefined) return charset;
  }
  return undefined;
}

function decoderOf(label: string): InstanceType<typeof TextDecoder> | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

function latin1({ buffer, byteOffset, length }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, length).toString('latin1');
}
