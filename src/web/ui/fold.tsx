/** A piece of content under its heading, which a narrow window folds. */
import type { ComponentChildren, JSX } from 'preact';

interface FoldProps {
  readonly isFolded: boolean;
  readonly head: JSX.Element;
  readonly children: ComponentChildren;
}

export function Fold({ isFolded, head, children }: FoldProps): JSX.Element {
  if (!isFolded) {
    return (
      <section>
        {head}
        {children}
      </section>
    );
  }
  return (
    <details class="fold">
      <summary>{head}</summary>
      {children}
    </details>
  );
}
