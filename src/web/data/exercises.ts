/** The exercises of the workshop: transcriptions made in order, and what is wrong with them. */

import type { RevisionId } from 'uri-revisions';

export interface Exercise {
  readonly id: string;
  readonly title: string;
  readonly revision: RevisionId;
  /** In the document's spelling. */
  readonly rule: string;
  /** The transcription that the exercise begins with: alternatives in the BNF's order, `|` as `/`, `*` as `*`. */
  readonly naive: string;
  readonly task: string;
  readonly hints: readonly string[];
}

export const exercises: readonly Exercise[] = [
  {
    id: 'labels',
    title: 'Labels',
    revision: 'rfc1738',
    rule: 'domainlabel',
    naive: 'domainlabel = alphadigit / alphadigit ( alphadigit / "-" )* alphadigit',
    task: 'A label may hold hyphens, but not end in one. The order of the BNF’s alternatives means nothing; the order of a PEG’s is everything.',
    hints: [
      'The first alternative matches one character and the choice is made: nobody comes back for the second.',
      'Turned round it is still wrong: ( alphadigit / "-" )* takes the last character too, and gives nothing back.',
      'Let each round of the repetition end in what may end the label: hyphens only in front of another alphadigit.',
    ],
  },
  {
    id: 'void-path',
    title: 'The void path',
    revision: 'url-1993',
    rule: 'path',
    naive: 'path = void / xpalphas ( "/" path )?',
    task: 'The document writes void first. What does a PEG make of a first alternative that matches nothing?',
    hints: [
      'void always matches. The second alternative is never tried.',
      'Put what consumes before what does not.',
    ],
  },
  {
    id: 'octet',
    title: 'An octet',
    revision: 'rfc2396bis-01',
    rule: 'dec-octet',
    naive: [
      'dec_octet = DIGIT',
      '  / [\\x31-\\x39] DIGIT',
      '  / "1" DIGIT|2|',
      '  / "2" [\\x30-\\x34] DIGIT',
      '  / "25" [\\x30-\\x35]',
    ].join('\n'),
    task: 'From 0 to 255, in the order in which the document lists them: 0-9, 10-99, 100-199, 200-249, 250-255.',
    hints: ['A DIGIT is the beginning of every other alternative.', 'The longest first.'],
  },
  {
    id: 'groups',
    title: 'Group or article',
    revision: 'rfc1738',
    rule: 'grouppart',
    naive: 'grouppart = "*" / group / article',
    task: '“*” is every group; an article has an “@” in it. Which of them can be the beginning of another?',
    hints: [
      'An article may begin with letters, as a group does, or with "*".',
      'Try the article first: it fails where there is no "@".',
    ],
  },
  {
    id: 'wais',
    title: 'Three forms of wais',
    revision: 'rfc1738',
    rule: 'waisurl',
    naive: 'waisurl = waisdatabase / waisindex / waisdoc',
    task: 'A database, a search in it, or a document in it: all three begin alike.',
    hints: [
      'The first form is the beginning of both others.',
      'The longer forms first; it does not matter which.',
    ],
  },
  {
    id: 'host',
    title: 'An address, or a name',
    revision: 'rfc2396bis-01',
    rule: 'host',
    naive: 'host = IPv6reference / IPv4address / hostname',
    task: 'A host name may begin like an address, and be longer.',
    hints: [
      'The string that shows it begins with a whole IPv4address. What follows there?',
      'Look ahead: an IPv4address counts only if no hostname could go on from there.',
      'After the address: no "." with a letter or digit behind it, and no letters, digits or hyphens that lead to one.',
    ],
  },
  {
    id: 'net-path',
    title: 'Two slashes',
    revision: 'url-1997',
    rule: 'relativeURL',
    naive: 'relativeURL = net_path / abs_path / rel_path',
    task: '“//” begins a net_path. If no site follows, the string is an abs_path all the same: the grammar says so.',
    hints: [
      'net_path matches as much as it can and leaves the rest; the choice is made all the same.',
      'Commit to net_path only where it reaches the end of the reference: a "#", or the end of the text (!.).',
    ],
  },
  {
    id: 'ipv6',
    title: 'IPv6',
    revision: 'rfc2396bis-01',
    rule: 'IPv6address',
    naive: [
      'IPv6address = ( h4 ":" )|6| ls32',
      '  / "::" ( h4 ":" )|5| ls32',
      '  / h4? "::" ( h4 ":" )|4| ls32',
      '  / ( ( h4 ":" )|..1| h4 )? "::" ( h4 ":" )|3| ls32',
      '  / ( ( h4 ":" )|..2| h4 )? "::" ( h4 ":" )|2| ls32',
      '  / ( ( h4 ":" )|..3| h4 )? "::" h4 ":" ls32',
      '  / ( ( h4 ":" )|..4| h4 )? "::" ls32',
      '  / ( ( h4 ":" )|..5| h4 )? "::" h4',
      '  / ( ( h4 ":" )|..6| h4 )? "::"',
    ].join('\n'),
    task: 'Nine shapes, in the document’s own order. The repetitions before “::” take one colon too many.',
    hints: [
      '( h4 ":" )|..n| eats "1:" of "1::", and then no h4 follows.',
      'Say the same the other way round: h4 ( ":" h4 )|..n| stops before the "::".',
      'Then look at the order of the last three shapes.',
    ],
  },
];
