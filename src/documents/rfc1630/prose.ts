/** Findings of the prose of RFC 1630 beyond its BNF. Its sections have no numbers; their headings name them. */

import type { Reading, Span } from '../../core/reading/reading.js';
import type { ProseEntry } from '../../core/prose/entry.js';
import { usenet } from '../../core/prose/usenet.js';
import {
  addressesOutOfRange,
  barePercents,
  dotSegments,
  escapes,
  lowerCaseEscapes,
  matches,
  matchesIn,
  nodes,
  urlPrefix,
  wholeText,
  writtenScheme,
} from '../../core/prose/matchers.js';
import { isFullForm } from '../../core/reference/full-form.js';

/** Schemes with a production that is an alternative of url. */
const known = new Set([
  'http',
  'ftp',
  'news',
  'nntp',
  'prospero',
  'telnet',
  'gopher',
  'wais',
  'mailto',
  'mid',
  'cid',
]);

/** Schemes that "Specific Schemes" lists without a production. */
const described = new Set(['file', 'rlogin', 'tn3270']);

/** Characters that have another significance when they are encoded: "Reserved characters". */
const reserved = new Set(Array.from('%/#?+*!', (character) => character.charCodeAt(0)));

const encoding = 'Encoding reserved characters';
const partial = 'Partial (relative) form';
const generic = 'BNF of Generic URI Syntax';
const specific = 'BNF for specific URL schemes';
const registration = 'Registration of naming schemes';

/** Returns the scheme as written, if it satisfies a condition. */
function scheme(reading: Reading, condition: (name: string) => boolean): Span[] {
  const found = writtenScheme(reading);
  return found !== undefined && condition(reading.of(found)) ? [found] : [];
}

/** Returns the first "#" and the text after it, if a URL precedes it. */
function fragments(reading: Reading): readonly Span[] {
  const { text } = reading;
  const start = text.indexOf('#');
  return start >= 0 && reading.accepts(text.slice(0, start), 'url') ? [{ start, end: text.length }] : [];
}

