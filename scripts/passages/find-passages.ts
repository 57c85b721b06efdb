/** Quotations of a document with the sentences around them, by section, from its printed pages. */
import { abouts } from '../../generated/registry/abouts.js';
import { studiedRules } from '../../generated/registry/studied-rules.js';
import type { RevisionId } from '../../generated/registry/ids.js';
import { rooms } from '../../generated/registry/rooms.js';
import { revision } from '../../src/api/index.js';
import { findQuoted, type Passages, placeOf, quotedIn, quotedPartsOf } from '../../src/web/data/quotes.js';

/** Words of a document, and their section. */
interface Quotation {
  readonly revision: RevisionId;
  readonly section: string;
  readonly passagePart: string;
}

/**
 * A URL that a document is asked to explain: it quotes the same of every scheme that it leaves to others, so one
 * suffices.
 */
const explained = 'http://h/';

/**
 * Returns the quotations in statements about a document: the reasons of its differences, its advice, its policy, its
 * findings and its explanations.
 */
export function quotationsOf(id: RevisionId): readonly Quotation[] {
  const { classed, advice = [] } = studiedRules[id].differences;
  const quoted = [
    ...classed.flatMap(({ evidence }) => (evidence.class === 'intended' ? [evidence] : [])),
    ...advice,
    abouts[id].policy,
  ].map(({ section, quote }) => ({ section, stretches: quotedPartsOf(quote) }));
  const found = rooms[id].prose.map(({ section, sentence }) => ({ section, stretches: quotedIn(sentence) }));
  const explanation = revision(id)
    .explain(explained)
    .sentences.map(({ section, text }) => ({ section, stretches: quotedIn(text) }));
  return [...quoted, ...found, ...explanation].flatMap(({ section, stretches }) =>
    stretches.map((passagePart) => ({ ...placeOf(id, section), passagePart })),
  );
}

interface Found {
  readonly passages: Passages;
  /** Quotations that the text lacks. */
  readonly lost: readonly Quotation[];
}

export function passagesFrom(printed: string, quotations: readonly Quotation[]): Found {
  const document = readDocumentText(printed);
  const ranges = new Map<string, Range[]>();
  const lost: Quotation[] = [];
  for (const quotation of quotations) {
    const { section, passagePart } = quotation;
    const at = findInSection(document, section, passagePart);
    if (at < 0) lost.push(quotation);
    else
      ranges.set(section, [
        ...(ranges.get(section) ?? []),
        withNeighbours(document, [at, at + passagePart.length]),
      ]);
  }
  const passages = [...ranges].map(
    ([section, found]) =>
      [section, merged(found).map(([start, end]) => document.text.slice(start, end).trim())] as const,
  );
  return { passages: Object.fromEntries(passages), lost };
}

/** Merges overlapping ranges; from left to right. */
function merged(ranges: readonly Range[]): readonly Range[] {
  const apart: Range[] = [];
  for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
    const last = apart.at(-1);
    if (last === undefined || start >= last[1]) apart.push([start, end]);
    else apart[apart.length - 1] = [last[0], Math.max(last[1], end)];
  }
  return apart;
}

/** An offset in the text, in UTF-16 code units, and the one after its end. */
type Range = readonly [start: number, end: number];

interface DocumentText {
  readonly text: string;
  /** Offsets of its paragraphs. */
  readonly paragraphs: readonly number[];
  /** Offsets of its sentences, including the first of each paragraph. */
  readonly starts: readonly number[];
}

/** Maximum length of text without sentences, such as a listing, on either side of a quotation. */
const maxContextLength = 400;

