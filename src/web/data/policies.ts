/** Where a document's BNF derives a string in several ways: the sentence that picks one. */

import type { RevisionId } from 'uri-revisions';

export interface Policy {
  readonly section: string;
  readonly quote: string;
  /** What it comes to. */
  readonly reading: string;
}

export const policies: Readonly<Record<RevisionId, Policy>> = {
  'url-1993': {
    section: 'Partial form',
    quote: 'a full form must have a colon and that colon must occur before any slash characters',
    reading: 'A known scheme’s own production before the generic one; the first colon ends the scheme.',
  },
  'url-1995': {
    section: 'BNF syntax',
    quote: 'The "generic" production gives a higher level parsing of the same URLs as the other productions.',
    reading: 'A known scheme’s own production before the generic one.',
  },
  rfc1738: {
    section: '5',
    quote: 'new schemes follow the general syntax',
    reading:
      'A predefined scheme’s own form before otherurl; “//” is the common Internet scheme syntax (§3.1).',
  },
  'url-1997': {
    section: '4.4',
    quote:
      'The greedy algorithm is used for disambiguation: the left-most matching rule soaks up as much of the URL reference string as it is capable of matching. In other words, the site component wins.',
    reading: 'A generic-URL before an opaque one, a site before a path.',
  },
  'rfc2396bis-01': {
    section: '4.3',
    quote:
      'The greedy algorithm is used for disambiguation: the left-most matching rule soaks up as much of the URI reference string as it is capable of matching. In other words, the authority component wins.',
    reading: 'An authority before a path, a server before a registry name.',
  },
};
