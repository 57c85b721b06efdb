/** A span of a text, shown with the text around it and marks under it. */

import type { Span } from '../../tree/read-components.js';
import { visible } from '../../base/visible.js';

const mark = '^';
const cutSign = '…';

/**
 * Two lines: as much of the text around the span as fits, and a mark under each character of the span, or
 * one where it begins if it is empty.
 * @param width of each line, at most; a span longer than that loses its end
 */
export function underlined(text: string, { start, end }: Span, width: number): readonly [string, string] {
  const half = Math.floor(width / 2);
  const from = text.length <= width ? 0 : Math.max(0, Math.min(start - half, text.length - width));
  const to = Math.min(text.length, from + width);
  const before = (from > 0 ? cutSign : '') + visible(text.slice(from, start));
  const marked = visible(text.slice(start, Math.min(end, to)));
  const after = visible(text.slice(Math.min(end, to), to)) + (to < text.length ? cutSign : '');
  return [before + marked + after, ' '.repeat(before.length) + mark.repeat(Math.max(marked.length, 1))];
}