function readDocumentText(printed: string): DocumentText {
  const paragraphs: number[] = [];
  let text = '';
  for (const paragraph of inParagraphs(withoutPageBreaks(printed.replace(/\r/g, ''))).split(/\n[ \t]*\n/)) {
    const folded = withDefinitionsApart(
      paragraph
        .replace(/(\w-)\n\s+(?=\w)/g, '$1')
        .replace(/\s+/g, ' ')
        .trim(),
    );
    if (folded === '') continue;
    paragraphs.push(text.length);
    text += `${folded}\n`;
  }
  const starts = [...text.matchAll(/\n|(?<!\d)[.!?]["')]* (?=["'(<[]?[A-Z])/g)].map(
    ({ 0: end, index }) => index + end.length,
  );
  return { text, paragraphs, starts: [0, ...starts] };
}

/** Begins a line at each definition of a rule, and at the prose after one. */
function withDefinitionsApart(paragraph: string): string {
  const [before = '', ...definitions] = paragraph.split(/(?:^| )(?=[A-Za-z][\w-]* (?:=|::=) )/);
  const lines = definitions.map((one) => one.replace(/ (?=[A-Z][a-z]* (?:[A-Z]+ )?[a-z])/, '\n'));
  return [before, ...lines].join('\n').trim();
}

/** The end of a page with its number. */
const pageEnd = /\[Page \d+\]/i;

/** Removes the footers and headers of pages. A paragraph that continues on the next page is one paragraph. */
function withoutPageBreaks(printed: string): string {
  if (!isOneLine(printed)) {
    const pages = printed.split(/\n[^\n]*\[Page \d+\][^\n]*\n?/i);
    return pages
      .map((page, i) => (i === 0 ? page : page.replace(/^\s*[^\n]*\n/, '')).trimEnd())
      .reduce(
        (before, page) => `${before}${/[.:!?")]$/.test(before) ? '\n\n' : '\n'}${page.replace(/^\n+/, '')}`,
      );
  }
  // Without lines, the footer and the header are the words that all pages have in common.
  const pages = printed.split(pageEnd);
  const footer = common(pages.slice(0, -1), (page, length) => page.slice(page.length - length));
  const header = common(pages.slice(1, -1), (page, length) => page.slice(0, length));
  return pages
    .map((page, i) =>
      page.slice(
        i === 0 ? 0 : header.length,
        i === pages.length - 1 ? undefined : -footer.length || undefined,
      ),
    )
    .join(' ');
}

/** Returns the longest end that all texts share. */
function common(texts: readonly string[], end: (text: string, length: number) => string): string {
  const [first = ''] = texts;
  let length = 0;
  while (length < first.length && texts.every((text) => end(text, length + 1) === end(first, length + 1)))
    length++;
  return end(first, length);
}

/** Tests whether a text was stored without its line breaks. */
function isOneLine(printed: string): boolean {
  return /^[^\n]{10000}/m.test(printed);
}

/** Separates the headings that the table of contents of a text without line breaks lists. */
function inParagraphs(text: string): string {
  if (!isOneLine(text)) return text;
  const listed = [...text.matchAll(/ ((?:[A-Z]|\d)(?:\.\d+)*\.? [^.]{1,80}?) (?:\. ){2,}\d+(?= )/g)];
  return listed.reduce(
    (before, [, heading = '']) => before.replaceAll(` ${heading} `, `\n\n ${heading} \n\n `),
    text,
  );
}

/** Returns the offset in the section; if its heading is not found, the first offset in the document. */
function findInSection({ text, paragraphs }: DocumentText, section: string, passagePart: string): number {
  const heads = paragraphs
    .filter((start) => [section, `Appendix ${section}`].some((head) => text.startsWith(head, start)))
    .filter(
      (start) => /^[.: ]/.test(text.slice(start).slice(section.length)) || text.startsWith('Appendix', start),
    );
  // A text of one paragraph has its headings among the words.
  const head = heads.at(-1) ?? Math.max(0, text.lastIndexOf(` ${section}. `));
  const place = findQuoted(text, passagePart, head);
  return place < 0 ? findQuoted(text, passagePart) : place;
}

/** Extends a range by the sentence before and the sentence after it. */
function withNeighbours({ text, starts }: DocumentText, [from, to]: Range): Range {
  const start = starts.filter((one) => one <= from).at(-2) ?? 0;
  const end = starts.filter((one) => one >= to).at(1) ?? text.length;
  return [
    from - start > maxContextLength ? text.indexOf(' ', from - maxContextLength) + 1 : start,
    end - to > maxContextLength ? text.lastIndexOf(' ', to + maxContextLength) : end,
  ];
}
