/** Stored values in components. */

import { useEffect, useState } from 'preact/hooks';
import type { Shape } from './shapes.js';
import { readStored, storeValue, watchStored } from './stored.js';

/** Draws the component again when something stored changes. */
export function useStoredChanges(): void {
  const [, draw] = useState({});
  useEffect(
    () =>
      watchStored(() => {
        draw({});
      }),
    [],
  );
}

/** A stored value, undefined if there is none or it has another shape, and two functions that replace it. */
type StoredState<T> = readonly [
  value: T | undefined,
  store: (value: T | undefined) => void,
  /** Replaces what is stored at the time of the call, which may be newer than what is drawn. */
  edit: (edited: (stored: T | undefined) => T) => void,
];

/** Reads a stored value; its component is drawn again after each change of what is stored. */
export function useStored<T>(name: string, shape: Shape): StoredState<T> {
  useStoredChanges();
  const store = (value: T | undefined): void => {
    storeValue(name, value, shape);
  };
  return [
    readStored<T>(name, shape).value,
    store,
    (edited) => {
      store(edited(readStored<T>(name, shape).value));
    },
  ];
}
