/** What stands between angle brackets or double quotes, read as a reference: RFC 1738 Appendix, from 1997 on Appendix E. */

import { derives, type ExtractOptions, type Extractor, type Found } from './rules.js';

/** What a wrapper holds, with offsets in its content. */
type Content = Omit<Found, 'outer' | 'complete' | 'completed'>;

/**
 * Reads the content of a wrapper; undefined where it is no reference.
 * After "URL:" anything counts. Otherwise an absolute form that is derivable counts, of one of the schemes asked for.
 * White space is dropped: between brackets all of it, between quotes only line breaks with the blanks around
 * them, since a quotation with blanks is more likely to be prose. Linear.
 */
export function readWrapped(
  extractor: Extractor,
  { schemes }: ExtractOptions,
  content: string,
  wrapper: 'angle' | 'quotes',
): Content | undefined {
  const prefix = /^\s*(?:URL:\s*)?/i.exec(content)?.[0] ?? '';
  const raw = content.slice(prefix.length).trimEnd();
  const span = { start: prefix.length, end: prefix.length + raw.length };
  if (raw === '') return undefined;
  const isUrl = wrapper === 'angle' && prefix.trim() !== '';
  if (wrapper === 'quotes' && raw.match(/\s+/g)?.some((run) => !/[\r\n]/.test(run)) === true)
    return undefined;
  const { text, hyphens } = unbroken(raw);
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):[^]/.exec(text)?.[1]?.toLowerCase();
  if (!isUrl && (scheme === undefined || schemes?.includes(scheme) === false)) return undefined;
  const kept = derives(extractor, text);
  const other = hyphens.length === 0 ? undefined : without(text, hyphens);
  const useOther = !kept && other !== undefined && derives(extractor, other);
  if (!kept && !useOther && !isUrl) return undefined;
  return {
    text: useOther ? other : text,
    span,
    wrapper: isUrl ? 'url' : wrapper,
    derivable: kept || useOther,
    hyphens: useOther ? [] : hyphens,
    alternative: useOther ? text : other,
  };
}

/** The text without white space, and where its hyphens are that stood before a line break. */
function unbroken(raw: string): { readonly text: string; readonly hyphens: readonly number[] } {
  const hyphens: number[] = [];
  let text = '';
  let from = 0;
  for (const { index, 0: run } of raw.matchAll(/\s+/g)) {
    text += raw.slice(from, index);
    from = index + run.length;
    if (raw[index - 1] === '-' && /[\r\n]/.test(run)) hyphens.push(text.length - 1);
  }
  return { text: text + raw.slice(from), hyphens };
}

function without(text: string, offsets: readonly number[]): string {
  let from = 0;
  const pieces = offsets.map((offset) => {
    const piece = text.slice(from, offset);
    from = offset + 1;
    return piece;
  });
  return pieces.join('') + text.slice(from);
}
