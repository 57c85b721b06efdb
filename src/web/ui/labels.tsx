/** Names of revisions, sections and rules on the page. */

import type { JSX } from 'preact';
import { type RevisionId } from 'uri-revisions';
import { about } from 'uri-revisions-cli/grammar';

/** Returns the year of the document. */
export function yearOf(id: RevisionId): string {
  return about(id).date.slice(0, 4);
}

/** Returns the page's name of a document: `1994 RFC 1738`; the year alone if that is its name. */
export function labelOf(id: RevisionId): string {
  const { short } = about(id);
  return yearOf(id) === short ? short : `${yearOf(id)} ${short}`;
}

/** Returns the full name, with the id used on the command line. */
export function fullNameOf(id: RevisionId): string {
  return `${about(id).title} (${id})`;
}

export function RevisionName({ id }: { readonly id: RevisionId }): JSX.Element {
  return (
    <span class="revision" data-revision={id} title={fullNameOf(id)}>
      {labelOf(id)}
    </span>
  );
}

/** Links to the public address of the document. */
export function PublicAddress({ of }: { readonly of: RevisionId }): JSX.Element {
  const { address } = about(of);
  if (address === null) return <span class="small muted">no public address known</span>;
  return (
    <a class="public-address small" href={address} rel="noreferrer">
      Read it<span class="unseen"> ({about(of).short})</span>
    </a>
  );
}

/** Numbers and letters of appendices; other sections have names. */
const numbered = /^(\d|[A-Z](\b|\.))/;
/** Matches a section of another document. */
const citation = /^RFC \d/;

/** Formats a section of the document, or of one that it takes over from: `§3.2`, `“BNF syntax”`, `RFC 2396 §3.2`. */
export function sectionText(section: string): string {
  return numbered.test(section) ? `§${section}` : citation.test(section) ? section : `“${section}”`;
}

export function Section({ of }: { readonly of: string }): JSX.Element {
  return <span class="section">{sectionText(of)}</span>;
}
