/** What is written here and stands in no address: it stays in its tab, whatever else comes on view, and through a reload. */

import { useState } from 'preact/hooks';

/**
 * A state that is kept under a name.
 * @param read undefined for what is no such state, in whose place the initial one stands
 */
export function useKept<T>(
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
      // Without storage a reload begins again, and no more is lost.
    }
  };
  return [state, keep];
}

/** A text that is kept. */
export function useKeptText(name: string): readonly [text: string, keep: (text: string) => void] {
  return useKept(name, '', (kept) => (typeof kept === 'string' ? kept : undefined));
}
