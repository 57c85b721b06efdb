/** A link to another view of the page. */

import type { ComponentChildren, JSX } from 'preact';
import type { View } from '../frame/address.js';
import { useNavigation } from '../frame/navigation.js';

interface GoProps {
  readonly to: Partial<View>;
  readonly children: ComponentChildren;
  readonly class?: string;
  readonly current?: 'page' | 'true' | undefined;
  /** An identifier of its action, for tests: its words may change. */
  readonly action?: string;
}

/** Shows an anchor, so that it can be opened in another tab; a plain click changes the view in place. */
export function ViewLink({ to, children, current, class: name, action }: GoProps): JSX.Element {
  const { go, link } = useNavigation();
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={link(to)} class={name} aria-current={current} data-action={action} onClick={follow}>
      {children}
    </a>
  );
}
