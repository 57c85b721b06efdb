/** A link as a reader of files finds it, and what every reader tells. */

import type { Cut } from './limits.js';
import type { Spelling } from './spelling.js';

/** A link of a document. */
export interface FoundLink {
  /** Without white space around it, which is not part of it. */
  readonly reference: string;
  /** Of HTML, the element; of Markdown, what it is: link, image, definition, autolink. */
  readonly element?: string | undefined;
  readonly attribute?: string | undefined;
  /** Of JSON and YAML: the string, as a JSON Pointer (RFC 6901). */
  readonly pointer?: string | undefined;
  /** Where it begins, or the attribute that it is in, from 1; columns in UTF-16 code units. */
  readonly line: number;
  readonly column: number;
}

/** Where a link is spelled in the text of its document, in UTF-16 code units from 0. */
export interface Spelled {
  readonly start: number;
  readonly end: number;
  readonly spelling: Spelling;
}

/** A link, and where it is spelled, which is undefined where that cannot be told. */
export interface SpelledLink extends FoundLink {
  readonly spelled: Spelled | undefined;
  /** The bases embedded around it in its document, from the inside out; by default the one of the document. */
  readonly bases?: readonly string[] | undefined;
}

/** A link as it is told. */
export function told({ reference, element, attribute, pointer, line, column }: SpelledLink): FoundLink {
  return { reference, element, attribute, pointer, line, column };
}

/** What a document holds. */
export interface FoundLinks {
  /** The base embedded in it. */
  readonly base?: string | undefined;
  /** In its order. */
  readonly links: readonly SpelledLink[];
  /** Why it is not read to its end, if so. */
  readonly cut: Cut | undefined;
}

/** Takes links until there are too many. */
export class LinkList {
  readonly links: SpelledLink[] = [];

  constructor(private readonly limit: number) {}

  /** @returns why it is not taken, as a clause */
  add(link: SpelledLink): string | undefined {
    if (this.links.length === this.limit) return `the document has more than ${this.limit} links`;
    this.links.push(link);
    return undefined;
  }
}
