/** Starts the page, and keeps the keyboard focus in place when the focused element disappears or is disabled. */
import { render } from 'preact';
import { App } from './app.js';
import './style/base.css';
import './style/compare.css';
import './style/grammars.css';
import './style/resolve.css';
import './style/text.css';
import './style/tree.css';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Installs the observer. Call it once, on the root element of the page. */
function keepFocus(page: HTMLElement): void {
  let focused: HTMLElement | undefined;
  /** Candidates to take over the focus, the nearest first. */
  let focusCandidates: readonly (HTMLElement | null | undefined)[] = [];
  let heading: (typeof focusCandidates)[number];

  page.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    focused = target;
    const content = target.closest<HTMLElement>('main');
    const all = [...(target.closest('.part') ?? content ?? page).querySelectorAll<HTMLElement>(focusable)];
    const place = all.indexOf(target);
    const before = all.slice(0, Math.max(0, place)).reverse();
    heading = target.closest('article')?.querySelector<HTMLElement>('[tabindex="-1"]');
    focusCandidates = [heading, ...all.slice(place + 1), ...before, content];
  });

  new MutationObserver(() => {
    const focus = document.activeElement;
    if (focused === undefined || (focus !== focused && focus !== document.body)) return;
    // A disabled element keeps the focus until the next frame, and by then nothing more may change here. Visibility is
    // tested last, as it forces a layout.
    if (focus === focused ? !focused.matches(':disabled') : canHold(focused)) return;
    focused = undefined;
    const candidate = focusCandidates.find((one) => one && canHold(one));
    // Scroll to the beginning of any other element; the reader is already at the heading.
    candidate?.focus({ preventScroll: candidate !== heading });
  }).observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
}

function canHold(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility();
}

const page = document.getElementById('page');
if (page !== null) {
  keepFocus(page);
  // The message for a page that could not start.
  page.replaceChildren();
  render(<App />, page);
}
