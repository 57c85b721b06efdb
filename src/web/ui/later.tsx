/** A part of the page whose code and data are loaded when it is first on view. */

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

type Content = () => JSX.Element;

/** The content, once it is there. */
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
      <p role="alert">This part of the page could not be loaded: {error}</p>
    );
  };
}
