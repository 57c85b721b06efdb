/** The text of a document, from the pages that it was printed on: a line for each paragraph, its white space folded. */
import { findQuoted } from '../../src/web/data/quotes.js';

/** An offset in the text, in UTF-16 code units, and the one after its end. */
export type Range = readonly [start: number, end: number];

export interface DocumentText {
  readonly text: string;
  /** Where its paragraphs begin. */
  readonly paragraphs: readonly number[];
  /** Where its sentences do, a paragraph's first one too. */
  readonly starts: readonly number[];
}

/** The most of what is not in sentences, such as a listing, on either side of what is quoted. */
const most = 400;

export function readDocumentText(printed: string): DocumentText {
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
export function findInSection({ text, paragraphs }: DocumentText, section: string, stretch: string): number {
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
export function withNeighbours({ text, starts }: DocumentText, [from, to]: Range): Range {
  const start = starts.filter((one) => one <= from).at(-2) ?? 0;
  const end = starts.filter((one) => one >= to).at(1) ?? text.length;
  return [
    from - start > most ? text.indexOf(' ', from - most) + 1 : start,
    end - to > most ? text.lastIndexOf(' ', to + most) : end,
  ];
}
