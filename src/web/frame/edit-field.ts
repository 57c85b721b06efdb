/** Edits of a text field that the browser can undo, as it can undo typing. */

/**
 * Replaces all or the selected part of a field's text. Assigning the value instead would leave the browser a history
 * that no longer fits the text. The focus stays where it is.
 */
export function replaceText(field: HTMLTextAreaElement, text: string, isWhole = true): void {
  const { ownerDocument: page } = field;
  const before = page.activeElement;
  field.focus({ preventScroll: true });
  if (isWhole) field.setSelectionRange(0, field.value.length);
  if (page.activeElement !== field) {
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
    return;
  }
  // Deprecated, but the only edit by a script that browsers put into the history of a field.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const isDone = page.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  if (!isDone) field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  if (before instanceof HTMLElement && before !== field) before.focus({ preventScroll: true });
}
