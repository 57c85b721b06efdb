/** Boxes that scroll, faded at the edges where their content goes on. */

import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Returns the ref of a box that scrolls; its `data-more` lists the edges for the style sheet. */
export function useScrollCue<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const note = (): void => {
    const { current } = box;
    if (current === null) return;
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = current;
    const more = [
      scrollLeft > 1 && 'left',
      scrollLeft + clientWidth < scrollWidth - 1 && 'right',
      scrollTop > 1 && 'top',
      scrollTop + clientHeight < scrollHeight - 1 && 'bottom',
    ];
    current.dataset.more = more.filter((edge) => edge !== false).join(' ');
  };
  // After each rendering, which may have changed the content.
  useEffect(note);
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const watcher = new ResizeObserver(note);
    watcher.observe(current);
    current.addEventListener('scroll', note, { passive: true });
    return () => {
      watcher.disconnect();
      current.removeEventListener('scroll', note);
    };
  }, []);
  return box;
}

interface ScrollBoxProps {
  readonly class: string;
  readonly label: string;
  readonly isBusy?: boolean;
  readonly children: ComponentChildren;
}

/** Shows content that may be wider or higher than its box; the keyboard can scroll it. */
export function ScrollBox({ class: name, label, isBusy, children }: ScrollBoxProps): JSX.Element {
  const box = useScrollCue<HTMLDivElement>();
  return (
    <div ref={box} class={name} tabIndex={0} role="region" aria-label={label} aria-busy={isBusy}>
      {children}
    </div>
  );
}
