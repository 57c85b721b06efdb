/** Octets of a document as characters. */

/**
 * Decodes by a charset, if it is known, else as UTF-8, else as windows-1252, which takes any octets. References
 * are US-ASCII in every revision, so that a wrong guess spoils at most what is no reference.
 */
export function decodeText(octets: Uint8Array, charset?: string): string {
  const labels = charset === undefined ? ['utf-8'] : [charset, 'utf-8'];
  for (const label of labels) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(octets);
    } catch {
      // An unknown label, or octets that it does not cover: the next one.
    }
  }
  return new TextDecoder('windows-1252').decode(octets);
}
