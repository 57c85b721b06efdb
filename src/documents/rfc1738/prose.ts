/** Findings of the prose of RFC 1738 beyond its BNF: characters, parts common to schemes, registration, security. */

import type { Reading, Span } from '../../core/reading/reading.js';
import { isAddrSpec } from './addr-spec.js';
import { schemeSections } from '../../core/reference/schemes/scheme-sections.js';
import type { ProseEntry } from '../../core/prose/entry.js';
import { usenet } from '../../core/prose/usenet.js';
import {
  addressesOutOfRange,
  barePercents,
  escapes,
  matches,
  matchesIn,
  nodes,
  otherPorts,
  ports,
  schemeOf,
  split,
  upperCaseScheme,
  urlPrefix,
  wholeText,
  writtenScheme,
} from '../../core/prose/matchers.js';

/** Returns §3.1's parts of a URL that only otherurl derives, if the scheme is one of these and "//" begins them. */
function otherurlParts(
  reading: Reading,
  ...schemes: string[]
): { readonly login: Span; readonly rest: Span } | undefined {
  const [part] = reading.nodes('schemepart');
  if (part === undefined || !schemes.includes(schemeOf(reading) ?? '')) return undefined;
  if (!reading.text.startsWith('//', part.start)) return undefined;
  const slash = reading.text.indexOf('/', part.start + 2);
  const end = slash < 0 ? part.end : slash;
  return {
    login: { start: part.start + 2, end },
    rest: { start: Math.min(end + 1, part.end), end: part.end },
  };
}

/** Returns the user and password of a scheme whose URLs have neither. */
function forbiddenUser(reading: Reading, scheme: string): Span[] {
  const parts = otherurlParts(reading, scheme);
  const at = parts === undefined ? -1 : reading.of(parts.login).lastIndexOf('@');
  return parts === undefined || at < 0 ? [] : [{ start: parts.login.start, end: parts.login.start + at }];
}

/** Finds characters of user and password that would end them: every "@" except the last, every ":" except the first. */
function loginReserved(reading: Reading): Span[] {
  const parts = otherurlParts(reading, 'ftp', 'telnet');
  if (parts === undefined) return [];
  const at = parts.login.start + reading.of(parts.login).lastIndexOf('@');
  const before = { start: parts.login.start, end: Math.max(at, parts.login.start) };
  const colons = matchesIn(reading, before, /:/g).slice(1);
  return [...matchesIn(reading, before, /@/g), ...colons].sort((a, b) => a.start - b.start);
}

/** Finds semicolons of an object name that begin no field. */
function looseSemicolons(reading: Reading): Span[] {
  const parts = otherurlParts(reading, 'prospero');
  if (parts === undefined) return [];
  return split(reading, parts.rest, ';')
    .slice(1)
    .filter((field) => !reading.of(field).includes('='))
    .map(({ start }) => ({ start: start - 1, end: start }));
}

