/** What the prose of draft-fielding-uri-rfc2396bis-01 (2003) says beyond its ABNF. */

import type { Reading, Span } from '../../tree/reading.js';
import type { ProseEntry } from '../../prose/entry.js';
import {
  barePercents,
  dotSegments,
  escapes,
  matches,
  matchesIn,
  nodes,
  schemeOf,
  surplusParents,
  upperCaseScheme,
  whole,
} from '../../prose/hits.js';
import { authorityProse } from './prose-authority.js';

/** A reference without a scheme that is not one to the current document. */
function isRelative(reading: Reading): boolean {
  return reading.derivable && !reading.uses('absolute-URI') && !/^(?:$|#)/.test(reading.text);
}

/** §2.3: ALPHA / DIGIT / mark. */
function isUnreserved(octet: number): boolean {
  return /[A-Za-z0-9\-_.!~*'()]/.test(String.fromCharCode(octet));
}

/** Runs of escapes whose octets no UTF-8 text has. */
function notUtf8(reading: Reading): Span[] {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  return matches(reading, /(?:%[0-9A-Fa-f]{2})+/g).filter((run) => {
    const octets = reading.of(run).slice(1).split('%');
    try {
      utf8.decode(Uint8Array.from(octets, (hex) => Number.parseInt(hex, 16)));
      return false;
    } catch {
      return reading.derivable;
    }
  });
}

const general: readonly ProseEntry[] = [
  {
    id: 'opaque-query',
    level: 'note',
    section: '3',
    sentence:
      'An opaque-part has no components: the "?" begins a query for the regular expression of Appendix B, but not for the grammar.',
    good: 'http:/abc/def?qs',
    bad: 'http:abc/def?qs',
    test: (reading) => reading.nodes('opaque-part').flatMap((part) => matchesIn(reading, part, /\?.*/gs)),
  },
  {
    id: 'non-ascii',
    level: 'violation',
    section: '2.4',
    sentence: 'Data that is no "printable character of the US-ASCII coded character set" must be escaped.',
    good: 'http://host.dom/%C3%A9',
    bad: 'http://host.dom/\u00E9',
    test: (reading) => matches(reading, /[^\x00-\x7F]+/g),
  },
  {
    id: 'percent',
    level: 'violation',
    section: '2.4.2',
    sentence: '"%" is the escape indicator and "must be escaped as "%25" in order to be used as data".',
    good: 'http://host.dom/100%25',
    bad: 'http://host.dom/100%',
    test: barePercents,
  },
  {
    id: 'control',
    level: 'violation',
    section: '2.4.3',
    sentence: 'Control characters are excluded, as they are non-printable and likely to be misinterpreted.',
    good: 'http://host.dom/a%09b',
    bad: 'http://host.dom/a\tb',
    test: (reading) => matches(reading, /[\x00-\x1F\x7F]+/g),
  },
  {
    id: 'space',
    level: 'violation',
    section: '2.4.3',
    sentence:
      'The space is excluded, as "significant spaces may disappear and insignificant spaces may be introduced".',
    good: 'http://host.dom/a%20b',
    bad: 'http://host.dom/a b',
    test: (reading) => matches(reading, / +/g),
  },
  {
    id: 'delimiter',
    level: 'violation',
    section: '2.4.3',
    sentence:
      '"<", ">" and the double quote are excluded, as they are "the delimiters around a URI in text documents".',
    good: 'http://host.dom/%3Ca%3E',
    bad: 'http://host.dom/<a>',
    test: (reading) => matches(reading, /[<>"]+/g),
  },
  {
    id: 'crosshatch',
    level: 'violation',
    section: '2.4.3',
    sentence: '"#" delimits a URI from a fragment identifier and is excluded from both.',
    good: 'http://host.dom/#a%23',
    bad: 'http://host.dom/#a#b',
    test: (reading) => matches(reading, /#/g).slice(1),
  },
  {
    id: 'unwise',
    level: 'violation',
    section: '2.4.3',
    sentence: 'These characters are excluded, as gateways "are known to sometimes modify" them.',
    good: 'http://host.dom/%7Ba%7D',
    bad: 'http://host.dom/{a}',
    test: (reading) => matches(reading, /[{}|\\^`]+/g),
  },
  {
    id: 'bracket',
    level: 'violation',
    section: '3.2.2',
    sentence:
      'An IPv6 literal "is the only place where square-bracket characters are allowed in the hierarchical URI syntax".',
    good: 'http://[2001:db8::7]/a%5B1%5D',
    bad: 'http://host.dom/a[1]',
    test: (reading) => (reading.derivable ? [] : matches(reading, /[[\]]/g)),
  },
  {
    id: 'current-document',
    level: 'note',
    section: '4.2',
    sentence: 'No URI: "a reference to the current document", which should not result in another retrieval.',
    good: 'doc#part',
    bad: '#part',
    test: (reading) => whole(reading, reading.derivable && /^(?:$|#)/.test(reading.text)),
  },
  {
    id: 'relative',
    level: 'note',
    section: '5',
    sentence: 'A relative reference: its meaning depends on the base URI.',
    good: 'http://host.dom/doc',
    bad: '../doc',
    test: (reading, base) => whole(reading, base === undefined && isRelative(reading)),
  },
  {
    id: 'colon-first-segment',
    level: 'violation',
    section: '5',
    sentence:
      'A segment which contains a colon "cannot be used as the first segment of a relative URI path"; "./" before it makes it one.',
    good: './1st:that',
    bad: '1st:that',
    test: (reading) => {
      const end = reading.derivable ? undefined : /^[^/?#:]*:[^/?#]*/.exec(reading.text)?.[0].length;
      return end === undefined || /^[A-Za-z][A-Za-z0-9+.-]*:/.test(reading.text) ? [] : [{ start: 0, end }];
    },
  },
  {
    id: 'unsuitable-base',
    level: 'violation',
    section: '5',
    sentence:
      'The base does not fit the hier-part syntax: "a relative URI cannot be used within a document that has an unsuitable base URI".',
    good: { text: 'g', base: 'http://a/b/c' },
    bad: { text: 'g', base: 'mailto:user@host.dom' },
    test: (reading, base) =>
      whole(reading, base !== undefined && isRelative(reading) && !base.uses('hier-part')),
  },
  {
    id: 'surplus-parent',
    level: 'violation',
    section: '5.2',
    sentence:
      'The merged path still begins with "..": "the reference is considered to be in error", and keeping, removing or refusing are all allowed.',
    good: { text: '../../g', base: 'http://a/b/c/d' },
    bad: { text: '../../../g', base: 'http://a/b/c/d' },
    test: (reading, base) => {
      const basePath = base?.components?.path;
      if (basePath === undefined) return [];
      return reading
        .nodes('rel-path')
        .flatMap((path) => surplusParents(reading, path, basePath === '' ? '/' : basePath));
    },
  },
  {
    id: 'scheme-case',
    level: 'discouraged',
    section: '6.3',
    sentence:
      '"Always provide the URI scheme in lower-case characters", although programs should treat upper case as equivalent (§3.1).',
    good: 'http://host.dom/',
    bad: 'HTTP://host.dom/',
    test: upperCaseScheme,
  },
  {
    id: 'host-case',
    level: 'discouraged',
    section: '6.3',
    sentence: '"Always provide the hostname, if any, in lower-case characters."',
    good: 'http://www.example.com/',
    bad: 'http://www.EXAMPLE.com/',
    test: (reading) => nodes(reading, 'hostname', (text) => /[A-Z]/.test(text)),
  },
  {
    id: 'needless-escape',
    level: 'discouraged',
    section: '6.3',
    sentence: '"Only perform %-escaping where it is essential"; an unreserved character needs none (§2.3).',
    good: 'http://host.dom/~user',
    bad: 'http://host.dom/%7Euser',
    test: (reading) => escapes(reading, 'escaped', isUnreserved),
  },
  {
    id: 'escape-case',
    level: 'discouraged',
    section: '6.3',
    sentence: '"Always use upper-case A-through-F characters when %-escaping."',
    good: 'http://host.dom/a%2Fb',
    bad: 'http://host.dom/a%2fb',
    test: (reading) => nodes(reading, 'escaped', (text) => /[a-f]/.test(text)),
  },
  {
    id: 'utf-8',
    level: 'discouraged',
    section: '6.3',
    sentence: '"Use the UTF-8 character-to-octet mapping, whenever possible": these octets are no UTF-8.',
    good: 'http://host.dom/%C3%A9',
    bad: 'http://host.dom/%E9',
    test: notUtf8,
  },
  {
    id: 'dot-segment',
    level: 'discouraged',
    section: '6.3',
    sentence:
      '"Prevent /./ and /../ from appearing in absolute URI paths": they should not be there (§6.2.2.3).',
    good: 'http://host.dom/b',
    bad: 'http://host.dom/a/../b',
    test: (reading) =>
      reading.uses('absolute-URI')
        ? reading.nodes('abs-path').flatMap((path) => dotSegments(reading, path))
        : [],
  },
  {
    id: 'encoded-delimiter',
    level: 'discouraged',
    section: '7.2',
    sentence:
      'Escaped CR or LF, if unescaped before transmission, can "simulate an extra operation or parameter" in the protocol.',
    good: 'ftp://host.dom/a%20b',
    bad: 'ftp://host.dom/a%0D%0ADELE%20b',
    test: (reading) => escapes(reading, 'escaped', (octet) => octet === 0x0a || octet === 0x0d),
  },
  {
    id: 'same-scheme',
    level: 'tolerated',
    section: 'Appendix C.2',
    sentence:
      'The scheme of the base before what looks relative: "Its use should be avoided, but is allowed for backwards compatibility."',
    good: { text: 'g', base: 'http://a/b' },
    bad: { text: 'http:g', base: 'http://a/b' },
    test: (reading, base) => {
      const same = base !== undefined && schemeOf(base) === schemeOf(reading);
      const local = reading.uses('absolute-URI') && !/^[^:]*:\//.test(reading.text);
      return whole(reading, same && local);
    },
  },
  {
    id: 'url-prefix',
    level: 'discouraged',
    section: 'Appendix E',
    sentence: 'The prefix "URL:" of a wrapper in text "is no longer recommended"; here it reads as a scheme.',
    good: 'ftp://host.dom/',
    bad: 'URL:ftp://host.dom/',
    test: ({ text }) => (/^URL:/i.test(text) ? [{ start: 0, end: 4 }] : []),
  },
  {
    id: 'abbreviated',
    level: 'note',
    section: 'Appendix F',
    sentence:
      'It looks like an abbreviated URI, which "has the same syntax as a relative URI path" and cannot be told from one.',
    good: 'http://www.w3.org/Addressing/',
    bad: 'www.w3.org/Addressing/',
    test: (reading) => nodes(reading, 'rel-segment', (text) => /^www\.[^.]/i.test(text)),
  },
];

/** §§2 to 7 with the appendices, and what they say of authorities. */
export const prose: readonly ProseEntry[] = [...general, ...authorityProse];
