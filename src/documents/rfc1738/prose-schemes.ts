/** What RFC 1738 §3 says of single schemes beyond its BNF. */

import type { Reading, Span } from '../../tree/reading.js';
import { schemeSections } from '../../reference/schemes/scheme-sections.js';
import type { ProseEntry } from '../../prose/entry.js';
import { escapes, matchesIn, nodes, schemeOf, split } from '../../prose/hits.js';

/** §3.1's parts of a URL that only otherurl derives, where the scheme is one of these and "//" begins them. */
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

/** The user and password of a scheme whose URLs have neither. */
function forbiddenUser(reading: Reading, scheme: string): Span[] {
  const parts = otherurlParts(reading, scheme);
  const at = parts === undefined ? -1 : reading.of(parts.login).lastIndexOf('@');
  return parts === undefined || at < 0 ? [] : [{ start: parts.login.start, end: parts.login.start + at }];
}

/** Characters of user and password that would end them: every "@" but the last, every ":" but the first. */
function loginReserved(reading: Reading): Span[] {
  const parts = otherurlParts(reading, 'ftp', 'telnet');
  if (parts === undefined) return [];
  const at = parts.login.start + reading.of(parts.login).lastIndexOf('@');
  const before = { start: parts.login.start, end: Math.max(at, parts.login.start) };
  const colons = matchesIn(reading, before, /:/g).slice(1);
  return [...matchesIn(reading, before, /@/g), ...colons].sort((a, b) => a.start - b.start);
}

/** Semicolons of an object name that begin no field. */
function looseSemicolons(reading: Reading): Span[] {
  const parts = otherurlParts(reading, 'prospero');
  if (parts === undefined) return [];
  return split(reading, parts.rest, ';')
    .slice(1)
    .filter((field) => !reading.of(field).includes('='))
    .map(({ start }) => ({ start: start - 1, end: start }));
}

export const schemeProse: readonly ProseEntry[] = [
  {
    id: 'known-scheme',
    level: 'violation',
    section: '3',
    sentence:
      'A URL of a scheme that this section covers takes that form; only otherurl, meant for new schemes, derives this one.',
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
    level: 'tolerated',
    section: '3.2.2',
    sentence: "The typecode is \"one of the characters 'a', 'i', or 'd'\"; the BNF takes upper case as well.",
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
    sentence:
      'Within path and searchpart ";" is reserved: an octet of the data with that character is to be encoded.',
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
    id: 'mailto-percent',
    level: 'violation',
    section: '3.5',
    sentence: '"The percent sign ("%") is commonly used within RFC 822 addresses and must be encoded."',
    test: (reading) =>
      reading.text.startsWith('mailto:')
        ? matchesIn(reading, { start: 7, end: reading.text.length }, /%(?![0-9A-Fa-f]{2})/g)
        : [],
  },
  {
    id: 'nntp-article',
    level: 'tolerated',
    section: '3.7',
    sentence: 'An nntp URL takes a newsgroup name and an article number; the BNF lets the number be absent.',
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
