/** Remarks about RFC 2732, for the page and the report. */

import type { About, Remarks } from '../../core/about.js';
import { about as aboutRfc2396, remarks as remarksOnRfc2396 } from '../rfc2396/about.js';

export const about: About = {
  name: 'RFC 2732',
  short: 'RFC 2732',
  address: 'https://www.rfc-editor.org/rfc/rfc2732',
  summary:
    'A patch of RFC 2396. IPv6 addresses stand in brackets, so their colons are not mistaken for a port. The rules for the address are borrowed from RFC 2373 and do not derive all of the examples.',
  changes: [
    {
      sentence: 'A host may be a literal IPv6 address in brackets (§2).',
      text: 'http://[2001:db8::7]/',
      before: false,
      after: true,
    },
    {
      sentence: 'The borrowed rules do not derive this one, although it is among the examples.',
      text: 'http://[::192.9.5.5]/ipng',
      before: false,
      after: false,
    },
    {
      sentence: 'The borrowed rules accept any number of groups, even invalid ones.',
      text: 'http://[1:2]/',
      before: false,
      after: true,
    },
    {
      sentence: 'Brackets are reserved, so a query, a fragment and an opaque part may contain them (§3).',
      text: '/search?a[1]',
      before: false,
      after: true,
    },
    {
      sentence:
        'A number in an IPv4 address has at most three digits. A longer number makes this a registered name.',
      text: 'http://1.2.3.1000/',
      before: true,
      after: true,
    },
  ],
  policy: {
    ...aboutRfc2396.policy,
    section: 'RFC 2396 §4.3',
    reading: 'As in RFC 2396, it prefers an authority to a path, and a server to a registered name.',
  },
  exercises: [],
};

export const remarks: Remarks = {
  step: ({ derivable, only, underivable, states }) => [
    `A host may be a literal IPv6 address in brackets: ${only('//[::1]', 'URI-reference', { before: 'URI-reference' })} came, and no reference went. ` +
      `The rules for the address are those of RFC 2373, and they are incorrect. They put a colon before an IPv4 address, also where "::" stands there: ${underivable('::192.9.5.5', 'IPv6address')}, which is among the examples of §2, is not derivable, and ${derivable(':::192.9.5.5', 'IPv6address')} is. ` +
      `They count no groups: ${derivable('1', 'IPv6address')} is an address, and so is ${derivable('1:2:3:4:5:6:7:8:9', 'IPv6address')}. The draft of 2003 has other rules. Here they stay as they are borrowed, and what they get wrong is told in findings.`,
    `RFC 2373’s \`IPv4address\` came too, as it has at most three digits for a number: ${only('1.2.3.1000', { before: 'IPv4address' }, 'IPv4address')} is none any more. To a reference that makes no difference, as the name of a registry takes it: ${derivable('1.2.3.1000', 'authority', 'reg_name')}. The automaton has ${states('URI-reference')} states.`,
  ],
  alphabet: ({ only }) => [
    `In RFC 2732 ${only('[', 'reserved', { before: 'reserved' })} and ${only(']', 'reserved', { before: 'reserved' })} become reserved, and are no longer \`unwise\`. With that they come into whatever is made of \`uric\`: ${only('#[', 'URI-reference', { before: 'URI-reference' })} and ${only('a:b]', 'URI-reference', { before: 'URI-reference' })} are references, which is more than “explicitly for this reserved purpose” (§3).`,
  ],
  ambiguity: ({ derivable, unambiguous }) => [
    `RFC 2732 adds no ambiguity: the alternatives of \`hexpart\` begin alike, yet every string of \`IPv6address\`, like ${derivable('1:2::3:4.5.6.7', 'IPv6address')}, has ${unambiguous('IPv6address')}.`,
  ],
  drawn: [],
  naive: {
    ...remarksOnRfc2396.naive,
    hexpart:
      '`hexseq` is taken where it is the beginning of one with a `::`, and the other alternatives are never tried.',
    hexseq:
      '`*( ":" hex4 )` takes the first number of an `IPv4address` for a group, and does not give it back.',
  },
};
