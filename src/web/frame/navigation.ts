/** What is on view, in step with the address bar, so that Back works and every state can be passed on. */
import { createContext } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Addresses, FieldName, View } from './address.js';

/** The state of a step in the history. */
interface Place {
  readonly scrolled: number;
}

/** How long content may take to come, in milliseconds. */
const patience = 5000;

/** What the history remembers of the view that is left. */
function presentPlace(): Place {
  return { scrolled: scrollY };
}

/** Keeps to a remembered place while content comes, until the reader does something. */
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
  const timer = setTimeout(end, patience);
  addEventListener('wheel', end);
  addEventListener('keydown', end);
  addEventListener('pointerdown', end);
  watcher.observe(document.body);
}

/** How a change shows in the history: as a step of its own, or in place of the present one. */
type Step = 'push' | 'replace';

interface Navigation {
  readonly addresses: Addresses;
  readonly view: View;
  /** Sentences about an address that could not be read; empty for a good one. */
  readonly problems: readonly string[];
  readonly go: (change: Partial<View>, step?: Step) => void;
  /** What puts a new value into a field, and changes others along with it. */
  readonly set: <Field extends FieldName>(
    field: Field,
    also?: Partial<View>,
    step?: Step,
  ) => (value: View[Field]) => void;
  /** The address of what would be on view. */
  readonly link: (change: Partial<View>) => string;
}

const context = createContext<Navigation | undefined>(undefined);

export const NavigationProvider = context.Provider;

/** @throws Error outside of the page */
export function useNavigation(): Navigation {
  const navigation = useContext(context);
  if (navigation === undefined) throw new Error('there is no navigation here');
  return navigation;
}

/** How far the address lags behind what is typed, in milliseconds: browsers limit how often it may change. */
const addressDelay = 250;

/** The navigation of the whole page; used once. */
export function useAddressBar(addresses: Addresses): Navigation {
  const [{ view, problems }, setRead] = useState(() => addresses.read(location.hash));
  // As the last step left it, which may not be drawn yet.
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
    const next = { ...before, ...change };
    latest.current = next;
    setRead({ view: next, problems: [] });
    if (step === 'replace') {
      lagging.current = setTimeout(() => {
        history.replaceState(null, '', addresses.of(next));
      }, addressDelay);
    } else {
      // Back leads to what was typed before the step.
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
