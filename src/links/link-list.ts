/** A link as a reader of files finds it, and the results common to all readers. */

import type { Cut } from './limits.js';
import type { Spelling } from './spelling.js';
import type { Switch } from './switches.js';

/** A link of a document. */
export interface FoundLink {
  /** The reference without surrounding white space, which is not part of it. */
  readonly reference: string;
  /** In HTML, the element; in Markdown, the kind: link, image, definition, autolink. */
  readonly element?: string | undefined;
  readonly attribute?: string | undefined;
  /** In JSON and YAML: the string, as a JSON Pointer (RFC 6901). */
  readonly pointer?: string | undefined;
  /** Position of its beginning, or of its attribute, from 1; columns in UTF-16 code units. */
  readonly line: number;
  readonly column: number;
}

/** The spelling of a link in the text of its document, in UTF-16 code units from 0. */
export interface Spelled {
  readonly start: number;
  readonly end: number;
  readonly spelling: Spelling;
}

/** A link with its spelling, which is undefined if unknown. */
export interface SpelledLink extends FoundLink {
  readonly spelled: Spelled | undefined;
  /** The bases embedded around it in its document, from the inside out; by default the one of the document. */
  readonly bases?: readonly string[] | undefined;
}

/** Returns the reported members of a link. */
export function linkData({ reference, element, attribute, pointer, line, column }: SpelledLink): FoundLink {
  return { reference, element, attribute, pointer, line, column };
}

/** The links of a document. */
export interface FoundLinks {
  /** The base embedded in it. */
  readonly base?: string | undefined;
  /** In the order of the document. */
  readonly links: readonly SpelledLink[];
  /** The comments that switch the check of links off and on, if its notation has comments. */
  readonly switches?: readonly Switch[];
  /** Text that is probably meant as a link, but is none in the document's notation. */
  readonly remarks?: readonly Remark[];
  /** The reason why it was not read to its end, if so. */
  readonly cut: Cut | undefined;
}

/** A sentence about a line. */
export interface Remark {
  readonly line: number;
  readonly problem: string;
}

/** Collects links, up to a limit, and switches. */
export class LinkList {
  readonly links: SpelledLink[] = [];
  readonly switches: Switch[] = [];
  readonly remarks: Remark[] = [];

  constructor(private readonly limit: number) {}

  /** Adds a link. @returns the reason why it is not added, as a clause */
  add(link: SpelledLink): string | undefined {
    if (this.links.length === this.limit) return `the document has more than ${this.limit} links`;
    this.links.push(link);
    return undefined;
  }

  /** Returns the links of a document that was read up to `cut`, if given. */
  result(cut: Cut | undefined): FoundLinks {
    const { links, switches, remarks } = this;
    return { links, switches, remarks, cut };
  }
}
