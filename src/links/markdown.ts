/**
 * The links of Markdown (CommonMark, with GitHub's bare links and tables): inline links and images, definitions,
 * autolinks, and those of embedded HTML.
 */

import { parse, postprocess, preprocess } from 'micromark';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmTable } from 'micromark-extension-gfm-table';
import { type FoundLinks, LinkList, type SpelledLink } from './link-list.js';
import { readHtml } from './html.js';
import { type Cut, type LinkLimits, linkLimits, Stopwatch, tooLong, tooSlow } from './limits.js';
import { type Place, Places } from '../cli/output/places.js';
import { quoted } from '../core/base/visible.js';
import { readSpelling } from './spelling.js';
import type { Switch } from './switches.js';

type Token = ReturnType<typeof postprocess>[number][1];

/** Emphasis affects no link and takes quadratic time. */
const extensions = [gfmAutolinkLiteral(), gfmTable(), { disable: { null: ['attention'] } }];

/** UTF-16 code units read at a time, if blocks end in time: their events take thousands of bytes a line. */
const pieceLength = 64 * 1024;

/** Reads a document. Quadratic in a paragraph, and limited there. */
export function readMarkdown(
  given: string,
  limits: LinkLimits = linkLimits,
  watch = new Stopwatch(limits.milliseconds),
): FoundLinks {
  const { text, cut } = limited(given, limits.parsed);
  const list = new LinkList(limits.links);
  const places = new Places();
  places.push(text);
  for (let from = 0; from < text.length;) {
    const { line } = places.at(from);
    let piece = '';
    let events: ReturnType<typeof postprocess>;
    do {
      piece = text.slice(from, endOfBlock(text, from + Math.max(pieceLength, 2 * piece.length)));
      const marks = piece.match(/\n|[[\]<\\&`|]/g)?.length ?? 0;
      if (marks > limits.parsed.marks) {
        const problem = `a block has more than ${limits.parsed.marks} lines and delimiters`;
        return list.result({ line, problem });
      }
      events = watch.time(() => eventsOf(piece));
    } while (from + piece.length < text.length && isOpen(events));
    const around: string[] = [];
    for (const [when, token] of events) {
      if (when === 'exit') around.pop();
      else around.push(token.type);
      if (when === 'exit') continue;
      for (const found of linksOf(token, around, piece, limits)) {
        const start = { offset: from, line, column: 1 };
        if ('kind' in found) {
          list.switches.push({ ...found, ...movedPlace(found, start) });
          continue;
        }
        const link = moved(found, start);
        const problem = list.add(link);
        if (problem !== undefined) return list.result({ line: link.line, problem });
      }
    }
    for (const { offset, text: found } of brokenLinks(piece, events)) {
      const problem = `${quoted(found)} is no link in CommonMark, which allows a space only in <...>: write %20`;
      list.remarks.push({ line: places.at(from + offset).line, problem });
    }
    from += piece.length;
    if (watch.isOver && from < text.length) {
      const { line } = places.at(from);
      return list.result({ line, problem: tooSlow(watch) });
    }
  }
  return list.result(cut);
}

function eventsOf(piece: string): ReturnType<typeof postprocess> {
  const read = preprocess();
  // A byte order mark was already removed; further ones are characters.
  read('', undefined, false);
  return postprocess(
    parse({ extensions })
      .document()
      .write(read(piece, undefined, true)),
  );
}

/**
 * Matches the start of a block at the margin that is independent of the previous lines, except in a fence or in HTML;
 * so is any text after a blank line.
 */
const margin = /(?<=\n[ \t]*\r?\n)[^ \t\r\n]|(?<=\n)(?:#{1,6}[ \t]|[-*+] +[^ \r\n])/g;

/** Returns the first offset from a given one at which a block begins. */
function endOfBlock(text: string, from: number): number {
  margin.lastIndex = from;
  return from < text.length ? (margin.exec(text)?.index ?? text.length) : text.length;
}

/** Tests whether a block may continue at the margin: code in a fence, or HTML. */
function isOpen(events: ReturnType<typeof postprocess>): boolean {
  const last = events.findLast(([, { type }]) => type !== 'lineEnding' && type !== 'lineEndingBlank');
  return last !== undefined && /^(?:codeFenced|htmlFlow)/.test(last[1].type);
}

/** Tokens whose text is read as something else than prose. */
const otherThanProse: ReadonlySet<string> = new Set<Token['type']>([
  'autolink',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'htmlFlow',
  'htmlText',
  'resource',
]);

/** Yields text with the form of an inline link, except that its destination contains a space. Linear. */
function* brokenLinks(
  piece: string,
  events: readonly (readonly ['enter' | 'exit', Token, ...unknown[]])[],
): Generator<{ readonly offset: number; readonly text: string }> {
  const others = events.flatMap(([when, token]) =>
    when === 'enter' && otherThanProse.has(token.type) ? [token] : [],
  );
  let i = 0;
  for (const { 0: text, 1: destination = '', index } of piece.matchAll(/\]\(([^()<>"\n]*)\)/g)) {
    if (!/[^ ] +[^ ]/.test(destination) || !/[/.:#]/.test(destination)) continue;
    while ((others[i]?.end.offset ?? Infinity) <= index + 1) i++;
    const start = others[i]?.start.offset ?? Infinity;
    if (start > index + 1) yield { offset: index, text };
  }
}

/** Kinds of references by token type; other tokens contain none. */
const references: Readonly<Partial<Record<Token['type'], string>>> = {
  resourceDestinationString: 'link',
  definitionDestinationString: 'definition',
  autolinkProtocol: 'autolink',
  literalAutolinkHttp: 'autolink',
  literalAutolinkWww: 'autolink',
  autolinkEmail: 'autolink',
  literalAutolinkEmail: 'autolink',
};

/** Elements by the tokens around a destination: one without characters has no token of its own. */
const aroundDestinations: typeof references = {
  resource: 'link',
  resourceDestinationLiteral: 'link',
  definitionDestinationLiteral: 'definition',
};

/** Begins what is written without its scheme (GFM 6.9; CommonMark 6.5 for addresses in angle brackets). */
const inserted: Readonly<Partial<Record<Token['type'], string>>> = {
  literalAutolinkWww: 'http://',
  autolinkEmail: 'mailto:',
  literalAutolinkEmail: 'mailto:',
};

/** A destination without characters. */
const emptyDestination = /^(?:<>|\([ \t\r\n]*\))$/;

/** Tests whether a token is within the description of an image, which is text alone (CommonMark 6.4). */
function isInDescription(around: readonly string[]): boolean {
  return around.some((type, i) => type === 'image' && around[i + 1] === 'label');
}

function* linksOf(
  { type, start, end }: Token,
  around: readonly string[],
  text: string,
  limits: LinkLimits,
): Generator<SpelledLink | Switch> {
  const isHtml = type === 'htmlFlow' || type === 'htmlText';
  const named = references[type];
  const surrounding = aroundDestinations[type];
  if (!isHtml && named === undefined && surrounding === undefined) return;
  if (isInDescription(around)) return;
  const raw = text.slice(start.offset, end.offset);
  // GFM 4.10: in a cell "\|" is "|", before the cell is read.
  const isCell = raw.includes('\\|') && around.some((type) => type === 'tableData' || type === 'tableHeader');
  if (isHtml) {
    const html = isCell ? readSpelling(raw, 'cell') : undefined;
    const { links, switches = [] } = readHtml(html?.text ?? raw, limits);
    for (const link of links) yield moved(html === undefined ? link : inCell(link, html.places), start);
    for (const one of switches) yield { ...one, ...movedPlace(one, start) };
  }
  const isEmpty = surrounding !== undefined && emptyDestination.test(raw);
  const element = isEmpty ? surrounding : named;
  if (element === undefined) return;
  const spelling = element !== 'autolink' ? 'markdown' : isCell ? 'cell' : 'plain';
  const isImage = around.findLast((type) => type === 'image' || type === 'link') === 'image';
  const read = readSpelling(raw, spelling).text;
  const before = isEmpty ? undefined : inserted[type];
  yield {
    reference: isEmpty ? '' : (before ?? '') + read,
    element: isImage ? 'image' : element,
    line: start.line,
    column: start.column,
    spelled: isEmpty || before !== undefined ? undefined : { start: start.offset, end: end.offset, spelling },
  };
}

/** Maps a link of HTML in a cell to its position in the cell. */
function inCell({ column, spelled, ...link }: SpelledLink, places: readonly number[]): SpelledLink {
  const at = (place: number): number => places[place] ?? 0;
  return {
    ...link,
    column: at(column - 1) + 1,
    spelled: spelled && { start: at(spelled.start), end: at(spelled.end), spelling: 'htmlCell' },
  };
}

/** Maps a link of a piece to its position in the whole text. */
function moved(
  { spelled, ...link }: SpelledLink,
  start: Pick<Token['start'], 'offset' | 'line' | 'column'>,
): SpelledLink {
  const { offset } = start;
  return {
    ...link,
    ...movedPlace(link, start),
    spelled: spelled && { ...spelled, start: offset + spelled.start, end: offset + spelled.end },
  };
}

function movedPlace({ line, column }: Place, start: Place): Place {
  return { line: start.line + line - 1, column: line === 1 ? start.column + column - 1 : column };
}

/** Matches the start of a block that is independent of the previous lines: a heading, a list item. */
const newBlock = /^ {0,3}(?:[-*+] +[^ ]|#)/;

/** The marks of quotations and list items at the start of a line. */
const containers = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])))*/;

/** Cuts the text where reading its paragraphs would take too long: each takes the square of its lines and brackets. */
function limited(text: string, { size, steps, depth }: LinkLimits['parsed']): ReturnType<typeof limitedAt> {
  if (text.length > size) return limitedAt('', 1, tooLong(size));
  let all = 0;
  let run = 0;
  let start = 0;
  let line = 0;
  for (const [piece] of text.matchAll(/[^\n]*\n?/g)) {
    line++;
    if (/^[ \t]*\r?\n?$/.test(piece) || newBlock.test(piece)) run = 0;
    const nested = containers.exec(piece)?.[0].match(/>|[-+*.)](?=[ \t])/g)?.length ?? 0;
    if (nested > depth) {
      return limitedAt(
        text.slice(0, start),
        line,
        `its lists and quotations are nested more than ${depth} deep`,
      );
    }
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
