/** The page's quotations of the documents, and their places there. */

import { type RevisionId, revisions } from 'uri-revisions';
import { about } from 'uri-revisions-cli/grammar';

/** Passages by section, as the document's own citations name it; white space is folded. */
export type Passages = Readonly<Record<string, readonly string[]>>;

/** Splits a quotation into stretches: ` … ` marks omitted words. */
export function quotedPartsOf(quote: string): readonly string[] {
  return quote.split(' … ');
}

/** Returns the stretches that a sentence quotes, in double quotes; a word or two are not worth looking up. */
export function quotedIn(sentence: string): readonly string[] {
  return [...sentence.matchAll(/"([^"]+)"/g)]
    .flatMap(([, quoted = '']) => quotedPartsOf(quoted))
    .map((quoted) => quoted.trim())
    .filter((quoted) => quoted.split(' ').length > 2);
}

/**
 * Returns the document with the section, and the section in its own citation style: `RFC 2396 §3.2` is §3.2 of RFC
 * 2396.
 */
export function placeOf(
  revision: RevisionId,
  section: string,
): { readonly revision: RevisionId; readonly section: string } {
  const cited = revisions.find((id) => section.startsWith(`${about(id).short} `));
  if (cited === undefined) return { revision, section };
  return { revision: cited, section: section.slice(about(cited).short.length + 1).replace('§', '') };
}

/** A stretch of a passage. */
export interface MarkedText {
  readonly text: string;
  readonly isQuoted: boolean;
}

/** Returns the passages with at least one of the stretches, each split at the quoted words. */
export function quotedPassages(
  passages: readonly string[],
  stretches: readonly string[],
): readonly (readonly MarkedText[])[] {
  const shown = new Map<string, [start: number, end: number][]>();
  for (const stretch of stretches) {
    for (const passage of passages) {
      const start = findQuoted(passage, stretch);
      if (start < 0) continue;
      shown.set(passage, [...(shown.get(passage) ?? []), [start, start + stretch.length]]);
      break;
    }
  }
  return [...shown].map(([passage, places]) => {
    const pieces: MarkedText[] = [];
    let at = 0;
    for (const [start, end] of places.sort(([a], [b]) => a - b)) {
      pieces.push({ text: passage.slice(at, start), isQuoted: false });
      pieces.push({ text: passage.slice(Math.max(at, start), end), isQuoted: true });
      at = Math.max(at, end);
    }
    pieces.push({ text: passage.slice(at), isQuoted: false });
    return pieces.filter(({ text }) => text !== '');
  });
}

/**
 * Returns the offset of the stretch in a text; -1 if absent. Quotation marks of either kind match, and the case of the
 * first letter is ignored, since the quoting sentence may change it.
 */
export function findQuoted(text: string, stretch: string, from = 0): number {
  const plain = (words: string): string => words.replaceAll('"', "'").replaceAll('\n', ' ');
  const [whole, head, rest] = [plain(text), stretch.charAt(0), plain(stretch.slice(1))];
  const places = [head, head.toLowerCase(), head.toUpperCase()].map((first) =>
    whole.indexOf(plain(first) + rest, from),
  );
  return places.find((place) => place >= 0) ?? -1;
}
