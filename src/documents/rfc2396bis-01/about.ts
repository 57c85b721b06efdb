/** Remarks about the draft of March 2003, for the page and the report. */

import type { About, Remarks } from '../../core/about.js';

export const about: About = {
  name: 'RFC 2396 bis draft',
  short: '2003',
  address: 'https://datatracker.ietf.org/doc/html/draft-fielding-uri-rfc2396bis-01',
  summary:
    'A step towards RFC 3986. Brackets contain IPv6 addresses, octets are at most 255, labels at most 63 characters long, and a scheme alone is a URI.',
  changes: [
    {
      sentence: 'New IPv6 rules accept the example that the rules of RFC 2732 reject.',
      text: 'http://[::192.9.5.5]/ipng',
      before: false,
      after: true,
    },
    {
      sentence: 'IPv6 addresses must have the right number of groups.',
      text: 'http://[1:2]/',
      before: true,
      after: false,
    },
    {
      sentence: 'Brackets are not allowed in a query or a fragment.',
      text: '/search?a[1]',
      before: true,
      after: false,
    },
    { sentence: 'An opaque part may begin with a bracket.', text: 'a:[b]', before: false, after: true },
    { sentence: 'A scheme alone is a URI (Appendix G.2).', text: 'about:', before: false, after: true },
    { sentence: 'A query alone is a reference again.', text: '?y', before: false, after: true },
    {
      sentence: 'An octet is at most 255. A greater number makes this a hostname.',
      text: 'http://1.2.3.256/',
      before: true,
      after: true,
    },
  ],
  policy: {
    section: '4.3',
    quote:
      'The greedy algorithm is used for disambiguation: the left-most matching rule soaks up as much of the URI reference string as it is capable of matching. In other words, the authority component wins.',
    reading: 'It prefers an authority to a path, and a server to a registered name.',
  },
  exercises: [
    {
      id: 'octet',
      title: 'An octet',
      level: 1,
      rule: 'dec-octet',
      naive: [
        'dec_octet = DIGIT',
        '  / [\\x31-\\x39] DIGIT',
        '  / "1" DIGIT|2|',
        '  / "2" [\\x30-\\x34] DIGIT',
        '  / "25" [\\x30-\\x35]',
      ].join('\n'),
      task: 'A number from 0 to 255, in the document’s order: 0-9, 10-99, 100-199, 200-249, 250-255.',
      hints: ['A DIGIT matches the beginning of every other alternative.', 'Put the longest first.'],
    },
    {
      id: 'ipv6',
      title: 'IPv6',
      level: 2,
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
      task: 'Nine forms, in the document’s own order. The repetitions before “::” match one colon too many.',
      hints: [
        '( h4 ":" )|..n| matches the "1:" of "1::", and then no h4 follows.',
        'Rewrite it as h4 ( ":" h4 )|..n|, which stops before the "::".',
        'Then look at the order of the last three forms.',
      ],
    },
    {
      id: 'host',
      title: 'An address, or a name',
      level: 3,
      rule: 'host',
      naive: 'host = IPv6reference / IPv4address / hostname',
      task: 'A host name may begin like an address and then continue.',
      hints: [
        'Find a hostname that begins with a whole IPv4address. What follows the address?',
        'Look ahead: accept an IPv4address only if no hostname continues after it.',
        'After the address there must be no further label (a "." and a letter or digit), and no letters, digits or hyphens that continue the last one.',
      ],
    },
  ],
};

const lastAlphanum = 'The repetition matches the last `alphanum` too, and does not give it back.';

export const remarks: Remarks = {
  step: ({ derivable, only, underivable }) => [
    `IPv6 addresses have new rules (Appendix G.1 calls those of RFC 2373 “incorrect”): ${only('//[::1.2.3.4]', 'URI-reference', { before: 'URI-reference' })} is new, ${only('//[1]', { before: 'URI-reference' }, 'URI-reference')} and ${only('//[:::1.2.3.4]', { before: 'URI-reference' }, 'URI-reference')} are lost. ` +
      `Queries and fragments lose brackets, as in ${only('#[', { before: 'URI-reference' }, 'URI-reference')}; the beginning of an opaque part gains them: ${only('a:[b]', 'URI-reference', { before: 'URI-reference' })}. ` +
      `\`hier-part\` and \`relative-URI\` may be empty, so ${only('a:', 'URI-reference', { before: 'URI-reference' })} and ${only('?y', 'URI-reference', { before: 'URI-reference' })} are new.`,
    `Hosts are checked more closely. A label has at most 63 characters; ${only('1.2.3.999', { before: 'IPv4address' }, 'IPv4address')} is not an IPv4 address. A name ends in a dot only if it has two labels: ${derivable('a.com.', 'hostname', { before: 'hostname' })} stays, ${only('com.', { before: 'hostname' }, 'hostname')} is lost. ` +
      `Its last label may begin with a digit, as in ${only('0', 'hostname', { before: 'hostname' })}, so every IPv4 address is also a \`hostname\`. Before a final dot it may not: ${underivable('a.0.', 'hostname')}. ` +
      `This does not change references, because an authority that is not a \`server\` can still be a \`reg-name\`: ${only('h:x', 'authority', 'server')} and ${only('!', 'authority', 'server')} are authorities.`,
  ],
  alphabet: ({ only }) => [
    `\`[\` and \`]\` are reserved since RFC 2732. The 2003 draft allows them only around IPv6 addresses and in the opaque part: ${only('/?]', { before: 'URI-reference' }, 'URI-reference')} is lost.`,
  ],
  ambiguity: ({ derivable, unambiguous }) => [
    `The most complex rule is not ambiguous: \`IPv6address\` of 2003 lists nine forms, and every string of it, like ${derivable('1:2::3:4.5.6.7', 'IPv6address')}, has ${unambiguous('IPv6address')}.`,
  ],
  drawn: [['authority', '1.2.3.4']],
  naive: {
    'absolute-URI': '`hier-part` can be empty, so it always matches, and `opaque-part` is never tried.',
    authority: '`server` can be empty, so it always matches, and `reg-name` is never tried.',
    host: '`IPv4address` matches the beginning of a longer `hostname`, which is not tried.',
    qualified:
      '`*( "." domainlabel )` matches the label that the option after it needs, and does not give it back.',
    domainlabel: lastAlphanum,
    toplabel: lastAlphanum,
    'dec-octet': 'One `DIGIT` matches the beginning of every longer number.',
    IPv6address: '`*n( h4 ":" )` matches the first half of the `::`, and does not give it back.',
  },
};
