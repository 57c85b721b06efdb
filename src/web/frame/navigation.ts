/** The current view, synchronized with the address bar, so that Back works and every state can be shared. */
import { createContext } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Addresses, FieldName, View } from './address.js';

/** The state of a history entry. */
interface Place {
  readonly scrolled: number;
}

/** Time limit in milliseconds for content to load. */
const loadTimeout = 5000;

/** Returns the history state of the view being left. */
function presentPlace(): Place {
  return { scrolled: scrollY };
}

/** Restores a scroll position while content loads, until the reader acts. */
function backTo(state: unknown): void {
  const scrolled = typeof state === 'object' && state !== null && 'scrolled' in state ? state.scrolled : 0;
  if (typeof scrolled !== 'number') return;
  const end = (): void => {
    watcher.disconnect();
    clearTimeout(timer);
    removeEventListener('wheel', end);
    removeEventListener('keydown', end);
    removeEventListener('pointerdown', end);
  };
  const watcher = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight >= scrolled) scrollTo({ top: scrolled });
  });
  const timer = setTimeout(end, loadTimeout);
  addEventListener('wheel', end);
  addEventListener('keydown', end);
  addEventListener('pointerdown', end);
  watcher.observe(document.body);
}

/** The effect of a change on the history: a new entry, or a replacement of the current one. */
export type Step = 'push' | 'replace';

interface Navigation {
  readonly addresses: Addresses;
  readonly view: View;
  /** Sentences about an unreadable address; empty for a good one. */
  readonly problems: readonly string[];
  readonly go: (change: Partial<View>, step?: Step) => void;
  /** Returns a setter of a field, which also applies other changes. */
  readonly set: <Field extends FieldName>(
    field: Field,
    also?: Partial<View>,
    step?: Step,
  ) => (value: View[Field]) => void;
  /** Returns the address of a changed view. */
  readonly link: (change: Partial<View>) => string;
}

const context = createContext<Navigation | undefined>(undefined);

export const NavigationProvider = context.Provider;

/** Returns the navigation. @throws Error outside of the page */
export function useNavigation(): Navigation {
  const navigation = useContext(context);
  if (navigation === undefined) throw new Error('there is no navigation here');
  return navigation;
}

/** Delay in milliseconds between typing and the address: browsers limit how often it may change. */
const addressDelay = 250;

/** Returns the navigation of the whole page; used once. */
export function useAddressBar(addresses: Addresses): Navigation {
  const [{ view, problems }, setRead] = useState(() => addresses.read(location.hash));
  // The result of the last step, which may not be rendered yet.
  const latest = useRef(view);
  const lagging = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const follow = (event: PopStateEvent): void => {
      clearTimeout(lagging.current);
      const read = addresses.read(location.hash, latest.current);
      latest.current = read.view;
      setRead(read);
      backTo(event.state);
    };
    const leave = (): void => {
      history.replaceState(presentPlace(), '');
    };
    backTo(history.state);
    addEventListener('popstate', follow);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener('pagehide', leave);
    };
  }, [addresses]);

  const link = useMemo(() => addresses.linksFrom(view), [addresses, view]);

  const go: Navigation['go'] = (change, step = 'push') => {
    clearTimeout(lagging.current);
    const before = latest.current;
    const next = { ...before, ...addresses.carried(change) };
    latest.current = next;
    setRead({ view: next, problems: [] });
    if (step === 'replace') {
      lagging.current = setTimeout(() => {
        history.replaceState(null, '', addresses.of(next));
      }, addressDelay);
    } else {
      // Back returns to the text typed before the step.
      history.replaceState(presentPlace(), '', addresses.of(before));
      history.pushState(null, '', addresses.of(next));
      if (addresses.topics.some((topic) => next[topic] !== before[topic])) scrollTo({ top: 0 });
    }
  };

  return {
    addresses,
    view,
    problems,
    go,
    set: (field, also, step) => (value) => {
      go({ ...also, [field]: value }, step);
    },
    link,
  };
}
