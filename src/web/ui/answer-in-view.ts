/** What is told of a choice comes into view when the choice is made, and not when Back leads to it. */

import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';

interface AnswerInView<Answer extends HTMLElement> {
  readonly answer: RefObject<Answer | null>;
  /** For what holds the links that choose. */
  readonly onChoice: (event: MouseEvent) => void;
}

/** Scrolls no further than is needed to see its beginning, and its end where both fit. */
export function useAnswerInView<Answer extends HTMLElement>(): AnswerInView<Answer> {
  const answer = useRef<Answer>(null);
  return {
    answer,
    onChoice: ({ defaultPrevented }) => {
      // The browser follows a link that is opened elsewhere; one that is followed in place is drawn by the next frame.
      if (!defaultPrevented) return;
      requestAnimationFrame(() => {
        const isAbove = (answer.current?.getBoundingClientRect().top ?? 0) < 0;
        answer.current?.scrollIntoView({ block: isAbove ? 'start' : 'nearest' });
      });
    },
  };
}
