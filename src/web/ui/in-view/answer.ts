/** What is told of a choice comes into view when the choice is made, and not when Back leads to it. */

import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';

interface AnswerInView<Answer extends HTMLElement> {
  readonly answer: RefObject<Answer | null>;
  /** For what holds the links that choose. */
  readonly onChoice: (event: MouseEvent) => void;
}

/** Scrolls no further than is needed; of an answer that is higher than the window the beginning is seen. */
export function useAnswerInView<Answer extends HTMLElement>(): AnswerInView<Answer> {
  const answer = useRef<Answer>(null);
  return {
    answer,
    onChoice: ({ defaultPrevented }) => {
      // The browser follows a link that is opened elsewhere; one that is followed in place is drawn by the next frame.
      if (!defaultPrevented) return;
      requestAnimationFrame(() => answer.current?.scrollIntoView({ block: 'nearest' }));
    },
  };
}
