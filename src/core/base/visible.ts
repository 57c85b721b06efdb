/** Untrusted text made fit for a terminal or a message: nothing in it controls, hides or reorders. */

/**
 * Controls, format characters (bidirectional and zero-width included), lone surrogates, private use; separators, of
 * which only U+0020 can be told by its looks; marks, which ride on what stands before them; and what renders as nothing,
 * U+2800 by the design of its glyph.
 */
const invisible = /(?! )[\p{C}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The text with every invisible character as `\u{…}`. Linear. */
export function visible(text: string): string {
  return escapeInvisible(text, (c) => `\\u{${(c.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`);
}

/** The text with every invisible character in another form. */
export function escapeInvisible(text: string, form: (character: string) => string): string {
  return text.replace(invisible, form);
}

/** The text between quotes, fit for a message; of a longer text than that, its beginning. */
export function quoted(text: string, longest = Infinity): string {
  return `"${visible(text.length > longest ? `${text.slice(0, longest)}…` : text)}"`;
}

/** How much of a long text is shown on either side of a place. */
const context = 60;

/** Two lines: the text around an offset, and a caret under it. */
export function pointer(text: string, offset: number): string {
  const from = Math.max(0, offset - context);
  const before = (from > 0 ? '…' : '') + visible(text.slice(from, offset));
  const after = visible(text.slice(offset, offset + context)) + (offset + context < text.length ? '…' : '');
  return `${before}${after}\n${' '.repeat(before.length)}^`;
}
