/** What is on view, in step with the address bar, so that Back works and every state can be passed on. */

import { createContext } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { backTo, presentPlace } from './scroll.js';
import { addressOf, type FieldName, linksFrom, readAddress, type View } from './address.js';

/** How a change shows in the history: as a step of its own, or in place of the present one. */
export type Step = 'push' | 'replace';

export interface Navigation {
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

/** What the whole of what is on view is about: with another one the reader begins at the top. */
const topics: readonly (keyof View)[] = ['part', 'page', 'text', 'exercise', 'question', 'parser', 'set'];

/** The navigation of the whole page; used once. */
export function useAddressBar(): Navigation {
  const [{ view, problems }, setRead] = useState(() => readAddress(location.hash));
  // As the last step left it, which may not be drawn yet.
  const latest = useRef(view);
  const lagging = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const follow = (event: PopStateEvent): void => {
      clearTimeout(lagging.current);
      const read = readAddress(location.hash, latest.current);
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
  }, []);

  const link = useMemo(() => linksFrom(view), [view]);

  const go: Navigation['go'] = (change, step = 'push') => {
    clearTimeout(lagging.current);
    const before = latest.current;
    const next = { ...before, ...change };
    latest.current = next;
    setRead({ view: next, problems: [] });
    if (step === 'replace') {
      lagging.current = setTimeout(() => {
        history.replaceState(null, '', addressOf(next));
      }, addressDelay);
    } else {
      // Back leads to what was typed before the step.
      history.replaceState(presentPlace(), '', addressOf(before));
      history.pushState(null, '', addressOf(next));
      if (topics.some((topic) => next[topic] !== before[topic])) scrollTo({ top: 0 });
    }
  };

  return {
    view,
    problems,
    go,
    set: (field, also, step) => (value) => {
      go({ ...also, [field]: value }, step);
    },
    link,
  };
}
