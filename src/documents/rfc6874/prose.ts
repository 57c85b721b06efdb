/** Findings of RFC 3986 that RFC 6874 keeps, and those of RFC 6874 on zone identifiers: §1 to §4. */

import type { ProseEntry } from '../../core/prose/entry.js';
import { matches, matchesIn, nodes } from '../../core/prose/matchers.js';
import { proseOfBase } from '../../core/prose/of-base.js';
import type { Reading, Span } from '../../core/reading/reading.js';
import { prose as rfc3986 } from '../rfc3986/prose.js';
import { bareZones, emptyZones, isLinkLocal, isOfHttp, recommendedForm, zonesLikeEscapes } from './zones.js';

/** Returns zones with the "%25" before them. */
function delimitedZones(reading: Reading): readonly Span[] {
  return reading.nodes('ZoneID').map(({ start, end }) => ({ start: start - '%25'.length, end }));
}

const isUnreserved = /^%(?:[46][1-9A-F]|[57][0-9A]|3[0-9]|2D|2E|5F|7E)$/i;

const own: readonly ProseEntry[] = [
  {
    id: 'zone-case',
    level: 'note',
    section: '1',
    sentence:
      'A zone identifier is part of the host, which is case-insensitive (RFC 3986 §3.2.2); but its meaning "is a host-specific function that varies between operating systems".',
    test: (reading) => nodes(reading, 'ZoneID', (zone) => /[A-Z]/.test(zone.replace(/%../g, ''))),
  },
  {
    id: 'empty-zone',
    level: 'violation',
    section: '2',
    sentence:
      'A zone identifier is "1*( unreserved / pct-encoded )", at least one character: none follows the "%25".',
    test: emptyZones,
  },
  {
    id: 'zone-character',
    level: 'discouraged',
    section: '2',
    sentence:
      'A zone identifier "SHOULD contain only ASCII characters classified as \'unreserved\'"; this escape is allowed "for compatibility with existing devices".',
    test: (reading) =>
      reading
        .nodes('ZoneID')
        .flatMap((zone) => matchesIn(reading, zone, /%../g))
        .filter((escape) => !isUnreserved.test(reading.of(escape))),
  },
  {
    id: 'address-form',
    level: 'discouraged',
    section: '2',
    sentence:
      '"The established rules for textual representation of IPv6 addresses [RFC5952] SHOULD be applied": no leading zeros, and "::" for the longest run of zero fields.',
    test: (reading) =>
      nodes(reading, 'IPv6address', (address) => recommendedForm(address) !== address.toLowerCase()),
  },
  {
    id: 'bare-zone',
    level: 'tolerated',
    section: '3',
    sentence:
      'The "%" before the zone identifier is bare. Parsers should accept it "when possible"; "%25" must replace it "before the URI is used in any protocol or HTML document".',
    test: bareZones,
  },
  {
    id: 'zone-like-escape',
    level: 'violation',
    section: '3',
    sentence:
      'The bare "%" forms an escape with the zone identifier after it; "%25" avoids "any risk of misinterpretation".',
    test: zonesLikeEscapes,
  },
  {
    id: 'zone-scope',
    level: 'violation',
    section: '4',
    sentence:
      'Implementations "MUST NOT allow use of this format except for well-defined usages, such as sending to link-local addresses under prefix fe80::/10", the only one known; this is not one.',
    test: (reading) =>
      nodes(reading, 'IPv6addrz', (scoped) => !isLinkLocal(scoped)).map(({ start, end }) => ({ start, end })),
  },
  {
    id: 'zone-sent',
    level: 'note',
    section: '4',
    sentence:
      'An HTTP client, proxy or other intermediary "MUST remove any ZoneID attached to an outgoing URI, as it has only local significance at the sending host".',
    test: (reading) => (isOfHttp(reading) ? delimitedZones(reading) : []),
  },
];

export const prose: readonly ProseEntry[] = [
  ...proseOfBase(rfc3986, 'RFC 3986', {
    zone: {
      level: 'note',
      section: '2',
      sentence:
        'URIs with a zone identifier "are to be interpreted only in the context of the host at which they originate, since the ZoneID is of local significance only".',
      test: (reading) => reading.nodes('ZoneID'),
    },
    'encoded-twice': {
      test: (reading) => {
        const zones = new Set(delimitedZones(reading).map(({ start }) => start));
        return reading.derivable
          ? matches(reading, /%25[0-9A-Fa-f]{2}/g).filter(({ start }) => !zones.has(start))
          : [];
      },
    },
    'host-case': {
      test: (reading) =>
        ['reg-name', 'IPv6address', 'IPvFuture'].flatMap((rule) =>
          nodes(reading, rule, (text) => /[A-Z]/.test(text.replace(/%../g, ''))),
        ),
    },
  }),
  ...own,
];
