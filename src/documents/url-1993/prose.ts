/** Findings of the prose of the 1993 draft beyond its BNF. Its sections have no numbers; their headings name them. */

import { voidFragmentId } from './algorithms.js';
import type { Reading, Span } from '../../core/reading/reading.js';
import type { ProseEntry } from '../../core/prose/entry.js';
import { usenet } from '../../core/prose/usenet.js';
import {
  addressesOutOfRange,
  barePercents,
  dotSegments,
  lowerCaseEscapes,
  matches,
  nodes,
  passwords,
  wholeText,
  writtenScheme,
} from '../../core/prose/matchers.js';

/** Schemes with a production of their own. */
const known = new Set(['http', 'ftp', 'afs', 'news', 'wais', 'prospero', 'telnet', 'gopher']);

/** Finds users. "Internet protocol parts": a user name and, after a colon, a password, up to the "@". */
function users(reading: Reading): Span[] {
  const inHosts = reading.nodes('host').flatMap((host) => {
    const at = reading.of(host).lastIndexOf('@');
    return at < 0 ? [] : [{ start: host.start, end: host.start + at }];
  });
  return [...reading.nodes('user'), ...inHosts];
}

/** Returns the domain name in a host, for which the BNF allows more. */
function domainName(host: string): string {
  return host.slice(host.lastIndexOf('@') + 1).replace(/:[0-9]+$/, '');
}

function isDomainName(name: string): boolean {
  const labels = name.replace(/\.$/, '').split('.');
  return labels.every((label) => /^[A-Za-z0-9-]+$/.test(label) && !/^-|-$/.test(label));
}

export const prose: readonly ProseEntry[] = [
  {
    id: 'space',
    level: 'violation',
    section: 'Choices',
    sentence: '"Spaces are not legal characters", although the rule extra has one; %20 stands for it.',
    test: (reading) => matches(reading, / +/g),
  },
  {
    id: 'void-fragment',
    level: 'tolerated',
    section: 'Fragment-id',
    sentence:
      'A void fragment-id "with or without the hash sign means that the URL refers to the whole object"; the BNF has no void fragment-id.',
    test: (reading) => {
      const { text, derivable } = reading;
      const url = voidFragmentId.read(text);
      const isVoid = !derivable && url !== text && reading.accepts(url, 'url');
      return isVoid ? [{ start: url.length, end: text.length }] : [];
    },
  },
  {
    id: 'known-scheme',
    level: 'violation',
    section: 'Scheme',
    sentence:
      'The rest of a URL has "a format depending on the scheme"; this one has a known scheme, but only generic derives it.',
    test: (reading) => reading.nodes('generic').filter(() => known.has(reading.components?.scheme ?? '')),
  },
  {
    id: 'user',
    level: 'discouraged',
    section: 'Internet protocol parts',
    sentence: 'A user name precedes the host: "Use of this field is discouraged."',
    test: users,
  },
  {
    id: 'password',
    level: 'discouraged',
    section: 'Internet protocol parts',
    sentence:
      'A password after the user name is useful only when it is public, "in which case it should not be necessary, so that is also discouraged".',
    test: (reading) => passwords(reading, users(reading)),
  },
  {
    id: 'ip-address',
    level: 'discouraged',
    section: 'Internet protocol parts',
    sentence: 'An IP address replaces a domain name "optionally and less advisably".',
    test: (reading) => reading.nodes('hostnumber'),
  },
  {
    id: 'address-range',
    level: 'violation',
    section: 'Internet protocol parts',
    sentence: 'The host is a domain name or an IP address, and no IP address has a number above 255.',
    test: (reading) => addressesOutOfRange(reading, 'hostnumber'),
  },
  {
    id: 'domain-name',
    level: 'violation',
    section: 'Internet protocol parts',
    sentence:
      'The host is an "internet domain name": labels of letters, digits and inner hyphens; the BNF accepts anything that begins with a letter.',
    test: (reading) => nodes(reading, 'host', (text) => !isDomainName(domainName(text))),
  },
  {
    id: 'ftp-host',
    level: 'note',
    section: 'FTP',
    sentence:
      'The syntax "allows for the inclusion of a user name and even a password", and of a port; the BNF of ftp has only a host, which includes them.',
    test: (reading) =>
      reading.uses('fileaddress') ? nodes(reading, 'host', (text) => /[@:]/.test(text)) : [],
  },
  {
    id: 'prospero-terminator',
    level: 'note',
    section: 'Prospero',
    sentence:
      '"%00" separates the object name, the version and each attribute, and the version may be empty; the BNF reads these as the name.',
    test: (reading) => nodes(reading, 'hsoname', (text) => text.includes('%00')),
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
    id: 'partial-form',
    level: 'note',
    section: 'Partial form',
    sentence:
      'No colon precedes the first slash, so this is a partial form. Outside "a well controlled context, the full form must always be used".',
    test: (reading) =>
      wholeText(reading, !reading.derivable && reading.text !== '' && !/^[^/#]*:/.test(reading.text)),
  },
  {
    id: 'dot-segment',
    level: 'note',
    section: 'Partial form',
    sentence:
      'The path elements ".." and "." have "a significance reserved for representing a hierarchical space".',
    test: (reading) => reading.nodes('path').flatMap((path) => dotSegments(reading, path)),
  },
  {
    id: 'percent',
    level: 'violation',
    section: 'Encoding prohibited characters',
    sentence: '"A % sign always indicates an encoded character": two hexadecimal digits must follow.',
    test: barePercents,
  },
  {
    id: 'other-character',
    level: 'violation',
    section: 'Encoding prohibited characters',
    sentence: '"Character codes other than those allowed by the syntax shall not be used in a URL."',
    test: (reading) => matches(reading, /[^A-Za-z0-9$\-_@.&!*"'():;, %+/?#]+/g),
  },
  ...usenet('News', { groups: 'RFC 850', messages: 'RFC 850' }),
  {
    id: 'hex-case',
    level: 'note',
    section: 'Encoding prohibited characters',
    sentence: 'The prose writes an encoded character with the digits "0-9, A-F"; the BNF accepts a-f too.',
    test: (reading) => lowerCaseEscapes(reading, 'escape'),
  },
  {
    id: 'experimental-scheme',
    level: 'note',
    section: 'Registration of naming schemes',
    sentence: 'A scheme that starts with "x-" is experimental: "used by mutual agreement between parties".',
    test: (reading) => nodes(reading, 'scheme', (text) => text.startsWith('x-')),
  },
  {
    id: 'reserved-scheme',
    level: 'violation',
    section: 'Registration of naming schemes',
    sentence:
      '"The scheme name "urn:" is reserved for the work in progress on a scheme for more persistent names", which are not URLs.',
    test: (reading) => {
      const scheme = writtenScheme(reading);
      return scheme !== undefined && reading.of(scheme) === 'urn' ? [scheme] : [];
    },
  },
  {
    id: 'unknown-scheme',
    level: 'note',
    section: 'Registration of naming schemes',
    sentence:
      'The document defines no scheme of this name; one used by mutual agreement only "must start with the characters \'x-\'".',
    test: (reading) =>
      nodes(reading, 'scheme', (text) => !known.has(text) && !text.startsWith('x-') && text !== 'urn'),
  },
];
