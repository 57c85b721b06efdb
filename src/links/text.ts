/** Octets of a document as characters, as browsers find out what they stand for. */

import { visible } from '../core/base/visible.js';

export interface DecodedText {
  readonly text: string;
  /** Why there is more than is read, or it may be read wrongly, as a clause. */
  readonly problem: string | undefined;
}

/** Byte order marks, which say for certain what follows (Encoding Standard, "decode"); UTF-32 begins as UTF-16 does. */
const marks: readonly (readonly [label: string, octets: readonly number[]])[] = [
  ['utf-32', [0xff, 0xfe, 0, 0]],
  ['utf-32', [0, 0, 0xfe, 0xff]],
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
];

/** The octets at the start among which a document says what they stand for. */
const prescanned = 1024;

/**
 * Decodes by a byte order mark, else by the octets of its first tag where these are more than one a character, else by a
 * charset, else by that of a META element, else as UTF-8, else as windows-1252, which takes any octets.
 * @param isWhole whether the octets end with a character
 */
export function decodeText(octets: Uint8Array, charset?: string, isWhole = true): DecodedText {
  const [mark] = marks.find(([, mark]) => mark.every((octet, i) => octets[i] === octet)) ?? [];
  const shape = mark ?? shapeOf(octets);
  if (shape === 'utf-32') return { text: '', problem: 'it is UTF-32, which HTML does not have' };
  if (shape !== undefined && shape !== narrow) {
    return { text: new TextDecoder(shape).decode(octets), problem: undefined };
  }
  const label = charset ?? declaredCharset(octets);
  const decoder = label === undefined ? undefined : decoderOf(label);
  const problem =
    label === undefined || decoder !== undefined ? undefined : `no charset is called "${visible(label)}"`;
  // What has tags of one octet a character is no UTF-16, whatever it says.
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

/** Decodes UTF-8, or UTF-16 behind its byte order mark. @param isWhole whether the octets end with a character */
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

/** The shape of what has an octet for each character of US-ASCII. */
const narrow = 'narrow';

/** The encoding that the first tag shows, or `narrow`, of which there are many; undefined where there is no tag. */
function shapeOf(octets: Uint8Array): string | undefined {
  const opening = /<(\0|\0{3})?[!/?a-z]/i.exec(latin1(octets));
  if (opening === null) return undefined;
  const [, between = ''] = opening;
  if (between.length === 3) return 'utf-32';
  return between === '' ? narrow : opening.index % 2 === 0 ? 'utf-16le' : 'utf-16be';
}

/** The charset of the first META element that has one (HTML, "prescan a byte stream to determine its encoding"). */
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
