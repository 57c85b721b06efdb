/** Scrolls the answer to a choice into view when the choice is made, but not when Back restores it. */

import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';

interface AnswerInView<Answer extends HTMLElement> {
  readonly answer: RefObject<Answer | null>;
  /** For the container of the links that choose. */
  readonly onChoice: (event: MouseEvent) => void;
}

/** Scrolls only as far as needed to show the beginning of the answer, and its end if both fit. */
export function useAnswerInView<Answer extends HTMLElement>(): AnswerInView<Answer> {
  const answer = useRef<Answer>(null);
  return {
    answer,
    onChoice: ({ defaultPrevented }) => {
      // The browser handles a link opened elsewhere; one followed in place is rendered by the next frame.
      if (!defaultPrevented) return;
      requestAnimationFrame(() => {
        const isAbove = (answer.current?.getBoundingClientRect().top ?? 0) < 0;
        answer.current?.scrollIntoView({ block: isAbove ? 'start' : 'nearest' });
      });
    },
  };
}
