/** What is quoted of a document with the sentences around it, by section, from the pages that it was printed on. */
import { abouts } from '../../generated/registry/abouts.js';
import { differences } from '../../generated/registry/differences.js';
import type { RevisionId } from '../../generated/registry/ids.js';
import { rooms } from '../../generated/registry/rooms.js';
import { revision } from '../../src/api/index.js';
import { findQuoted, type Passages, placeOf, quotedIn, stretchesOf } from '../../src/web/data/quotes.js';

/** Words of a document, and where it says them. */
interface Quotation {
  readonly revision: RevisionId;
  readonly section: string;
  readonly stretch: string;
}

/** What a document is asked to explain: as it quotes itself of every scheme that it leaves to others, one will do. */
const explained = 'http://h/';

/** Of what is said about a document: why its rules differ, what it advises, its policy, its findings and what it explains. */
export function quotationsOf(id: RevisionId): readonly Quotation[] {
  const { classed, advice = [] } = differences[id];
  const quoted = [
    ...classed.flatMap(({ evidence }) => (evidence.class === 'intended' ? [evidence] : [])),
    ...advice,
    abouts[id].policy,
  ].map(({ section, quote }) => ({ section, stretches: stretchesOf(quote) }));
  const found = rooms[id].prose.map(({ section, sentence }) => ({ section, stretches: quotedIn(sentence) }));
  const explanation = revision(id)
    .explain(explained)
    .sentences.map(({ section, text }) => ({ section, stretches: quotedIn(text) }));
  return [...quoted, ...found, ...explanation].flatMap(({ section, stretches }) =>
    stretches.map((stretch) => ({ ...placeOf(id, section), stretch })),
  );
}

interface Found {
  readonly passages: Passages;
  /** What the text has not. */
  readonly lost: readonly Quotation[];
}

export function passagesFrom(printed: string, quotations: readonly Quotation[]): Found {
  const document = readDocumentText(printed);
  const ranges = new Map<string, Range[]>();
  const lost: Quotation[] = [];
  for (const quotation of quotations) {
    const { section, stretch } = quotation;
    const at = findInSection(document, section, stretch);
    if (at < 0) lost.push(quotation);
    else
      ranges.set(section, [
        ...(ranges.get(section) ?? []),
        withNeighbours(document, [at, at + stretch.length]),
      ]);
  }
  const passages = [...ranges].map(
    ([section, found]) =>
      [section, merged(found).map(([start, end]) => document.text.slice(start, end).trim())] as const,
  );
  return { passages: Object.fromEntries(passages), lost };
}

/** Ranges that overlap, as one; from left to right. */
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
  /** Where its paragraphs begin. */
  readonly paragraphs: readonly number[];
  /** Where its sentences do, a paragraph's first one too. */
  readonly starts: readonly number[];
}

/** The most of what is not in sentences, such as a listing, on either side of what is quoted. */
const most = 400;

function readDocumentText(printed: string): DocumentText {
  const paragraphs: number[] = [];
  let text = '';
  for (const paragraph of withoutPageBreaks(printed).split(/\n[ \t]*\n/)) {
    const folded = paragraph
      .replace(/(\w-)\n\s+(?=\w)/g, '$1')
      .replace(/\s+/g, ' ')
      .trim();
    if (folded === '') continue;
    paragraphs.push(text.length);
    text += `${folded}\n`;
  }
  const starts = [...text.matchAll(/\n|(?<!\d)[.!?]["')]* (?=["'(<[]?[A-Z])/g)].map(
    ({ 0: end, index }) => index + end.length,
  );
  return { text, paragraphs, starts: [0, ...starts] };
}

/** Without the feet and heads of pages. A paragraph that goes on overleaf is one paragraph. */
function withoutPageBreaks(printed: string): string {
  const pages = printed.replace(/\r/g, '').split(/\n[^\n]*\[Page \d+\][^\n]*\n?/i);
  return pages
    .map((page, i) => (i === 0 ? page : page.replace(/^\s*[^\n]*\n/, '')).trimEnd())
    .reduce(
      (before, page) => `${before}${/[.:!?")]$/.test(before) ? '\n\n' : '\n'}${page.replace(/^\n+/, '')}`,
    );
}

/** Where the section says it; where its heading is not found, where the document says it first. */
function findInSection({ text, paragraphs }: DocumentText, section: string, stretch: string): number {
  const heads = paragraphs
    .filter((start) => [section, `Appendix ${section}`].some((head) => text.startsWith(head, start)))
    .filter(
      (start) => /^[.: ]/.test(text.slice(start).slice(section.length)) || text.startsWith('Appendix', start),
    );
  // A text of one paragraph has its headings among the words.
  const head = heads.at(-1) ?? Math.max(0, text.lastIndexOf(` ${section}. `));
  const place = findQuoted(text, stretch, head);
  return place < 0 ? findQuoted(text, stretch) : place;
}

/** What is quoted with the sentence before and the sentence after it. */
function withNeighbours({ text, starts }: DocumentText, [from, to]: Range): Range {
  const start = starts.filter((one) => one <= from).at(-2) ?? 0;
  const end = starts.filter((one) => one >= to).at(1) ?? text.length;
  return [
    from - start > most ? text.indexOf(' ', from - most) + 1 : start,
    end - to > most ? text.lastIndexOf(' ', to + most) : end,
  ];
}
