/** Quoted-printable as octets: RFC 2045, 6.7. */

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const equals = 0x3d;
const space = 0x20;
const tab = 0x09;

/**
 * Decodes in linear time. Blanks at the ends of lines are dropped, "=" before them joins lines, and an "=" that begins no
 * escape stands for itself.
 */
export function decodeQuotedPrintable(octets: Uint8Array): Uint8Array {
  const decoded = new Uint8Array(octets.length);
  let length = 0;
  /** The length without the blanks at the end. */
  let kept = 0;
  /** Whether the last character but blanks is an "=" that begins no escape. */
  let isJoining = false;
  for (let at = 0; at < octets.length; at++) {
    const octet = octets[at] ?? 0;
    if (octet === lineFeed || (octet === carriageReturn && octets[at + 1] === lineFeed)) {
      length = kept;
      if (octet === carriageReturn) at++;
      if (isJoining) length--;
      else {
        if (octet === carriageReturn) decoded[length++] = carriageReturn;
        decoded[length++] = lineFeed;
      }
      kept = length;
      isJoining = false;
      continue;
    }
    const escaped = octet === equals ? escapedAt(octets, at) : undefined;
    decoded[length++] = escaped ?? octet;
    if (octet === space || octet === tab) continue;
    kept = length;
    isJoining = octet === equals && escaped === undefined;
    if (escaped !== undefined) at += 2;
  }
  return decoded.subarray(0, isJoining ? kept - 1 : kept);
}

/** The octet of an escape, if there is one. */
function escapedAt(octets: Uint8Array, at: number): number | undefined {
  const high = digitOf(octets[at + 1]);
  const low = digitOf(octets[at + 2]);
  return high === undefined || low === undefined ? undefined : 16 * high + low;
}

/** Lower case is not allowed, and taken. */
function digitOf(octet = 0): number | undefined {
  if (octet >= 0x30 && octet <= 0x39) return octet - 0x30;
  const letter = octet | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : undefined;
}
