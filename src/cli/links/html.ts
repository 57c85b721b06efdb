/** The links of an HTML document and the base embedded in it: 1997 Appendix D, 2003 Appendix D. */

import type { Token, TokenHandler } from 'parse5';
import { referencesIn } from './attributes.js';
import { type Cut, type LinkLimits, linkLimits, Stopwatch } from './limits.js';
import { LimitedTokenizer } from './tokenizer.js';
import { TreeConstruction } from './tree-construction.js';

/** A reference in an attribute. */
export interface HtmlLink {
  /** Without white space around it, which is not part of it. */
  readonly reference: string;
  readonly element: string;
  readonly attribute: string;
  /** Where the attribute begins, from 1. */
  readonly line: number;
  readonly column: number;
}

export interface HtmlLinks {
  /** The HREF of the first BASE in the HEAD that has one. */
  readonly base: string | undefined;
  /** In the order of the document. */
  readonly links: readonly HtmlLink[];
  /** Why the document is not read to its end, if so. */
  readonly cut: Cut | undefined;
}

/**
 * Reads a document as HTML defines it, whatever is wrong with it: the links of all its tags, of those too that have no
 * place in a tree. Linear.
 */
export function readHtml(
  text: string,
  limits: LinkLimits = linkLimits,
  watch = new Stopwatch(limits.milliseconds),
): HtmlLinks {
  const tree = new TreeConstruction();
  let base: string | undefined;
  const links: HtmlLink[] = [];
  const handler: TokenHandler = {
    onStartTag(token) {
      tree.startTag(token, tokenizer);
      // Appendix D: a BASE counts "when present in the HEAD portion of a document".
      if (token.tagName === 'base') base ??= tree.isInHead ? hrefOf(token) : undefined;
      for (const link of linksOf(token)) {
        if (links.length === limits.links) {
          tokenizer.stop(`the document has more than ${limits.links} links`, link.line);
          return;
        }
        links.push(link);
      }
    },
    onEndTag(token) {
      tree.endTag(token, tokenizer);
    },
    onCharacter() {
      tree.characters();
    },
    onNullCharacter() {
      tree.characters();
    },
    onWhitespaceCharacter: ignore,
    onComment: ignore,
    onDoctype: ignore,
    onEof: ignore,
  };
  const tokenizer = new LimitedTokenizer(handler, limits);
  tokenizer.read(text, watch);
  return { base, links, cut: tokenizer.cut };
}

function ignore(): void {
  // Nothing of it is a link.
}

function hrefOf({ attrs }: Token.TagToken): string | undefined {
  return attrs.find(({ name }) => name === 'href')?.value.trim();
}

function* linksOf({ tagName, attrs, location }: Token.TagToken): Generator<HtmlLink> {
  for (const attribute of attrs) {
    const { prefix, name } = attribute;
    const place = location?.attrs?.[prefix === undefined ? name : `${prefix}:${name}`];
    for (const reference of referencesIn(attribute, tagName, attrs)) {
      yield {
        reference,
        element: tagName,
        attribute: name,
        line: place?.startLine ?? 1,
        column: place?.startCol ?? 1,
      };
    }
  }
}
