/**
 * Values that the browser stores for its user, by name: they outlive the tab, and all open tabs see a change. What the
 * browser refuses to store lasts as long as the page.
 */

import type { Shape } from './shapes.js';

/** The page; without the types of the DOM, so that tests outside of a browser read this file. */
const page = globalThis as unknown as EventTarget & {
  /** Access may throw. */
  readonly localStorage: {
    getItem(name: string): string | null;
    setItem(name: string, text: string): void;
    removeItem(name: string): void;
  };
};

/** Distinguishes our names from those of other pages on the same host. */
const prefix = 'uri-revisions/';

/** The name under which a text goes that is replaced although it could not be read. */
const asidePrefix = 'unreadable/';

/** Texts that the browser refused to store. */
const refused = new Map<string, string>();

const watchers = new Set<() => void>();

/** A stored text, its value if it has the expected shape, and whether it has not. */
export interface Stored<T> {
  readonly text: string | undefined;
  readonly value: T | undefined;
  readonly isUnreadable: boolean;
}

export function storedText(name: string): string | undefined {
  const unsaved = refused.get(name);
  if (unsaved !== undefined) return unsaved;
  try {
    return page.localStorage.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text; undefined removes it. */
export function storeText(name: string, text: string | undefined): void {
  refused.delete(name);
  try {
    if (text === undefined) page.localStorage.removeItem(prefix + name);
    else page.localStorage.setItem(prefix + name, text);
  } catch {
    if (text !== undefined) refused.set(name, text);
  }
  for (const watcher of watchers) watcher();
}

/** Returns the names of all stored texts, in order. */
export function storedNames(): readonly string[] {
  let names: readonly string[] = [];
  try {
    names = Object.keys(page.localStorage);
  } catch {
    // Only refused texts are left.
  }
  const ours = names.flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  return [...new Set([...ours, ...refused.keys()])].sort();
}

/** Tests whether the browser refused to store something. */
export function isRefused(): boolean {
  return refused.size > 0;
}

/** Reads a value of a shape. */
export function readStored<T>(name: string, shape: Shape): Stored<T> {
  const text = storedText(name);
  if (text === undefined) return { text, value: undefined, isUnreadable: false };
  try {
    const value: unknown = JSON.parse(text);
    if (shape(value)) return { text, value: value as T, isUnreadable: false };
  } catch {
    // Reported like another shape.
  }
  return { text, value: undefined, isUnreadable: true };
}

/** Stores a value; undefined removes it. An unreadable text that it replaces is put aside. */
export function storeValue(name: string, value: unknown, shape: Shape): void {
  const { text, isUnreadable } = readStored(name, shape);
  if (isUnreadable && text !== undefined) storeText(`${asidePrefix}${name}`, JSON.stringify(text));
  storeText(name, value === undefined ? undefined : JSON.stringify(value));
}

/** Calls a function after each change, in this tab or in another. Returns a function that ends that. */
export function watchStored(changed: () => void): () => void {
  watchers.add(changed);
  page.addEventListener('storage', changed);
  return () => {
    watchers.delete(changed);
    page.removeEventListener('storage', changed);
  };
}
