/** How the page names revisions, sections and rules. */

import type { JSX } from 'preact';
import { type RevisionId } from 'uri-revisions';
import { about } from 'uri-revisions-cli/grammar';

/** The year of the document. */
export function yearOf(id: RevisionId): string {
  return about(id).date.slice(0, 4);
}

/** `1994 RFC 1738`. */
export function labelOf(id: RevisionId): string {
  return `${yearOf(id)} ${about(id).name}`;
}

export function RevisionName({ id }: { readonly id: RevisionId }): JSX.Element {
  return (
    <span class="revision">
      <span class="year">{yearOf(id)}</span> <span class="name">{about(id).name}</span>{' '}
      <code class="id">{id}</code>
    </span>
  );
}

/** Where the document is read in public. */
export function PublicAddress({ of }: { readonly of: RevisionId }): JSX.Element {
  const { address } = about(of);
  if (address === null) return <>no public address known</>;
  return (
    <a class="public-address" href={address} rel="noreferrer">
      Read it<span class="unseen"> ({about(of).name})</span>
    </a>
  );
}

/** Numbers and letters of appendices; other sections have names. */
const numbered = /^(\d|[A-Z](\b|\.))/;
/** A section of another document. */
const citation = /^RFC \d/;

/** A section of the document, or of one that it takes over from: `§3.2`, `“BNF syntax”`, `RFC 2396 §3.2`. */
export function sectionText(section: string): string {
  return numbered.test(section) ? `§${section}` : citation.test(section) ? section : `“${section}”`;
}

export function Section({ of }: { readonly of: string }): JSX.Element {
  return <span class="section">{sectionText(of)}</span>;
}
