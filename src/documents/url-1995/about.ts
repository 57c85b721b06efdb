/** Remarks about the web page of 1995, for the page of this package and the report. */

import type { About, Remarks } from '../../core/about.js';
import { earlyReasons, wholeUserReason } from '../../core/reasons.js';

export const about: About = {
  name: 'URL grammar',
  short: '1995',
  address: null,
  summary:
    'A grammar on a web page, converted from LaTeX: the 1993 draft with misprints fixed. It is later than RFC 1738 but describes the older grammar.',
  changes: [
    {
      sentence: 'ftp has a login, with user and password.',
      text: 'ftp://0@h/',
      before: false,
      after: true,
    },
    {
      sentence: 'afs is not an alternative of url, and the generic form rejects “//”.',
      text: 'afs://cell/x',
      before: true,
      after: false,
    },
  ],
  policy: {
    section: 'BNF syntax',
    quote: 'The "generic" production gives a higher level parsing of the same URLs as the other productions.',
    reading: 'It prefers the rule of a known scheme to the generic rule.',
  },
  exercises: [],
};

export const remarks: Remarks = {
  step: ({ derivable, only }) => [
    'The grammar of 1995 is the grammar of 1993 with one scheme rewritten: `ftpaddress` has a `login`, with user and password; `fileaddress` had a bare host. ' +
      `That changes less than it seems to. A host is an \`ialpha\`, which can contain \`:\` and \`@\`, so ${derivable('ftp://u:p@h/x', { before: 'url' })} was derivable already. Only users that do not begin with a letter are new, as in ${only('ftp://0@h/', 'url', { before: 'url' })}.`,
    `\`afsaddress\` is still defined, but is not an alternative of \`url\`. \`generic\` does not replace it, since a path cannot begin with a slash: ${only('afs://a/', { before: 'url' }, 'url')} is lost.`,
  ],
  alphabet: ({ derivable, underivable }) => [
    `In 1993 and 1995 the space, the double quote and the colon are \`extra\`, and so \`xalpha\`: ${derivable('a b:c "d"', { before: 'fragmentaddress' }, 'fragmentaddress')} is a reference of both. ` +
      `The prose of 1993 says "spaces are not legal characters"; the grammar is reported unchanged. No class of the two contains \`=\`: ${underivable('a:b=c', { before: 'url' }, 'url')} is a URL of neither.`,
  ],
  ambiguity: ({ derivations }) => [
    `In 1993 and 1995 a host name can be cut at any of its dots, since an \`ialpha\` can contain dots itself: ${derivations('hostname', ['a.b', 'a.b.c', 'a.b.c.d'])}. ` +
      `The same is true of \`attributes\`, which can be cut anywhere: ${derivations('attributes', ['ab', 'abc', 'abcd'])}. Most of the other ambiguous rules contain one of the two.`,
  ],
  naive: { ...earlyReasons, login: wholeUserReason },
};
