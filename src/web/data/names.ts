/** The names of documents, and of places in a string, on the page: the only source of both. */

import type { RevisionId } from 'uri-revisions';
import { about } from 'uri-revisions-cli/grammar';

/** Names of documents outside the RFC series, by their status. */
const nouns: Readonly<Partial<Record<ReturnType<typeof about>['status']['kind'], string>>> = {
  'web page': 'page',
  'Internet-Draft': 'draft',
};

/** Returns the name for narrow headings: `RFC 2396`, `1993 draft`. */
export function shortNameOf(id: RevisionId): string {
  const { short, status } = about(id);
  return short === yearOf(id) ? `${short} ${nouns[status.kind] ?? 'document'}` : short;
}

/** Returns the name of a document: `RFC 2396 (1998)`, `1993 draft`. */
export function nameOf(id: RevisionId): string {
  const short = shortNameOf(id);
  return short.startsWith(yearOf(id)) ? short : `${short} (${yearOf(id)})`;
}

/** Returns the name in a sentence: `RFC 2396 (1998)`, `the 1993 draft`. */
export const theNameOf = (id: RevisionId): string => withArticle(nameOf(id), id);

/** Returns the short name in a sentence: `RFC 2396`, `the 1993 draft`. */
export const theShortNameOf = (id: RevisionId): string => withArticle(shortNameOf(id), id);

/** A name that begins with a year needs an article. */
function withArticle(name: string, id: RevisionId): string {
  return name.startsWith(yearOf(id)) ? `the ${name}` : name;
}

/** Returns a sentence with its first letter in upper case. */
export const sentenceOf = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Returns the title, with the id used on the command line. */
export function titleOf(id: RevisionId): string {
  return `${about(id).title} (${id})`;
}

export function yearOf(id: RevisionId): string {
  return about(id).date.slice(0, 4);
}

/** Joins items: `a`, `a and b`, `a, b and c`. */
export const list = (items: readonly string[]): string => new Intl.ListFormat('en-GB').format(items);

/** Names a list of documents in a sentence. */
export const namesOf = (ids: readonly RevisionId[]): string => list(ids.map(theNameOf));

/** Names a place as the commands do: offsets count UTF-16 code units from 0. */
export function placeAt(offset: number): string {
  return `offset ${String(offset)}`;
}

/** Names the place after the last character. */
export const endOfString = 'the end of the string';
