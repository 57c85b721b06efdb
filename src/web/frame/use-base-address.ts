/**
 * The address that shared links begin with: that of this page or, if only this machine can open it, that of a copy on
 * another server, which the user enters once.
 */

import { isLocal, readBase } from './base-address.js';
import { aString } from './shapes.js';
import { useStored } from './use-stored.js';

const name = 'address';

interface BaseAddress {
  /** True if links of this page work on this machine only. */
  readonly isLocal: boolean;
  /** As the user entered it. */
  readonly entered: string;
  readonly enter: (text: string) => void;
  /** Returns the address to share for a fragment, "#" included. */
  readonly shared: (fragment: string) => string;
}

export function useBaseAddress(): BaseAddress {
  const [entered = '', store] = useStored<string>(name, aString);
  const here = location.href.replace(/[?#].*/s, '');
  const isHereLocal = isLocal(here);
  const base = isHereLocal ? readBase(entered) : undefined;
  return {
    isLocal: isHereLocal && base === undefined,
    entered,
    enter: (text) => {
      store(text === '' ? undefined : text);
    },
    shared: (fragment) => (base ?? here) + fragment,
  };
}
