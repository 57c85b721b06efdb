/** What is quoted of a document with the sentences around it, by section. */
import type { Passages } from '../../src/web/data/quotes.js';
import { findInSection, type Range, readDocumentText, withNeighbours } from './document-text.js';
import type { Quotation } from './quotations.js';

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
