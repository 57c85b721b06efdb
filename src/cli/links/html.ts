/** The links of an HTML document and the base embedded in it: 1997 Appendix D, 2003 Appendix D. */

import type { Token, TokenHandler } from 'parse5';
import { referencesIn } from './attributes.js';
import { type FoundLinks, LinkList, type SpelledLink } from './found.js';
import { type LinkLimits, linkLimits, Stopwatch } from './limits.js';
import { placesIn } from './spelling.js';
import { LimitedTokenizer } from './tokenizer.js';
import { TreeConstruction } from './tree-construction.js';

/**
 * Reads a document as HTML defines it, whatever is wrong with it: the links of all its tags, of those too that have no
 * place in a tree. Linear.
 */
export function readHtml(
  text: string,
  limits: LinkLimits = linkLimits,
  watch = new Stopwatch(limits.milliseconds),
): FoundLinks {
  const tree = new TreeConstruction();
  let base: string | undefined;
  const list = new LinkList(limits.links);
  const handler: TokenHandler = {
    onStartTag(token) {
      tree.startTag(token, tokenizer);
      // Appendix D: a BASE counts "when present in the HEAD portion of a document".
      if (token.tagName === 'base') base ??= tree.isInHead ? hrefOf(token) : undefined;
      for (const link of linksOf(token, text)) {
        const problem = list.add(link);
        if (problem === undefined) continue;
        tokenizer.stop(problem, link.line);
        return;
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
  return { base, links: list.links, cut: tokenizer.cut };
}

function ignore(): void {
  // Nothing of it is a link.
}

function hrefOf({ attrs }: Token.TagToken): string | undefined {
  return attrs.find(({ name }) => name === 'href')?.value.trim();
}

function* linksOf({ tagName, attrs, location }: Token.TagToken, text: string): Generator<SpelledLink> {
  for (const attribute of attrs) {
    const { prefix, name, value } = attribute;
    const place = location?.attrs?.[prefix === undefined ? name : `${prefix}:${name}`];
    let spelledAt: SpelledAt | undefined;
    for (const { reference, offset } of referencesIn(attribute, tagName, attrs)) {
      spelledAt ??= spellingOf(text.slice(place?.startOffset, place?.endOffset), value);
      const start = spelledAt(offset);
      const end = spelledAt(offset + reference.length);
      const from = place?.startOffset ?? 0;
      yield {
        reference,
        element: tagName,
        attribute: name,
        line: place?.startLine ?? 1,
        column: place?.startCol ?? 1,
        spelled:
          start === undefined || end === undefined
            ? undefined
            : { start: from + start, end: from + end, spelling: 'html' },
      };
    }
  }
}

/** Where a code unit of the value of an attribute is spelled in the attribute. */
type SpelledAt = (offset: number) => number | undefined;

/** An attribute up to its value, and the quotation mark. */
const beforeValue = /^[^\t\n\f\r =][^\t\n\f\r =]*[\t\n\f\r ]*=[\t\n\f\r ]*(["']?)/;

function spellingOf(attribute: string, value: string): SpelledAt {
  const [before, mark = ''] = beforeValue.exec(attribute) ?? [];
  if (before === undefined) return () => undefined;
  const raw = attribute.slice(before.length, attribute.length - mark.length);
  if (raw === value) return (offset) => before.length + offset;
  const places = placesIn(raw, value, 'html')?.map((place) => before.length + place);
  return (offset) => places?.[offset];
}
