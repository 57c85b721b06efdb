/** What the prose of RFC 3986 says of authorities: §3.2, §6.2.3, §7.2, §7.4 and §7.6. */

import type { ProseEntry } from '../../prose/entry.js';
import {
  isOutOfRange,
  matches,
  matchesIn,
  nodes,
  notUtf8,
  passwords,
  ports,
  schemeOf,
  split,
} from '../../prose/hits.js';
import { rareAddresses, type RareForm } from '../../prose/rare-addresses.js';
import { laterPorts } from '../../reference/schemes/default-ports.js';
import { sameScheme } from '../../prose/references.js';
import type { Reading, Span } from '../../tree/reading.js';

/** The labels of registered names, the empty one after a final "." and that of an empty name left out. */
function labels(reading: Reading): Span[] {
  return reading.nodes('reg-name').flatMap((name) => {
    const found = split(reading, name, '.');
    return found.filter(({ start, end }, i) => start < end || i < found.length - 1);
  });
}

function labelsThat(condition: (label: string) => boolean): ProseEntry['test'] {
  return (reading) => labels(reading).filter((label) => condition(reading.of(label)));
}

/** Names that are an address in one of the rare forms. */
function rare(form: RareForm): ProseEntry['test'] {
  return (reading) => rareAddresses(reading, reading.nodes('reg-name'), form);
}

