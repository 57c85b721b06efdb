/** The newest value of a component, for code that waited and whose own values may be outdated. */

import { useLayoutEffect, useRef } from 'preact/hooks';

/** Returns a reference to the value of the last rendering; undefined once the component is removed. */
export function useLatest<T>(value: T): { readonly current: T | undefined } {
  const latest = useRef<T | undefined>(value);
  latest.current = value;
  useLayoutEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );
  return latest;
}