const characters: readonly ProseEntry[] = [
  {
    id: 'unsafe',
    level: 'discouraged',
    section: 'Unsafe characters',
    sentence:
      'In canonical form, "spaces, control characters" and "all 8bit characters beyond DEL" "shall not be used unencoded": "a recommendation for trouble-free interchange".',
    test: (reading) => matches(reading, /[\x00-\x20\x7F-\uFFFF]+/g),
  },
  {
    id: 'other-character',
    level: 'violation',
    section: encoding,
    sentence:
      '"Character codes other than those allowed by the syntax shall not be used unencoded in a URI", and only the borrowed addr-spec derives this one.',
    test: (reading) => matches(reading, /[\x00-\x20`\x7F-\uFFFF]+/g),
  },
  {
    id: 'national',
    level: 'violation',
    section: generic,
    sentence: 'The national characters "may not appear in URIs": only the borrowed addr-spec derives them.',
    test: (reading) => matches(reading, /[{}|[\]\\^~]+/g),
  },
  {
    id: 'punctuation',
    level: 'violation',
    section: generic,
    sentence:
      'The punctuation characters "<" and ">" "may not appear in URIs": only the borrowed addr-spec derives them.',
    test: (reading) => matches(reading, /[<>]+/g),
  },
  {
    id: 'reserved-character',
    level: 'note',
    section: generic,
    sentence:
      'The BNF lists "=" and ";" as reserved: only the wpath of a WAIS URL and the borrowed addr-spec derive them; no rule accepts the ";type=" that the prose has in FTP.',
    test: (reading) => (reading.derivable ? [] : matches(reading, /[=;]+/g)),
  },
  {
    id: 'percent',
    level: 'violation',
    section: encoding,
    sentence:
      'As "all % characters imply encodings", a percent sign "not followed by two hexadecimal characters" is "reserved for future extension".',
    test: barePercents,
  },
  ...usenet('News', { messages: 'RFC 1036 §2.1.5' }),
  {
    id: 'hex-case',
    level: 'note',
    section: encoding,
    sentence: 'The prose writes an encoded character with the digits "0-9, A-F"; the BNF accepts a-f too.',
    test: (reading) => lowerCaseEscapes(reading, 'escape'),
  },
  {
    id: 'encoded-reserved',
    level: 'note',
    section: encoding,
    sentence:
      'Encoded, a reserved character has "a quite different significance", and "may NEVER be encoded and unencoded in this way".',
    test: (reading) => escapes(reading, 'escape', (octet) => reserved.has(octet)),
  },
  {
    id: 'scheme-reserved',
    level: 'note',
    section: 'Reserved characters',
    sentence:
      'The asterisk and the exclamation mark "are reserved for use as having special signifiance within specific schemes".',
    test: (reading) => matches(reading, /[*!]+/g),
  },
  {
    id: 'query-plus',
    level: 'note',
    section: 'Reserved characters',
    sentence:
      '"Within the query string, the plus sign is reserved as shorthand notation for a space. Therefore, real plus signs must be encoded."',
    test: (reading) => reading.nodes('search').flatMap((search) => matchesIn(reading, search, /\+/g)),
  },
];

const forms: readonly ProseEntry[] = [
  {
    id: 'generic-only',
    level: 'note',
    section: generic,
    sentence:
      'This is a uri "at the level at which specific schemes are not considered", but none of the productions of specific schemes derives it.',
    test: (reading) =>
      wholeText(reading, !reading.derivable && reading.accepts(reading.text, 'fragmentaddress')),
  },
  {
    id: 'prefixed-url',
    level: 'note',
    section: specific,
    sentence:
      '"The current IETF URI Working Group preference is for the prefixedurl production", which has "url:" before a url.',
    test: (reading) => (reading.accepts(reading.text, 'prefixedurl') ? urlPrefix(reading) : []),
  },
  {
    id: 'address-range',
    level: 'violation',
    section: 'URI syntax',
    sentence: 'The host is an "IP address part", and no IP address has a number above 255.',
    test: (reading) => addressesOutOfRange(reading, 'hostnumber'),
  },
  {
    id: 'partial-form',
    level: 'note',
    section: partial,
    sentence:
      'No colon precedes the first slash, so this is a partial form. If it is "passed in anything other than a well controlled context, the full form must always be used".',
    test: (reading) =>
      wholeText(reading, !reading.derivable && reading.text !== '' && !isFullForm(reading.text)),
  },
  {
    id: 'dot-segment',
    level: 'note',
    section: partial,
    sentence:
      'The path elements ".." and "." have "a significance reserved for representing a hierarchical space".',
    test: (reading) => reading.nodes('path').flatMap((path) => dotSegments(reading, path)),
  },
  {
    id: 'fragment',
    level: 'note',
    section: 'Fragment-id',
    sentence:
      '"The fragment-id follows the URL of the whole object from which it is separated by a hash sign"; only the BNF of the generic syntax has one.',
    test: fragments,
  },
  {
    id: 'void-fragment',
    level: 'tolerated',
    section: 'Fragment-id',
    sentence:
      '"A void fragment-id with or without the hash sign means that the URL refers to the whole object"; the BNF has no void fragment-id.',
    test: (reading) => fragments(reading).filter(({ start, end }) => end === start + 1),
  },
];

const schemes: readonly ProseEntry[] = [
  {
    id: 'described-scheme',
    level: 'note',
    section: 'Specific Schemes',
    sentence: 'The prose covers a scheme of this name; the BNF has no production for it.',
    test: (reading) => scheme(reading, (name) => described.has(name)),
  },
  {
    id: 'ftp-type',
    level: 'note',
    section: 'Data type',
    sentence:
      'The transfer type "is specified by a suffix to the URL", ";type=" and a type code; ftpaddress has the code without ";type=", and no rule accepts this.',
    test: (reading) => (reading.text.startsWith('ftp:') ? matches(reading, /;type=[^;]*$/g) : []),
  },
  {
    id: 'ftp-directory',
    level: 'note',
    section: 'Data type',
    sentence: 'The suffix "/" means: "Use FTP directory list commands to read directory".',
    test: (reading) => {
      const end = reading.text.length;
      return reading.uses('ftpaddress') && reading.text.endsWith('/') ? [{ start: end - 1, end }] : [];
    },
  },
  {
    id: 'gopher-slash',
    level: 'note',
    section: 'Gopher',
    sentence:
      'A slash in a gopher selector string "may not correspond to a level in a hierarchical structure".',
    test: (reading) => reading.nodes('gcommand').flatMap((command) => matchesIn(reading, command, /\//g)),
  },
  {
    id: 'mailto-percent',
    level: 'violation',
    section: 'Mailto',
    sentence:
      'The use of a percent sign in a mail address, "as used in forming a gatewayed mail address, requires conversion to %25 in a URL".',
    test: (reading) => (reading.text.startsWith('mailto:') ? barePercents(reading) : []),
  },
  {
    id: 'interactive-session',
    level: 'note',
    section: 'Telnet, rlogin, tn3270',
    sentence:
      'Nothing within an interactive service can be addressed or retrieved automatically: "a less desirable, though currently common, solution".',
    test: (reading) => reading.nodes('telnetaddress'),
  },
  {
    id: 'reserved-in-identifier',
    level: 'violation',
    section: 'URN',
    sentence:
      'In an identifier that another document defines, all "characters with reserved meanings in the URI syntax shall be escape encoded", a rule that applies "to any URI scheme".',
    test: (reading) => reading.nodes('addr-spec').flatMap((id) => matchesIn(reading, id, /[/?#=;:]+/g)),
  },
  {
    id: 'cid-context',
    level: 'note',
    section: 'Content-Id',
    sentence:
      'Content identifiers are only unique within a MIME message: the URL "is only meaningful with the context the same MIME message".',
    test: (reading) => reading.nodes('cidaddress'),
  },
  {
    id: 'nntp-local',
    level: 'discouraged',
    section: 'NNTP',
    sentence:
      'This form "should not be quoted outside this local area": where articles can be retrieved by message identifier, "the "news" scheme should be used".',
    test: (reading) => reading.nodes('nntpaddress'),
  },
  {
    id: 'nntp-server',
    level: 'note',
    section: 'NNTP',
    sentence:
      'In the prose, "The news server name, newsgroup name, and index number of an article" are given; the BNF has no server.',
    test: (reading) => reading.nodes('nntpaddress'),
  },
  {
    id: 'prospero-terminator',
    level: 'note',
    section: 'Prospero',
    sentence:
      '"%00" separates the object name from the version number; no version follows this one, and the BNF reads it as part of the name.',
    test: (reading) => nodes(reading, 'hsoname', (text) => text.includes('%00')),
  },
  {
    id: 'afs',
    level: 'note',
    section: specific,
    sentence: 'The production afsaddress is "left in as historical note, but is not a url production".',
    test: (reading) => scheme(reading, (name) => name === 'afs'),
  },
  {
    id: 'experimental-scheme',
    level: 'note',
    section: registration,
    sentence: 'A prefix that starts with "x-" is experimental: "used by mutual agreement between parties".',
    test: (reading) => scheme(reading, (name) => name.startsWith('x-')),
  },
  {
    id: 'reserved-scheme',
    level: 'note',
    section: registration,
    sentence:
      '"The scheme name "urn:" is reserved for the work in progress on a scheme for more persistent names."',
    test: (reading) => scheme(reading, (name) => name === 'urn'),
  },
  {
    id: 'unknown-scheme',
    level: 'note',
    section: registration,
    sentence:
      'The document defines no scheme of this name; an experimental one "must start with the characters \'x-\'".',
    test: (reading) =>
      scheme(
        reading,
        (name) =>
          !known.has(name) &&
          !described.has(name) &&
          !name.startsWith('x-') &&
          !['afs', 'urn', 'url'].includes(name),
      ),
  },
];

export const prose: readonly ProseEntry[] = [...characters, ...forms, ...schemes];
