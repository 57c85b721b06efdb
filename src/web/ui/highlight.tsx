/**
 * The highlighted item under the pointer, the focus or the caret: a component, or a place in the string, shared by all
 * documents.
 */

import { createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { Piece } from '../worker/pieces.js';

/** A component by its name, or a place in the string in UTF-16 code units from 0. */
export type Highlight = { readonly component: string } | { readonly offset: number } | undefined;

const context = createContext<Highlight>(undefined);

export const HighlightProvider = context.Provider;

/** Returns the highlighted component in a reading with these pieces. */
export function useHighlightedRole(pieces: readonly Piece[]): string | undefined {
  const lit = useContext(context);
  if (lit === undefined) return undefined;
  if ('component' in lit) return lit.component;
  return pieces.find(({ start, end }) => start <= lit.offset && lit.offset < end)?.role;
}

interface Highlighting {
  readonly lit: Highlight;
  readonly onCaret: (offset: number | undefined) => void;
  /**
   * For the container of everything that can be highlighted: elements declare it by `data-component` or `data-offset`.
   */
  readonly handlers: {
    readonly onPointerOver: (event: Event) => void;
    readonly onFocusIn: (event: Event) => void;
    readonly onFocusOut: () => void;
    readonly onPointerLeave: () => void;
  };
}

export function useHighlighting(): Highlighting {
  const [pointed, setPointed] = useState<Highlight>();
  const [focused, setFocused] = useState<Highlight>();
  return {
    lit: pointed ?? focused,
    onCaret: (offset) => {
      setFocused(offset === undefined ? undefined : { offset });
    },
    handlers: {
      onPointerOver: ({ target }) => {
        setPointed(highlightOf(target));
      },
      onPointerLeave: () => {
        setPointed(undefined);
      },
      onFocusIn: ({ target }) => {
        setFocused(highlightOf(target));
      },
      onFocusOut: () => {
        setFocused(undefined);
      },
    },
  };
}

function highlightOf(target: EventTarget | null): Highlight {
  const source = target instanceof Element ? target.closest('[data-component], [data-offset]') : null;
  const component = source?.getAttribute('data-component');
  const offset = source?.getAttribute('data-offset');
  if (typeof component === 'string') return { component };
  return typeof offset === 'string' ? { offset: Number(offset) } : undefined;
}
