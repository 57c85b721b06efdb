/** Where each view was scrolled to, so that Back leads to the same place though its content comes later. */

/** The state of a step in the history. */
interface Place {
  readonly scrolled: number;
}

/** How long content may take to come, in milliseconds. */
const patience = 5000;

/** What the history remembers of the view that is left. */
export function presentPlace(): Place {
  return { scrolled: scrollY };
}

/** Keeps to a remembered place while content comes, until the reader does something. */
export function backTo(state: unknown): void {
  const scrolled = typeof state === 'object' && state !== null && 'scrolled' in state ? state.scrolled : 0;
  if (typeof scrolled !== 'number') return;
  const end = (): void => {
    watcher.disconnect();
    clearTimeout(timer);
    removeEventListener('wheel', end);
    removeEventListener('keydown', end);
    removeEventListener('pointerdown', end);
  };
  const watcher = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight >= scrolled) scrollTo({ top: scrolled });
  });
  const timer = setTimeout(end, patience);
  addEventListener('wheel', end);
  addEventListener('keydown', end);
  addEventListener('pointerdown', end);
  watcher.observe(document.body);
}
