/** Text written here that is in no address: it persists in its tab across views and reloads. */

import { useState } from 'preact/hooks';

/**
 * Returns a state that is stored under a name.
 * @param read undefined for an invalid stored state, which the initial one replaces
 */
export function useStoredState<T>(
  name: string,
  initial: T,
  read: (kept: unknown) => T | undefined,
): readonly [state: T, keep: (state: T) => void] {
  const [state, setState] = useState<T>(() => {
    try {
      return read(JSON.parse(sessionStorage.getItem(name) ?? 'null')) ?? initial;
    } catch {
      return initial;
    }
  });
  const keep = (next: T): void => {
    setState(next);
    try {
      sessionStorage.setItem(name, JSON.stringify(next));
    } catch {
      // Without storage, only a reload loses the state.
    }
  };
  return [state, keep];
}

/** Returns a stored text. */
export function useStoredText(name: string): readonly [text: string, keep: (text: string) => void] {
  return useStoredState(name, '', (kept) => (typeof kept === 'string' ? kept : undefined));
}
