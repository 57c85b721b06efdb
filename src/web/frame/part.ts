/** The content of the parts of the page: components that are loaded when their part is opened. */

import type { JSX } from 'preact';
import type { Part } from './address.js';

export type Content = () => JSX.Element;

/** Loaders of the content of parts. */
export type Contents = Partial<Readonly<Record<Part, () => Promise<Content>>>>;
