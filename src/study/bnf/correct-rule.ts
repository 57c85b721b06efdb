/** Applies corrections to one printed rule, and leads offsets in the corrected text back to the printed. */
import type { Correction } from '../../tree/rule.js';
import type { SourceSpan } from './bnf.js';

/** A rule's text with its corrections applied. */
export interface CorrectedRule {
  readonly text: string;
  /** The span of the printed rule that a span of the corrected text comes from. */
  printedSpan(span: SourceSpan): SourceSpan;
}

/** How often a text holds another, overlapping finds included. */
export function occurrences(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) count += 1;
  return count;
}

/**
 * Applies corrections whose printed texts each occur once in the rule and do not overlap; no corrected text is
 * empty.
 * Linear in the text, times the number of corrections.
 */
export function correctRule(printed: string, corrections: readonly Correction[]): CorrectedRule {
  const changes = corrections
    .map((correction) => ({ start: printed.indexOf(correction.printed), correction }))
    .sort((a, b) => a.start - b.start);
  const edits: { readonly printed: SourceSpan; readonly corrected: SourceSpan }[] = [];
  let text = '';
  let taken = 0;
  for (const { start, correction } of changes) {
    text += printed.slice(taken, start);
    taken = start + correction.printed.length;
    const correctedStart = text.length;
    text += correction.corrected;
    edits.push({
      printed: { start, end: taken },
      corrected: { start: correctedStart, end: text.length },
    });
  }
  text += printed.slice(taken);

  // An offset within a replaced stretch goes to that stretch's start or end.
  const lead = (offset: number, edge: keyof SourceSpan): number => {
    let shift = 0;
    for (const edit of edits) {
      if (offset <= edit.corrected.start) break;
      if (offset < edit.corrected.end) return edit.printed[edge];
      shift = edit.printed.end - edit.corrected.end;
    }
    return offset + shift;
  };
  return {
    text,
    printedSpan: ({ start, end }) => ({ start: lead(start, 'start'), end: lead(end, 'end') }),
  };
}
