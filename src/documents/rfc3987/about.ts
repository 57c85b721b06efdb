/** Remarks about RFC 3987, for the page and the report. */

import type { About, Remarks } from '../../core/about.js';
import { about as aboutRfc3986, remarks as remarksOnRfc3986 } from '../rfc3986/about.js';

export const about: About = {
  name: 'RFC 3987',
  short: 'RFC 3987',
  address: 'https://www.rfc-editor.org/rfc/rfc3987',
  summary:
    'It stands next to RFC 3986 and defines IRIs: URIs with characters beyond US-ASCII. These count as unreserved, except that private ones occur only in the query. A mapping turns each IRI into a URI, and every URI is an IRI.',
  changes: [
    {
      sentence: 'Characters beyond US-ASCII stand for themselves, in hosts, too (§2.2).',
      text: 'http://résumé.example.org/',
      before: false,
      after: true,
    },
    {
      sentence: 'Characters for private use are allowed only in queries (§2.2).',
      text: 'http://example.org/?\uE000',
      before: false,
      after: true,
    },
    {
      sentence: 'A scheme has only letters and digits of US-ASCII (§2.2).',
      text: 'é://example.org/',
      before: false,
      after: false,
    },
    {
      sentence: 'The grammar derives formatting characters that the prose forbids (§4.1).',
      text: 'http://example.org/\u202E',
      before: false,
      after: true,
    },
  ],
  policy: {
    section: '2.2',
    quote:
      'Some productions are ambiguous. The "first-match-wins" (a.k.a. "greedy") algorithm applies. For details, see [RFC3986].',
    reading: aboutRfc3986.policy.reading,
  },
  exercises: [],
};

export const remarks: Remarks = {
  step: ({ derivable, only, underivable }) => [
    `Every reference of RFC 3986 is derivable, and read alike. What is new contains a character beyond US-ASCII, such as ${only('/é', 'IRI-reference', { before: 'URI-reference' })}: \`iunreserved\` adds \`ucschar\` to the unreserved characters. ` +
      `They are new in every component except the scheme and the port: ${underivable('é:', 'IRI')} has no scheme, and \`IPvFuture\` keeps the old \`unreserved\`.`,
    `Private characters are allowed only in a query: ${derivable('?\uE000', 'IRI-reference')}, but not ${underivable('#\uE000', 'IRI-reference')}. The ranges exclude the controls from U+0080, the noncharacters, the specials from U+FFF0 and the tags from U+E0000.`,
  ],
  alphabet: () => [
    'RFC 3987 adds the characters from U+00A0 on. It excludes surrogates, noncharacters, U+FFF0 to U+FFFD and U+E0000 to U+E0FFF.',
  ],
  ambiguity: ({ derivations }) => [
    `The ambiguities are those of RFC 3986: ${derivations('ihost', ['1.2.3.4', 'é'])}.`,
  ],
  naive: {
    ihost: '`IPv4address` matches the beginning of a longer `ireg-name`, which is not tried.',
    ...Object.fromEntries(['dec-octet', 'IPv6address'].map((rule) => [rule, remarksOnRfc3986.naive[rule]])),
    ipath: '`ipath-abempty` can be empty, so it always matches, and no other path is tried.',
  },
};