/** What follows an address in brackets after a "%". */
function zones({ text, derivable }: Reading): Span[] {
  const [found, before] = /^([^/?#]*\/\/[^/?#[]*\[[0-9A-Fa-f:.]+)%[^/?#\]]*/.exec(text) ?? [];
  if (derivable || found === undefined || before === undefined) return [];
  return [{ start: before.length, end: found.length }];
}

const dottedDecimal = /^[0-9]+(?:\.[0-9]+){3}$/;
const domainName = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]*\.?$/;

/** Characters of US-ASCII that no domain name has, escaped or not. */
const notOfDns = /(?:(?<!%.?)[^A-Za-z0-9.%-]|%(?!2[DE]|3[0-9]|[46][1-9A-F]|[57][0-9A])[0-7][0-9A-F])+/gi;

/** Escapes of what is no character of US-ASCII. */
const encodedOctets = /(?:%[89A-Fa-f][0-9A-Fa-f])+/g;

/** A name with its unreserved characters decoded. */
function decoded(name: string): string {
  return name.replace(/%(?:[46][1-9A-F]|[57][0-9A]|3[0-9]|2D|2E|5F|7E)/gi, decodeURIComponent);
}

export const authorityProse: readonly ProseEntry[] = [
  {
    id: 'escaped-host',
    level: 'note',
    section: '2.3',
    sentence:
      'Only its percent-encodings make this host a registered name: decoded, as they can be "at any time" (§2.4), it is an IPv4 address.',
    test: (reading) => nodes(reading, 'reg-name', (text) => reading.accepts(decoded(text), 'IPv4address')),
  },
  {
    id: 'empty-port',
    level: 'discouraged',
    section: '3.2',
    sentence:
      'Producers "should omit the ":" delimiter that separates host from port if the port component is empty".',
    test: (reading) => nodes(reading, 'port', (text) => text === ''),
  },
  {
    id: 'password',
    level: 'discouraged',
    section: '3.2.1',
    sentence:
      '"Use of the format "user:password" in the userinfo field is deprecated": it "should be considered an error" unless it is intended to be public (§7.5).',
    test: (reading) => passwords(reading, reading.nodes('userinfo')).filter(({ start, end }) => start < end),
  },
  {
    id: 'host-case',
    level: 'discouraged',
    section: '3.2.2',
    sentence:
      'The host is case-insensitive; producers "should use lowercase for registered names and hexadecimal addresses".',
    test: (reading) => nodes(reading, 'host', (text) => /[A-Z]/.test(text.replace(/%../g, ''))),
  },
  {
    id: 'bracket',
    level: 'violation',
    section: '3.2.2',
    sentence:
      'Around an IP literal "is the only place where square bracket characters are allowed in the URI syntax".',
    test: (reading) => (reading.derivable || zones(reading).length > 0 ? [] : matches(reading, /[[\]]/g)),
  },
  {
    id: 'zone',
    level: 'violation',
    section: '3.2.2',
    sentence: '"This syntax does not support IPv6 scoped addressing zone identifiers."',
    test: zones,
  },
  {
    id: 'ip-future',
    level: 'note',
    section: '3.2.2',
    sentence:
      'No version of the literal format is defined here: an application that does not know this one "should return an appropriate error for \'address mechanism not supported\'".',
    test: (reading) => reading.nodes('IPvFuture'),
  },
  {
    id: 'version-flag',
    level: 'violation',
    section: '3.2.2',
    sentence:
      'Implementations "must not provide the version flag for the existing IPv4 and IPv6 literal address forms".',
    test: (reading) =>
      nodes(reading, 'IPvFuture', (text) => {
        const address = text.slice(text.indexOf('.') + 1);
        return reading.accepts(address, 'IPv6address') || reading.accepts(address, 'IPv4address');
      }),
  },
  {
    id: 'address-range',
    level: 'note',
    section: '3.2.2',
    sentence:
      'An IPv4 address has "four decimal numbers in the range 0 to 255"; with a greater one this is a registered name.',
    test: (reading) => nodes(reading, 'reg-name', (text) => dottedDecimal.test(text) && isOutOfRange(text)),
  },
  {
    id: 'host-character',
    level: 'discouraged',
    section: '3.2.2',
    sentence:
      'Producers "should use names that conform to the DNS syntax", whose labels have letters, digits and "-".',
    test: (reading) => reading.nodes('reg-name').flatMap((name) => matchesIn(reading, name, notOfDns)),
  },
  {
    id: 'empty-label',
    level: 'discouraged',
    section: '3.2.2',
    sentence: 'Producers "should use names that conform to the DNS syntax", which has no empty labels.',
    test: labelsThat((label) => label === ''),
  },
  {
    id: 'label-hyphen',
    level: 'discouraged',
    section: '3.2.2',
    sentence:
      'Producers "should use names that conform to the DNS syntax", whose labels start and end "with an alphanumeric character".',
    test: labelsThat((label) => /^-|-$/.test(label)),
  },
  {
    id: 'label-length',
    level: 'discouraged',
    section: '3.2.2',
    sentence:
      'Producers "should use names that conform to the DNS syntax", whose labels have 63 characters at most (RFC 1034 §3.5).',
    test: labelsThat((label) => label.length > 63 && !label.includes('%')),
  },
  {
    id: 'name-length',
    level: 'discouraged',
    section: '3.2.2',
    sentence: 'Producers "should limit these names to no more than 255 characters in length".',
    test: (reading) => nodes(reading, 'reg-name', (text) => text.length > 255),
  },
  {
    id: 'host-octets',
    level: 'violation',
    section: '3.2.2',
    sentence:
      'Producers "must not use percent-encoding in host unless it is used to represent a UTF-8 character sequence": these octets are none.',
    test: (reading) => reading.nodes('reg-name').flatMap((name) => notUtf8(reading, name)),
  },
  {
    id: 'encoded-host',
    level: 'discouraged',
    section: '3.2.2',
    sentence:
      'Producers "should provide these registered names in the IDNA encoding, rather than a percent-encoding, if they wish to maximize interoperability".',
    test: (reading) => reading.nodes('reg-name').flatMap((name) => matchesIn(reading, name, encodedOctets)),
  },
  {
    id: 'missing-host',
    level: 'violation',
    section: '3.2.2',
    sentence: 'The "http" scheme "considers a missing authority or empty host invalid".',
    test: (reading, base) => {
      if (schemeOf(reading) !== 'http' || sameScheme(reading, base).length > 0) return [];
      const hosts = reading.nodes('host');
      return hosts.length === 0 ? reading.nodes('scheme') : hosts.filter(({ start, end }) => start === end);
    },
  },
  {
    id: 'default-port',
    level: 'discouraged',
    section: '3.2.3',
    sentence:
      'Producers "should omit the port component and its ":" delimiter" if it "would be the same as that of the scheme\'s default".',
    test: (reading) => ports(reading, 'port', 'default', laterPorts),
  },
  {
    id: 'empty-authority',
    level: 'note',
    section: '6.2.3',
    sentence:
      'For many schemes, an empty authority "is considered an error; for others, it is considered equivalent to "localhost" or the end-user\'s host".',
    test: (reading) =>
      ['http', 'file'].includes(schemeOf(reading) ?? '')
        ? []
        : nodes(reading, 'authority', (text) => text === ''),
  },
  {
    id: 'empty-host',
    level: 'discouraged',
    section: '6.2.3',
    sentence:
      '"If … either the userinfo or port subcomponents are non-empty, then the host should be given explicitly".',
    test: (reading) => {
      const { user = '', host, port = '' } = reading.components ?? {};
      return host === '' && user + port !== '' ? reading.nodes('host') : [];
    },
  },
  {
    id: 'default-host',
    level: 'discouraged',
    section: '6.2.3',
    sentence:
      'In a "file" URI, no authority and "localhost" are the default (§3.2.2), which "should be normalized to an empty authority".',
    test: (reading) => {
      const { authority, path = '' } = reading.components ?? {};
      if (schemeOf(reading) !== 'file') return [];
      if (authority === undefined) return path.startsWith('/') ? reading.nodes('scheme') : [];
      return authority.toLowerCase() === 'localhost' ? reading.nodes('authority') : [];
    },
  },
  {
    id: 'other-port',
    level: 'discouraged',
    section: '7.2',
    sentence:
      'Applications "should prevent dereference" of a well-known port (0 - 1023) "unless the protocol being used to dereference that URI is compatible with the protocol expected" there.',
    test: (reading) =>
      ports(reading, 'port', 'other', laterPorts).filter((port) => Number(reading.of(port)) <= 1023),
  },
  {
    id: 'rare-address-parts',
    level: 'discouraged',
    section: '7.4',
    sentence:
      'A registered name by the grammar, but many implementations take one to three numbers for an IPv4 address, which "can become a security concern" where access is filtered.',
    test: rare('parts'),
  },
  {
    id: 'rare-address-octal',
    level: 'discouraged',
    section: '7.4',
    sentence:
      'A registered name by the grammar, but some implementations take it for an IPv4 address: "a leading 0 implies octal".',
    test: rare('octal'),
  },
  {
    id: 'rare-address-hex',
    level: 'discouraged',
    section: '7.4',
    sentence:
      'A registered name by the grammar, but some implementations take it for an IPv4 address: "a leading 0x or 0X implies hexadecimal".',
    test: rare('hex'),
  },
  {
    id: 'misleading-userinfo',
    level: 'discouraged',
    section: '7.6',
    sentence:
      'What looks like a host is userinfo: the URI appears "to identify one (trusted) naming authority while actually identifying a different authority hidden behind the noise".',
    test: (reading) =>
      reading
        .nodes('userinfo')
        .flatMap((info) => matchesIn(reading, info, /[A-Za-z0-9.-]+/g))
        .filter((span) => [domainName, dottedDecimal].some((form) => form.test(reading.of(span)))),
  },
];
