/** Octets of a document as characters. */

/** Byte order marks, which say for certain what follows (Encoding Standard, "decode"). */
const marks: readonly (readonly [label: string, octets: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
];

/**
 * Decodes by a byte order mark, else by a charset, if it is known, else as UTF-8, else as windows-1252, which takes any
 * octets. References are US-ASCII in every revision, so that a wrong guess spoils at most what is no reference.
 * @param isWhole whether the octets end with a character
 */
export function decodeText(octets: Uint8Array, charset?: string, isWhole = true): string {
  const [mark] = marks.find(([, mark]) => mark.every((octet, i) => octets[i] === octet)) ?? [];
  if (mark !== undefined) return new TextDecoder(mark).decode(octets);
  const labels = charset === undefined ? ['utf-8'] : [charset, 'utf-8'];
  for (const label of labels) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(octets, { stream: !isWhole });
    } catch {
      // An unknown label, or octets that it does not cover: the next one.
    }
  }
  return new TextDecoder('windows-1252').decode(octets);
}
