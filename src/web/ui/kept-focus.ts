/**
 * Keyboard focus stays where it was when what has it vanishes or is disabled, as a button may when it is pressed: it goes to
 * the heading of what it was in, where that takes focus; else to what came next in the same part, or before; and to the
 * content where another part has taken its place. Without that the browser gives it to the page as a whole.
 */

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** To be called once, on what holds the page. */
export function keepFocus(page: HTMLElement): void {
  let held: HTMLElement | undefined;
  /** What may take over, the nearest first. */
  let heirs: readonly (HTMLElement | null | undefined)[] = [];
  let heading: (typeof heirs)[number];

  page.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    held = target;
    const content = target.closest<HTMLElement>('main');
    const all = [...(target.closest('.part') ?? content ?? page).querySelectorAll<HTMLElement>(focusable)];
    const place = all.indexOf(target);
    const before = all.slice(0, Math.max(0, place)).reverse();
    heading = target.closest('article')?.querySelector<HTMLElement>('[tabindex="-1"]');
    heirs = [heading, ...all.slice(place + 1), ...before, content];
  });

  new MutationObserver(() => {
    const focus = document.activeElement;
    if (held === undefined || (focus !== held && focus !== document.body)) return;
    // What is disabled has the focus until the next frame, and by then nothing more may change here. Whether something is
    // seen is asked last, as it has the page laid out.
    if (focus === held ? !held.matches(':disabled') : canHold(held)) return;
    held = undefined;
    const heir = heirs.find((one) => one && canHold(one));
    // Of something else the beginning is to be seen; what came next is where the reader is.
    heir?.focus({ preventScroll: heir !== heading });
  }).observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
}

function canHold(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility();
}
