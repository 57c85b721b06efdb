/**
 * The links of Markdown (CommonMark, with GitHub's bare links and tables): inline links and images, definitions, autolinks, and those
 * of the HTML in it.
 */

import { parse, postprocess, preprocess } from 'micromark';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmTable } from 'micromark-extension-gfm-table';
import { type FoundLinks, LinkList, type SpelledLink } from './found.js';
import { readHtml } from './html.js';
import { type Cut, type LinkLimits, linkLimits, Stopwatch } from './limits.js';
import { readSpelling } from './spelling.js';

type Token = ReturnType<typeof postprocess>[number][1];

/** Emphasis changes no link, and takes quadratic time. */
const extensions = [gfmAutolinkLiteral(), gfmTable(), { disable: { null: ['attention'] } }];

/** Reads a document. Quadratic in a paragraph, and limited there. */
export function readMarkdown(
  given: string,
  limits: LinkLimits = linkLimits,
  watch = new Stopwatch(limits.milliseconds),
): FoundLinks {
  const { text, cut } = limited(given, limits.parsed);
  const list = new LinkList(limits.links);
  const events = watch.time(() =>
    postprocess(
      parse({ extensions })
        .document()
        .write(preprocess()(text, undefined, true)),
    ),
  );
  const around: string[] = [];
  for (const [when, token] of events) {
    if (when === 'exit') around.pop();
    else around.push(token.type);
    if (when === 'exit') continue;
    for (const link of linksOf(token, around, text, limits)) {
      const problem = list.add(link);
      if (problem !== undefined) return { links: list.links, cut: { line: link.line, problem } };
    }
  }
  return { links: list.links, cut };
}

/** What stands in a document, by the types of tokens; the others hold no reference. */
const references: Readonly<Partial<Record<Token['type'], string>>> = {
  resourceDestinationString: 'link',
  definitionDestinationString: 'definition',
  autolinkProtocol: 'autolink',
  literalAutolinkHttp: 'autolink',
};

function* linksOf(
  { type, start, end }: Token,
  around: readonly string[],
  text: string,
  limits: LinkLimits,
): Generator<SpelledLink> {
  const raw = text.slice(start.offset, end.offset);
  if (type === 'htmlFlow' || type === 'htmlText') {
    for (const link of readHtml(raw, limits).links) yield moved(link, start);
  }
  const element = references[type];
  if (element === undefined) return;
  const spelling = element === 'autolink' ? 'plain' : 'markdown';
  const isImage = around.findLast((type) => type === 'image' || type === 'link') === 'image';
  yield {
    reference: readSpelling(raw, spelling).text,
    element: isImage ? 'image' : element,
    line: start.line,
    column: start.column,
    spelled: { start: start.offset, end: end.offset, spelling },
  };
}

/** A link of a piece of HTML, by its places in the whole. */
function moved(
  { line, column, spelled, ...link }: SpelledLink,
  { offset, ...place }: Token['start'],
): SpelledLink {
  return {
    ...link,
    line: place.line + line - 1,
    column: line === 1 ? place.column + column - 1 : column,
    spelled: spelled && { ...spelled, start: offset + spelled.start, end: offset + spelled.end },
  };
}

/** What begins a block whatever comes before it: a heading, an item of a list. */
const newBlock = /^ {0,3}(?:[-*+] +[^ ]|#)/;

/** The text up to where reading its paragraphs would take too long: each takes the square of its lines and brackets. */
function limited(text: string, { size, steps }: LinkLimits['parsed']): ReturnType<typeof limitedAt> {
  if (text.length > size) return limitedAt('', 1, `it has more than ${size} characters`);
  let all = 0;
  let run = 0;
  let start = 0;
  let line = 0;
  for (const [piece] of text.matchAll(/[^\n]*\n?/g)) {
    line++;
    if (piece.trim() === '' || newBlock.test(piece)) run = 0;
    const weight = 1 + piece.split(/[[<]/).length;
    all += (run + weight) ** 2 - run ** 2;
    run += weight;
    if (all > steps) return limitedAt(text.slice(0, start), line, 'its paragraphs are too long');
    start += piece.length;
  }
  return { text, cut: undefined };
}

function limitedAt(
  text: string,
  line: number,
  problem: string,
): { readonly text: string; readonly cut: Cut | undefined } {
  return { text, cut: { line, problem } };
}
