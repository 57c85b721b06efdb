/** Characters beyond US-ASCII that RFC 3987 restricts: §2.2 (ABNF), §4.1 (formatting characters), §6.1 (look-alikes). */

const planes = Array.from({ length: 14 }, (_, plane) => {
  const start = (plane + 1) * 0x10000 + (plane === 13 ? 0x1000 : 0);
  return `\\u{${start.toString(16)}}-\\u{${((plane + 1) * 0x10000 + 0xfffd).toString(16)}}`;
}).join('');

/** The ranges of ucschar, and those of iprivate, for a class of a regular expression with the flag `u`. */
export const ucschar = String.raw`\xA0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF` + planes;
export const iprivate = String.raw`\uE000-\uF8FF\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}`;

/** LRM, RLM, LRE, RLE, PDF, LRO and RLO: "IRIs MUST NOT contain bidirectional formatting characters" (§4.1). */
export const formatting = '\u200E\u200F\u202A\u202B\u202C\u202D\u202E';

/** Formatting characters of later versions of Unicode. */
export const laterFormatting = String.raw`\u061C\u2066-\u2069`;

/**
 * Characters that "also should be avoided" (§6.1): those that RFC 3491 §5 excludes, and full-width and half-width forms.
 * Those for private use and those that §4.1 forbids are not among them.
 */
export const avoided =
  String.raw`\xA0\u0340\u0341\u06DD\u070F\u1680\u180E\u2000-\u200D\u2028\u2029\u202F\u205F-\u2063\u206A-\u206F` +
  String.raw`\u2FF0-\u2FFB\u3000\uFEFF\uFF01-\uFF9F\u{1D173}-\u{1D17A}`;

/** Tests whether an offset of a text is in its query, the only place for private characters (§2.2). Linear. */
export function queryTest(text: string): (offset: number) => boolean {
  const fragment = text.indexOf('#');
  const end = fragment < 0 ? text.length : fragment;
  const query = text.slice(0, end).indexOf('?');
  return (offset) => query >= 0 && query < offset && offset < end;
}
