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

/** Returns a stored value, undefined if there is none or it has another shape, and a function that replaces it. */
export function useStored<T>(
  name: string,
  shape: Shape,
): readonly [value: T | undefined, store: (value: T | undefined) => void] {
  useStoredChanges();
  return [
    readStored<T>(name, shape).value,
    (value) => {
      storeValue(name, value, shape);
    },
  ];
}
