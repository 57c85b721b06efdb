/** Documents, their addresses and their sections on the page. */

import type { JSX } from 'preact';
import { type RevisionId } from 'uri-revisions';
import { about } from 'uri-revisions-cli/grammar';
import { nameOf, titleOf } from '../data/names.js';

export function RevisionName({ id }: { readonly id: RevisionId }): JSX.Element {
  return (
    <span class="revision" data-revision={id} title={titleOf(id)}>
      {nameOf(id)}
    </span>
  );
}

/** Links to the public address of the document. */
export function PublicAddress({ of }: { readonly of: RevisionId }): JSX.Element {
  const { address } = about(of);
  if (address === null) return <span class="small muted">not available online</span>;
  return (
    <a class="public-address small" href={address} rel="noreferrer">
      Read it<span class="unseen"> ({nameOf(of)})</span>
    </a>
  );
}

/** Numbers and letters of appendices; other sections have names. */
const numbered = /^(\d|[A-Z](\b|\.))/;
/** Matches a section of another document. */
const citation = /^RFC \d/;

/** Formats a section of the document, or of the one that it changes: `§3.2`, `“BNF syntax”`, `RFC 2396 §3.2`. */
export function sectionText(section: string): string {
  return numbered.test(section) ? `§${section}` : citation.test(section) ? section : `“${section}”`;
}

export function Section({ of }: { readonly of: string }): JSX.Element {
  return <span class="section">{sectionText(of)}</span>;
}
