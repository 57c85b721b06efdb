/**
 * Algorithms of the URL Standard on valid URL strings: percent-encoding. It resolves and normalizes by its parser, which
 * accepts other strings; a reading by that parser differs from validity.
 */

import { ifPresent, quoted, type Statement } from '../../core/reference/explain.js';
import type { Components } from '../../core/tree/components.js';
import { ladder } from '../../core/reference/normalize.js';
import type { ReadOtherwise } from '../../core/reference/escape.js';
import { noAlgorithms, type ReferenceAlgorithms } from '../../core/reference/algorithms.js';

const none = noAlgorithms(
  'whatwg-2026-07',
  '#url-writing',
  'the standard resolves them with its parser, which is not part of its grammar',
);

const hosts: Readonly<Record<string, string>> = {
  'valid-domain-string': 'a domain',
  'valid-IPv4-address-string': 'an IPv4 address',
  'valid-IPv6-address-string': 'an IPv6 address',
  'opaque-host': 'an opaque host',
};

function explainParts({ scheme, host, hostKind = '', port, path, query, fragment }: Components): Statement[] {
  const named = (name: string, part: string | undefined): string | undefined =>
    ifPresent(part, (text) => `The ${name} is ${text === '' ? 'empty' : quoted(text)}.`);
  const kind = hosts[hostKind];
  return [
    ['#url-scheme-string', named('scheme', scheme)],
    ['#relative-url-string', scheme === undefined ? 'The URL is relative to its base.' : undefined],
    [
      '#valid-host-string',
      kind === undefined
        ? named('host', host)
        : ifPresent(host, (name) => `The host is ${quoted(name)}, ${kind}.`),
    ],
    ['#url-port-string', named('port', port)],
    ['#path-absolute-url-string', named('path', path)],
    ['#url-query-string', named('query', query)],
    ['#url-fragment-string', named('fragment', fragment)],
  ];
}

/**
 * Finds a character that the parser neither keeps nor encodes: it removes white space around a URL, and tabs and line
 * breaks within it, and reads a backslash of a special URL as a slash.
 */
function readOtherwise(text: string): ReadOtherwise | undefined {
  const removed = text.search(/[\t\n\r]|^[\0- ]|[\0- ]$/);
  if (removed >= 0) {
    const problem = 'is not allowed here, and the parser removes it';
    return { offset: removed, problem, section: '#concept-basic-url-parser' };
  }
  const isSpecial = /^(?:https?|wss?|ftp|file):/i.test(text) || !/^[a-z][a-z0-9+.-]*:/i.test(text);
  const offset = /^[^?#\\]*\\/.exec(text)?.[0].length;
  return isSpecial && offset !== undefined
    ? {
        offset: offset - 1,
        problem: 'is not allowed here, and the parser reads it as "/"',
        section: '#invalid-reverse-solidus',
      }
    : undefined;
}

export const references: ReferenceAlgorithms = {
  ...none,
  normalization: ladder([], {
    comparedOtherwise: {
      section: '#url-equivalence',
      how: 'as its parser reads them, which is not part of its grammar',
    },
  }),
  explainer: {
    ...none.explainer,
    explainGeneral: ({ components }) => (components === undefined ? [] : explainParts(components)),
  },
  // "A URL can be designated as base URL", by other standards, such as HTML. Only a parser reads a relative one.
  base: {
    absoluteRule: 'absolute-URL-with-fragment-string',
    sections: {
      content: '#concept-base-url',
      retrieval: '#concept-base-url',
      default: '#concept-base-url',
    },
    fallback: 'application',
  },
  // "Percent-encoded bytes can be used to encode code points that are not URL code points or are excluded from being written."
  escape: {
    ...none.escape,
    section: '#url-units',
    charset: 'utf-8',
    charsetSection: '#utf-8-percent-encode',
    beyondAscii: true,
    readOtherwise,
    roles: {
      scheme: { rule: 'URL-scheme-string', section: '#url-scheme-string' },
      host: { rule: 'opaque-host', section: '#valid-opaque-host-string' },
      port: { rule: 'URL-port-string', section: '#url-port-string' },
      path: { rule: 'path-absolute-URL-string', section: '#path-absolute-url-string' },
      segment: { rule: 'URL-path-segment-string', section: '#url-path-segment-string' },
      query: { rule: 'URL-query-string', section: '#url-query-string' },
      fragment: { rule: 'URL-fragment-string', section: '#url-fragment-string' },
    },
  },
};
