/** What the prose of RFC 1738 says beyond its BNF: characters, parts common to schemes, registration, security. */

import type { Reading, Span } from '../../tree/reading.js';
import { schemeSections } from '../../reference/schemes/scheme-sections.js';
import type { ProseEntry } from '../../prose/entry.js';
import {
  addressesOutOfRange,
  barePercents,
  escapes,
  matches,
  nodes,
  otherPorts,
  ports,
  schemeOf,
  upperCaseScheme,
  urlPrefix,
  whole,
  writtenScheme,
} from '../../prose/hits.js';
import { schemeProse } from './prose-schemes.js';

/** §4: names that IANA should keep, of which this document defines neither syntax nor use. */
const proposed = new Set(['afs', 'mid', 'cid', 'nfs', 'tn3270', 'mailserver', 'z39.50']);

/** §6: the octets that end a command or a field in the scheme's protocol; none where there is no such protocol. */
const delimiters: ReadonlyMap<string, readonly number[]> = new Map([
  ['file', []],
  ['wais', []],
  ['prospero', []],
  ['gopher', [0x09, 0x0a, 0x0d]],
  ['news', [0x09, 0x0a, 0x0d]],
  ['nntp', [0x09, 0x0a, 0x0d]],
]);
const lineEnds = [0x0a, 0x0d];

/** Encoded delimiters, except in the parts of a gopher URL that have rules of their own. */
function encodedDelimiters(reading: Reading): Span[] {
  const octets = delimiters.get(schemeOf(reading) ?? '') ?? lineEnds;
  const exempt = [...reading.nodes('selector'), ...reading.nodes('gopher+_string')];
  return escapes(reading, 'escape', (octet) => octets.includes(octet)).filter(
    ({ start, end }) => !exempt.some((part) => part.start <= start && end <= part.end),
  );
}

/** The first "#" where a URL stands before it. */
function fragments({ text, accepts }: Reading): Span[] {
  const start = text.indexOf('#');
  return start >= 0 && accepts(text.slice(0, start), 'url') ? [{ start, end: text.length }] : [];
}

const general: readonly ProseEntry[] = [
  {
    id: 'scheme-case',
    level: 'tolerated',
    section: '2.1',
    sentence:
      'Scheme names are in lower case; programs interpreting URLs "should treat upper case letters as equivalent".',
    test: upperCaseScheme,
  },
  {
    id: 'control',
    level: 'violation',
    section: '2.2',
    sentence: 'Octets 00-1F and 7F "represent control characters; these must be encoded".',
    test: (reading) => matches(reading, /[\x00-\x1F\x7F]+/g),
  },
  {
    id: 'non-ascii',
    level: 'violation',
    section: '2.2',
    sentence:
      'URLs are written "only with the graphic printable characters of the US-ASCII coded character set".',
    test: (reading) => matches(reading, /[^\x00-\x7F]+/g),
  },
  {
    id: 'space',
    level: 'violation',
    section: '2.2',
    sentence:
      'The space is unsafe, as "significant spaces may disappear and insignificant spaces may be introduced", and "must always be encoded".',
    test: (reading) => matches(reading, / +/g),
  },
  {
    id: 'delimiter',
    level: 'violation',
    section: '2.2',
    sentence:
      '"<", ">" and the quote mark are unsafe, as they delimit URLs in text, and "must always be encoded".',
    test: (reading) => matches(reading, /[<>"]+/g),
  },
  {
    id: 'crosshatch',
    level: 'violation',
    section: '2.2',
    sentence:
      '"#" is unsafe, as it delimits a URL from a fragment identifier, and "should always be encoded".',
    test: (reading) => matches(reading, /#/g),
  },
  {
    id: 'percent',
    level: 'violation',
    section: '2.2',
    sentence:
      '"%" is unsafe, as it is used for encodings of other characters: two hexadecimal digits must follow.',
    test: barePercents,
  },
  {
    id: 'national',
    level: 'violation',
    section: '2.2',
    sentence:
      'These characters are unsafe, as gateways "are known to sometimes modify" them, and "must always be encoded".',
    test: (reading) => matches(reading, /[{}|\\^~[\]`]+/g),
  },
  {
    id: 'relative',
    level: 'note',
    section: '2.3',
    sentence: 'No scheme: "Relative links are not described in this document."',
    test: (reading) =>
      whole(reading, !reading.derivable && reading.text !== '' && writtenScheme(reading) === undefined),
  },
  {
    id: 'address-range',
    level: 'violation',
    section: '3.1',
    sentence: 'The host is a domain name or an IP address, and no IP address has a number above 255.',
    test: (reading) => addressesOutOfRange(reading, 'hostnumber'),
  },
  {
    id: 'one-label',
    level: 'note',
    section: '3.1',
    sentence: 'The host is a "fully qualified domain name"; a name of one label is hardly one.',
    test: (reading) =>
      nodes(
        reading,
        'hostname',
        (text) => !text.includes('.') && !(text.toLowerCase() === 'localhost' && reading.uses('fileurl')),
      ),
  },
  {
    id: 'default-port',
    level: 'note',
    section: '3.1',
    sentence: 'The port is the default of the scheme, which need not be written.',
    test: (reading) => ports(reading, 'port', 'default'),
  },
  {
    id: 'experimental-scheme',
    level: 'note',
    section: '4',
    sentence: 'Scheme names starting with "x-" are "reserved for experimental purposes".',
    test: (reading) => nodes(reading, 'scheme', (text) => text.startsWith('x-')),
  },
  {
    id: 'proposed-scheme',
    level: 'note',
    section: '4',
    sentence:
      'A scheme proposed at various times, but this document "does not define their syntax or use at this time".',
    test: (reading) => nodes(reading, 'scheme', (text) => proposed.has(text)),
  },
  {
    id: 'unknown-scheme',
    level: 'note',
    section: '4',
    sentence: 'The document defines no scheme of this name; new schemes are to be registered with IANA.',
    test: (reading) =>
      nodes(
        reading,
        'scheme',
        (text) => !schemeSections.has(text) && !proposed.has(text) && !text.startsWith('x-'),
      ),
  },
  {
    id: 'other-port',
    level: 'discouraged',
    section: '6',
    sentence:
      '"Caution should be used when using any URL which specifies a port number other than the default".',
    test: (reading) => otherPorts(reading, 'port'),
  },
  {
    id: 'encoded-delimiter',
    level: 'discouraged',
    section: '6',
    sentence:
      'An encoded delimiter of the protocol (CR, LF, TAB), if decoded before transmission, "could be used to simulate an extra operation or parameter".',
    test: encodedDelimiters,
  },
  {
    id: 'password',
    level: 'discouraged',
    section: '6',
    sentence: '"The use of URLs containing passwords that should be secret is clearly unwise."',
    test: (reading) => reading.nodes('password'),
  },
  {
    id: 'url-prefix',
    level: 'note',
    section: 'Appendix',
    sentence: 'The prefix "URL:" belongs to the wrapper in text, which "does not form part of the URL".',
    test: urlPrefix,
  },
  {
    id: 'fragment',
    level: 'note',
    section: 'Appendix',
    sentence:
      'A fragment identifier follows a "#" after the URL and is no part of it; in text it stands within the brackets.',
    test: fragments,
  },
];

/** §§2-4 and 6 with the Appendix, and §3's rules of single schemes. */
export const prose: readonly ProseEntry[] = [...general, ...schemeProse];
