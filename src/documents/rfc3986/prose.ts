/** Findings of the prose of RFC 3986 beyond its ABNF. */

import { delimitedZone } from '../../core/base/authority.js';
import type { ProseEntry } from '../../core/prose/entry.js';
import {
  barePercents,
  colonInFirstSegment,
  dotSegments,
  escapedLineEnds,
  escapes,
  isOutOfRange,
  lowerCaseEscapes,
  matches,
  matchesIn,
  nodes,
  notUtf8,
  passwords,
  ports,
  schemeOf,
  split,
  upperCaseScheme,
  urlPrefix,
  wholeText,
} from '../../core/prose/matchers.js';
import {
  currentDocument,
  sameScheme,
  surplusParents,
  unsuitableBase,
  withoutBase,
} from '../../core/prose/references.js';
import type { Reading, Span } from '../../core/reading/reading.js';
import { rareAddresses, type RareForm } from '../../core/prose/rare-addresses.js';
import { laterPorts } from '../../core/reference/schemes/default-ports.js';

/** Finds the labels of registered names, without the empty one after a final "." and that of an empty name. */
function labels(reading: Reading): Span[] {
  return reading.nodes('reg-name').flatMap((name) => {
    const found = split(reading, name, '.');
    return found.filter(({ start, end }, i) => start < end || i < found.length - 1);
  });
}

function labelsThat(condition: (label: string) => boolean): ProseEntry['test'] {
  return (reading) => labels(reading).filter((label) => condition(reading.of(label)));
}

/** Finds names that are an address in one of the rare forms. */
function rare(form: RareForm): ProseEntry['test'] {
  return (reading) => rareAddresses(reading, reading.nodes('reg-name'), form);
}

/** Finds the text after an address in brackets from a "%" on. */
function zones({ text, derivable }: Reading): Span[] {
  const zone = derivable ? undefined : delimitedZone(text);
  return zone === undefined ? [] : [zone];
}

const dottedDecimal = /^[0-9]+(?:\.[0-9]+){3}$/;
const domainName = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]*\.?$/;

