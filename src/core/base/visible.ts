/** Makes untrusted text safe for a terminal or a message: no character controls, hides or reorders. */

/** Names the position after the last character in messages. */
export const endOfText = 'the end';

/**
 * Matches controls, format characters (bidirectional and zero-width included), lone surrogates, private use; separators
 * except U+0020, which look alike; marks, which combine with the preceding character; and characters that render as
 * nothing, including U+2800, whose glyph is blank.
 */
const invisible = /(?! )[\p{C}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Returns the text with every invisible character as `\u{…}`. Linear. */
export function visible(text: string): string {
  return escapeInvisible(text, escaped);
}

/** Matches what a line or a cell cannot hold, and what reorders it: controls, separators of lines, lone surrogates. */
const unwritable = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/gu;

/**
 * Returns a text as data for a line or a cell: exact, except that the few characters which neither may hold are written
 * as `\u{…}`. Marks and joiners, which many scripts need, stay. Linear.
 */
export function written(text: string): string {
  return text.replace(unwritable, escaped);
}

const escaped = (character: string): string =>
  `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;

/** Replaces every invisible character of the text. */
export function escapeInvisible(text: string, form: (character: string) => string): string {
  return text.replace(invisible, form);
}

/** Returns the text between quotes, safe for a message; only the beginning of a text longer than `longest`. */
export function quoted(text: string, longest = Infinity): string {
  return `"${visible(text.length > longest ? `${text.slice(0, longest)}…` : text)}"`;
}

/** Number of code units of a long text shown on either side of an offset. */
const context = 60;

/** Returns two lines: the text around an offset, and a caret under it. */
export function pointer(text: string, offset: number): string {
  const from = Math.max(0, offset - context);
  const before = (from > 0 ? '…' : '') + visible(text.slice(from, offset));
  const after = visible(text.slice(offset, offset + context)) + (offset + context < text.length ? '…' : '');
  return `${before}${after}\n${' '.repeat(before.length)}^`;
}

/** Returns a name of the API in words: `host kind` for `hostKind`. */
export function componentLabel(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
