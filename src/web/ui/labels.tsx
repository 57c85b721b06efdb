/** How the page names revisions, sections and rules. */

import type { JSX } from 'preact';
import { type RevisionId } from 'uri-revisions';

interface Label {
  readonly year: string;
  readonly name: string;
  /** In a sentence. */
  readonly short: string;
}

export const labels: Readonly<Record<RevisionId, Label>> = {
  'url-1993': { year: '1993', name: 'URL draft', short: '1993' },
  'url-1995': { year: '1995', name: 'URL grammar', short: '1995' },
  rfc1738: { year: '1994', name: 'RFC 1738', short: 'RFC 1738' },
  'url-1997': { year: '1997', name: 'URL syntax draft', short: '1997' },
  'rfc2396bis-01': { year: '2003', name: 'RFC 2396 bis draft', short: '2003' },
};

export function RevisionName({ id }: { readonly id: RevisionId }): JSX.Element {
  const { year, name } = labels[id];
  return (
    <span class="revision">
      <span class="year">{year}</span> <span class="name">{name}</span> <code class="id">{id}</code>
    </span>
  );
}

/** Numbers and letters of appendices; other sections have names. */
const numbered = /^(\d|[A-Z](\b|\.))/;

/** A section of the document. */
export function Section({ of }: { readonly of: string }): JSX.Element {
  return <span class="section">{numbered.test(of) ? `§${of}` : `“${of}”`}</span>;
}
