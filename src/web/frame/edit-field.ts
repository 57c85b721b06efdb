/** Edits of a text field that the browser can undo, as it can undo typing. */

const stop = (event: Event): void => {
  event.stopPropagation();
};

/**
 * Replaces all of a field's text, or the selected part. Assigning the value instead would leave the browser a history
 * that no longer fits the text. For the rest of the page, the focus stays where it is.
 */
export function replaceText(field: HTMLTextAreaElement, text: string, isWhole = true): void {
  const { ownerDocument: page } = field;
  const before = page.activeElement;
  const events = ['focusin', 'focusout'] as const;
  for (const name of events) field.addEventListener(name, stop);
  field.focus({ preventScroll: true });
  if (isWhole) field.setSelectionRange(0, field.value.length);
  // Deprecated, but the only edit by a script that browsers put into the history of a field; it edits what has the focus.
  const isDone =
    page.activeElement === field &&
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    page.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  if (!isDone) field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  if (before !== field) {
    field.blur();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
  for (const name of events) field.removeEventListener(name, stop);
}
