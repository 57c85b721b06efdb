/** Untrusted text made fit for a terminal or a message: nothing in it controls, hides or reorders. */

/** Controls, format characters (bidirectional and zero-width included), lone surrogates, separators, private use. */
const invisible = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** The text with every invisible character as `\u{…}`. Linear. */
export function visible(text: string): string {
  return text.replace(invisible, (c) => `\\u{${(c.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`);
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
