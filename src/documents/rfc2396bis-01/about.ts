/** Remarks about the draft of March 2003, for the page and the report. */

import type { About, Remarks } from '../../core/about.js';

export const about: About = {
  name: 'RFC 2396 bis draft',
  short: '2003',
  address: 'https://datatracker.ietf.org/doc/html/draft-fielding-uri-rfc2396bis-01',
  summary:
    'On the way to RFC 3986. Brackets hold IPv6 addresses, octets end at 255, labels at 63 characters, and nothing need follow a scheme.',
  changes: [
    {
      sentence: 'IPv6 addresses by rules of their own, which derive the example that RFC 2732 could not.',
      text: 'http://[::192.9.5.5]/ipng',
      before: false,
      after: true,
    },
    { sentence: 'They count the groups.', text: 'http://[1:2]/', before: true, after: false },
    {
      sentence: 'Brackets are allowed no longer in a query or a fragment.',
      text: '/search?a[1]',
      before: true,
      after: false,
    },
    { sentence: 'An opaque part may begin with one.', text: 'a:[b]', before: false, after: true },
    { sentence: 'A scheme alone is a URI (Appendix G.2).', text: 'about:', before: false, after: true },
    { sentence: 'A reference may be only a query again.', text: '?y', before: false, after: true },
    {
      sentence: 'An octet ends at 255; with a greater one, this is a hostname.',
      text: 'http://1.2.3.256/',
      before: true,
      after: true,
    },
  ],
  policy: {
    section: '4.3',
    quote:
      'The greedy algorithm is used for disambiguation: the left-most matching rule soaks up as much of the URI reference string as it is capable of matching. In other words, the authority component wins.',
    reading: 'An authority before a path, a server before a registry name.',
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
      task: 'From 0 to 255, in the order in which the document lists them: 0-9, 10-99, 100-199, 200-249, 250-255.',
      hints: ['A DIGIT is the beginning of every other alternative.', 'The longest first.'],
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
      task: 'Nine shapes, in the document’s own order. The repetitions before “::” take one colon too many.',
      hints: [
        '( h4 ":" )|..n| takes the "1:" of "1::", and then no h4 follows.',
        'Say the same the other way round: h4 ( ":" h4 )|..n| stops before the "::".',
        'Then look at the order of the last three shapes.',
      ],
    },
    {
      id: 'host',
      title: 'An address, or a name',
      level: 3,
      rule: 'host',
      naive: 'host = IPv6reference / IPv4address / hostname',
      task: 'A host name may begin like an address, and be longer.',
      hints: [
        'The string that shows it begins with a whole IPv4address. What follows there?',
        'Look ahead: an IPv4address counts only if no hostname could go on from there.',
        'After the address: no "." with a letter or digit behind it, and no letters, digits or hyphens that lead to one.',
      ],
    },
  ],
};

const lastAlphanum = 'The repetition takes the last `alphanum` too, and does not give it back.';

export const remarks: Remarks = {
  step: ({ derivable, only, underivable }) => [
    `IPv6 addresses have rules of their own (Appendix G.1 calls those of RFC 2373 “incorrect”): ${only('//[::1.2.3.4]', 'URI-reference', { before: 'URI-reference' })} came, ${only('//[1]', { before: 'URI-reference' }, 'URI-reference')} and ${only('//[:::1.2.3.4]', { before: 'URI-reference' }, 'URI-reference')} went. ` +
      `Brackets went from queries and fragments, ${only('#[', { before: 'URI-reference' }, 'URI-reference')}, and came where an opaque part begins: ${only('a:[b]', 'URI-reference', { before: 'URI-reference' })}. ` +
      `\`hier-part\` and \`relative-URI\` may be empty, so that ${only('a:', 'URI-reference', { before: 'URI-reference' })} and ${only('?y', 'URI-reference', { before: 'URI-reference' })} came.`,
    `Hosts are checked more closely. A label has at most 63 characters; ${only('1.2.3.999', { before: 'IPv4address' }, 'IPv4address')} is no IPv4 address any more. A name ends in a dot only if it has two labels: ${derivable('a.com.', 'hostname', { before: 'hostname' })} stayed, ${only('com.', { before: 'hostname' }, 'hostname')} went. ` +
      `Its last label may begin with a digit, ${only('0', 'hostname', { before: 'hostname' })} for one, so that every IPv4 address is a \`hostname\` as well; before a final dot it may not: ${underivable('a.0.', 'hostname')}. ` +
      `To a reference none of this makes a difference, because what is no \`server\` can still be a \`reg-name\`: ${only('h:x', 'authority', 'server')} and ${only('!', 'authority', 'server')} are authorities.`,
  ],
  alphabet: ({ only }) => [
    `\`[\` and \`]\`, reserved since RFC 2732, stand as themselves around IPv6 addresses and in the opaque part only in 2003: ${only('/?]', { before: 'URI-reference' }, 'URI-reference')} went.`,
  ],
  ambiguity: ({ derivable, unambiguous }) => [
    `The rule that looks most like trouble has none. \`IPv6address\` of 2003 lists nine forms, and every string of it, like ${derivable('1:2::3:4.5.6.7', 'IPv6address')}, has ${unambiguous('IPv6address')}.`,
  ],
  drawn: [['authority', '1.2.3.4']],
  naive: {
    'absolute-URI': '`hier-part` can be empty, so it always matches, and `opaque-part` is never tried.',
    authority: '`server` can be empty, so it always matches, and `reg-name` is never tried.',
    host: '`IPv4address` is taken where it is the beginning of a longer `hostname`.',
    qualified:
      '`*( "." domainlabel )` takes the label that the option after it needs, and does not give it back.',
    domainlabel: lastAlphanum,
    toplabel: lastAlphanum,
    'dec-octet': 'One `DIGIT` is the beginning of every longer number.',
    IPv6address: '`*n( h4 ":" )` takes the first half of the `::`, and does not give it back.',
  },
};
