/** Remarks about the draft of July 1993, for the page and the report. */

import type { About, Remarks } from '../../core/about.js';
import { earlyReasons, wholeUserReason } from '../../core/reasons.js';

export const about: About = {
  name: 'URL draft',
  short: '1993',
  address: null,
  summary:
    'Eight schemes with a production each, and one generic form for those to come. Letters stand for themselves, and the space is a character like any other.',
  changes: [
    { sentence: 'A URL is of a known scheme, or of any other.', text: 'http://info.cern.ch/', after: true },
    {
      sentence: 'A host name may hold colons, at signs and underscores.',
      text: 'ftp://u:p@a_b/x',
      after: true,
    },
    { sentence: 'The grammar allows the space; the prose forbids it.', text: 'http://h/a b', after: true },
    { sentence: 'The BNF has no relative form.', text: '../g', after: false },
  ],
  policy: {
    section: 'Partial form',
    quote: 'a full form must have a colon and that colon must occur before any slash characters',
    reading: 'A known scheme’s own production before the generic one; the first colon ends the scheme.',
  },
  exercises: [
    {
      id: 'void-path',
      title: 'The void path',
      level: 1,
      rule: 'path',
      naive: 'path = void / xpalphas ( "/" path )?',
      task: 'The document writes void first. What does a PEG make of a first alternative that matches nothing?',
      hints: [
        'void always matches, so the second alternative is never tried.',
        'Put the alternative that consumes something first.',
      ],
    },
  ],
};

export const remarks: Remarks = {
  naive: { ...earlyReasons, telnetaddress: wholeUserReason },
};
