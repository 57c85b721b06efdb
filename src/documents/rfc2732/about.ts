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
    `A host may be a literal IPv6 address in brackets: ${only('//[::1]', 'URI-reference', { before: 'URI-reference' })} is new, and no reference is lost. ` +
      `The rules for the address are those of RFC 2373, and they are incorrect. They put a colon before an IPv4 address, even after "::". So ${underivable('::192.9.5.5', 'IPv6address')}, an example of §2, is not derivable, but ${derivable(':::192.9.5.5', 'IPv6address')} is. ` +
      `They do not count groups: ${derivable('1', 'IPv6address')} is an address, and so is ${derivable('1:2:3:4:5:6:7:8:9', 'IPv6address')}. The 2003 draft replaces them. Here the borrowed rules are unchanged, and findings report their errors.`,
    `\`IPv4address\`, also from RFC 2373, has at most three digits for a number: ${only('1.2.3.1000', { before: 'IPv4address' }, 'IPv4address')} is lost. This does not change references, because a registered name accepts it: ${derivable('1.2.3.1000', 'authority', 'reg_name')}. The automaton has ${states('URI-reference')} states.`,
  ],
  alphabet: ({ only }) => [
    `In RFC 2732 ${only('[', 'reserved', { before: 'reserved' })} and ${only(']', 'reserved', { before: 'reserved' })} become reserved instead of \`unwise\`. So all rules that use \`uric\` allow them: ${only('#[', 'URI-reference', { before: 'URI-reference' })} and ${only('a:b]', 'URI-reference', { before: 'URI-reference' })} are references, which is more than “explicitly for this reserved purpose” (§3).`,
  ],
  ambiguity: ({ derivable, unambiguous }) => [
    `RFC 2732 adds no ambiguity: the alternatives of \`hexpart\` begin alike, but every string of \`IPv6address\`, like ${derivable('1:2::3:4.5.6.7', 'IPv6address')}, has ${unambiguous('IPv6address')}.`,
  ],
  drawn: [],
  naive: {
    ...remarksOnRfc2396.naive,
    hexpart:
      '`hexseq` matches the beginning of a `hexpart` with `::`, and the other alternatives are never tried.',
    hexseq:
      '`*( ":" hex4 )` matches the first number of an `IPv4address` as a group, and does not give it back.',
  },
};