/** Decodes the escapes of an address, octet by octet. */
function decodedAddress(escaped: string): string {
  return escaped.replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

const schemeProse: readonly ProseEntry[] = [
  {
    id: 'known-scheme',
    level: 'violation',
    section: '3',
    sentence:
      'A URL of a known scheme must match the rule of its scheme. Only otherurl, for new schemes, derives this one.',
    test: (reading) => reading.nodes('otherurl').filter(() => schemeSections.has(schemeOf(reading) ?? '')),
  },
  {
    id: 'login-reserved',
    level: 'violation',
    section: '3.1',
    sentence: 'Within the user and password field, any ":", "@", or "/" "must be encoded".',
    test: loginReserved,
  },
  {
    id: 'ftp-reserved',
    level: 'violation',
    section: '3.2.2',
    sentence:
      'Within a name or CWD component, the characters "/" and ";" "are reserved and must be encoded".',
    test: (reading) => {
      const parts = otherurlParts(reading, 'ftp');
      return parts === undefined ? [] : matchesIn(reading, parts.rest, /;/g);
    },
  },
  {
    id: 'ftp-type-case',
    level: 'note',
    section: '3.2.2',
    sentence: "The typecode is \"one of the characters 'a', 'i', or 'd'\"; the BNF accepts upper case too.",
    test: (reading) => nodes(reading, 'ftptype', (text) => /[A-Z]/.test(text)),
  },
  {
    id: 'ftp-null-directory',
    level: 'note',
    section: '3.2.2',
    sentence: 'An empty component is a "CWD " with a null argument, not the root directory.',
    test: (reading) =>
      reading.uses('ftpurl')
        ? reading
            .nodes('fsegment')
            .slice(0, -1)
            .filter(({ start, end }) => start === end)
        : [],
  },
  {
    id: 'http-user',
    level: 'violation',
    section: '3.3',
    sentence: 'In an http URL, "No user name or password is allowed."',
    test: (reading) => forbiddenUser(reading, 'http'),
  },
  {
    id: 'http-reserved',
    level: 'note',
    section: '3.3',
    sentence: 'Within path and searchpart, ";" is reserved: encode it if it is data.',
    test: (reading) =>
      reading.uses('httpurl')
        ? [...reading.nodes('hpath'), ...reading.nodes('search')].flatMap((part) =>
            matchesIn(reading, part, /;/g),
          )
        : [],
  },
  {
    id: 'http-search',
    level: 'violation',
    section: '3.3',
    sentence: 'Within the searchpart "/" and "?" are reserved and must be encoded.',
    test: (reading) => {
      const parts = otherurlParts(reading, 'http');
      const mark = parts === undefined ? -1 : reading.of(parts.rest).indexOf('?');
      if (parts === undefined || mark < 0) return [];
      return matchesIn(reading, { start: parts.rest.start + mark + 1, end: parts.rest.end }, /[/?]/g);
    },
  },
  {
    id: 'gopher-selector',
    level: 'violation',
    section: '3.4.1',
    sentence: 'A selector "may contain any octets except 09", 0A and 0D hexadecimal.',
    test: (reading) =>
      escapes(reading, 'escape', (octet) => octet === 0x09 || octet === 0x0a || octet === 0x0d).filter(
        ({ start, end }) =>
          reading.nodes('selector').some((selector) => selector.start <= start && end <= selector.end),
      ),
  },
  {
    id: 'mailto-address',
    level: 'violation',
    section: '3.5',
    sentence:
      'The address is "(the encoding of an) addr-spec, as specified in RFC 822": a local part, "@" and a domain.',
    test: (reading) => nodes(reading, 'encoded822addr', (text) => !isAddrSpec(decodedAddress(text))),
  },
  {
    id: 'mailto-percent',
    level: 'violation',
    section: '3.5',
    sentence: '"The percent sign ("%") is commonly used within RFC 822 addresses and must be encoded."',
    test: (reading) =>
      reading.text.startsWith('mailto:')
        ? matchesIn(reading, { start: 7, end: reading.text.length }, /%(?![0-9A-Fa-f]{2})/g)
        : [],
  },
  ...usenet('3.6', { groups: 'RFC 1036 §2.1.3', messages: 'RFC 1036 §2.1.5' }),
  {
    id: 'nntp-article',
    level: 'note',
    section: '3.7',
    sentence: 'An nntp URL has a newsgroup name and an article number; the BNF makes the number optional.',
    test: (reading) =>
      reading.nodes('nntpurl').filter(({ end }) => !reading.nodes('digits').some((n) => n.end === end)),
  },
  {
    id: 'nntp-news',
    level: 'discouraged',
    section: '3.7',
    sentence:
      'Most NNTP servers allow access only from local clients: "the news: form of URL is preferred as a way of identifying news articles".',
    test: (reading) => reading.nodes('nntpurl'),
  },
  {
    id: 'prospero-user',
    level: 'violation',
    section: '3.11',
    sentence: 'In a prospero URL, "No username or password is allowed."',
    test: (reading) => forbiddenUser(reading, 'prospero'),
  },
  {
    id: 'prospero-reserved',
    level: 'violation',
    section: '3.11',
    sentence:
      'The semicolon "is reserved and may not appear without quoting in the <hsoname>"; it begins a field with "=".',
    test: looseSemicolons,
  },
];

/** Names that IANA should reserve (§4), without syntax or use in this document. */
const proposed = new Set(['afs', 'mid', 'cid', 'nfs', 'tn3270', 'mailserver', 'z39.50']);

/** Octets that end a command or a field in the scheme's protocol (§6); empty if there is no such protocol. */
const delimiters: ReadonlyMap<string, readonly number[]> = new Map([
  ['file', []],
  ['wais', []],
  ['prospero', []],
  ['gopher', [0x09, 0x0a, 0x0d]],
  ['news', [0x09, 0x0a, 0x0d]],
  ['nntp', [0x09, 0x0a, 0x0d]],
]);
const lineEnds = [0x0a, 0x0d];

/** Finds encoded delimiters, except in the parts of a gopher URL that have their own rules. */
function encodedDelimiters(reading: Reading): Span[] {
  const octets = delimiters.get(schemeOf(reading) ?? '') ?? lineEnds;
  const exempt = [...reading.nodes('selector'), ...reading.nodes('gopher+_string')];
  return escapes(reading, 'escape', (octet) => octets.includes(octet)).filter(
    ({ start, end }) => !exempt.some((part) => part.start <= start && end <= part.end),
  );
}

/** Returns the first "#" if a URL precedes it. */
function fragments(reading: Reading): Span[] {
  const { text } = reading;
  const start = text.indexOf('#');
  return start >= 0 && reading.accepts(text.slice(0, start), 'url') ? [{ start, end: text.length }] : [];
}

const general: readonly ProseEntry[] = [
  {
    id: 'scheme-case',
    level: 'tolerated',
    whole: true,
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
    sentence: 'It has no scheme: "Relative links are not described in this document."',
    test: (reading) =>
      wholeText(reading, !reading.derivable && reading.text !== '' && writtenScheme(reading) === undefined),
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
    whole: true,
    section: '3.1',
    sentence: 'The host is a "fully qualified domain name"; a single label is not fully qualified.',
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
    sentence: 'The port is the default of the scheme and can be omitted.',
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
      'This scheme was proposed at various times, but this document "does not define their syntax or use at this time".',
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
    whole: true,
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
    whole: true,
    section: 'Appendix',
    sentence:
      '"URL:" marks a URL in running text, and "does not form part of the URL". Here it is read as a scheme.',
    test: urlPrefix,
  },
  {
    id: 'fragment',
    level: 'note',
    section: 'Appendix',
    sentence:
      'A fragment identifier follows a "#" after the URL and is not part of it; in running text it stands within the brackets.',
    test: fragments,
  },
];

/** §§2-4 and 6 with the Appendix, and §3's rules of single schemes. */
export const prose: readonly ProseEntry[] = [...general, ...schemeProse];
