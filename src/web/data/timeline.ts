/** The years 1993 to 2003: what each document changed, every claim with a string that shows it. */

import type { RevisionId } from 'uri-revisions';

export interface Change {
  readonly sentence: string;
  /** A string that shows it, as typed. */
  readonly text: string;
  /** Whether the document before derives it; undefined for the first. */
  readonly before: boolean | undefined;
  readonly after: boolean;
}

export interface Milestone {
  readonly revision: RevisionId;
  readonly date: string;
  readonly authors: string;
  readonly about: string;
  readonly changes: readonly Change[];
}

export const timeline: readonly Milestone[] = [
  {
    revision: 'url-1993',
    date: '14 July 1993',
    authors: 'Tim Berners-Lee',
    about:
      'Ten schemes with a grammar each, and one generic form for those to come. Letters stand for themselves, and the space is a character like others.',
    changes: [
      {
        sentence: 'A known scheme, or any other.',
        text: 'http://info.cern.ch/',
        before: undefined,
        after: true,
      },
      {
        sentence: 'Host names may hold a colon, an at sign, an underscore.',
        text: 'ftp://u:p@a_b/x',
        before: undefined,
        after: true,
      },
      {
        sentence: 'The space is in the grammar; the prose forbids it.',
        text: 'http://h/a b',
        before: undefined,
        after: true,
      },
      { sentence: 'There is no relative form in the BNF.', text: '../g', before: undefined, after: false },
    ],
  },
  {
    revision: 'rfc1738',
    date: 'December 1994',
    authors: 'Tim Berners-Lee, Larry Masinter, Mark McCahill (editors)',
    about:
      'The standard. Every scheme gets a section, host names get labels, the unsafe characters go. What follows no scheme’s form is still an otherurl.',
    changes: [
      { sentence: 'The space is gone.', text: 'http://h/a b', before: true, after: false },
      {
        sentence: 'So is the fragment: it is no part of a URL.',
        text: 'http://h/#top',
        before: true,
        after: false,
      },
      {
        sentence: 'mailto, nntp and file arrive; before, they were generic at best.',
        text: 'file://localhost/etc/motd',
        before: false,
        after: true,
      },
      { sentence: 'A scheme may begin with a digit.', text: '1x:y', before: false, after: true },
      { sentence: 'Schemes are in lower case.', text: 'HTTP:x', before: true, after: false },
    ],
  },
  {
    revision: 'url-1995',
    date: '10 May 1995',
    authors: 'Jon Crowcroft',
    about:
      'A grammar on a web page, set from LaTeX: the draft of 1993 with its slips mended. It came after RFC 1738 and goes back before it.',
    changes: [
      {
        sentence: 'ftp has a login, user and password included.',
        text: 'ftp://u:p@h/x',
        before: true,
        after: true,
      },
      { sentence: 'The space is back.', text: 'http://h/a b', before: false, after: true },
      {
        sentence: 'afs is no alternative of url any more, and the generic form takes no “//”.',
        text: 'afs://cell/x',
        before: true,
        after: false,
      },
      { sentence: 'The fragment is back.', text: 'http://h/#top', before: false, after: true },
    ],
  },
  {
    revision: 'url-1997',
    date: '2 May 1997',
    authors: 'Tim Berners-Lee, Roy Fielding, Larry Masinter',
    about:
      'One syntax for all schemes. Relative references join the BNF, the schemes leave it, and empty becomes something else than absent.',
    changes: [
      { sentence: 'A reference may be relative.', text: '../../g', before: false, after: true },
      { sentence: 'It may even be empty: the current document.', text: '', before: false, after: true },
      { sentence: 'The tilde is unreserved.', text: 'http://h/~joe', before: false, after: true },
      {
        sentence: 'A query may follow any path, and be empty.',
        text: 'gopher://h/1?',
        before: false,
        after: true,
      },
      { sentence: 'A fragment may be there, and empty.', text: 'http://h/#', before: false, after: true },
    ],
  },
  {
    revision: 'rfc2396bis-01',
    date: '3 March 2003',
    authors: 'Tim Berners-Lee, Roy Fielding, Larry Masinter',
    about:
      'On the way to RFC 3986. URL becomes URI, brackets hold IPv6, octets end at 255, and what is no server is a registry’s name.',
    changes: [
      { sentence: 'IPv6 addresses, in brackets.', text: 'http://[2001:db8::7]/', before: false, after: true },
      {
        sentence: 'A scheme begins with a letter again, so this one is gone.',
        text: '1x:y',
        before: true,
        after: false,
      },
      {
        sentence: 'A relative path may not begin with a segment that holds a colon.',
        text: '1:2',
        before: true,
        after: false,
      },
      { sentence: 'Brackets are allowed in opaque parts.', text: 'a:[b]', before: false, after: true },
    ],
  },
];
