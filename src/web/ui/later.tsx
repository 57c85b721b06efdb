/** Content that is loaded when it is opened. */

import { useEffect, useState } from 'preact/hooks';
import type { Content } from '../frame/part.js';

/** Returns a component that shows the content once it is loaded. */
export function later(load: () => Promise<Content>): Content {
  return function Later() {
    const [loaded, setLoaded] = useState<{ readonly Content?: Content; readonly error?: string }>({});
    useEffect(() => {
      load().then(
        (Content) => {
          setLoaded({ Content });
        },
        (error: unknown) => {
          setLoaded({ error: error instanceof Error ? error.message : String(error) });
        },
      );
    }, []);
    const { Content, error } = loaded;
    if (Content !== undefined) return <Content />;
    return error === undefined ? (
      <p role="status">Loading…</p>
    ) : (
      <p role="alert">The page could not load this part: {error}</p>
    );
  };
}
