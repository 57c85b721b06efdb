/** Remarks about RFC 6874, for the page and the report. */

import type { About, Remarks } from '../../core/about.js';
import { about as aboutRfc3986, remarks as remarksOnRfc3986 } from '../rfc3986/about.js';

export const about: About = {
  name: 'RFC 6874',
  short: 'RFC 6874',
  address: 'https://www.rfc-editor.org/rfc/rfc6874',
  summary:
    'A patch of RFC 3986, obsoleted by RFC 9844. It adds a zone identifier after an IPv6 address, written after “%25”. The zone names the network interface.',
  changes: [
    {
      sentence: 'A zone identifier follows an IPv6 address (§2).',
      text: 'http://[fe80::a%25en1]',
      before: false,
      after: true,
    },
    {
      sentence:
        'The bare “%” that people paste is not derivable, though parsers are asked to accept it (§3).',
      text: 'http://[fe80::a%en1]',
      before: false,
      after: false,
    },
    {
      sentence:
        'The rules allow a zone after any address; the prose allows it only for link-local ones (§4).',
      text: 'http://[2001:db8::7%25en1]/',
      before: false,
      after: true,
    },
  ],
  policy: {
    ...aboutRfc3986.policy,
    section: 'RFC 3986 §3.2.2',
    reading: 'As in RFC 3986, it prefers an address to a registered name if the address is the whole host.',
  },
  exercises: [],
};

export const remarks: Remarks = {
  step: ({ derivable, only, underivable }) => [
    `A zone identifier may follow the address in brackets: ${only('//[fe80::a%25en1]', 'URI-reference', { before: 'URI-reference' })} is new. No reference is lost, and only brackets change. ` +
      `The “%” before it is escaped, as it is anywhere in a URI: ${underivable('[fe80::a%en1]', 'IP-literal')} is not derivable. An empty zone, ${underivable('[fe80::a%25]', 'IP-literal')}, is not derivable either. ` +
      `Any address can have one, even ${derivable('[::1%251]', 'IP-literal')}, although §4 knows only uses with link-local addresses.`,
    'RFC 9844 obsoletes it, and it no longer updates RFC 3986 (erratum 8552), which is unchanged.',
  ],
  alphabet: () => ['RFC 6874 adds no character. In a host, escapes may also follow an address.'],
  ambiguity: ({ derivable, unambiguous }) => [
    `RFC 6874 adds no ambiguity: an address contains no “%”, so ${derivable('[fe80::a%25en1]', 'IP-literal')} has ${unambiguous('IP-literal')}.`,
  ],
  naive: {
    ...remarksOnRfc3986.naive,
    'IP-literal': '`IPv6address` matches the beginning of an `IPv6addrz`, which is never tried.',
  },
};
