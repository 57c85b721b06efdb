/** The links of an HTML document and the base embedded in it: 1997 Appendix D, 2003 Appendix D. */

import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { referencesIn } from './attributes.js';

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
}

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Reads a document as HTML defines it, whatever is wrong with it. */
export function readHtml(html: string): HtmlLinks {
  let base: string | undefined;
  const links: HtmlLink[] = [];
  const waiting: Node[] = [parse(html, { sourceCodeLocationInfo: true })];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if ('tagName' in node) {
      if (node.tagName === 'base') base ??= baseOf(node);
      else links.push(...linksOf(node));
    }
    const content = 'content' in node ? [node.content] : [];
    const children = 'childNodes' in node ? [...content, ...node.childNodes] : [];
    for (const child of children.reverse()) waiting.push(child);
  }
  return { base, links };
}

/** Appendix D: a BASE counts "when present in the HEAD portion of a document". */
function baseOf({ attrs, parentNode }: Element): string | undefined {
  const inHead = parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'head';
  return inHead ? attrs.find(({ name }) => name === 'href')?.value.trim() : undefined;
}

function linksOf({ tagName, attrs, sourceCodeLocation }: Element): HtmlLink[] {
  return attrs.flatMap((attribute) => {
    const place = sourceCodeLocation?.attrs?.[attribute.name];
    return referencesIn(attribute, tagName, attrs).map((reference) => ({
      reference,
      element: tagName,
      attribute: attribute.name,
      line: place?.startLine ?? 1,
      column: place?.startCol ?? 1,
    }));
  });
}