/** Matches characters of US-ASCII that no domain name has, escaped or not. */
const notOfDns =
  /(?:(?<!%.?)[\x00-$&-,/:-@[-`{-\x7F]|%(?!2[DE]|3[0-9]|[46][1-9A-F]|[57][0-9A])[0-7][0-9A-F])+/gi;

/** Matches escapes of octets outside US-ASCII. */
const encodedOctets = /(?:%[89A-Fa-f][0-9A-Fa-f])+/g;

/** Decodes the unreserved characters of a name. */
function decoded(name: string): string {
  return name.replace(/%(?:[46][1-9A-F]|[57][0-9A]|3[0-9]|2D|2E|5F|7E)/gi, decodeURIComponent);
}

const authorityProse: readonly ProseEntry[] = [
  {
    id: 'escaped-host',
    level: 'note',
    section: '2.3',
    sentence:
      'Without its percent-encodings, this host would be an IPv4 address; they can be decoded "at any time" (§2.4).',
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
      '"Use of the format "user:password" in the userinfo field is deprecated": it "should be considered an error" unless the password is intended to be public (§7.5).',
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
      'An IP literal "is the only place where square bracket characters are allowed in the URI syntax".',
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
      'An IPv4 address has "four decimal numbers in the range 0 to 255"; a greater one makes this a registered name.',
    test: (reading) => nodes(reading, 'reg-name', (text) => dottedDecimal.test(text) && isOutOfRange(text)),
  },
  {
    id: 'host-character',
    level: 'discouraged',
    section: '3.2.2',
    sentence:
      'Producers "should use names that conform to the DNS syntax": labels of letters, digits and "-".',
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
      'Producers "should use names that conform to the DNS syntax": labels start and end "with an alphanumeric character".',
    test: labelsThat((label) => /^-|-$/.test(label)),
  },
  {
    id: 'label-length',
    level: 'discouraged',
    section: '3.2.2',
    sentence:
      'Producers "should use names that conform to the DNS syntax": labels of at most 63 characters (RFC 1034 §3.5).',
    test: labelsThat((label) => label.length > 63 && !/[%\x80-\uFFFF]/.test(label)),
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
      'Producers "must not use percent-encoding in host unless it is used to represent a UTF-8 character sequence": these are not UTF-8.',
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
    whole: true,
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
    whole: true,
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
      'A registered name by the grammar, but many implementations read one to three numbers as an IPv4 address, which "can become a security concern" if access is filtered.',
    test: rare('parts'),
  },
  {
    id: 'rare-address-octal',
    level: 'discouraged',
    section: '7.4',
    sentence:
      'A registered name by the grammar, but some implementations read it as an IPv4 address: "a leading 0 implies octal".',
    test: rare('octal'),
  },
  {
    id: 'rare-address-hex',
    level: 'discouraged',
    section: '7.4',
    sentence:
      'A registered name by the grammar, but some implementations read it as an IPv4 address: "a leading 0x or 0X implies hexadecimal".',
    test: rare('hex'),
  },
  {
    id: 'misleading-userinfo',
    level: 'discouraged',
    section: '7.6',
    sentence:
      'The apparent host is userinfo: the URI appears "to identify one (trusted) naming authority while actually identifying a different authority hidden behind the noise".',
    test: (reading) =>
      reading
        .nodes('userinfo')
        .flatMap((info) => matchesIn(reading, info, /[A-Za-z0-9.-]+/g))
        .filter((span) => [domainName, dottedDecimal].some((form) => form.test(reading.of(span)))),
  },
];

/** Tests whether an octet is unreserved (§2.3). */
function isUnreserved(octet: number): boolean {
  return /[A-Za-z0-9\-._~]/.test(String.fromCharCode(octet));
}

/** Returns the path of a reference; none if it is empty. */
function paths(reading: Reading): readonly Span[] {
  return ['path-abempty', 'path-absolute', 'path-noscheme', 'path-rootless'].flatMap((rule) =>
    reading.nodes(rule),
  );
}

/** Finds the dot-segments of a relative reference that are not at the beginning of a relative path. */
function lateDotSegments(reading: Reading): Span[] {
  if (!reading.uses('relative-ref')) return [];
  return paths(reading).flatMap((path) => {
    const segments = split(reading, path, '/');
    const first = segments.findIndex((segment) => !/^\.\.?$/.test(reading.of(segment)));
    const isDots = new Set(dotSegments(reading, path).map(({ start }) => start));
    return segments.slice(first < 0 ? segments.length : first).filter(({ start }) => isDots.has(start));
  });
}

/** Tests whether file systems give a segment a special meaning, directly or after decoding. */
function isSpecialName(segment: string): boolean {
  const name = segment.includes('%') ? segment.replace(/%(?:2E|2F|5B|5C|5D)/gi, decodeURIComponent) : segment;
  return /^(?:\.\.\.|aux|lpt[0-9]?)$/i.test(name) || (name !== segment && /^\.\.?$|[/\\[\]]/.test(name));
}

/** Finds slashes and question marks in the query or the fragment. */
function delimitersIn(rule: string): ProseEntry['test'] {
  return (reading) => reading.nodes(rule).flatMap((part) => matchesIn(reading, part, /[/?]+/g));
}

/** Finds a reference whose target is the base, if both are written alike. */
function sameDocument(reading: Reading, base: Reading | undefined): readonly Span[] {
  const withoutFragment = ({ text }: Reading): string => text.replace(/#.*/s, '');
  const isBase = base !== undefined && withoutFragment(reading) === withoutFragment(base);
  return isBase ? wholeText(reading, reading.derivable) : currentDocument(reading);
}

const general: readonly ProseEntry[] = [
  {
    id: 'non-ascii',
    level: 'violation',
    section: '2',
    sentence:
      'A URI has "a limited set of characters consisting of digits, letters, and a few graphic symbols": other characters are percent-encoded, as UTF-8 (§2.5).',
    test: (reading) => matches(reading, /[^\x00-\x7F]+/g),
  },
  {
    id: 'control',
    level: 'violation',
    section: '2',
    sentence: 'Control characters are not in the "limited set of characters" that a URI is composed from.',
    test: (reading) => matches(reading, /[\x00-\x1F\x7F]+/g),
  },
  {
    id: 'unwise',
    level: 'violation',
    section: '2',
    sentence: 'These characters are not in the "limited set of characters" that a URI is composed from.',
    test: (reading) => matches(reading, /[{}|\\^`]+/g),
  },
  {
    id: 'space',
    level: 'violation',
    section: '2.1',
    sentence: 'The space is outside the allowed set; "\'%20\' is the percent-encoding" for it.',
    test: (reading) => matches(reading, / +/g),
  },
  {
    id: 'escape-case',
    level: 'discouraged',
    section: '2.1',
    sentence: 'Producers "should use uppercase hexadecimal digits for all percent-encodings".',
    test: (reading) => lowerCaseEscapes(reading, 'pct-encoded'),
  },
  {
    id: 'needless-escape',
    level: 'discouraged',
    section: '2.3',
    sentence:
      'Percent-encoded octets of unreserved characters "should not be created by URI producers and, when found in a URI, should be decoded".',
    test: (reading) => escapes(reading, 'pct-encoded', isUnreserved),
  },
  {
    id: 'percent',
    level: 'violation',
    section: '2.4',
    sentence: '"%" indicates percent-encoded octets, so "it must be percent-encoded as \'%25\'" to be data.',
    test: barePercents,
  },
  {
    id: 'encoded-twice',
    level: 'note',
    section: '2.4',
    sentence:
      'Implementations "must not percent-encode or decode the same string more than once". This may be encoded twice, or be data that should be decoded once.',
    test: (reading) => (reading.derivable ? matches(reading, /%25[0-9A-Fa-f]{2}/g) : []),
  },
  {
    id: 'utf-8',
    level: 'note',
    section: '2.5',
    sentence:
      'In a new scheme, text "should first be encoded as octets according to the UTF-8 character encoding": these octets are not UTF-8; older schemes need not use it.',
    test: (reading) =>
      [...['userinfo', 'query', 'fragment'].flatMap((rule) => reading.nodes(rule)), ...paths(reading)]
        .sort((a, b) => a.start - b.start)
        .flatMap((part) => notUtf8(reading, part)),
  },
  {
    id: 'scheme-case',
    level: 'tolerated',
    whole: true,
    section: '3.1',
    sentence:
      'An implementation "should accept uppercase letters as equivalent to lowercase in scheme names", but "should only produce lowercase scheme names".',
    test: upperCaseScheme,
  },
  {
    id: 'query-delimiter',
    level: 'note',
    section: '3.4',
    sentence:
      'These "may represent data within the query component", but "some older, erroneous implementations may not handle such data correctly" in a base URI.',
    test: delimitersIn('query'),
  },
  {
    id: 'fragment-delimiter',
    level: 'note',
    section: '3.5',
    sentence:
      'These "are allowed to represent data within the fragment identifier", but "some older, erroneous implementations may not handle this data correctly" in a base URI.',
    test: delimitersIn('fragment'),
  },
  {
    id: 'crosshatch',
    level: 'violation',
    section: '3.5',
    sentence: 'A fragment is "terminated by the end of the URI": no second "#" can follow the first.',
    test: (reading) => matches(reading, /#/g).slice(1),
  },
  {
    id: 'network-path',
    level: 'note',
    section: '4.2',
    sentence:
      'A reference "that begins with two slash characters is termed a network-path reference; such references are rarely used".',
    test: (reading) => (reading.uses('relative-ref') ? reading.nodes('authority') : []),
  },
  {
    id: 'relative',
    level: 'note',
    whole: true,
    section: '4.2',
    sentence: 'This is a relative reference; it is resolved against the base URI.',
    test: withoutBase,
  },
  {
    id: 'colon-first-segment',
    level: 'violation',
    section: '4.2',
    sentence:
      'A segment that contains a colon "cannot be used as the first segment of a relative-path reference"; write "./" before it.',
    test: colonInFirstSegment,
  },
  {
    id: 'current-document',
    level: 'note',
    whole: true,
    section: '4.4',
    sentence:
      'This is a "same-document" reference; dereferencing it "should not result in a new retrieval action".',
    test: sameDocument,
  },
  {
    id: 'abbreviated',
    level: 'discouraged',
    section: '4.5',
    sentence:
      'It looks like a suffix of a URI, a practice that "should be avoided whenever possible": it "has the same syntax as a relative-path reference".',
    test: (reading) => nodes(reading, 'path-noscheme', (text) => /^www\.[^.]/i.test(text)),
  },
  {
    id: 'unsuitable-base',
    level: 'violation',
    section: '5.1',
    sentence:
      '"A base URI must conform to the <absolute-URI> syntax rule", fragment aside; this one is relative or not a URI.',
    test: (reading, base) => unsuitableBase(reading, base, 'URI'),
  },
  {
    id: 'surplus-parent',
    level: 'tolerated',
    section: '5.2.4',
    sentence:
      'There are more ".." than levels in the base URI\'s path: resolving is "removing extra dot-segments rather than treat them as an error".',
    test: surplusParents,
  },
  {
    id: 'dots-after-path',
    level: 'note',
    section: '5.2.4',
    sentence:
      'Implementations that "fail to separate a reference\'s query component from its path component" read this as dot-segments.',
    test: (reading) =>
      [...reading.nodes('query'), ...reading.nodes('fragment')].flatMap((part) =>
        matchesIn(reading, part, /\/\.\.?(?=\/)/g),
      ),
  },
  {
    id: 'late-dot-segment',
    level: 'tolerated',
    section: '5.4.2',
    sentence:
      'Dot-segments "are intended for use at the beginning of a relative-path reference" (§3.3); here they are "unnecessary or nonsensical", though resolved.',
    test: lateDotSegments,
  },
  {
    id: 'same-scheme',
    level: 'tolerated',
    section: '5.4.2',
    sentence:
      'This relative reference repeats the scheme of the base: "Its use should be avoided but is allowed for backward compatibility."',
    test: sameScheme,
  },
  {
    id: 'dot-segment',
    level: 'discouraged',
    section: '6.2.2.3',
    sentence:
      'The segments "." and ".." "are intended only for use within relative references"; resolving and normalizing remove them.',
    test: (reading) =>
      reading.uses('URI') ? paths(reading).flatMap((path) => dotSegments(reading, path)) : [],
  },
  {
    id: 'empty-path',
    level: 'note',
    section: '6.2.3',
    sentence:
      'With an authority, an empty path "should be normalized to a path of \'/\'"; for "http" the two are equivalent.',
    test: (reading) =>
      reading.uses('URI') && reading.uses('authority')
        ? nodes(reading, 'path-abempty', (text) => text === '')
        : [],
  },
  {
    id: 'empty-query',
    level: 'note',
    section: '6.2.3',
    sentence:
      'An empty query is not the same as none: its delimiter is removed only if "licensed to do so by the scheme specification".',
    test: (reading) => nodes(reading, 'query', (text) => text === ''),
  },
  {
    id: 'empty-fragment',
    level: 'note',
    section: '6.2.3',
    sentence:
      'An empty fragment is not the same as none: URIs "that differ only by the suffix "#" are considered different regardless of the scheme".',
    test: (reading) => nodes(reading, 'fragment', (text) => text === ''),
  },
  {
    id: 'encoded-delimiter',
    level: 'discouraged',
    section: '7.2',
    sentence:
      'Percent-encoded CR or LF "must not be decoded before transmission": the octets could be "interpreted as additional operations or parameters".',
    test: (reading) => escapedLineEnds(reading, 'pct-encoded'),
  },
  {
    id: 'nul',
    level: 'discouraged',
    section: '7.3',
    sentence:
      '"%00" "may require special handling and should be rejected if the application is not expecting to receive raw data".',
    test: (reading) => escapes(reading, 'pct-encoded', (octet) => octet === 0),
  },
  {
    id: 'file-system-name',
    level: 'discouraged',
    section: '7.3',
    sentence:
      'File systems assign "an operational meaning to special characters" and "device names": "special care should be taken" with this segment once it is decoded.',
    test: (reading) =>
      paths(reading)
        .flatMap((path) => split(reading, path, '/'))
        .filter((segment) => isSpecialName(reading.of(segment))),
  },
  {
    id: 'delimiter',
    level: 'violation',
    section: 'Appendix C',
    sentence:
      '"<", ">" and the double quote are outside the allowed set: they delimit a URI in text and "do not form part of the URI".',
    test: (reading) => matches(reading, /[<>"]+/g),
  },
  {
    id: 'url-prefix',
    level: 'discouraged',
    whole: true,
    section: 'Appendix C',
    sentence: 'The prefix "URL:" in running text "is no longer recommended". Here it is read as a scheme.',
    test: urlPrefix,
  },
];

/** §§2 to 7 with Appendix C, and their statements on authorities. */
export const prose: readonly ProseEntry[] = [...general, ...authorityProse];
