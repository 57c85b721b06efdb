/** Remarks about the draft of July 1993, for the page and the report. */

import type { About, Remarks } from '../../core/about.js';
import { earlyReasons, wholeUserReason } from '../../core/reasons.js';

export const about: About = {
  name: 'URL draft',
  short: '1993',
  address: null,
  summary:
    'It has a rule for each of eight schemes, and one generic form for future schemes. Letters are case-sensitive, and the space is a character like any other.',
  changes: [
    { sentence: 'A URL may have a known or an unknown scheme.', text: 'http://info.cern.ch/', after: true },
    {
      sentence: 'A host name may contain colons, at signs and underscores.',
      text: 'ftp://u:p@a_b/x',
      after: true,
    },
    { sentence: 'The grammar allows the space; the prose forbids it.', text: 'http://h/a b', after: true },
    { sentence: 'The BNF has no relative form.', text: '../g', after: false },
  ],
  policy: {
    section: 'Partial form',
    quote: 'a full form must have a colon and that colon must occur before any slash characters',
    reading: 'It prefers the rule of a known scheme to the generic rule; the first colon ends the scheme.',
  },
  exercises: [
    {
      id: 'void-path',
      title: 'The void path',
      level: 1,
      rule: 'path',
      naive: 'path = void / xpalphas ( "/" path )?',
      task: 'The document writes void first. What does a PEG do if its first alternative matches the empty string?',
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
