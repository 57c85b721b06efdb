/** Edits of a text field that the browser can undo, as it can undo typing. */

/** Deprecated without a successor: the only edit by a script that browsers put into the history of a field. */
interface Editing {
  /** Edits what has the focus; returns false if it did not. */
  execCommand(command: string, showsDialog: boolean, text: string): boolean;
}

const stop = (event: Event): void => {
  event.stopPropagation();
};

/**
 * Replaces all of a field's text, or the selected part. Assigning the value instead would leave the browser a history
 * that no longer fits the text. For the rest of the page, the focus stays where it is.
 */
export function replaceText(field: HTMLTextAreaElement, text: string, isWhole = true): void {
  const { ownerDocument: page } = field;
  const editing: Editing = page;
  const before = page.activeElement;
  const events = ['focusin', 'focusout'] as const;
  for (const name of events) field.addEventListener(name, stop);
  field.focus({ preventScroll: true });
  if (isWhole) field.setSelectionRange(0, field.value.length);
  const isDone =
    page.activeElement === field && editing.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  if (!isDone) field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  if (before !== field) {
    field.blur();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
  for (const name of events) field.removeEventListener(name, stop);
}
