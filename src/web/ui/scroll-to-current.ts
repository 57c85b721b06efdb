/** Scrolls a list so that its current item is in the middle. */

import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { useScrollCue } from './scroll-box.js';

/** Returns the ref of the list. @param changes values that may change the current item */
export function useCurrentInView<List extends HTMLElement>(
  changes: readonly unknown[],
): RefObject<List | null> {
  const list = useScrollCue<List>();
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!here || !list.current) return;
    const { clientHeight, clientWidth } = list.current;
    list.current.scrollTo({
      top: here.offsetTop - clientHeight / 2,
      left: here.offsetLeft - (clientWidth - here.offsetWidth) / 2,
    });
  }, changes);
  return list;
}
