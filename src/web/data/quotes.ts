/** What the page quotes of the documents, and where each of them says it. */

import { type RevisionId, revisions } from 'uri-revisions';
import { about } from 'uri-revisions-cli/grammar';

/** By the section, as the document's own citations name it: what it says there, white space folded. */
export type Passages = Readonly<Record<string, readonly string[]>>;

/** The stretches of a quotation: ` … ` stands where words are left out. */
export function stretchesOf(quote: string): readonly string[] {
  return quote.split(' … ');
}

/** The stretches that a sentence quotes, in double quotes; of a word or two, none is worth looking up. */
export function quotedIn(sentence: string): readonly string[] {
  return [...sentence.matchAll(/"([^"]+)"/g)]
    .flatMap(([, quoted = '']) => stretchesOf(quoted))
    .map((quoted) => quoted.trim())
    .filter((quoted) => quoted.split(' ').length > 2);
}

/** The document that has the section, and the section as it is cited there: `RFC 2396 §3.2` is §3.2 of RFC 2396. */
export function placeOf(
  revision: RevisionId,
  section: string,
): { readonly revision: RevisionId; readonly section: string } {
  const cited = revisions.find((id) => section.startsWith(`${about(id).short} `));
  if (cited === undefined) return { revision, section };
  return { revision: cited, section: section.slice(about(cited).short.length + 1).replace('§', '') };
}

/** A stretch of a passage. */
export interface Marked {
  readonly text: string;
  readonly isQuoted: boolean;
}

/** The passages that have one of the stretches or more, each cut at what is quoted. */
export function quotedPassages(
  passages: readonly string[],
  stretches: readonly string[],
): readonly (readonly Marked[])[] {
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
    const pieces: Marked[] = [];
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
 * Where a text has the stretch; -1 where it has not. Within it quotation marks may be of either kind, and its first letter
 * is as the sentence needs it that quotes it.
 */
export function findQuoted(text: string, stretch: string, from = 0): number {
  const plain = (words: string): string => words.replaceAll('"', "'").replaceAll('\n', ' ');
  const [whole, head, rest] = [plain(text), stretch.charAt(0), plain(stretch.slice(1))];
  const places = [head, head.toLowerCase(), head.toUpperCase()].map((first) =>
    whole.indexOf(plain(first) + rest, from),
  );
  return places.find((place) => place >= 0) ?? -1;
}
